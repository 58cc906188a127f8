import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { SendProposalBar, type SendProposalBarProps } from '../proposals/SendProposalBar.tsx';

/** The profile of another member, with the Send Proposal bar. */
export function MemberProfilePage() {
  return <ProfilePage proposalBar={barFor} />;
}

function barFor(member: SendProposalBarProps['member']) {
  return <SendProposalBar member={member} />;
}
