import { describe, expect, it } from 'vitest';
import { labels } from '../generated/labels.ts';
import type { ContactRole, ProposalStatus } from '../generated/hooks/model/index.ts';
import { defaultLimits } from './limits.ts';
import {
  activeStatuses,
  answerDeadline,
  answeredMarriage,
  changedProposal,
  closedProposal,
  closedStatus,
  decideContactRead,
  decideMarriageAnswer,
  decideSendProposal,
  decideStatusChange,
  decideTakeBack,
  deniedStatus,
  fixesMarriage,
  fixesMarriageOf,
  isActive,
  isContactShared,
  isFullNameShared,
  isFullNameVisible,
  otherRole,
  proposalBetween,
  sentProposal,
  takenBackProposal,
  transition,
  transitions,
  transitionsFrom,
  type SendProposalFacts,
} from './proposal.ts';

// Object.keys forgets the literal type of the keys.
const statuses = Object.keys(labels.ProposalStatus) as ProposalStatus[];
const roles = Object.keys(labels.ContactRole) as ContactRole[];

/** Every allowed change: from, to, role. */
const allowed = new Set([
  'PENDING ACCEPTED RECEIVER',
  'PENDING DECLINED RECEIVER',
  'ACCEPTED MARRIAGE_FIXED SENDER',
  'ACCEPTED MARRIAGE_FIXED RECEIVER',
  'ACCEPTED NOT_COMPATIBLE SENDER',
  'ACCEPTED NOT_COMPATIBLE RECEIVER',
]);

describe('transition', () => {
  it.each(statuses.flatMap((from) => statuses.flatMap((to) => roles.map((role) => [from, to, role] as const))))(
    'from %s to %s by the %s',
    (from, to, role) => {
      const isAllowed = allowed.has(`${from} ${to} ${role}`);
      const isAllowedForOther = allowed.has(`${from} ${to} ${otherRole(role)}`);
      expect(transition(from, to, role)).toBe(
        isAllowed ? 'allowed' : isAllowedForOther ? 'not-your-move' : 'illegal-transition',
      );
      const offered: ProposalStatus[] = transitionsFrom(from, role);
      expect(offered.includes(to)).toBe(isAllowed);
      expect(transitions.some(([a, b]) => a === from && b === to)).toBe(isAllowed || isAllowedForOther);
    },
  );

  it('is offered in the order accept, decline and marriage fixed, not compatible', () => {
    expect(transitionsFrom('PENDING', 'RECEIVER')).toEqual(['ACCEPTED', 'DECLINED']);
    expect(transitionsFrom('ACCEPTED', 'SENDER')).toEqual(['MARRIAGE_FIXED', 'NOT_COMPATIBLE']);
  });
});

