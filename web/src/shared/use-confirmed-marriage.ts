import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';

/** The id of the proposal whose marriage the reader has fixed and the other side has confirmed: its news is the answer. */
export function useConfirmedMarriage(): string | undefined {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { isOwnWord, answer, proposalId } = data?.marriage ?? {};
  return isOwnWord && answer === 'CONFIRMED' ? proposalId : undefined;
}
