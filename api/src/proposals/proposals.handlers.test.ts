import type { ProfileAndPreferences, Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatus, propose, memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Rules of proposals that need the rows of the database. */
let server: TestApp;
const { man, woman } = memberFactory(() => server);
const send = (from: TestMember, to: TestMember) => from.post('/api/v1/proposals', { receiverProfileId: to.profileId });
const listed = async (member: TestMember, type: string) =>
  (await member.get(`/api/v1/proposals/${type}`)).json<Proposal[]>().map(({ proposalId }) => proposalId);
const onFeed = async (viewer: TestMember) =>
  (await viewer.get('/api/v1/profiles/feed?limit=50')).json<{ data: { id: string }[] }>().data.map(({ id }) => id);

describe('without limits', () => {
  beforeAll(async () => {
    server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 } });
  });
  afterAll(() => server.close());

  it.each(['DECLINED', 'NOT_COMPATIBLE'] as const)('after %s the former receiver may propose once', async (end) => {
    const [a, b] = [await man(), await woman()];
    await propose(a, b, end);
    expect((await send(a, b)).json()).toMatchObject({ code: 'already-proposed' });
    const second = await propose(b, a);
    expect((await send(a, b)).json()).toMatchObject({ code: 'already-proposed' });
    expect((await send(b, a)).json()).toMatchObject({ code: 'already-proposed' });
    await changeStatus(a, second, 'DECLINED');
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      expect((await send(from, to)).json()).toMatchObject({ status: 409, code: 'already-proposed' });
  });

  it('a member whose marriage is fixed leaves the lists, cannot send or receive, and stays visible to the parties of their proposals', async () => {
    const [a, b, friend, stranger, other] = [await man(), await woman(), await woman(), await woman(), await man()];
    const pending = await propose(friend, a);
    expect(await onFeed(stranger)).toContain(a.profileId);
    await propose(a, b, 'MARRIAGE_FIXED');

    expect(await onFeed(stranger)).not.toContain(a.profileId);
    expect(await onFeed(other)).not.toContain(b.profileId);
    expect((await stranger.get(`/api/v1/profiles/${a.profileId}`)).statusCode).toBe(404);
    expect((await friend.get(`/api/v1/profiles/${a.profileId}`)).statusCode).toBe(200);
    expect((await b.get(`/api/v1/profiles/${a.profileId}`)).statusCode).toBe(200);

    for (const [from, to, code] of [
      [a, stranger, 'marriage-fixed'],
      [stranger, a, 'not-found'],
      [other, b, 'not-found'],
      [b, other, 'marriage-fixed'],
    ] as const)
      expect((await send(from, to)).json()).toMatchObject({ code });
    expect((await changeStatus(a, pending, 'ACCEPTED')).json()).toMatchObject({ code: 'marriage-fixed' });
    expect((await changeStatus(a, pending, 'DECLINED')).json()).toMatchObject({ status: 'DECLINED' });
  });

  it('an unknown transition returns 409, the wrong side 403, and a stranger gets 404 for both', async () => {
    const [a, b, stranger] = [await man(), await woman(), await man()];
    const id = await propose(a, b);
    expect((await changeStatus(a, id, 'MARRIAGE_FIXED')).json()).toMatchObject({ code: 'illegal-transition' });
    expect((await changeStatus(a, id, 'ACCEPTED')).json()).toMatchObject({ code: 'not-your-move' });
    for (const status of ['ACCEPTED', 'MARRIAGE_FIXED'] as const)
      expect((await changeStatus(stranger, id, status)).json()).toMatchObject({
        code: 'not-found',
        detail: 'Proposal not found',
      });
  });

  it('each read of contact details is recorded, and a refused one is not', async () => {
    const [a, b, stranger] = [await man(), await woman(), await man()];
    const id = await propose(a, b);
    const read = (who: TestMember, role: string) => who.get(`/api/v1/proposals/${id}/contact-info?role=${role}`);
    const reads = async () =>
      (
        await server.database.pool.query(
          'select reader_id as reader, subject_id as subject, count from contact_read where proposal_id = $1 order by id',
          [id],
        )
      ).rows;

    expect((await read(a, 'RECEIVER')).statusCode).toBe(403);
    await changeStatus(b, id, 'ACCEPTED');
    expect((await read(a, 'SENDER')).statusCode).toBe(400);
    expect((await read(stranger, 'SENDER')).statusCode).toBe(404);
    expect(await reads()).toEqual([]);

    expect((await read(a, 'RECEIVER')).json()).toEqual({ email: b.email, phoneNumber: b.phoneNumber });
    expect((await read(b, 'SENDER')).json()).toEqual({ email: a.email, phoneNumber: a.phoneNumber });
    await changeStatus(b, id, 'MARRIAGE_FIXED');
    expect((await read(a, 'RECEIVER')).statusCode).toBe(200);
    expect(await reads()).toEqual([
      { reader: a.profileId, subject: b.profileId, count: 2 },
      { reader: b.profileId, subject: a.profileId, count: 1 },
    ]);
  });

  it('no contact details are sent when the read cannot be recorded', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    await server.database.pool.query('alter table contact_read add constraint not_today check (false) not valid');
    try {
      const answer = await a.get(`/api/v1/proposals/${id}/contact-info?role=RECEIVER`);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toMatch(/@|\+999|not_today/);
    } finally {
      await server.database.pool.query('alter table contact_read drop constraint not_today');
    }
  });

  it('getProfile returns the proposal between the two', async () => {
    const [a, b] = [await man(), await woman()];
    const between = async (viewer: TestMember, other: TestMember) =>
      (await viewer.get(`/api/v1/profiles/${other.profileId}`)).json<ProfileAndPreferences>().proposal;
    expect(await between(a, b)).toBeUndefined();
    const proposalId = await propose(a, b);
    expect(await between(a, b)).toEqual({ proposalId, status: 'PENDING', role: 'SENDER' });
    expect(await between(b, a)).toEqual({ proposalId, status: 'PENDING', role: 'RECEIVER' });
    await changeStatus(b, proposalId, 'DECLINED');
    expect(await between(a, b)).toEqual({ proposalId, status: 'DECLINED', role: 'SENDER' });
    expect(await between(b, a)).toBeUndefined();
  });

  it('both lists have pending proposals first, then the newest', async () => {
    const a = await man();
    const ids: string[] = [];
    for (const status of ['PENDING', 'DECLINED', 'ACCEPTED', 'PENDING', 'NOT_COMPATIBLE'] as const)
      ids.push(await propose(a, await woman(), status));
    const [p1, declined, accepted, p2, ended] = ids;
    expect(await listed(a, 'SENT')).toEqual([p2, p1, ended, accepted, declined]);
    expect(await listed(a, 'RECEIVED')).toEqual([]);
  });
});

