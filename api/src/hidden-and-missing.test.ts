import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newPreferences, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { memberFactory, propose, type TestMember } from './testing/factories.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/**
 * A refusal takes the same way for what is hidden and for what is missing, so that its time tells neither: the
 * server sends the same statements to the database.
 */
let server: TestApp;
let viewer: TestMember;
let ids: Record<'user' | 'ownGender' | 'unverified' | 'married' | 'preferences' | 'proposal', string>;
const unknownId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } });
  const { woman, man, unverified } = memberFactory(() => server);
  viewer = await man();
  const [otherMan, her, married] = [await man(), await woman(), await woman()];
  await propose(await man(), married, 'MARRIAGE_FIXED');
  const preferences = await her.get('/api/v1/profiles/current-user-profile');
  ids = {
    user: her.userId,
    ownGender: otherMan.profileId,
    unverified: (await unverified()).profileId,
    married: married.profileId,
    preferences: preferences.json<{ preferences: { preferencesId: string } }>().preferences.preferencesId,
    proposal: await propose(otherMan, her, 'ACCEPTED'),
  };
});
afterAll(() => server.close());

type Ask = (id: string) => ReturnType<TestMember['get']>;

const male = { gender: 'MALE' as const };
const cases: [string, (keyof typeof ids)[], Ask][] = [
  ['getUser', ['user'], (id) => viewer.get(`/api/v1/users/${id}`)],
  ['getProfile', ['ownGender', 'unverified', 'married', 'user'], (id) => viewer.get(`/api/v1/profiles/${id}`)],
  [
    'findProfiles by the shown id',
    ['ownGender', 'unverified', 'married', 'user'],
    (id) => viewer.get(`/api/v1/profiles/find?shownId=${id.slice(-8)}`),
  ],
  [
    'findProfiles by the whole id',
    ['ownGender', 'unverified', 'married', 'user'],
    (id) => viewer.get(`/api/v1/profiles/find?shownId=${id}`),
  ],
  ['getPreferences', ['preferences'], (id) => viewer.get(`/api/v1/preferences/${id}`)],
  ['updatePreferences', ['preferences'], (id) => viewer.put(`/api/v1/preferences/${id}`, newPreferences())],
  [
    'updateProfile',
    ['ownGender'],
    (id) => viewer.put('/api/v1/profiles/update', newProfileBody({ profile: { ...male, profileId: id } })),
  ],
  [
    'sendProposal',
    ['ownGender', 'unverified', 'user'],
    (id) => viewer.post('/api/v1/proposals', { receiverProfileId: id }),
  ],
  ['getContactInfo', ['proposal'], (id) => viewer.get(`/api/v1/proposals/${id}/contact-info?role=SENDER`)],
  [
    'updateProposalStatus',
    ['proposal'],
    (id) => viewer.post('/api/v1/proposals/update-status', { proposalId: id, status: 'MARRIAGE_FIXED' }),
  ],
  ['acceptProposal', ['proposal'], (id) => viewer.post('/api/v1/proposals/accept', { proposalId: id })],
  ['declineProposal', ['proposal'], (id) => viewer.post('/api/v1/proposals/decline', { proposalId: id })],
];

it.each(cases)(
  '%s asks the database alike for what is hidden and for what is missing',
  async (_operation, names, ask) => {
    const missing = await statementsOf(ask, unknownId);
    expect(missing.length).toBeGreaterThan(0);
    for (const name of names) expect([name, await statementsOf(ask, ids[name])]).toEqual([name, missing]);
  },
);

/** The statements that a refused request sends, without their values. */
async function statementsOf(ask: Ask, id: string): Promise<string[]> {
  const sent: string[] = [];
  const original = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [query] = given as [string | { text: string }];
    const text = typeof query === 'string' ? query : query.text;
    sent.push(text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')); // MikroORM writes values into the text
    return Reflect.apply(original, this, given) as never; // the spy only listens
  });
  const { statusCode } = await ask(id).finally(() => spy.mockRestore());
  expect(statusCode).toBe(404);
  return sent.toSorted(); // some are sent at once, in either order
}
