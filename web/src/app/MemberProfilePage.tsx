import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { SendProposalBar, type SendProposalBarProps } from '../proposals/SendProposalBar.tsx';
import { refreshMembers } from '../shared/refresh-members.ts';
import { MemberMenu } from './MemberMenu.tsx';

/** The profile of another member, with the Send Proposal bar, and Block and Report. */
export function MemberProfilePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ProfilePage
      proposalBar={barFor}
      menu={(member) => (
        <MemberMenu
          member={member}
          onBlocked={() => {
            void navigate('/feed');
            void refreshMembers(client);
          }}
        />
      )}
    />
  );
}

function barFor(member: SendProposalBarProps['member']) {
  return <SendProposalBar member={member} />;
}
