import { describe, expect, it } from 'vitest';
import { findExplanations, type Observed } from './linearizability.ts';
import {
  changesStatus,
  authorizes,
  keyOf,
  keyOfState,
  provesPhone,
  sends,
  signsOut,
  type Answer,
  type ModelState,
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
const pending: ModelState = {
  ...start,
  proposals: {
    [key]: { sender: 0, receiver: 1, status: 'PENDING', reads: { SENDER: 0, RECEIVER: 0 }, unseenBy: 'RECEIVER' },
  },
};

const send = (answer: Answer | null, by = 0): Observed => ({
  operation: { alternatives: [[authorizes('verified', by, 0), sends(by, 1 - by)]] },
  answer,
});
const changeStatus = (status: 'ACCEPTED' | 'DECLINED', answer: Answer | null): Observed => ({
  operation: { alternatives: [[authorizes('verified', 1, 0), changesStatus(1, key, status, `to ${status}`)]] },
  answer,
});
const sent = { status: 201, facts: { key, status: 'PENDING' } };
const changed = (status: string) => ({ status: 200, facts: { key, status } });
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
    const { status, unseenBy, ...rest } = pending.proposals[key]!;
    expect(keyOfState({ ...pending, proposals: { [key]: { unseenBy, ...rest, status } } })).toBe(keyOfState(pending));
  });
});
