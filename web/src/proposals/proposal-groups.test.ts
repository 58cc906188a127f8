import { members } from '@mithaq/openapi/examples/members.ts';
import { ProposalStatus, type Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toParty } from '@mithaq/openapi/rules/profile-view.ts';
import { describe, expect, it } from 'vitest';
import { groupOf, groupProposals, type Places } from './proposal-groups.ts';

const now = new Date('2026-11-22T08:00:00Z');
const { profileId: id, profile } = members[0]!;
const party = toParty({ ...profile, id, isVerified: true }, now, { isAvailable: true, isFullNameShared: true });

/** A proposal that was sent on this day of November. */
function sentOn(day: number, status: ProposalStatus, receiverProfile = party): Proposal {
  const createdAt = `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
  return { proposalId: `p${day}`, status, senderProfile: party, receiverProfile, createdAt };
}
const unavailable = { ...party, isAvailable: false };

const shown = (proposals: Proposal[], places: Places = new Map(), hasMore = false) =>
  groupProposals(proposals, places, hasMore).map(({ group, proposals: those }) => [
    group,
    ...those.map(({ proposalId }) => proposalId),
  ]);

describe('groupProposals', () => {
  it('has a group for every status', () => {
    expect(Object.values(ProposalStatus).map((status) => [status, groupOf(sentOn(1, status))])).toEqual([
      ['PENDING', 'waiting'],
      ['ACCEPTED', 'accepted'],
      ['DECLINED', 'closed'],
      ['MARRIAGE_FIXED', 'fixed'],
      ['NOT_COMPATIBLE', 'closed'],
    ]);
  });

  it('has a marriage that waits for the own answer first, and then with those that are fixed', () => {
    const places: Places = new Map();
    const fixed = sentOn(8, 'MARRIAGE_FIXED');
    const asked: Proposal = { ...fixed, marriage: { fixedBy: 'SENDER', answerBy: '2026-11-30T08:00:00.000Z' } };
    expect(shown([sentOn(9, 'MARRIAGE_FIXED'), asked], places)).toEqual([
      ['asked', 'p8'],
      ['fixed', 'p9'],
    ]);
    expect(shown([fixed], places)).toEqual([['fixed', 'p8']]);
  });

  it('shows the groups that have proposals, each with the newest first', () => {
    const list = [sentOn(3, 'PENDING'), sentOn(9, 'DECLINED'), sentOn(7, 'ACCEPTED'), sentOn(8, 'MARRIAGE_FIXED')];
    expect(shown(list)).toEqual([
      ['fixed', 'p8'],
      ['waiting', 'p3'],
      ['accepted', 'p7'],
      ['closed', 'p9'],
    ]);
    expect(shown([sentOn(1, 'ACCEPTED')])).toEqual([['accepted', 'p1']]);
  });

  it('keeps a proposal in its place when the other side ends it, wherever the list has it then', () => {
    const places: Places = new Map();
    shown([sentOn(5, 'PENDING'), sentOn(4, 'PENDING'), sentOn(3, 'PENDING')], places);
    expect(shown([sentOn(5, 'PENDING'), sentOn(3, 'PENDING'), sentOn(4, 'DECLINED')], places)).toEqual([
      ['waiting', 'p5', 'p4', 'p3'],
    ]);
    // After leaving the page it is in its own group.
    expect(shown([sentOn(5, 'PENDING'), sentOn(4, 'DECLINED')])).toEqual([
      ['waiting', 'p5'],
      ['closed', 'p4'],
    ]);
  });

  it('has one on hold while a side is not available, and waiting again after that', () => {
    const places: Places = new Map();
    const held = [sentOn(5, 'PENDING', unavailable), sentOn(4, 'ACCEPTED', unavailable)];
    expect(shown(held, places, true)).toEqual([['accepted', 'p4']]);
    expect(shown(held, places)).toEqual([
      ['accepted', 'p4'],
      ['onHold', 'p5'],
    ]);
    expect(shown(held, places, true)).toEqual(shown(held));
    expect(shown([sentOn(5, 'PENDING')], places)).toEqual([['waiting', 'p5']]);
    expect(shown([sentOn(5, 'PENDING', unavailable)], places)).toEqual([['onHold', 'p5']]);
  });

  it('holds the closed ones back until the last page is there, so that nothing appears above what is read', () => {
    const places: Places = new Map();
    const first = [sentOn(9, 'PENDING'), sentOn(8, 'DECLINED'), sentOn(7, 'ACCEPTED')];
    expect(shown(first, places, true)).toEqual([
      ['waiting', 'p9'],
      ['accepted', 'p7'],
    ]);
    const all = [...first, sentOn(6, 'ACCEPTED'), sentOn(5, 'NOT_COMPATIBLE')];
    const whole = [
      ['waiting', 'p9'],
      ['accepted', 'p7', 'p6'],
      ['closed', 'p8', 'p5'],
    ];
    expect(shown(all, places)).toEqual(whole);
    // Once shown they stay, also when the list grows by a page.
    expect(shown(all, places, true)).toEqual(whole);
  });
});
