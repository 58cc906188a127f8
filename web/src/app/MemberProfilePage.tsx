import { useLingui } from '@lingui/react/macro';
import { HideIcon, PrinterIcon } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHideMember } from '../members/use-hide-member.ts';
import { ProfilePage, type ProfileMenuProps } from '../profiles/ProfilePage.tsx';
import { SendProposalBar, type SendProposalBarProps } from '../proposals/SendProposalBar.tsx';
import { SaveProfileButton } from '../members/SaveProfileButton.tsx';
import { refreshMembers } from '../members/refresh-members.ts';
import { MemberMenu } from '../members/MemberMenu.tsx';

/** The profile of another member, with the Send Proposal bar, and a menu with Print, Not for me, Block and Report. */
export function MemberProfilePage() {
  return <ProfilePage proposalBar={barFor} menu={menuFor} />;
}

function barFor(member: SendProposalBarProps['member']) {
  return <SendProposalBar member={member} />;
}

function menuFor(props: ProfileMenuProps) {
  const { member, hasProposal } = props;
  return (
    <>
      {/* With a proposal between the two, the profile is found under Proposals. */}
      {hasProposal ? null : <SaveProfileButton member={{ id: member.id, firstName: member.name }} />}
      <ProfileMenu {...props} />
    </>
  );
}

function ProfileMenu({ member, hasProposal }: ProfileMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key } = useLocation();
  const client = useQueryClient();
  /** Whoever blocks a member leaves the profile, which is not there any more. */
  const leave = () => {
    void navigate('/feed');
    void refreshMembers(client);
  };
  const hide = useHideMember(member, () => {
    // Back to the list that the reader came from, if any.
    void (key === 'default' ? navigate('/feed') : navigate(-1));
    void refreshMembers(client);
  });
  const print = { label: t`Print`, onClick: () => window.print(), icon: <PrinterIcon size={18} /> };
  const notForMe = { label: t`Not for me`, onClick: hide, icon: <HideIcon size={18} /> };
  // With a proposal between the two, the member is in neither list anyway.
  return <MemberMenu member={member} onBlocked={leave} items={hasProposal ? [print] : [print, notForMe]} />;
}