describe('a status', () => {
  it('shares contact details when accepted and when the marriage is fixed', () => {
    expect(statuses.filter(isContactShared)).toEqual(['ACCEPTED', 'MARRIAGE_FIXED']);
  });

  it('blocks another proposal while pending, accepted and when the marriage is fixed', () => {
    expect(activeStatuses).toEqual(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED']);
    expect(statuses.filter(isActive)).toEqual(activeStatuses);
  });

  it('fixes the marriage of both only when it is MARRIAGE_FIXED', () => {
    expect(statuses.filter(fixesMarriage)).toEqual(['MARRIAGE_FIXED']);
  });
});

describe('decideStatusChange', () => {
  const change = {
    from: 'ACCEPTED',
    to: 'MARRIAGE_FIXED',
    role: 'SENDER',
    isMarriageFixed: false,
    isOtherSuspended: false,
  } as const;

  it('allows an allowed transition', () => {
    expect(decideStatusChange(change)).toBeNull();
  });

  it('refuses an unknown transition before it looks at the side', () => {
    expect(decideStatusChange({ ...change, from: 'DECLINED' })).toEqual({
      code: 'illegal-transition',
      params: { status: 'DECLINED' },
    });
    expect(decideStatusChange({ ...change, from: 'PENDING', to: 'ACCEPTED' })).toEqual({ code: 'not-your-move' });
  });

  it('refuses to accept or fix a marriage once one of the two has fixed one, and still allows the end', () => {
    const married = { ...change, isMarriageFixed: true };
    expect(decideStatusChange(married)).toEqual({ code: 'marriage-fixed' });
    expect(decideStatusChange({ ...married, from: 'PENDING', to: 'ACCEPTED', role: 'RECEIVER' })).toEqual({
      code: 'marriage-fixed',
    });
    expect(decideStatusChange({ ...married, to: 'NOT_COMPATIBLE' })).toBeNull();
    expect(decideStatusChange({ ...married, from: 'PENDING', to: 'DECLINED', role: 'RECEIVER' })).toBeNull();
  });
});

describe('a suspended party', () => {
  const change = { from: 'ACCEPTED', to: 'MARRIAGE_FIXED', role: 'SENDER', isMarriageFixed: false } as const;

  it('cannot be accepted or married, and the other side may still end it', () => {
    const suspended = { ...change, isOtherSuspended: true };
    expect(decideStatusChange(suspended)).toEqual({ code: 'member-unavailable' });
    expect(decideStatusChange({ ...suspended, from: 'PENDING', to: 'ACCEPTED', role: 'RECEIVER' })).toEqual({
      code: 'member-unavailable',
    });
    expect(decideStatusChange({ ...suspended, to: 'NOT_COMPATIBLE' })).toBeNull();
    expect(decideStatusChange({ ...suspended, from: 'PENDING', to: 'DECLINED', role: 'RECEIVER' })).toBeNull();
  });

  it('ends the sharing of contact details', () => {
    const read = {
      status: 'ACCEPTED',
      role: 'SENDER',
      named: 'RECEIVER',
      isOtherVerified: true,
      isMarriageFixed: false,
    } as const;
    expect(decideContactRead({ ...read, isOtherSuspended: false })).toBeNull();
    expect(decideContactRead({ ...read, isOtherSuspended: true })).toEqual({ code: 'contact-not-shared' });
  });
});

describe('a change of status', () => {
  const now = '2026-06-15T23:00:00Z';

  it('is news for the other side, and a block or a departure is none', () => {
    expect(sentProposal(now)).toEqual({ status: 'PENDING', createdAt: now, changedAt: now, unseenBy: 'RECEIVER' });
    expect(changedProposal('ACCEPTED', 'RECEIVER', now)).toEqual({
      status: 'ACCEPTED',
      changedAt: now,
      unseenBy: 'SENDER',
    });
    expect(closedProposal('ACCEPTED', now)).toEqual({ status: 'NOT_COMPATIBLE', changedAt: now, unseenBy: null });
    expect(closedProposal('MARRIAGE_FIXED', now)).toBeNull();
  });
});

describe('closedStatus', () => {
  it('declines what is pending and ends what is accepted, as the transitions allow', () => {
    const closed = statuses.map((from) => [from, closedStatus(from)]).filter(([, to]) => to !== null);
    expect(closed).toEqual([
      ['PENDING', 'DECLINED'],
      ['ACCEPTED', 'NOT_COMPATIBLE'],
    ]);
    expect(transitions).toEqual(expect.arrayContaining(closed));
  });
});

/** Nobody has called a marriage fixed. */
const noWord = { fixedBy: null, answer: null };

describe('decideSendProposal', () => {
  const listed = { isVerified: true, isMarriageFixed: false, isPaused: false, isSuspended: false };
  const sender = { ...listed, id: 'him', gender: 'MALE' } as const;
  const receiver = { ...listed, id: 'her', gender: 'FEMALE' } as const;
  const facts: SendProposalFacts = {
    sender,
    receiver,
    isBlocked: false,
    hasSentBefore: false,
    sentProposal: null,
    receivedProposal: null,
    sentToday: 0,
    pending: 0,
    limits: defaultLimits,
    now: new Date('2026-06-15T23:00:00Z'),
  };

  it('allows a first proposal to a verified member of the opposite gender', () => {
    expect(decideSendProposal(facts)).toBeNull();
  });

  it('allows a proposal to a member whose own proposal has ended', () => {
    expect(
      decideSendProposal({ ...facts, receivedProposal: { proposalId: 'p1', status: 'DECLINED', ...noWord } }),
    ).toBeNull();
    expect(
      decideSendProposal({ ...facts, receivedProposal: { proposalId: 'p1', status: 'NOT_COMPATIBLE', ...noWord } }),
    ).toBeNull();
  });

  it.each<[string, Partial<SendProposalFacts>, string]>([
    ['to oneself', { receiver: sender }, 'validation'],
    ['from a member who is not verified any more', { sender: { ...sender, isVerified: false } }, 'phone-unverified'],
    ['to nobody', { receiver: null }, 'not-found'],
    ['to an unverified member', { receiver: { ...receiver, isVerified: false } }, 'not-found'],
    ['to the same gender', { receiver: { ...receiver, gender: 'MALE' } }, 'not-found'],
    ['to a member who paused', { receiver: { ...receiver, isPaused: true } }, 'not-found'],
    ['to a suspended member', { receiver: { ...receiver, isSuspended: true } }, 'not-found'],
    ['across a block', { isBlocked: true }, 'not-found'],
    ['a second time', { hasSentBefore: true }, 'already-proposed'],
    [
      'against a pending proposal',
      { receivedProposal: { proposalId: 'p1', status: 'PENDING', ...noWord } },
      'they-proposed-first',
    ],
    [
      'against an accepted proposal',
      { receivedProposal: { proposalId: 'p1', status: 'ACCEPTED', ...noWord } },
      'they-proposed-first',
    ],
    [
      'to who denied a marriage with the sender',
      { receivedProposal: { proposalId: 'p1', status: 'NOT_COMPATIBLE', fixedBy: 'RECEIVER', answer: 'DENIED' } },
      'member-unavailable',
    ],
    [
      'to who called a marriage fixed that the sender denied',
      { receivedProposal: { proposalId: 'p1', status: 'NOT_COMPATIBLE', fixedBy: 'SENDER', answer: 'DENIED' } },
      'member-unavailable',
    ],
    ['after fixing a marriage', { sender: { ...sender, isMarriageFixed: true } }, 'marriage-fixed'],
    ['to a stranger with a fixed marriage', { receiver: { ...receiver, isMarriageFixed: true } }, 'not-found'],
    [
      'to a former sender with a fixed marriage',
      {
        receiver: { ...receiver, isMarriageFixed: true },
        receivedProposal: { proposalId: 'p1', status: 'DECLINED', ...noWord },
      },
      'marriage-fixed',
    ],
    ['beyond the limit of a day', { sentToday: 10 }, 'rate-limited'],
    ['beyond the limit of pending ones', { pending: 30 }, 'rate-limited'],
  ])('refuses a proposal %s', (_, differing, code) => {
    expect(decideSendProposal({ ...facts, ...differing })?.code).toBe(code);
  });

  it('names the proposal that there is', () => {
    const there = { proposalId: 'p1', status: 'PENDING' as const };
    expect(decideSendProposal({ ...facts, hasSentBefore: true, sentProposal: there })?.params).toEqual(there);
    expect(decideSendProposal({ ...facts, receivedProposal: { ...there, ...noWord } })?.params).toEqual(there);
    // Of an earlier account alone.
    expect(decideSendProposal({ ...facts, hasSentBefore: true })).toEqual({ code: 'already-proposed' });
  });

  it('refuses the day’s limit until midnight in UTC', () => {
    expect(decideSendProposal({ ...facts, sentToday: 10 })).toMatchObject({
      params: { quota: 'PROPOSALS_PER_DAY', limit: 10 },
      retryAfter: 3600,
    });
  });
});

describe('taking a proposal back', () => {
  it.each(statuses.flatMap((status) => roles.map((role) => [status, role] as const)))(
    'is for the sender of a pending one alone: %s, %s',
    (status, role) => {
      const refused = status === 'PENDING' ? 'not-your-move' : 'illegal-transition';
      const isAllowed = status === 'PENDING' && role === 'SENDER';
      expect(decideTakeBack({ status, role })?.code).toBe(isAllowed ? undefined : refused);
    },
  );

  it('ends it without news', () => {
    expect(takenBackProposal('PENDING', 7)).toEqual({
      status: 'DECLINED',
      changedAt: 7,
      unseenBy: null,
      takenBackAt: 7,
    });
  });
});

describe('the answer about a marriage', () => {
  const fixedAt = new Date('2026-11-01T08:00:00Z');
  const after = (days: number, milliseconds = 0) => new Date(fixedAt.getTime() + days * 86_400_000 + milliseconds);
  const fixed = { status: 'MARRIAGE_FIXED', fixedBy: 'SENDER', answer: null } as const;
  const asked = { role: 'RECEIVER', fixedAt } as const;

  it('is asked of the other side, for 14 days', () => {
    expect(answerDeadline(fixed, { ...asked, now: fixedAt })).toEqual(after(14));
    expect(decideMarriageAnswer(fixed, { ...asked, now: after(14) })).toBeNull();
    expect(decideMarriageAnswer(fixed, { ...asked, now: after(14, 1) })?.code).toBe('illegal-transition');
  });

  it('is never the own word', () => {
    expect(answerDeadline(fixed, { ...asked, role: 'SENDER', now: fixedAt })).toBeNull();
    expect(decideMarriageAnswer(fixed, { ...asked, role: 'SENDER', now: after(14, 1) })?.code).toBe('not-your-move');
  });

  it.each([
    ['twice', { ...fixed, answer: 'CONFIRMED' }],
    ['of a marriage from before anybody was asked', { ...fixed, fixedBy: null }],
    ...statuses
      .filter((status) => status !== 'MARRIAGE_FIXED')
      .map((status) => [`of ${status}`, { ...fixed, status }] as const),
  ] as const)('is not asked %s', (_what, marriage) => {
    expect(decideMarriageAnswer(marriage, { ...asked, now: fixedAt })?.code).toBe('illegal-transition');
  });

  it('changes the status by a denial alone, and is news', () => {
    const given = { role: 'RECEIVER', isHidden: false, now: 7 } as const;
    const stored = { marriageAnsweredAt: 7, unseenBy: 'SENDER' };
    expect(answeredMarriage('MARRIAGE_FIXED', 'CONFIRMED', given)).toEqual({ ...stored, marriageAnswer: 'CONFIRMED' });
    expect(answeredMarriage('MARRIAGE_FIXED', 'DENIED', given)).toEqual({
      ...stored,
      marriageAnswer: 'DENIED',
      status: 'NOT_COMPATIBLE',
      changedAt: 7,
    });
  });

  it('behind a block is only stored, and frees the one who denies', () => {
    const given = { role: 'RECEIVER', isHidden: true, now: 7 } as const;
    const stored = { marriageAnswer: 'DENIED', marriageAnsweredAt: 7 } as const;
    expect(answeredMarriage('MARRIAGE_FIXED', 'DENIED', given)).toEqual(stored);
    const denied = { ...fixed, answer: 'DENIED' } as const;
    expect(roles.map((role) => fixesMarriageOf(denied, role))).toEqual([true, false]);
    expect(deniedStatus(denied)).toBe('NOT_COMPATIBLE');
    expect(deniedStatus({ ...fixed, answer: 'CONFIRMED' })).toBeNull();
    expect(deniedStatus({ status: 'NOT_COMPATIBLE', answer: 'DENIED' })).toBeNull();
  });
});

describe('isFullNameShared', () => {
  it.each(statuses)('of a receiver who has chosen the first name only after an acceptance: %s', (status) => {
    const isAccepted = ['ACCEPTED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'].includes(status);
    expect(isFullNameShared('RECEIVER', { status }, 'FIRST_NAME')).toBe(isAccepted);
    expect(isFullNameShared('RECEIVER', { status }, 'FULL_NAME')).toBe(true);
    expect(isFullNameShared('RECEIVER', { status }, null)).toBe(true);
    expect(isFullNameShared('SENDER', { status }, 'FIRST_NAME')).toBe(true);
  });

  it.each(['FULL_NAME', 'FIRST_NAME', null] as const)('no more of a receiver after a take-back: %s', (choice) => {
    const takenBack = { status: 'DECLINED', takenBackAt: '2026-01-01T00:00:00Z' } as const;
    expect(isFullNameShared('RECEIVER', takenBack, choice)).toBe(false);
    // Also where the snapshot of an earlier time has the full name.
    const sent = { ...takenBack, role: 'SENDER', snapshot: {} } as const;
    expect(isFullNameVisible([sent], choice)).toBe(false);
    expect(isFullNameVisible([{ ...sent, takenBackAt: null }], choice)).toBe(true);
    expect(isFullNameShared('SENDER', takenBack, choice)).toBe(true);
  });
});

describe('proposalBetween', () => {
  const sent = (status: ProposalStatus) => ({ proposalId: 'mine', status, role: 'SENDER', ...noWord }) as const;
  const received = (status: ProposalStatus) => ({ proposalId: 'theirs', status, role: 'RECEIVER', ...noWord }) as const;

  it('is the active proposal of either side', () => {
    expect(proposalBetween([sent('DECLINED'), received('PENDING')])?.proposalId).toBe('theirs');
    expect(proposalBetween([received('ACCEPTED')])?.proposalId).toBe('theirs');
  });

  it('is the one that the member sent, when none is active', () => {
    expect(proposalBetween([received('DECLINED'), sent('DECLINED')])?.proposalId).toBe('mine');
  });

  it('is absent when the member may send one', () => {
    expect(proposalBetween([])).toBeUndefined();
    expect(proposalBetween([received('DECLINED')])).toBeUndefined();
  });

  it.each(['SENDER', 'RECEIVER'] as const)(
    'is the one whose marriage was denied, after %s called it fixed',
    (fixedBy) => {
      const denied = { ...received('NOT_COMPATIBLE'), fixedBy, answer: 'DENIED' } as const;
      expect(proposalBetween([denied])?.proposalId).toBe('theirs');
    },
  );
});
