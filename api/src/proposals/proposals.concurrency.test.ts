import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { changeStatus, propose, memberFactory, type TestMember } from '../testing/factories.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Simultaneous requests against a real database; each case then reads the rows. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 0, PROFILES_PER_DAY: 0 } });
});
afterAll(() => server.close());

const { man, woman } = memberFactory(() => server);
const send = (from: TestMember, to: TestMember) => from.post('/api/v1/proposals', { receiverProfileId: to.profileId });
const codeOf = (answer: LightMyRequestResponse) =>
  (answer.body && answer.json<{ code?: string }>().code) || answer.statusCode;
const tally = (answers: LightMyRequestResponse[]) =>
  Object.fromEntries(
    Map.groupBy(answers, codeOf)
      .entries()
      .map(([code, list]) => [code, list.length]),
  );

async function rowsBetween(a: TestMember, b: TestMember) {
  const { rows } = await server.database.pool.query<{ id: string; status: string; sender_id: string }>(
    'select id, status, sender_id from proposal where $1 in (sender_id, receiver_id) and $2 in (sender_id, receiver_id)',
    [a.profileId, b.profileId],
  );
  return rows;
}

async function fixedMarriages(...members: TestMember[]) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from profile where id = any ($1) and is_marriage_fixed`,
    [members.map(({ profileId }) => profileId)],
  );
  return rows.map(({ id }) => id).sort();
}

describe('twenty simultaneous proposals between two members', () => {
  it.each([1, 2, 3])('ten in each direction create exactly one (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? send(a, b) : send(b, a))));
    const [row, ...more] = await rowsBetween(a, b);
    expect(more).toEqual([]);
    expect(tally(answers)).toEqual({ 201: 1, 'already-proposed': 9, 'they-proposed-first': 10 });
    // The first sender gets already-proposed, the other side they-proposed-first.
    answers.forEach((answer, i) => {
      const isSender = row!.sender_id === (i % 2 ? a : b).profileId;
      expect(['201', isSender ? 'already-proposed' : 'they-proposed-first']).toContain(String(codeOf(answer)));
    });
  });

  it('twenty in one direction create exactly one', async () => {
    const [a, b] = [await man(), await woman()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(a, b)));
    expect(tally(answers)).toEqual({ 201: 1, 'already-proposed': 19 });
    expect(await rowsBetween(a, b)).toHaveLength(1);
  });
});

describe('two simultaneous changes of status', () => {
  it.each([1, 2, 3])('accept and decline, five times each: the first one wins (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => changeStatus(b, id, i % 2 ? 'ACCEPTED' : 'DECLINED')),
    );
    expect(tally(answers)).toEqual({ 200: 1, 'illegal-transition': 9 });
    const answered = answers.find(({ statusCode }) => statusCode === 200)!.json<{ status: string }>();
    expect(await rowsBetween(a, b)).toMatchObject([{ status: answered.status }]);
  });

  it.each([1, 2, 3])('marriage fixed by one side and not compatible by the other (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    const answers = await Promise.all([changeStatus(a, id, 'MARRIAGE_FIXED'), changeStatus(b, id, 'NOT_COMPATIBLE')]);
    expect(tally(answers)).toEqual({ 200: 1, 'illegal-transition': 1 });
    const { status } = answers.find(({ statusCode }) => statusCode === 200)!.json<{ status: string }>();
    expect(await rowsBetween(a, b)).toMatchObject([{ status }]);
    expect(await fixedMarriages(a, b)).toHaveLength(status === 'MARRIAGE_FIXED' ? 2 : 0);
  });
});

describe('a take-back at the same moment as an answer', () => {
  it.each([1, 2, 3])('one of the two wins, and the other one is refused (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b);
    const takeBack = () => a.post('/api/v1/proposals/take-back', { proposalId: id });
    const answers = await Promise.all([takeBack(), changeStatus(b, id, 'ACCEPTED'), takeBack()]);
    const [row] = await rowsBetween(a, b);
    expect(tally(answers)).toEqual(
      row!.status === 'ACCEPTED'
        ? { 200: 1, 'illegal-transition': 2 }
        : { 200: 1, 'illegal-transition': 1, 'not-found': 1 },
    );
  });
});

describe('answers about a marriage at the same moment', () => {
  const answer = (from: TestMember, proposalId: string, what: string) =>
    from.post('/api/v1/proposals/marriage-answer', { proposalId, answer: what });

  it.each([1, 2, 3])('the first of ten is stored, and opens one case (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    await changeStatus(a, id, 'MARRIAGE_FIXED');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => answer(b, id, i % 2 ? 'CONFIRMED' : 'DENIED')),
    );
    expect(tally(answers)).toEqual({ 200: 1, 'illegal-transition': 9 });
    const { status } = answers.find(({ statusCode }) => statusCode === 200)!.json<{ status: string }>();
    expect(await rowsBetween(a, b)).toMatchObject([{ status }]);
    expect(await fixedMarriages(a, b)).toHaveLength(status === 'MARRIAGE_FIXED' ? 2 : 0);
    const { rows } = await server.database.pool.query('select from moderation_case where member_id = $1', [
      a.profileId,
    ]);
    expect(rows).toHaveLength(status === 'MARRIAGE_FIXED' ? 0 : 1);
  });

  it.each([1, 2, 3])('a denial and a block by the same member free them, in either order (round %i)', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    await changeStatus(a, id, 'MARRIAGE_FIXED');
    const answers = await Promise.all([answer(b, id, 'DENIED'), b.post('/api/v1/blocks', { profileId: a.profileId })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
    const [row] = await rowsBetween(a, b);
    expect(await fixedMarriages(a, b)).toEqual(row!.status === 'MARRIAGE_FIXED' ? [a.profileId] : []);
  });
});

describe('two simultaneous marriages', () => {
  it.each([1, 2, 3])('of one member: one is fixed, the other is refused (round %i)', async () => {
    const [a, b, c] = [await man(), await woman(), await woman()];
    const [ab, ac] = [await propose(a, b, 'ACCEPTED'), await propose(c, a, 'ACCEPTED')];
    const answers = await Promise.all([changeStatus(b, ab, 'MARRIAGE_FIXED'), changeStatus(c, ac, 'MARRIAGE_FIXED')]);
    expect(tally(answers)).toEqual({ 200: 1, 'marriage-fixed': 1 });
    const spouse = answers[0].statusCode === 200 ? b : c;
    expect(await fixedMarriages(a, b, c)).toEqual([a.profileId, spouse.profileId].sort());
  });

  it('in a ring of four members: each has at most one', async () => {
    const [a, b, c, d] = [await man(), await woman(), await man(), await woman()];
    const ids = [
      await propose(a, b, 'ACCEPTED'),
      await propose(b, c, 'ACCEPTED'),
      await propose(c, d, 'ACCEPTED'),
      await propose(d, a, 'ACCEPTED'),
    ];
    const answers = await Promise.all(
      ids.flatMap((id, i) =>
        [
          [a, b],
          [b, c],
          [c, d],
          [d, a],
        ][i]!.map((party) => changeStatus(party, id, 'MARRIAGE_FIXED')),
      ),
    );
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
    const { rows } = await server.database.pool.query<{ party: string }>(
      `select party, count(*) from proposal, unnest(array[sender_id, receiver_id]) party where status = 'MARRIAGE_FIXED' and id = any ($1) group by party having count(*) > 1`,
      [ids],
    );
    expect(rows).toEqual([]);
  });

  it('a fixed marriage and a new proposal: no active proposal of a married member remains', async () => {
    const [a, b, c] = [await man(), await woman(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    const [, sent] = await Promise.all([changeStatus(a, id, 'MARRIAGE_FIXED'), send(c, a)]);
    expect([201, 'not-found']).toContain(codeOf(sent));
    // A proposal sent just before cannot be accepted any more.
    const [row] = await rowsBetween(a, c);
    if (row) expect(codeOf(await changeStatus(a, row.id, 'ACCEPTED'))).toBe('marriage-fixed');
  });
});

describe('contact details while a proposal ends', () => {
  it('are not sent after the end was confirmed', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    const read = () => a.get(`/api/v1/proposals/${id}/contact-info?role=RECEIVER`);
    let later: Promise<LightMyRequestResponse[]> = Promise.resolve([]);
    const end = changeStatus(b, id, 'NOT_COMPATIBLE').then((answer) => {
      later = Promise.all([read(), read(), read()]);
      return answer;
    });
    const racing = await Promise.all(Array.from({ length: 8 }, read));
    expect((await end).statusCode).toBe(200);
    const shared = racing.filter(({ statusCode }) => statusCode === 200);
    expect(
      racing
        .filter(({ statusCode }) => statusCode !== 200)
        .map(codeOf)
        .filter((code) => code !== 'contact-not-shared'),
    ).toEqual([]);
    expect((await later).map(codeOf)).toEqual(Array(3).fill('contact-not-shared'));
    const { rows } = await server.database.pool.query(
      'select from contact_read, generate_series(1, count) where proposal_id = $1',
      [id],
    );
    expect(rows).toHaveLength(shared.length);
  });

  it('a read that has started waits for the end and is then refused', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update proposal set status = 'NOT_COMPATIBLE' where id = $1`, [id]);
      const reading = a.get(`/api/v1/proposals/${id}/contact-info?role=RECEIVER`);
      await waitForBlockedConnection(server);
      await client.query('commit');
      expect(codeOf(await reading)).toBe('contact-not-shared');
    } finally {
      client.release();
    }
  });
});

