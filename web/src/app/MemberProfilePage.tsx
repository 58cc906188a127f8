import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { SendProposalBar, type SendProposalBarProps } from '../proposals/SendProposalBar.tsx';
import { refreshMembers } from '../shared/refresh-members.ts';
import { MemberMenu, type MemberMenuProps } from './MemberMenu.tsx';

/** The profile of another member, with the Send Proposal bar, and Block and Report. */
export function MemberProfilePage() {
  return <ProfilePage proposalBar={barFor} menu={menuFor} />;
}

function barFor(member: SendProposalBarProps['member']) {
  return <SendProposalBar member={member} />;
}

function menuFor(member: MemberMenuProps['member']) {
  return <ProfileMenu member={member} />;
}

/** Whoever blocks a member leaves the profile, which is not there any more. */
function ProfileMenu({ member }: Pick<MemberMenuProps, 'member'>) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = () => {
    void navigate('/feed');
    void refreshMembers(client);
  };
  return <MemberMenu member={member} onBlocked={leave} />;
}
