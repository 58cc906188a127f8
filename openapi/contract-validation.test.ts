import { contract } from './generated/openapi.ts';
import { expect, test } from 'vitest';
import { operationOf, requestProblem, responseErrors } from './contract-validation.ts';

const json = 'application/json; charset=utf-8';
const user = {
  id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a20',
  email: 'maryam@example.test',
  name: 'Maryam',
  isProfileComplete: true,
  isPhoneVerified: true,
};
const problem = { type: '/problems/signed-out', title: 'Signed out', status: 401, code: 'signed-out', requestId: 'x' };
const signedOut = { ...problem, detail: 'Please sign in.' };
// The contract's own example of a page.
const { value: page } = contract.components.examples['getForYou'] as { value: { data: Record<string, unknown>[] } };
const pageWith = (change: object) => ({ ...page, data: [{ ...page.data[0], ...change }] });
const now = () => new Date();

test('accepts responses that match the contract', () => {
  expect(responseErrors('getCurrentUser', 200, json, user)).toEqual([]);
  expect(responseErrors('getCurrentUser', 401, 'application/problem+json', signedOut)).toEqual([]);
  expect(responseErrors('getFeed', 200, json, page)).toEqual([]);
  expect(responseErrors('logout', 204, null, undefined)).toEqual([]);
});

test.each<[string, Parameters<typeof responseErrors>]>([
  ['an undeclared status', ['getCurrentUser', 418, json, user]],
  ['a problem as plain JSON', ['getCurrentUser', 401, json, signedOut]],
  ['a body where none is declared', ['logout', 204, json, {}]],
  ['no body where one is declared', ['getCurrentUser', 200, json, undefined]],
  ['an undeclared field', ['getCurrentUser', 200, json, { ...user, role: 'admin' }]],
  ['a missing field', ['getCurrentUser', 401, 'application/problem+json', problem]],
  ['an id that is no UUID', ['getCurrentUser', 200, json, { ...user, id: 'maryam' }]],
  ['a date that does not exist', ['getFeed', 200, json, pageWith({ dateOfBirth: '1997-02-30' })]],
  ['two decimals of height', ['getFeed', 200, json, pageWith({ height: 5.45 })]],
  ['a full name on a card', ['getFeed', 200, json, pageWith({ fullName: 'Maryam Siddiqui' })]],
])('finds %s', (_what, response) => {
  expect(responseErrors(...response)).not.toEqual([]);
});

test('converts parameters to their declared types and sets defaults', () => {
  const query = { limit: '20' };
  expect(requestProblem('getFeed', { path: {}, body: null, query }, now)).toBeNull();
  expect(query).toEqual({ limit: 20, page: 0 });
});

test.each([
  ['getFeed', { query: { limit: 'x' } }, 'limit'],
  ['getFeed', { query: { sort: 'x' } }, 'sort'],
  ['sendProposal', { body: {} }, '/receiverProfileId'],
  ['getUser', { path: { id: 'x' }, query: { sort: 'x' } }, 'id'],
] as const)('names the first invalid part of %s with %j', (operationId, parts, pointer) => {
  const found = requestProblem(operationId, { path: {}, body: null, query: {}, ...parts }, now);
  expect(found).toMatchObject({ code: 'validation', errors: [{ pointer }] });
});

test('lets the provider add query parameters to its callback', () => {
  expect(requestProblem('finishGoogleSignIn', { path: {}, body: null, query: { hd: 'x' } }, now)).toBeNull();
});

test('uses the clock of the backend for the minimum age', () => {
  const { value } = contract.components.examples['completeProfileRequest'] as { value: object };
  const at = (time: string) =>
    requestProblem('completeProfile', { path: {}, body: structuredClone(value), query: {} }, () => new Date(time));
  expect(at('2026-01-01')).toBeNull();
  expect(at('2001-01-01')?.errors).toMatchObject([{ pointer: '/profileCreationInput/dateOfBirth' }]);
});

test('knows the method and path of an operation', () => {
  expect(operationOf('sendProposal')).toMatchObject({ method: 'POST', path: '/api/v1/proposals' });
});
