import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';

/** Whose form it is. The guards have asked who is signed in; this asks only when nobody has, and never again. */
export function useUserId(): string | undefined {
  const { data } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return data?.id;
}
