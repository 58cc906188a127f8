import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberFactory, propose, type TestMember } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** What is hidden and what is missing cost the same statements, so that not even the time tells one from the other (R13). */
let server: TestApp;
let viewer: TestMember;
let hidden: Record<'a woman' | 'an unverified man' | 'a man whose marriage is fixed', string>;
let proposalOfOthers: string;
let otherUser: string;
beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0 } });
  const { woman, man, unverified } = memberFactory(() => server);
  viewer = await woman();
  const [other, married] = [await woman(), await man()];
  proposalOfOthers = await propose(married, other, 'MARRIAGE_FIXED');
  otherUser = other.userId;
  const notYet = await unverified({ profile: { gender: 'MALE' } });
  hidden = {
    'a woman': other.profileId,
    'an unverified man': notYet.profileId,
    'a man whose marriage is fixed': married.profileId,
  };
});
afterAll(() => server.close());

/** The statements of a request, and its answer without the id of the request. */
async function costOf(ask: () => Promise<LightMyRequestResponse>) {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await ask();
    const statements = spy.mock.calls.map(([query]) =>
      (typeof query === 'string' ? query : (query as { text: string }).text).replace(/[0-9a-f-]{36}/g, 'id'),
    );
    return { statements, answer: { ...answer.json<object>(), requestId: '' } };
  } finally {
    spy.mockRestore();
  }
}

const missing = randomUUIDv7();

const getProfile = (id: string) => viewer.get(`/api/v1/profiles/${id}`);
const sendProposal = (receiverProfileId: string) => viewer.post('/api/v1/proposals', { receiverProfileId });

it.each<[keyof typeof hidden, string, (id: string) => Promise<LightMyRequestResponse>]>([
  ['a woman', 'getProfile', getProfile],
  ['a woman', 'sendProposal', sendProposal],
  ['an unverified man', 'getProfile', getProfile],
  ['an unverified man', 'sendProposal', sendProposal],
  // For a proposal a fixed marriage has an answer of its own (R33).
  ['a man whose marriage is fixed', 'getProfile', getProfile],
])('%s is like nobody, for %s', async (who, _operation, ask) => {
  const forMissing = await costOf(() => ask(missing));
  expect(forMissing.statements.length).toBeGreaterThan(1);
  expect(forMissing.answer).toMatchObject({ status: 404 });
  expect(await costOf(() => ask(hidden[who]))).toEqual(forMissing);
});

describe('a proposal of others is like none', () => {
  it.each<[string, (id: string) => Promise<LightMyRequestResponse>]>([
    ['getContactInfo', (id) => viewer.get(`/api/v1/proposals/${id}/contact-info?role=SENDER`)],
    [
      'updateProposalStatus',
      (proposalId) => viewer.post('/api/v1/proposals/update-status', { proposalId, status: 'ACCEPTED' }),
    ],
    ['acceptProposal', (proposalId) => viewer.post('/api/v1/proposals/accept', { proposalId })],
    ['declineProposal', (proposalId) => viewer.post('/api/v1/proposals/decline', { proposalId })],
  ])('for %s', async (_operation, ask) => {
    const forMissing = await costOf(() => ask(missing));
    expect(forMissing.answer).toMatchObject({ status: 404 });
    expect(await costOf(() => ask(proposalOfOthers))).toEqual(forMissing);
  });
});

it('a user is like none, for getUser', async () => {
  const forMissing = await costOf(() => viewer.get(`/api/v1/users/${missing}`));
  expect(forMissing.answer).toMatchObject({ status: 404 });
  expect(await costOf(() => viewer.get(`/api/v1/users/${otherUser}`))).toEqual(forMissing);
});