describe('a guardian who is removed while a choice is stored', () => {
  const named = { name: 'Ahmed Siddiqui', relation: 'FATHER', email: 'ahmed@example.test', shares: 'OWN' };

  /** Nothing of the choice is left for a guardian who is named later. */
  async function expectNoChoice(a: TestMember, b: TestMember, id: string) {
    await b.put('/api/v1/guardian', named);
    const read = await a.get(`/api/v1/proposals/${id}/contact-info?role=RECEIVER`);
    expect(read.json()).toEqual({ email: b.email, phoneNumber: b.phoneNumber });
  }

  it.each(['first', 'last'])('is shared by no choice: removed %s', async (when) => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b, 'ACCEPTED');
    await b.put('/api/v1/guardian', named);
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from profile where id = $1 for update', [b.profileId]);
      const waiting =
        when === 'first'
          ? b.put(`/api/v1/proposals/${id}/shared-contact`, { shares: 'GUARDIAN' })
          : server.app.inject({ method: 'DELETE', url: '/api/v1/guardian', headers: { cookie: b.cookie } });
      await waitForBlockedConnection(server);
      await (when === 'first'
        ? client.query('delete from guardian where member_id = $1', [b.profileId])
        : client.query(`update proposal set receiver_shares = 'GUARDIAN' where id = $1`, [id]));
      await client.query('commit');
      expect(codeOf(await waiting)).toBe(when === 'first' ? 'validation' : 204);
    } finally {
      client.release();
    }
    await expectNoChoice(a, b, id);
  });
});

