import { describe, expect, it, test } from 'vitest';
import { ProposalStatus, type NotificationKind } from '../generated/hooks/model/index.ts';
import { hasClientPage } from './client-paths.ts';
import { notificationOfStatus } from './proposal.ts';
import { isSent, notificationRules, toNotificationPage, type NotificationFacts } from './notifications.ts';

const kinds = Object.keys(notificationRules) as NotificationKind[]; // the keys of a record of kinds
const ofProposals = kinds.filter((kind) => notificationRules[kind].words.includes('{firstName}'));
const statusOf: Partial<Record<NotificationKind, ProposalStatus>> = {
  ...Object.fromEntries(Object.values(ProposalStatus).map((status) => [notificationOfStatus(status), status])),
  MARRIAGE_DENIED: 'NOT_COMPATIBLE',
  PROPOSAL_WAITING: 'PENDING',
};

const account = {
  isModerator: true,
  isSuspended: false,
  isActive: true,
  isPaused: false,
  isVerified: true,
  isMarriageFixed: false,
  weeklyForYou: true,
};

/** The facts by which a notification of this kind is true. */
const factsOf = (kind: NotificationKind): NotificationFacts => {
  const { to } = notificationRules[kind];
  const status = statusOf[kind];
  return {
    account: { ...account, isVerified: kind !== 'NUMBER_TAKEN', isSuspended: kind === 'SUSPENDED' },
    proposal: status ? { status, role: to === 'SENDER' ? to : 'RECEIVER', isOtherUnavailable: false } : null,
    case: { isOpen: true, isOwn: false, outcome: 'RELEASED' },
    isTextWaiting: true,
  };
};
const isCurrent = (kind: NotificationKind, change: (facts: NotificationFacts) => NotificationFacts = (same) => same) =>
  notificationRules[kind].isCurrent(change(factsOf(kind)));

describe.each(kinds)('%s', (kind) => {
  it('leads to a page, and names nobody but by the first name', () => {
    const { path, words } = notificationRules[kind];
    for (const about of [{}, { profileId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2e' }]) {
      const page = path(about);
      expect(page === '/moderation' || hasClientPage(page)).toBe(true);
    }
    expect(words.replace('{firstName}', '')).not.toMatch(/[{}]/u);
  });

  it('is true while its facts hold', () => {
    expect(isCurrent(kind)).toBe(true);
  });
});

describe.each(ofProposals)('%s is not true any more', (kind) => {
  it.each<[string, (facts: NotificationFacts) => NotificationFacts]>([
    ['without the other side', (facts) => ({ ...facts, proposal: null })],
    ['while the account can not use proposals', (facts) => ({ ...facts, account: { ...account, isActive: false } })],
    [
      'in another status',
      (facts) => ({
        ...facts,
        proposal: { ...facts.proposal!, status: facts.proposal!.status === 'PENDING' ? 'ACCEPTED' : 'PENDING' },
      }),
    ],
  ])('%s', (_, change) => {
    expect(isCurrent(kind, change)).toBe(false);
  });
});

test.each(['PROPOSAL_RECEIVED', 'PROPOSAL_WAITING', 'PROPOSAL_ACCEPTED'] as const)(
  '%s needs both sides to be free',
  (kind) => {
    expect(isCurrent(kind, (facts) => ({ ...facts, proposal: { ...facts.proposal!, isOtherUnavailable: true } }))).toBe(
      false,
    );
    expect(isCurrent(kind, (facts) => ({ ...facts, account: { ...account, isMarriageFixed: true } }))).toBe(false);
  },
);

test.each<[NotificationKind, Partial<NotificationFacts['account']>]>([
  ['TEXT_HELD', { isSuspended: true }],
  ['TEXT_RELEASED', { isSuspended: true }],
  ['NUMBER_TAKEN', { isVerified: true }],
  ['SUSPENDED', { isSuspended: false }],
  ['SUSPENSION_LIFTED', { isSuspended: true }],
  ['FOR_YOU_NEW', { weeklyForYou: false }],
  ['FOR_YOU_NEW', { isMarriageFixed: true }],
  ['FOR_YOU_NEW', { isPaused: true }],
  ['CASE_OPENED', { isModerator: false }],
])('%s is not true for an account with %o', (kind, change) => {
  expect(isCurrent(kind, (facts) => ({ ...facts, account: { ...facts.account, ...change } }))).toBe(false);
});

test('while the profile is paused, what happens with others is in the list, and only a marriage is sent', () => {
  const paused = (facts: NotificationFacts) => ({ ...facts, account: { ...facts.account, isPaused: true } });
  expect(ofProposals.filter((kind) => !isCurrent(kind, paused))).toEqual([]);
  expect(ofProposals.filter((kind) => isSent(kind, paused(factsOf(kind))))).toEqual(['MARRIAGE_FIXED']);
  expect(isSent('TEXT_RELEASED', paused(factsOf('TEXT_RELEASED')))).toBe(true);
});

test.each([{ isOpen: false }, { isOwn: true }])('CASE_OPENED is not true for a case with %o', (change) => {
  expect(isCurrent('CASE_OPENED', (facts) => ({ ...facts, case: { ...facts.case!, ...change } }))).toBe(false);
});

test('TEXT_HELD is not true any more once a moderator has read the text', () => {
  expect(isCurrent('TEXT_HELD', (facts) => ({ ...facts, isTextWaiting: false }))).toBe(false);
});

describe('toNotificationPage', () => {
  const found = [1, 2, 3, 4, 5].map((day) => ({
    id: `0199a1b2-c3d4-7e5f-8a6b-00000000000${day}`,
    kind: day === 3 ? ('NUMBER_TAKEN' as const) : ('MODERATOR_MESSAGE' as const),
    createdAt: `2026-11-0${day}T08:00:00.000Z`,
    seenAt: null,
    facts: { account, proposal: null, case: null, isTextWaiting: false },
  }));
  const days = (cursor?: string, stored = found) => {
    const { data, ...page } = toNotificationPage(stored, { page: 0, limit: 2, ...(cursor && { cursor }) });
    return [data.map(({ id }) => Number(id.at(-1))), page.nextCursor] as const;
  };

  it('has what is true, the newest first, on pages that follow each other', () => {
    const [first, cursor] = days();
    expect(first).toEqual([5, 4]);
    expect(days(cursor)).toEqual([[2, 1], undefined]);
  });

  it('goes on after a notification that is not true any more', () => {
    expect(days(found[2]!.id)).toEqual([[2, 1], undefined]);
  });

  it('goes on after one that is stored no more', () => {
    const stored = found.filter((_one, i) => i !== 3);
    expect(days(found[3]!.id.toUpperCase(), stored)).toEqual([[2, 1], undefined]);
  });

  it('is empty after an id from before all', () => {
    expect(days('0199a1b2-c3d4-7e5f-8a6b-000000000000')).toEqual([[], undefined]);
  });

  it('gives no fact away', () => {
    expect(JSON.stringify(toNotificationPage(found, { page: 0, limit: 9 }))).not.toContain('facts');
  });
});
