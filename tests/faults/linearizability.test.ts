import { describe, expect, it } from 'vitest';
import { findExplanations, type Observed } from './linearizability.ts';
import {
  answersMarriage,
  authorizes,
  changesStatus,
  keyOf,
  keyOfState,
  provesPhone,
  sends,
  signsOut,
  takesBack,
  type Answer,
  type ModelState,
  type Proposal,
} from './model.ts';

/** The comparison with the model proves something only if a history that no order explains is refused. */
const member = {
  isVerified: true,
  isMarriageFixed: false,
  phoneNumber: '+1',
  pendingPhoneNumber: null,
  text: '',
  sessions: [true, true],
};
const start: ModelState = {
  members: [
    { ...member, gender: 'MALE' },
    { ...member, gender: 'FEMALE' },
  ],
  proposals: {},
};
const key = keyOf(0, 1);
const proposal: Proposal = {
  sender: 0,
  receiver: 1,
  status: 'PENDING',
  reads: { SENDER: 0, RECEIVER: 0 },
  unseenBy: 'RECEIVER',
  isTakenBack: false,
  fixedBy: null,
  answer: null,
  note: null,
  answerNote: null,
};
const pending: ModelState = { ...start, proposals: { [key]: proposal } };

const send = (answer: Answer | null, by = 0): Observed => ({
  operation: { alternatives: [[authorizes('verified', by, 0), sends(by, 1 - by, null)]] },
  answer,
});
const changeStatus = (status: 'ACCEPTED' | 'DECLINED', answer: Answer | null): Observed => ({
  operation: { alternatives: [[authorizes('verified', 1, 0), changesStatus(1, key, status, `to ${status}`, null)]] },
  answer,
});
const sent = { status: 201, facts: { key, shows: 'PENDING' } };
const changed = (shows: string) => ({ status: 200, facts: { key, shows } });
const statusesIn = (observed: Observed[], state = start) =>
  [...findExplanations(state, observed).ends.values()]
    .map(({ proposals }) => proposals[key]?.status ?? 'none')
    .toSorted();

describe('findExplanations', () => {
  it('finds an order for two proposals of one pair at once', () => {
    expect(statusesIn([send(sent), send({ status: 409, code: 'they-proposed-first' }, 1)])).toEqual(['PENDING']);
  });

  it('refuses two successes of which the second must fail', () => {
    expect(statusesIn([send(sent), send(sent)])).toEqual([]);
    expect(
      statusesIn(
        [changeStatus('ACCEPTED', changed('ACCEPTED')), changeStatus('DECLINED', changed('DECLINED'))],
        pending,
      ),
    ).toEqual([]);
  });

  it('refuses two refusals of which one must succeed', () => {
    const late = { status: 409, code: 'illegal-transition' };
    expect(statusesIn([changeStatus('ACCEPTED', late), changeStatus('DECLINED', late)], pending)).toEqual([]);
  });

  it('lets one of an acceptance and a taking back at once succeed', () => {
    const takeBack = (answer: Answer): Observed => ({
      operation: { alternatives: [[takesBack(0, key, 'take-back')]] },
      answer,
    });
    const [accepted, taken] = [changed('ACCEPTED'), changed('DECLINED, taken back')];
    const gone = { status: 404, code: 'not-found' };
    const late = { status: 409, code: 'illegal-transition' };
    expect(statusesIn([changeStatus('ACCEPTED', accepted), takeBack(late)], pending)).toEqual(['ACCEPTED']);
    expect(statusesIn([changeStatus('ACCEPTED', gone), takeBack(taken)], pending)).toEqual(['DECLINED']);
    expect(statusesIn([changeStatus('ACCEPTED', accepted), takeBack(taken)], pending)).toEqual([]);
  });

  it('frees both by a denial, once, and by the side that did not fix the marriage', () => {
    const answer = (by: number, given: Answer): Observed => ({
      operation: { alternatives: [[answersMarriage(by, key, 'DENIED', 'answer DENIED')]] },
      answer: given,
    });
    const fixed: ModelState = {
      members: start.members.map((each) => ({ ...each, isMarriageFixed: true })),
      proposals: { [key]: { ...proposal, status: 'MARRIAGE_FIXED', fixedBy: 'SENDER' } },
    };
    const denied = answer(1, changed('NOT_COMPATIBLE, SENDER, DENIED'));
    const { ends } = findExplanations(fixed, [
      denied,
      answer(1, { status: 409, code: 'illegal-transition' }),
      answer(0, { status: 403, code: 'not-your-move' }),
    ]);
    expect([...ends.values()].map(({ members }) => members.map(({ isMarriageFixed }) => isMarriageFixed))).toEqual([
      [false, false],
    ]);
    expect(findExplanations(fixed, [denied, denied]).ends.size).toBe(0);
  });

  it('lets an operation without an answer have happened or not', () => {
    expect(statusesIn([changeStatus('ACCEPTED', null)], pending)).toEqual(['ACCEPTED', 'PENDING']);
    expect(statusesIn([changeStatus('ACCEPTED', changed('ACCEPTED'))], pending)).toEqual(['ACCEPTED']);
  });

  it('lets a session end between the gate and the change', () => {
    const signOut = { operation: { alternatives: [[signsOut(1, 0)]] }, answer: { status: 204 } };
    expect(statusesIn([changeStatus('ACCEPTED', changed('ACCEPTED')), signOut], pending)).toEqual(['ACCEPTED']);
    expect(statusesIn([changeStatus('ACCEPTED', { status: 401, code: 'signed-out' }), signOut], pending)).toEqual([
      'PENDING',
    ]);
  });

  it('names the cells that were reached', () => {
    expect(findExplanations(pending, [changeStatus('ACCEPTED', changed('ACCEPTED'))]).cells).toEqual([
      'PENDING to ACCEPTED RECEIVER',
    ]);
  });

  it('refuses the proof of a number that another account has just proved', () => {
    const prove = (by: number, phoneNumber: string, status: number, code?: string): Observed => ({
      operation: { alternatives: [[provesPhone(by, phoneNumber)]] },
      answer: code ? { status, code } : { status, facts: { phoneNumber } },
    });
    const handedOn = [prove(0, '+2', 200), prove(0, '+3', 200)];
    expect(findExplanations(start, [...handedOn, prove(1, '+2', 429, 'rate-limited')]).ends.size).toBe(1);
    expect(findExplanations(start, [prove(0, '+2', 200), prove(1, '+2', 429, 'rate-limited')]).ends.size).toBe(0);
  });

  it('compares states whatever the order of their properties', () => {
    const { status, unseenBy, ...rest } = proposal;
    expect(keyOfState({ ...pending, proposals: { [key]: { unseenBy, ...rest, status } } })).toBe(keyOfState(pending));
  });
});
