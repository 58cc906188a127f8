import type { OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';

/** The own marriage while only the other side says that it is fixed, and the member is asked. */
export function useAskedMarriage(): OwnMarriage | undefined {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data?.marriage?.answerBy ? data.marriage : undefined;
}
