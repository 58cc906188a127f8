import type { Party } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ProposalsPage } from '../proposals/ProposalsPage.tsx';
import { refreshMembers } from '../members/refresh-members.ts';
import { MemberMenu } from '../members/MemberMenu.tsx';

/** The proposals, with Block and Report on each. */
export function ProposalsRoutePage() {
  return <ProposalsPage menu={menuFor} />;
}

function menuFor(member: Party) {
  return <ProposalMenu member={member} />;
}

function ProposalMenu({ member: { id, fullName } }: { member: Party }) {
  const client = useQueryClient();
  return <MemberMenu member={{ id, name: fullName }} onBlocked={() => void refreshMembers(client)} />;
}
