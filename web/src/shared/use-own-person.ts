import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { personOf, type Person } from './person.ts';

/** The own profile's id, for its seal, and whom it is about, for sentences that speak to a mother of her son. */
export function useOwnPerson(): { profileId?: string | undefined; person: Person } {
  const { data } = useGetCurrentUserProfile();
  return { profileId: data?.profile.id, person: personOf(data?.profile.createdBy, data?.profile.gender) };
}
