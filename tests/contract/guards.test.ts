import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { describe, expect, test } from 'vitest';
import { headerErrors } from './header-errors.ts';
import { createPiiMarkers, privateFields } from './pii-markers.ts';
import { createTranscript } from './transcript.ts';

const [one, other] = ['0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c'];

/** The entries of a transcript with one response. */
function entriesOf(body: unknown, headers: Record<string, string> = {}) {
  const transcript = createTranscript();
  const all = new Headers({ 'content-type': 'application/problem+json', ...headers });
  transcript.add('getFeed', { status: 429, headers: all, body });
  return transcript.entries;
}

const problem: Problem = {
  type: '/problems/rate-limited',
  title: 'Limit reached',
  status: 429,
  detail: 'You have seen 3 profiles today.',
  code: 'rate-limited',
  requestId: 'mock-1',
  params: { quota: 'PROFILES_PER_DAY', limit: 3 },
};

describe('a transcript', () => {
  test('is the same when only the ids differ', () => {
    expect(entriesOf({ ...problem, requestId: one })).toEqual(entriesOf({ ...problem, requestId: 'mock-1' }));
    expect(entriesOf({ data: [one, other, one] })).toEqual(entriesOf({ data: [other, one, other] }));
  });

  test('differs when an id belongs to another thing', () => {
    expect(entriesOf({ data: [one, other, one] })).not.toEqual(entriesOf({ data: [one, other, other] }));
  });

  test.each([
    ['detail', { ...problem, detail: 'You have seen 3 profiles today' }],
    ['params', { ...problem, params: { ...problem.params, limit: 4 } }],
    ['absent params', { ...problem, params: undefined }],
    ['null', { ...problem, errors: null }],
  ])('differs by %s', (_what, changed) => {
    expect(entriesOf(changed)).not.toEqual(entriesOf(problem));
  });

  test('differs by Retry-After, by more than seconds', () => {
    const entries = entriesOf(problem, { 'retry-after': '600' });
    expect(entriesOf(problem, { 'retry-after': '598' })).toEqual(entries);
    expect(entriesOf(problem, { 'retry-after': '540' })).not.toEqual(entries);
    expect(entriesOf(problem)).not.toEqual(entries);
  });
});

describe('the headers of a response', () => {
  const given = (headers: Record<string, string>, body: unknown = {}) => ({
    status: 200,
    headers: new Headers(headers),
    body,
  });
  const counted = {
    'x-request-id': one,
    'ratelimit-policy': '"PHONE_PROOFS_PER_10_MIN";q=5;w=600',
    ratelimit: '"PHONE_PROOFS_PER_10_MIN";r=4;t=600',
  };

  test('are those of the contract', () => {
    expect(headerErrors('getFeed', given({ 'x-request-id': one }, { ...problem, requestId: one }))).toEqual([]);
    expect(headerErrors('recordVerifiedPhone', given({ 'x-request-id': one }))).toEqual([]);
    expect(headerErrors('recordVerifiedPhone', given(counted))).toEqual([]);
  });

  test.each([
    ['no id', 'getFeed', {}, {}],
    ['an id that is no UUID', 'getFeed', { 'x-request-id': 'mock-1' }, {}],
    ['a problem with another id', 'getFeed', { 'x-request-id': one }, problem],
    ['a count that is not declared', 'getCurrentUser', counted, {}],
    [
      'a count that is no number',
      'recordVerifiedPhone',
      { ...counted, ratelimit: '"PHONE_PROOFS_PER_10_MIN";r=few' },
      {},
    ],
    ['half a count', 'recordVerifiedPhone', { 'x-request-id': one, ratelimit: counted.ratelimit }, {}],
  ] as const)('are wrong with %s', (_what, operationId, headers, body) => {
    expect(headerErrors(operationId, given(headers, body))).not.toEqual([]);
  });
});

describe('the PII markers', () => {
  const facts = {
    email: 'maryam@example.test',
    phoneNumber: '+999812345678',
    lastName: 'Qabcdef',
    dateOfBirth: '1994-05-17',
  };
  const response = (body: unknown) => ({ status: 200, headers: new Headers(), body });
  const find = (operationId: 'getFeed' | 'getProfile' | 'getContactInfo', body: unknown, userId = other) => {
    const piiMarkers = createPiiMarkers();
    piiMarkers.add(one, facts);
    return piiMarkers.foundIn(operationId, response(body), userId);
  };

  test.each(Object.entries({ userId: one, ...facts }))('find the %s of another member', (fact, value) => {
    expect(find('getFeed', { data: [value] })).toEqual([expect.stringContaining(fact)]);
  });

  test('find nothing in the own response, and nothing that is allowed', () => {
    expect(find('getFeed', facts, one)).toEqual([]);
    expect(find('getProfile', { fullName: `Maryam ${facts.lastName}`, dateOfBirth: '1994-01-01' })).toEqual([]);
    expect(find('getContactInfo', { email: facts.email, phoneNumber: facts.phoneNumber })).toEqual([]);
    expect(find('getContactInfo', { lastName: facts.lastName })).not.toEqual([]);
  });

  test.each([...privateFields])('learn the value of %s, which the contract marks as private', (field) => {
    const piiMarkers = createPiiMarkers();
    piiMarkers.learn('getCurrentUserProfile', one, { profile: { [field]: 'value-of-her-own' } });
    expect(piiMarkers.foundIn('getFeed', response({ data: ['value-of-her-own'] }), one)).toEqual([]);
    expect(piiMarkers.foundIn('getFeed', response({ data: ['value-of-her-own'] }), other)).toEqual([
      expect.stringContaining(field),
    ]);
  });

  test('know the private fields of the contract', () => {
    expect([...privateFields]).toEqual(expect.arrayContaining(['email', 'phoneNumber', 'annualIncome', 'profileUrl']));
  });
});
