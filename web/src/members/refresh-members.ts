import {
  getGetFeedInfiniteQueryKey,
  getGetForYouInfiniteQueryKey,
} from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import { getListNotificationsQueryKey } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { getGetProfileQueryKey } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import {
  getListSavedProfileIdsQueryKey,
  getListSavedProfilesQueryKey,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isFocusLost } from '../shared/use-focus-result.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Reloads the lists of members, of proposals and of news, and the account, after a member was blocked or a proposal was changed; then also the other party's profile. */
export async function refreshMembers(client: QueryClient, profileId?: string): Promise<void> {
  const old = [
    getListProposalsInfiniteQueryKey('SENT'),
    getListProposalsInfiniteQueryKey('RECEIVED'),
    getGetFeedInfiniteQueryKey(),
    getGetForYouInfiniteQueryKey(),
    getListSavedProfilesQueryKey(),
    getListSavedProfileIdsQueryKey(),
    // What was answered is news no more, also for the bell.
    getListNotificationsQueryKey(),
    // Nor does it wait for the answer.
    getGetCurrentUserQueryKey(),
    ...(profileId ? [getGetProfileQueryKey(profileId)] : []),
  ];
  await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Takes a member out of the Feed and For You as they are shown, until they are loaded again. */
export function removeFromLists(client: QueryClient, profileId: string): void {
  for (const queryKey of [getGetFeedInfiniteQueryKey(), getGetForYouInfiniteQueryKey()])
    client.setQueriesData<InfiniteData<ProfilePage>>(
      { queryKey },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== profileId) })),
        },
    );
}

/** Puts the focus on the card of a member who is back in a list, once it is drawn again, if the focus was lost with the notice. */
export function focusCard(profileId: string): void {
  setTimeout(() => {
    if (isFocusLost()) document.querySelector<HTMLElement>(`main a[href="/profile/${CSS.escape(profileId)}"]`)?.focus();
  });
}
