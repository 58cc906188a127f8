import { describe, expect, it } from 'vitest';
import { labels } from '../generated/labels.ts';
import type { ContactRole, ProposalStatus } from '../generated/hooks/model/index.ts';
import {
  canFollow,
  contactStatuses,
  isContactShared,
  isLive,
  liveStatuses,
  mayMove,
  otherRole,
  stepsFrom,
} from './proposal.ts';

// Object.keys forgets the literal type of the keys.
const statuses = Object.keys(labels.ProposalStatus) as ProposalStatus[];
const roles = Object.keys(labels.ContactRole) as ContactRole[];

/** SPEC section 4, written out: from, to, by whom. Whatever is not here is not possible. */
const possible = new Set([
  'PENDING ACCEPTED RECEIVER',
  'PENDING DECLINED RECEIVER',
  'ACCEPTED MARRIAGE_FIXED SENDER',
  'ACCEPTED MARRIAGE_FIXED RECEIVER',
  'ACCEPTED NOT_COMPATIBLE SENDER',
  'ACCEPTED NOT_COMPATIBLE RECEIVER',
]);

describe('a step', () => {
  it.each(statuses.flatMap((from) => statuses.flatMap((to) => roles.map((role) => [from, to, role] as const))))(
    'from %s to %s by the %s',
    (from, to, role) => {
      expect(mayMove(from, to, role)).toBe(possible.has(`${from} ${to} ${role}`));
      expect(stepsFrom(from, role).includes(to)).toBe(possible.has(`${from} ${to} ${role}`));
      expect(canFollow(from, to)).toBe(roles.some((each) => possible.has(`${from} ${to} ${each}`)));
    },
  );

  it('is offered in the order of SPEC', () => {
    expect(stepsFrom('PENDING', 'RECEIVER')).toEqual(['ACCEPTED', 'DECLINED']);
    expect(stepsFrom('ACCEPTED', 'SENDER')).toEqual(['MARRIAGE_FIXED', 'NOT_COMPATIBLE']);
  });
});

it('contact is shared in two statuses, and a proposal stands in the way of another in three', () => {
  expect(contactStatuses).toEqual(['ACCEPTED', 'MARRIAGE_FIXED']);
  expect(liveStatuses).toEqual(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED']);
  for (const status of statuses) {
    expect(isContactShared(status)).toBe(contactStatuses.includes(status));
    expect(isLive(status)).toBe(liveStatuses.includes(status));
  }
});

it('the other side of one is the other', () => {
  expect(roles.map(otherRole)).toEqual(['RECEIVER', 'SENDER']);
});
