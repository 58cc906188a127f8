import { useLingui } from '@lingui/react/macro';
import { HideIcon, PrinterIcon, ShareIcon, useDisclosure } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { MemberMenu, type MemberMenuProps } from '../members/MemberMenu.tsx';
import { SaveProfileButton } from '../members/SaveProfileButton.tsx';
import { beginNextPageAtTop } from '../shared/scroll.ts';
import { useNotForMe } from './use-not-for-me.ts';

export interface ProfileMenuProps extends Pick<MemberMenuProps, 'member'> {
  /** A proposal exists between the two, in any status: the profile is found under Proposals, and is in no list. */
  hasProposal: boolean;
  /** The member may show the profile to their family. */
  isShareable: boolean;
  /** Called when the member is blocked; by default the list follows that the reader came from. */
  onBlocked?: () => void;
}

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

/** Beside another member's name: Save, and a menu with Share with family, Print, Not for me, Block and Report. */
export function ProfileMenu({ member, hasProposal, isShareable, onBlocked }: ProfileMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { back, hide } = useNotForMe(member);
  const leaveBlocked = () => {
    // Its card is gone from the list, so that the heading of the page has the focus.
    beginNextPageAtTop();
    back();
  };
  const print = { label: t`Print`, onClick: () => window.print(), icon: <PrinterIcon size={18} /> };
  const [isSharing, { open, close }] = useDisclosure();
  const { name } = member;
  const share = {
    label: t`Share with family`,
    icon: <ShareIcon size={18} />,
    // True whatever the reason is, so that it gives none away that the member alone knows.
    ...(isShareable ? { onClick: open } : { disabledReason: t`Only if ${name} allows it` }),
  };
  const notForMe = { label: t`Not for me`, onClick: hide, icon: <HideIcon size={18} /> };
  return (
    <>
      {hasProposal ? null : <SaveProfileButton member={{ id: member.id, firstName: member.name }} />}
      <MemberMenu
        member={member}
        isBlockUndoable={!hasProposal}
        // The profile does not exist any more, and neither does a page of its proposal.
        onBlocked={onBlocked ?? (hasProposal ? () => void navigate('/feed') : leaveBlocked)}
        items={[share, print, ...(hasProposal ? [] : [notForMe])]}
      />
      <Suspense>{isSharing ? <ShareDialog member={member} onClose={close} /> : null}</Suspense>
    </>
  );
}
