import type { ProposalNews, User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useMarkProposalsSeen } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { useQueryClient } from '@tanstack/react-query';

/** What was shown: a later status stays new. */
type Seen = Pick<ProposalNews, 'proposalId' | 'status'>;

export const isSameNews = (one: Seen) => (other: Seen) =>
  one.proposalId === other.proposalId && one.status === other.status;

/** Returns a function that marks news of proposals as seen, so that the tab does not announce them any more. */
export function useProposalsSeen(): (seen: readonly Seen[]) => void {
  const client = useQueryClient();
  const { mutate } = useMarkProposalsSeen({
    mutation: {
      onSuccess: (_, { data: { proposals } }) =>
        client.setQueryData<User>(getGetCurrentUserQueryKey(), (user) => user && without(user, proposals)),
    },
  });
  return (seen) => mutate({ data: { proposals: seen.map(({ proposalId, status }) => ({ proposalId, status })) } });
}

/** The account without the news that was seen; without any, the member is absent. */
function without({ proposalNews = [], ...user }: User, seen: Seen[]): User {
  const left = proposalNews.filter((each) => !seen.some(isSameNews(each)));
  return { ...user, ...(left.length > 0 && { proposalNews: left }) };
}
