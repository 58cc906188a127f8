import { locks } from 'node:worker_threads';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSessionCookie } from '../auth/session-cookie.ts';
import { onlyProposals } from '../testing/prepare-state.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const path = '/api/v1/notifications?';

/** What the browser draws of the page: every row that is watched is in the window. */
class WholeWindow {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    if (areRowsShown)
      this.#report(
        [{ isIntersecting: true, target } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  unobserve() {}
  disconnect() {}
}
let areRowsShown = true;
let requests: { etag: string | null }[] = [];

beforeEach(() => {
  areRowsShown = true;
  requests = [];
  vi.stubGlobal('IntersectionObserver', WholeWindow);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (typeof input === 'string' && input.startsWith(path))
      requests.push({ etag: new Headers(init?.headers).get('if-none-match') });
    return fetch(input, init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onlineManager.setOnline(true);
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(document, 'visibilityState');
});

/** A member with whom the signed-in one may have a proposal. */
function somebody() {
  const me = members.find(({ userId }) => userId === app.mockBackend.signedInUserId())!;
  return members.find(({ profile, isPhoneVerified }) => profile.gender !== me.profile.gender && isPhoneVerified)!;
}

let serial = 0;
/** Something that happened to the signed-in member. */
function happened(kind: NotificationKind, { subject = `subject ${serial}`, hoursAgo = 1, isSeen = false } = {}) {
  const createdAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  app.mockBackend.state.notifications.push({
    id: `0199a1b2-c3d4-7e5f-8a6b-${String((serial += 1)).padStart(12, '0')}`,
    user: app.mockBackend.signedInUserId()!,
    kind,
    subject,
    createdAt,
    seenAt: isSeen ? createdAt : null,
  });
}

const unseen = () => app.mockBackend.state.notifications.filter(({ seenAt }) => seenAt === null).length;
const bell = (name: string) => screen.findByRole('link', { name });
const show = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

describe('the bell', () => {
  it('says how much is unread, on every page of a signed-in user, and leads to the news', async () => {
    app.signIn('verified');
    happened('MODERATOR_MESSAGE');
    happened('MODERATOR_MESSAGE');
    happened('MODERATOR_MESSAGE', { isSeen: true });
    const { path: at } = app.open('/community', 'verified');
    await userEvent.click(await bell('News, 2 unread'));
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeInTheDocument();
    expect(at()).toBe('/news');
  });

  it.each(['incomplete', 'unverified', 'suspended'] as const)('is there for an %s account', async (stage) => {
    app.open('/news', stage);
    expect(await bell('News')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('There is nothing new.')).toBeInTheDocument();
  });

  it('is not there for visitors, who ask for nothing', async () => {
    app.open('/privacy-policy');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'News' })).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('the page', () => {
  it('has the news by day, each with its sentence and the page where it leads', async () => {
    app.signIn('verified');
    const other = somebody();
    onlyProposals(app.mockBackend, 'received', [[other, 'PENDING']]);
    happened('MODERATOR_MESSAGE', { hoursAgo: 24 * 20, isSeen: true });
    happened('MODERATOR_MESSAGE', { hoursAgo: 24 * 3, isSeen: true });
    happened('PROPOSAL_RECEIVED', { subject: app.mockBackend.state.proposals[0]!.id, hoursAgo: 0 });
    app.open('/news', 'verified');
    const today = within(await screen.findByRole('region', { name: 'Today' })).getByRole('link');
    expect(today).toHaveTextContent(/^.+ has sent you a proposal\.just now \(unread\)$/u);
    expect(today).toHaveAttribute('href', `/profile/${other.profileId}`);
    const week = within(screen.getByRole('region', { name: 'This week' })).getByRole('link');
    expect(week).toHaveTextContent(/^The moderators have written to you\.3 days ago$/u);
    expect(week).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('region', { name: 'Earlier' })).toBeInTheDocument();
  });

  it('leaves the tab without its dot for what was read there', async () => {
    app.signIn('verified');
    onlyProposals(app.mockBackend, 'received', [[somebody(), 'PENDING']]);
    const [proposal] = app.mockBackend.state.proposals;
    Object.assign(proposal!, { unseenBy: 'RECEIVER' });
    happened('PROPOSAL_RECEIVED', { subject: proposal!.id });
    areRowsShown = false;
    const { unmount } = app.open('/news', 'verified');
    expect(await screen.findByText(/has sent you a proposal/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Proposals (new)' })).toBeInTheDocument();
    unmount();
    areRowsShown = true;
    app.open('/news', 'verified');
    expect(await screen.findByRole('link', { name: 'Proposals (waiting for you)' })).toBeInTheDocument();
  });

  it.each(['SENDER', 'RECEIVER'])(
    'says of a confirmed marriage to both that both sides say so, fixed by the %s',
    async (by) => {
      app.signIn('verified');
      const other = somebody();
      onlyProposals(app.mockBackend, 'sent', [[other, 'MARRIAGE_FIXED']]);
      const [proposal] = app.mockBackend.state.proposals;
      Object.assign(proposal!, { marriageFixedBy: by, marriageAnswer: 'CONFIRMED' });
      happened('MARRIAGE_FIXED', { subject: proposal!.id });
      app.open('/news', 'verified');
      expect(await screen.findByText(/^Both sides say that your marriage with/)).toHaveTextContent(/is fixed\.$/);
    },
  );

  it('marks as seen what was in the window, and shows it as unread until the member leaves', async () => {
    app.signIn('verified');
    happened('MODERATOR_MESSAGE');
    const { go } = app.open('/news', 'verified');
    await waitFor(() => expect(unseen()).toBe(0));
    expect(await bell('News')).toBeInTheDocument();
    expect(screen.getByText('(unread)')).toBeInTheDocument();
    await go('/community');
    await screen.findByRole('heading', { level: 1, name: 'Nikah Insights' });
    await go('/news');
    await screen.findByText('The moderators have written to you.');
    expect(screen.queryByText('(unread)')).not.toBeInTheDocument();
  });

  it('marks nothing as seen that was not in the window, until all is marked as read, also on further pages', async () => {
    areRowsShown = false;
    app.signIn('verified');
    for (const _ of Array.from({ length: 60 })) happened('MODERATOR_MESSAGE');
    app.open('/news', 'verified');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unseen()).toBe(0));
    expect(await bell('News')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('(unread)')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(screen.getByText('All is read.')).toHaveFocus();
  });

  it('says why not all could be marked as read', async () => {
    areRowsShown = false;
    app.signIn('verified');
    happened('MODERATOR_MESSAGE');
    app.mockBackend.fail('markNotificationsSeen', { code: 'unavailable' });
    app.open('/news', 'verified');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    expect(await bell('News, 1 unread')).toBeInTheDocument();
  });

  it('has what came since the bell last asked', async () => {
    app.signIn('verified');
    app.open('/community', 'verified');
    await userEvent.click(await bell('News'));
    await screen.findByText('There is nothing new.');
    await userEvent.click(screen.getByRole('link', { name: 'Community' }));
    await screen.findByRole('heading', { level: 1, name: 'Nikah Insights' });
    happened('MODERATOR_MESSAGE');
    await userEvent.click(await bell('News'));
    expect(await screen.findByText('The moderators have written to you.')).toBeInTheDocument();
  });

  it('loads more by a button', async () => {
    app.signIn('verified');
    for (const _ of Array.from({ length: 60 })) happened('MODERATOR_MESSAGE', { isSeen: true });
    app.open('/news', 'verified');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('that can not be loaded says why, and tries again', async () => {
    const recover = app.mockBackend.fail('listNotifications', { code: 'unavailable' });
    app.open('/news', 'verified');
    expect(await screen.findByText(problems.unavailable.detail)).toBeInTheDocument();
    recover();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is nothing new.')).toBeInTheDocument();
  });
});

describe('an open page', () => {
  /** Opens it and lets a clock run that the test moves. */
  async function open() {
    const view = app.open('/community', 'verified');
    await bell('News');
    await waitFor(() => expect(view.client.isFetching()).toBe(0));
    requests = [];
    return view;
  }
  const useClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });
  const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

  it('has news within a minute, by one request with the ETag', async () => {
    useClock();
    await open();
    await minute();
    expect(requests).toEqual([{ etag: expect.stringMatching(/^W\//u) }]);
    happened('MODERATOR_MESSAGE');
    await minute();
    expect(await bell('News, 1 unread')).toBeInTheDocument();
    // Its title is its name; beside a label it would be a description as well.
    expect(await bell('News, 1 unread')).not.toHaveAttribute('aria-label');
    expect(requests).toHaveLength(2);
    const said = screen.getByText('1 new item in News');
    expect(said).toHaveRole('status');
    happened('MODERATOR_MESSAGE');
    await minute();
    expect(said).toHaveTextContent('2 new items in News');
  });

  it.each([
    ['profile', ({ profileId }: { profileId: string }) => `/profile/${profileId}`],
    ['card of the proposal', () => '/proposals?tab=sent'],
  ])('shows the status that news tell of on the %s, which leads on from there', async (_on, pathOf) => {
    app.signIn('verified');
    const other = somebody();
    onlyProposals(app.mockBackend, 'sent', [[other, 'PENDING']]);
    const [proposal] = app.mockBackend.state.proposals;
    useClock();
    app.open(pathOf(other), 'verified');
    expect(await screen.findByText('Pending')).toBeVisible();
    await bell('News');
    proposal!.status = 'ACCEPTED';
    happened('PROPOSAL_ACCEPTED', { subject: proposal!.id, hoursAgo: 0 });
    await minute();
    expect((await screen.findAllByText('Accepted'))[0]).toBeVisible();
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
  });

  it('asks for nothing while it is hidden, and at once on return', async () => {
    useClock();
    await open();
    show('hidden');
    happened('MODERATOR_MESSAGE');
    await minute();
    await minute();
    expect(requests).toEqual([]);
    show('visible');
    expect(await bell('News, 1 unread')).toBeInTheDocument();
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('asks for nothing once another tab has signed out', async () => {
    useClock();
    await open();
    forgetSessionCookie();
    show('hidden');
    show('visible');
    await settle();
    await minute();
    expect(requests).toEqual([]);
  });

  it('asks for nothing while there is no connection', async () => {
    useClock();
    await open();
    act(() => onlineManager.setOnline(false));
    await minute();
    await minute();
    expect(requests).toEqual([]);
    happened('MODERATOR_MESSAGE');
    act(() => onlineManager.setOnline(true));
    expect(await bell('News, 1 unread')).toBeInTheDocument();
  });

  it('asks for nothing while another tab asks, and has what that tab loads', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    useClock();
    let release = () => {};
    const otherTab = new Promise<void>((resolve) => (release = resolve));
    void locks.request('mithaq-notifications', () => otherTab);
    const { client } = await open();
    await minute();
    await minute();
    expect(requests).toEqual([]);

    happened('MODERATOR_MESSAGE');
    const channel = new BroadcastChannel('mithaq-notifications');
    const [{ id, kind, createdAt, seenAt }] = app.mockBackend.state.notifications.slice(-1) as [
      (typeof app.mockBackend.state.notifications)[number],
    ];
    const page = { data: [{ id, kind, createdAt, seenAt }], hasNextPage: false, currentPage: 0, etag: 'W/"other tab"' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    const send = (userId: string) => channel.postMessage({ userId, page });
    send('another account');
    await settle();
    expect(screen.queryByRole('link', { name: 'News, 1 unread' })).not.toBeInTheDocument();
    send(app.mockBackend.signedInUserId()!);
    expect(await bell('News, 1 unread')).toBeInTheDocument();
    expect(requests).toEqual([]);

    // The other tab is closed.
    release();
    await waitFor(() => expect(requests).toHaveLength(1));
    await minute();
    expect(requests).toHaveLength(2);
    channel.close();
    client.clear();
  });

  it('sends what it loads to the other tabs, once', async () => {
    useClock();
    await open();
    const sent: unknown[] = [];
    const channel = new BroadcastChannel('mithaq-notifications');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => sent.push(data));
    happened('MODERATOR_MESSAGE');
    await minute();
    await minute();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { userId: app.mockBackend.signedInUserId(), page: { data: [{ kind: 'MODERATOR_MESSAGE' }] } },
    ]);
    channel.close();
  });
});
