import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { personOf, type Person } from './person.ts';

/**
 * The own profile's id, for its seal, and whom it is about, for sentences that speak to a mother of her son. A moderator without a
 * profile and a suspended member have none to ask for.
 */
export function useOwnPerson(): { profileId?: string | undefined; person: Person } {
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { data } = useGetCurrentUserProfile({
    query: { enabled: user?.isProfileComplete === true && !user.suspension },
  });
  return { profileId: data?.profile.id, person: personOf(data?.profile.createdBy, data?.profile.gender) };
}