describe('the limits', () => {
  const { PROPOSALS_PER_DAY, PROPOSALS_PENDING } = { PROPOSALS_PER_DAY: 4, PROPOSALS_PENDING: 3 };
  beforeAll(async () => {
    server = await startTestApp({ limits: { PROPOSALS_PER_DAY, PROPOSALS_PENDING, PROFILES_PER_DAY: 0 } });
  });
  afterAll(() => server.close());

  const retryAfter = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after']);

  it('pending proposals: at the limit, one more is possible after an answer', async () => {
    const [a, first] = [await man(), await woman()];
    const id = await propose(a, first);
    for (let i = 1; i < PROPOSALS_PENDING; i += 1) await propose(a, await woman());
    const past = await send(a, await woman());
    expect(past.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    // No time ends it.
    expect(past.headers).not.toHaveProperty('retry-after');
    expect(past.headers['ratelimit']).toBe('"PROPOSALS_PENDING";r=0');
    await changeStatus(first, id, 'DECLINED');
    expect((await send(a, await woman())).statusCode).toBe(201);
  });

  it('a day: answered proposals count; those of yesterday and of others do not', async () => {
    const a = await man();
    for (let i = 0; i < PROPOSALS_PER_DAY; i += 1) await propose(a, await woman(), 'DECLINED');
    const past = await send(a, await woman());
    expect(past.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(retryAfter(past)).toBeGreaterThan(0);
    expect(retryAfter(past)).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await send(await man(), await woman())).statusCode).toBe(201);
    await server.database.pool.query(
      `update proposal set created_at = created_at - interval '1 day' where sender_id = $1`,
      [a.profileId],
    );
    await server.database.pool.query('update number_use set day = day - 1');
    expect((await send(a, await woman())).statusCode).toBe(201);
  });

  it('hold for simultaneous requests', async () => {
    const a = await man();
    const receivers = [await woman(), await woman(), await woman(), await woman(), await woman()];
    const answers = await Promise.all(receivers.map((receiver) => send(a, receiver)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(PROPOSALS_PENDING).fill(201),
      429,
      429,
    ]);
    expect(await listed(a, 'SENT')).toHaveLength(PROPOSALS_PENDING);
  });

  it('are checked after the other rules', async () => {
    const [a, b] = [await man(), await woman()];
    await propose(a, b);
    for (let i = 1; i < PROPOSALS_PENDING; i += 1) await propose(a, await woman());
    expect((await send(a, b)).json()).toMatchObject({ code: 'already-proposed' });
    expect((await send(a, a)).statusCode).toBe(400);
  });
});
