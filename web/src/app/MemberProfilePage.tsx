import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { SendProposalBar, type SendProposalBarProps } from '../proposals/SendProposalBar.tsx';

/** Another member's profile, with the proposal's bar at its foot. */
export function MemberProfilePage() {
  return <ProfilePage proposalBar={barFor} />;
}

function barFor(member: SendProposalBarProps['member']) {
  return <SendProposalBar member={member} />;
}
