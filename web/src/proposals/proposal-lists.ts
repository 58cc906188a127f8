import { getGetProfileQueryKey } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshMembers } from '../members/refresh-members.ts';

/** After a proposal was sent or changed: reloads both lists of proposals, both lists of members and the other's profile. */
export async function refreshAround(client: QueryClient, otherProfileId: string): Promise<void> {
  await Promise.all([
    refreshMembers(client),
    client.invalidateQueries({ queryKey: getGetProfileQueryKey(otherProfileId) }),
  ]);
}
