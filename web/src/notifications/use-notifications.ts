import type { Notification, NotificationPage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getListNotificationsQueryKey,
  getListNotificationsUrl,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { getGetProfileQueryKey } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getListProposalsInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/proposals/proposals.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { httpWithHeaders, type ApiError } from '@mithaq/openapi/http.ts';
import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { hasSessionCookie } from '../auth/session-cookie.ts';
import { useAskingTab } from './use-asking-tab.ts';

/** An open page shows news within a minute. */
const pollMs = 50_000;

/** The most of one request, and half of all that an account has. */
export const pageSize = 50;

/** A page with what the next request for it sends. */
interface LoadedPage extends NotificationPage {
  etag: string | null;
  cursor: string | undefined;
}

type Loaded = InfiniteData<LoadedPage, string | undefined>;

export const notificationsKey = [...getListNotificationsQueryKey(), 'pages'];

interface NotificationsOptions {
  pollsEvery?: number | false;
  /** Asks when the component appears, whatever is known. */
  isFresh?: boolean;
}

/** The notifications of the account, the newest first. Every component shares them. */
export function useNotifications({ pollsEvery = false, isFresh = false }: NotificationsOptions = {}) {
  return useInfiniteQuery<LoadedPage, ApiError, Loaded, typeof notificationsKey, string | undefined>({
    queryKey: notificationsKey,
    queryFn: loadPage,
    initialPageParam: undefined,
    // When another tab signs out, this one may be asked to ask before it has left the page.
    enabled: hasSessionCookie,
    getNextPageParam: (last) => last.nextCursor,
    // No request without a connection; it follows when there is one.
    networkMode: 'online',
    refetchInterval: pollsEvery,
    refetchOnMount: isFresh ? 'always' : true,
    refetchOnWindowFocus: 'always',
  });
}

/** Keeps the notifications up to date, in one request a minute for all tabs of the browser. Used once, by the bell. */
export function useLiveNotifications(userId: string) {
  const client = useQueryClient();
  // A request that the return to the tab has started is enough.
  const refresh = useCallback(
    () => void client.refetchQueries({ queryKey: notificationsKey }, { cancelRefetch: false }),
    [client],
  );
  const isAsking = useAskingTab(refresh);
  useEffect(() => shareWithTabs(client, userId), [client, userId]);
  return useNotifications({ pollsEvery: isAsking && pollMs });
}

/** Loads a page. A 304 says that the one in the cache is the latest. */
async function loadPage({
  client,
  pageParam: cursor,
  signal,
}: QueryFunctionContext<typeof notificationsKey, string | undefined>): Promise<LoadedPage> {
  const known = client.getQueryData<Loaded>(notificationsKey)?.pages.find((page) => page.cursor === cursor);
  const headers = known?.etag ? { 'if-none-match': known.etag } : undefined;
  const response = await httpWithHeaders<{ data?: NotificationPage; headers: Headers }>(
    getListNotificationsUrl({ limit: pageSize, ...(cursor && { cursor }) }),
    { signal, headers },
  );
  if (known && !response.data) return known;
  return { ...response.data!, etag: response.headers.get('etag'), cursor }; // only a known page is answered with 304
}

interface TabMessage {
  /** Tabs may be open for different accounts. */
  userId: string;
  page: LoadedPage;
}

/** Sends what this tab loads to the other tabs, and takes what they send. Returns a function that ends it. */
function shareWithTabs(client: QueryClient, userId: string): () => void {
  const channel = new BroadcastChannel('mithaq-notifications');
  const first = () => client.getQueryData<Loaded>(notificationsKey)?.pages[0];
  let latest = first();

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.userId === userId && data.page.etag !== first()?.etag)
      client.setQueryData<Loaded>(notificationsKey, { pages: [data.page], pageParams: [undefined] });
  });

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[1] !== notificationsKey[1]) return;
    const [before, page] = [latest, first()];
    if (!page || page.etag === before?.etag) return;
    latest = page;
    // What comes from another tab is set by hand.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only, and takes no target
    if (!event.action.manual) channel.postMessage({ userId, page } satisfies TabMessage);
    // The account has the dot of the Proposals.
    if (before && page.data[0]?.id !== before.data[0]?.id)
      void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
    if (before) refreshNewsOf(client, before.data, page.data);
  });

  return () => {
    stop();
    channel.close();
  };
}

/** Reloads the proposals and the profiles that news came about or are news no more: an open one shows the status as it was. */
function refreshNewsOf(client: QueryClient, before: readonly Notification[], now: readonly Notification[]): void {
  const ids = (all: readonly Notification[]) => new Set(all.map(({ id }) => id));
  const [old, latest] = [ids(before), ids(now)];
  const changed = [...now.filter(({ id }) => !old.has(id)), ...before.filter(({ id }) => !latest.has(id))];
  if (changed.length > 0)
    for (const type of ['SENT', 'RECEIVED'] as const)
      void client.invalidateQueries({ queryKey: getListProposalsInfiniteQueryKey(type) });
  for (const { profileId } of changed)
    if (profileId) void client.invalidateQueries({ queryKey: getGetProfileQueryKey(profileId) });
}