it('sendProposal checks the verification as stored when it sends', async () => {
  const [sender, receiver] = [await man(), await woman()];
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update profile set is_verified = false where id = $1`, [sender.profileId]);
    const sending = send(sender, receiver); // authorized, and waiting for the row
    await waitForBlockedConnection(server);
    await client.query('commit');
    expect(codeOf(await sending)).toBe('phone-unverified');
    expect(await rowsBetween(sender, receiver)).toEqual([]);
  } finally {
    client.release();
  }
});

it('a simultaneous change of gender and proposal never leave a proposal within one gender', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [a, b] = [await man(), await woman()];
    await Promise.all([
      a.put('/api/v1/profiles/update', newProfileBody({ profile: { gender: 'FEMALE' } })),
      send(a, b),
      send(b, a),
    ]);
  }
  const { rows } = await server.database.pool.query(
    'select from proposal q join profile s on s.id = q.sender_id join profile r on r.id = q.receiver_id where s.gender = r.gender',
  );
  expect(rows).toEqual([]);
});

const leave = ({ cookie }: TestMember) =>
  server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie } });

/** Runs a request while a transaction holds the first lock, and says whether that transaction gets the second one at once. */
async function getsBoth(
  run: () => Promise<LightMyRequestResponse>,
  first: [table: string, id: string],
  second: [table: string, id: string],
) {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select from ${first[0]} where id = $1 for update`, [first[1]]);
    const running = run();
    await waitForBlockedConnection(server);
    const got = await client.query(`select from ${second[0]} where id = $1 for update nowait`, [second[1]]).then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );
    await client.query('commit');
    expect((await running).statusCode).toBeLessThan(300);
    return got;
  } finally {
    client.release();
  }
}

