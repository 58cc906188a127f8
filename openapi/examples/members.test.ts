import { describe, expect, test } from 'vitest';
import { contract } from '../generated/openapi.ts';
import { isActive } from '../rules/proposal.ts';
import { createAjv } from '../schema-validation.ts';
import { demoAccounts, members, proposals } from './members.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

const [woman, man, marriageFixed, unverified] = demoAccounts;
const schemas = JSON.stringify(contract.components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
const validate = createAjv().compile({ $defs: JSON.parse(schemas), $ref: '#/$defs/ProfileAndPreferencesInput' });
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const byKey = new Map(members.map((member) => [member.key, member]));
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
const before = Date.parse('2026-11-01T00:00:00Z');

describe('members', () => {
  test.each(members)('$key is valid for the contract', ({ profile, preferences }) => {
    validate({ profileCreationInput: profile, preferencesInput: preferences });
    expect(validate.errors ?? []).toEqual([]);
  });

  test('have unique ids, numbers, addresses and subs', () => {
    const ids = members
      .flatMap(({ userId, profileId, preferencesId }) => [userId, profileId, preferencesId])
      .concat(proposals.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(uuidV7);
    for (const what of ['key', 'sub', 'email', 'phoneNumber'] as const)
      expect(new Set(members.map((member) => member[what])).size).toBe(members.length);
  });

  test('have valid phone numbers that reach nobody', () => {
    for (const { phoneNumber } of members) expect(phoneNumber).toMatch(/^\+99999[0-9]{7}$/);
  });

  test('joined before November 2026, at the time in their ids', () => {
    for (const { joinedAt, profileId } of members) {
      expect(timeOf(profileId)).toBe(joinedAt.getTime());
      expect(joinedAt.getTime()).toBeLessThan(before);
    }
  });

  test('have the same ids at every start', () => {
    expect(deterministicUuid(new Date('2026-07-01T06:00:00Z'), 'profile amina-siddiqui')).toBe(
      byKey.get('amina-siddiqui')?.profileId,
    );
  });

  test('are all verified except two', () => {
    expect(members.filter(({ isPhoneVerified }) => !isPhoneVerified)).toHaveLength(2);
  });

  test('include the demo accounts', () => {
    for (const key of demoAccounts) expect(byKey.has(key)).toBe(true);
    expect(byKey.get(unverified!)?.isPhoneVerified).toBe(false);
  });
});

describe('proposals', () => {
  const pairOf = ({ sender, receiver }: { sender: string; receiver: string }) => [sender, receiver].sort().join(' ');
  const live = proposals.filter(({ status }) => isActive(status));

  test('have every status', () => {
    expect(new Set(proposals.map(({ status }) => status)).size).toBe(5);
  });

  test.each(proposals)(
    '$sender to $receiver: between two verified members of opposite gender who had joined',
    ({ sender, receiver, createdAt }) => {
      const [one, other] = [byKey.get(sender)!, byKey.get(receiver)!];
      expect(one.profile.gender).not.toBe(other.profile.gender);
      for (const { isPhoneVerified, joinedAt } of [one, other]) {
        expect(isPhoneVerified).toBe(true);
        expect(joinedAt.getTime()).toBeLessThan(createdAt.getTime());
      }
      expect(createdAt.getTime()).toBeLessThan(before);
    },
  );

  test('are at most one active per pair, and one per sender and receiver', () => {
    expect(new Set(live.map(pairOf)).size).toBe(live.length);
    expect(new Set(proposals.map(({ sender, receiver }) => `${sender} ${receiver}`)).size).toBe(proposals.length);
  });

  test('leave members whose marriage is fixed without another active one', () => {
    const fixed = proposals
      .filter(({ status }) => status === 'MARRIAGE_FIXED')
      .flatMap(({ sender, receiver }) => [sender, receiver]);
    expect(fixed).toContain(marriageFixed);
    for (const key of fixed)
      expect(live.filter(({ sender, receiver }) => sender === key || receiver === key)).toHaveLength(1);
  });

  test('leave the two demo accounts free to propose to each other', () => {
    expect(proposals.map(pairOf)).not.toContain([woman, man].sort().join(' '));
  });
});
