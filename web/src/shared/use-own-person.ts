import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useGetCurrentUser } from '@mithaq/openapi/generated/hooks/users/users.ts';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { personOf, type Person } from './person.ts';

/**
 * The own profile's id, for its seal, its gender, and whom it is about, for sentences that speak to a mother of her son. A moderator without a
 * profile and a suspended member have none to ask for.
 */
export function useOwnPerson(): { profileId?: string | undefined; gender?: Gender | undefined; person: Person } {
  const { data: user } = useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const { data } = useGetCurrentUserProfile({
    query: { enabled: user?.isProfileComplete === true && !user.suspension },
  });
  const { id, gender, createdBy } = data?.profile ?? {};
  return { profileId: id, gender, person: personOf(createdBy, gender) };
}
