import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';

/** The id of the proposal whose marriage one side has fixed and the other one has confirmed: its news says so to both. */
export function useConfirmedMarriage(): string | undefined {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { answer, proposalId } = data?.marriage ?? {};
  return answer === 'CONFIRMED' ? proposalId : undefined;
}