it('a command with a key locks the account after the proposal, as a deletion of the account does', async () => {
  const [a, b] = [await man(), await woman()];
  const id = await propose(a, b);
  const headers = { cookie: b.cookie, 'idempotency-key': 'once' };
  const payload = { proposalId: id, status: 'ACCEPTED' };
  const accept = () => server.app.inject({ method: 'POST', url: '/api/v1/proposals/update-status', headers, payload });
  expect(await getsBoth(accept, ['proposal', id], ['app_user', b.userId])).toBe(true);
});

describe('a deletion of the account', () => {
  it('locks the proposals before the profile, as a change of status does', async () => {
    const [a, b] = [await man(), await woman()];
    const id = await propose(a, b);
    expect(await getsBoth(() => leave(b), ['proposal', id], ['profile', b.profileId])).toBe(true);
  });

  it('locks the profiles in the order of their ids, as a proposal does', async () => {
    const [a, b] = [await man(), await woman()];
    await propose(a, b, 'DECLINED');
    expect(await getsBoth(() => leave(b), ['profile', a.profileId], ['profile', b.profileId])).toBe(true);
  });

  it('begins again when a proposal came between its locks, and closes and retains it', async () => {
    const [a, b] = [await man(), await woman()];
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query('select from profile where id in ($1, $2) order by id for update', [a.profileId, b.profileId]);
    const running = leave(b);
    await waitForBlockedConnection(server);
    await client.query(
      `insert into proposal (id, sender_id, receiver_id, status, created_at, changed_at) values (gen_random_uuid(), $1, $2, 'PENDING', now(), now())`,
      [a.profileId, b.profileId],
    );
    await client.query('commit');
    client.release();
    expect((await running).statusCode).toBe(204);
    const { rows } = await server.database.pool.query('select status from proposal where sender_id = $1', [
      a.profileId,
    ]);
    expect(rows).toEqual([{ status: 'DECLINED' }]);
    const retained = `select distinct kind from retained_relation where member_id = $1`;
    expect((await server.database.pool.query(retained, [a.profileId])).rows).toEqual([{ kind: 'SENT_TO' }]);
  });

  it.each([1, 2, 3])('of both parties, a block and an answer at once: all are answered (round %i)', async () => {
    const [a, b, c] = [await man(), await woman(), await woman()];
    const [ab, ac] = [await propose(a, b), await propose(c, a, 'ACCEPTED')];
    const answers = await Promise.all([
      leave(a),
      leave(b),
      leave(a),
      changeStatus(b, ab, 'ACCEPTED'),
      changeStatus(c, ac, 'MARRIAGE_FIXED'),
      b.post('/api/v1/blocks', { profileId: a.profileId }),
      a.post('/api/v1/blocks', { profileId: c.profileId }),
      send(b, a),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
    const ids = [a.profileId, b.profileId];
    expect((await server.database.pool.query('select id from profile where id = any ($1)', [ids])).rows).toEqual([]);
    const left = `select from proposal where status = any ('{PENDING,ACCEPTED}') and (sender_id is null or receiver_id is null)`;
    expect((await server.database.pool.query(left)).rows).toEqual([]);
  });
});
