import { expect, test } from 'vitest';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { answerFaults, bodyFaults, operationIds, placeOf, readParameters } from './contract-checks.ts';

const json = 'application/json; charset=utf-8';
const user = {
  id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a20',
  email: 'maryam@example.test',
  name: 'Maryam',
  isProfileComplete: true,
  isPhoneVerified: true,
};
const problem = {
  type: '/problems/signed-out',
  title: 'Signed out',
  status: 401,
  detail: 'Please sign in.',
  code: 'signed-out',
  requestId: 'x',
};
// The contract's own example of a page.
const { value: page } = contract.components.examples['ProfilePage'] as { value: { data: Record<string, unknown>[] } };
const card = page.data[0]!;
const pageOf = (change: object) => ({ ...page, data: [{ ...card, ...change }] });

test('knows every operation of the contract', () => {
  expect(operationIds).toHaveLength(24);
  expect(placeOf('sendProposal')).toMatchObject({ method: 'POST', path: '/api/v1/proposals' });
  expect(() => placeOf('sendFlowers')).toThrow('sendFlowers');
});

test('finds nothing wrong with what keeps the contract', () => {
  expect(answerFaults('getCurrentUser', 200, json, user)).toEqual([]);
  expect(answerFaults('getCurrentUser', 401, 'application/problem+json', problem)).toEqual([]);
  expect(answerFaults('getFeed', 200, json, page)).toEqual([]);
  expect(answerFaults('logout', 204, null, undefined)).toEqual([]);
});

test.each<[string, Parameters<typeof answerFaults>]>([
  ['a status that is not declared', ['getCurrentUser', 418, json, user]],
  ['a problem sent as plain JSON', ['getCurrentUser', 401, json, problem]],
  ['a body where there is none', ['logout', 204, json, {}]],
  ['no body where there is one', ['getCurrentUser', 200, json, undefined]],
  ['a field too many', ['getCurrentUser', 200, json, { ...user, role: 'admin' }]],
  ['a field too few', ['getCurrentUser', 200, json, { ...user, name: undefined }]],
  ['an id that is none', ['getCurrentUser', 200, json, { ...user, id: 'maryam' }]],
  ['an address that is none', ['getCurrentUser', 200, json, { ...user, email: 'maryam' }]],
  ['a date that does not exist', ['getFeed', 200, json, pageOf({ dateOfBirth: '1997-02-30' })]],
  ['two decimals of height', ['getFeed', 200, json, pageOf({ height: 5.45 })]],
  ['a full name on a card', ['getFeed', 200, json, pageOf({ fullName: 'Maryam Siddiqui' })]],
  ['two tags', ['getFeed', 200, json, pageOf({ tags: ['RELIGIOUS', 'CREATIVE'] })]],
  [
    'an unknown code of a problem',
    ['getCurrentUser', 401, 'application/problem+json', { ...problem, code: 'who-are-you' }],
  ],
])('finds %s', (_what, given) => {
  expect(answerFaults(...given)).not.toEqual([]);
});

test('reads parameters as the contract types them, with its defaults', () => {
  expect(readParameters('getFeed', 'query', { limit: '20' })).toEqual({ value: { limit: 20, page: 0 }, faults: [] });
  expect(readParameters('getFeed', 'query', { limit: 'x' }).faults).toEqual([
    { pointer: 'limit', detail: expect.any(String) },
  ]);
  expect(readParameters('getFeed', 'query', { sort: 'x' }).faults).toEqual([
    { pointer: 'sort', detail: expect.any(String) },
  ]);
  expect(readParameters('finishGoogleSignIn', 'query', { hd: 'x' }).faults).toEqual([]);
});

test('says what is wrong with a body in the contract’s own words', () => {
  expect(bodyFaults('sendProposal', { receiverProfileId: user.id })).toEqual({ faults: [], isContactOnly: false });
  expect(bodyFaults('sendProposal', {}).faults).toEqual([
    { pointer: '/receiverProfileId', detail: 'This is required' },
  ]);
});
