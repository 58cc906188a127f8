import { randomUUIDv7 } from 'node:crypto';
import { statusPath } from '@mithaq/openapi/examples/factories.ts';
import { transitions } from '@mithaq/openapi/rules/proposal.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { waitForBlockedConnection } from '../testing/blocked-connection.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Database-level backstop: what the database refuses from every writer. */
let server: TestApp;
let a: TestMember;
let b: TestMember;
let c: TestMember;
let unproved: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  const { man, woman, unverified } = memberFactory(() => server);
  [a, b, c] = [await man(), await woman(), await woman()];
  unproved = await unverified();
});
beforeEach(async () => {
  await ask('delete from proposal');
  // Only a test may undo a marriage.
  await ask('alter table profile disable trigger profile_lasting_facts');
  await ask('update profile set is_marriage_fixed = false');
  await ask('alter table profile enable trigger profile_lasting_facts');
});
afterAll(() => server.close());

// Object.keys forgets the literal type of the keys.
const statuses = Object.keys(labels.ProposalStatus) as ProposalStatus[];
const ask = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const refusedBy = (constraint: string) => ({ constraint });

async function put(sender: TestMember, receiver: TestMember, status: ProposalStatus): Promise<string> {
  const id = await insert(sender, receiver);
  for (const next of statusPath[status]) await ask('update proposal set status = $2 where id = $1', [id, next]);
  return id;
}

async function insert(sender: TestMember, receiver: TestMember, status = 'PENDING'): Promise<string> {
  const id = randomUUIDv7();
  await ask(
    'insert into proposal (id, sender_id, receiver_id, status, created_at, changed_at) values ($1, $2, $3, $4, now(), now())',
    [id, sender.profileId, receiver.profileId, status],
  );
  return id;
}

describe('the trigger', () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'allows %s to %s exactly when openapi/rules does',
    async (from, to) => {
      const id = await put(a, b, from);
      const change = ask('update proposal set status = $2 where id = $1', [id, to]);
      if (from === to || transitions.some(([before, after]) => before === from && after === to)) await change;
      else await expect(change).rejects.toMatchObject(refusedBy('proposal_transition'));
    },
  );

  it.each(['sender_id', 'receiver_id'])('refuses to change %s', async (column) => {
    const id = await put(a, b, 'PENDING');
    await expect(ask(`update proposal set ${column} = $2 where id = $1`, [id, c.profileId])).rejects.toMatchObject(
      refusedBy('proposal_parties'),
    );
  });
});

describe('a new proposal', () => {
  it.each(statuses.filter((status) => status !== 'PENDING'))('does not begin as %s', async (status) => {
    await expect(insert(a, b, status)).rejects.toMatchObject(refusedBy('proposal_begins_pending'));
  });

  it('is between a man and a woman', async () => {
    await expect(insert(b, c)).rejects.toMatchObject(refusedBy('proposal_genders'));
  });

  it('is between verified members', async () => {
    await expect(insert(a, unproved)).rejects.toMatchObject(refusedBy('proposal_verified'));
    await expect(insert(unproved, a)).rejects.toMatchObject(refusedBy('proposal_verified'));
  });

  it('sees a change of gender that is not committed yet', async () => {
    const her = await memberFactory(() => server).unverified();
    const answer = await whileOpen(
      [`update profile set gender = 'MALE', is_verified = true, phone_number = '+99980000000001' where id = $1`, her],
      () => insert(a, her),
    );
    await expect(answer()).rejects.toMatchObject(refusedBy('proposal_genders'));
  });
});

describe('a fixed marriage', () => {
  it('is the only one of a member, and ends every other way to one', async () => {
    const [ab, ac] = [await put(a, b, 'ACCEPTED'), await put(a, c, 'ACCEPTED')];
    const d = await memberFactory(() => server).woman();
    const ad = await insert(a, d);
    const change = (id: string, status: ProposalStatus) =>
      ask('update proposal set status = $2 where id = $1', [id, status]);
    await change(ab, 'MARRIAGE_FIXED');
    await expect(change(ac, 'MARRIAGE_FIXED')).rejects.toMatchObject(refusedBy('proposal_both_free'));
    await expect(change(ad, 'ACCEPTED')).rejects.toMatchObject(refusedBy('proposal_both_free'));
    const e = await memberFactory(() => server).woman();
    await expect(insert(e, a)).rejects.toMatchObject(refusedBy('proposal_both_free'));
    await change(ac, 'NOT_COMPATIBLE');
    await change(ad, 'DECLINED');
    const { rows } = await ask('select id from profile where is_marriage_fixed order by id');
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([a.profileId, b.profileId].sort());
  });

  it('is the only one also when two are fixed at once', async () => {
    const [, ac] = [await put(a, b, 'ACCEPTED'), await put(a, c, 'ACCEPTED')];
    const answer = await whileOpen([`update proposal set status = 'MARRIAGE_FIXED' where receiver_id = $1`, b], () =>
      ask(`update proposal set status = 'MARRIAGE_FIXED' where id = $1`, [ac]),
    );
    await expect(answer()).rejects.toMatchObject(refusedBy('proposal_both_free'));
  });

  it('is not undone', async () => {
    await put(a, b, 'MARRIAGE_FIXED');
    await expect(
      ask('update profile set is_marriage_fixed = false where id = $1', [a.profileId]),
    ).rejects.toMatchObject(refusedBy('profile_marriage_fixed'));
  });
});

describe('the answer about a marriage', () => {
  const fixed = async (unseenBy: string | null = 'RECEIVER') => {
    const id = await put(a, b, 'ACCEPTED');
    await ask(`update proposal set status = 'MARRIAGE_FIXED', unseen_by = $2 where id = $1`, [id, unseenBy]);
    return id;
  };
  const deny = (id: string, change = '', after = "interval '0'") =>
    ask(
      `update proposal set marriage_answer = 'DENIED', marriage_answered_at = changed_at + ${after}${change} where id = $1`,
      [id],
    );
  const closing = `, status = 'NOT_COMPATIBLE'`;
  const married = async () =>
    (await ask('select id from profile where is_marriage_fixed order by id')).rows.map(({ id }: { id: string }) => id);

  it('has the side that fixed it, also when a process of the release before does not name it', async () => {
    const id = await fixed();
    expect((await ask('select marriage_fixed_by from proposal where id = $1', [id])).rows).toEqual([
      { marriage_fixed_by: 'SENDER' },
    ]);
    await expect(ask(`update proposal set marriage_fixed_by = 'RECEIVER' where id = $1`, [id])).rejects.toMatchObject(
      refusedBy('proposal_marriage_fixed_by'),
    );
  });

  it('frees both when it closes the proposal', async () => {
    await deny(await fixed(), closing);
    expect(await married()).toEqual([]);
  });

  it('frees the one who denies alone while the proposal stays, and the other with its end', async () => {
    const id = await fixed();
    await deny(id);
    expect(await married()).toEqual([a.profileId]);
    await expect(
      ask('update profile set is_marriage_fixed = false where id = $1', [a.profileId]),
    ).rejects.toMatchObject(refusedBy('profile_marriage_fixed'));
    await ask(`update proposal set status = 'NOT_COMPATIBLE' where id = $1`, [id]);
    expect(await married()).toEqual([]);
  });

  it('comes in 14 days', async () => {
    await expect(deny(await fixed(), closing, `interval '14 days 1 second'`)).rejects.toMatchObject(
      refusedBy('proposal_marriage_answer'),
    );
    await ask('delete from proposal');
    await deny(await fixedAgain(), closing, `interval '14 days'`);
  });

  it('comes once', async () => {
    const id = await fixed();
    await ask(`update proposal set marriage_answer = 'CONFIRMED', marriage_answered_at = changed_at where id = $1`, [
      id,
    ]);
    await expect(deny(id)).rejects.toMatchObject(refusedBy('proposal_marriage_answer'));
  });

  it('is about a marriage that somebody fixed', async () => {
    await expect(deny(await put(a, b, 'ACCEPTED'))).rejects.toMatchObject(refusedBy('proposal_marriage_answer'));
    await ask('delete from proposal');
    await expect(deny(await fixed(null))).rejects.toMatchObject(refusedBy('proposal_marriage_answer'));
  });

  it('has a time', async () => {
    await expect(
      ask(`update proposal set marriage_answer = 'CONFIRMED' where id = $1`, [await fixed()]),
    ).rejects.toMatchObject(refusedBy('proposal_answered'));
  });

  /** A second marriage of the two in one case. */
  async function fixedAgain(): Promise<string> {
    await ask('alter table profile disable trigger profile_lasting_facts');
    await ask('update profile set is_marriage_fixed = false');
    await ask('alter table profile enable trigger profile_lasting_facts');
    return fixed();
  }
});

describe('a proposal that was taken back', () => {
  it('has ended, and stays so', async () => {
    const id = await insert(a, b);
    await expect(ask('update proposal set taken_back_at = now() where id = $1', [id])).rejects.toMatchObject(
      refusedBy('proposal_taken_back'),
    );
    await ask(`update proposal set status = 'DECLINED', taken_back_at = now() where id = $1`, [id]);
    await expect(ask('update proposal set taken_back_at = null where id = $1', [id])).rejects.toMatchObject(
      refusedBy('proposal_taken_back'),
    );
  });
});

describe('the gender', () => {
  const turn = ({ profileId }: TestMember) =>
    ask(`update profile set gender = case gender when 'MALE' then 'FEMALE' else 'MALE' end where id = $1`, [profileId]);

  it('is fixed once a number was proved, also after the number has to be proved again', async () => {
    await turn(unproved);
    await turn(unproved);
    const member = await memberFactory(() => server).woman();
    await expect(turn(member)).rejects.toMatchObject(refusedBy('profile_gender_fixed'));
    await ask('update profile set is_verified = false where id = $1', [member.profileId]);
    await expect(turn(member)).rejects.toMatchObject(refusedBy('profile_gender_fixed'));
  });

  it('is fixed once there is a proposal', async () => {
    const member = await memberFactory(() => server).woman();
    await insert(a, member);
    await ask('update profile set is_verified = false, phone_number = null where id = $1', [member.profileId]);
    await expect(turn(member)).rejects.toMatchObject(refusedBy('profile_gender_fixed'));
  });
});

describe('the log of contact reads', () => {
  async function read() {
    const id = randomUUIDv7();
    const proposal = await put(a, b, 'ACCEPTED');
    await ask(
      `insert into contact_read (id, proposal_id, reader_id, subject_id, read_at, day) values ($1, $2, $3, $4, now(), (now() at time zone 'UTC')::date)`,
      [id, proposal, a.profileId, b.profileId],
    );
    return id;
  }

  it('counts another read of the day, and leaves the rows of earlier versions as they are', async () => {
    const id = await read();
    await ask('update contact_read set count = count + 1, read_at = read_at where id = $1', [id]);
    const ofEarlierVersion = `insert into contact_read (id, proposal_id, reader_id, subject_id, read_at)
      select gen_random_uuid(), proposal_id, reader_id, subject_id, read_at from contact_read where id = $1 returning id, day, count`;
    const { rows } = await ask(ofEarlierVersion, [id]);
    expect((await ask(ofEarlierVersion, [id])).rows).toMatchObject([{ day: null, count: 1 }]);
    await expect(
      ask('update contact_read set count = count + 1 where id = $1', [(rows[0] as { id: string }).id]), // its only column of this name
    ).rejects.toMatchObject(refusedBy('contact_read_only_grows'));
    await expect(
      ask(
        'insert into contact_read select gen_random_uuid(), proposal_id, reader_id, subject_id, read_at, day, 1 from contact_read where id = $1',
        [id],
      ),
    ).rejects.toMatchObject(refusedBy('contact_read_of_day'));
  });

  it.each([
    `update contact_read set read_at = now() - interval '1 day' where id = $1`,
    'update contact_read set id = gen_random_uuid() where id = $1',
    'update contact_read set reader_id = subject_id where id = $1',
    'update contact_read set subject_id = reader_id where id = $1',
    'delete from contact_read where id = $1',
    'update contact_read set count = count + 2 where id = $1',
    'update contact_read set count = count - 1 where id = $1',
    `update contact_read set count = count + 1, read_at = read_at - interval '1 second' where id = $1`,
    `update contact_read set count = count + 1, read_at = read_at + interval '1 day' where id = $1`,
    `update contact_read set day = day + 1 where id = $1`,
    'update contact_read set day = null where id = $1',
  ])('only grows: %s', async (statement) => {
    const id = await read();
    await expect(ask(statement, [id])).rejects.toMatchObject(refusedBy('contact_read_only_grows'));
    await expect(ask('truncate contact_read')).rejects.toMatchObject(refusedBy('contact_read_only_grows'));
  });

  it('loses its references with a deleted account, and nothing else', async () => {
    const id = await read();
    await ask('update contact_read set reader_id = null where id = $1', [id]);
    await expect(ask('update contact_read set reader_id = $2 where id = $1', [id, c.profileId])).rejects.toMatchObject(
      refusedBy('contact_read_only_grows'),
    );
    await ask('delete from proposal');
    const { rows } = await ask('select * from contact_read where id = $1', [id]);
    expect(rows).toMatchObject([{ proposal_id: null, reader_id: null, subject_id: b.profileId }]);
  });
});

/** Runs the work while another connection has changed this member's row and not committed yet; returns its promise. */
async function whileOpen(
  [statement, { profileId }]: [string, TestMember],
  work: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [profileId]);
    const running = work();
    running.catch(() => undefined); // awaited by the caller
    await waitForBlockedConnection(server);
    await client.query('commit');
    return () => running; // a promise itself would be awaited here
  } finally {
    client.release();
  }
}

describe('the unique indexes', () => {
  it.each(['PENDING', 'ACCEPTED'] as const)(
    'allow one active proposal per pair, in either direction: %s',
    async (status) => {
      await put(a, b, status);
      await expect(insert(b, a)).rejects.toMatchObject(refusedBy('proposal_active_pair'));
    },
  );

  it.each(['DECLINED', 'NOT_COMPATIBLE'] as const)('allow one proposal per sender and receiver: %s', async (status) => {
    await put(a, b, status);
    await expect(put(a, b, 'PENDING')).rejects.toMatchObject(refusedBy('proposal_once'));
    await put(b, a, 'PENDING');
  });
});

describe('the check constraints', () => {
  it('refuse a proposal to oneself', async () => {
    await expect(put(a, a, 'PENDING')).rejects.toMatchObject(refusedBy('proposal_not_to_oneself'));
  });

  it('refuse a status that is not in the contract', async () => {
    await expect(insert(a, b, 'WITHDRAWN')).rejects.toMatchObject(refusedBy('status_known'));
  });

  it.each([
    ['is_verified = true, phone_number = null', 'profile_verified_has_phone'],
    [`tags = '{RELIGIOUS,CREATIVE}'`, 'profile_three_tags'],
    [`date_of_birth = (now() - interval '18 years')::date + 1`, 'profile_adult'],
    [`marital_status = 'ENGAGED'`, 'marital_status_known'],
    [`created_by = 'NEIGHBOUR'`, 'created_by_known'],
    [`profile_school_of_thought = 'OTHER'`, 'profile_school_of_thought_known'],
  ])('refuse a profile with %s', async (change, constraint) => {
    await expect(ask(`update profile set ${change} where id = $1`, [a.profileId])).rejects.toMatchObject(
      refusedBy(constraint),
    );
  });

  it('refuse a gender that is not in the contract', async () => {
    await expect(ask(`update profile set gender = 'OTHER' where id = $1`, [unproved.profileId])).rejects.toMatchObject(
      refusedBy('gender_known'),
    );
  });

  it('allow a member who is eighteen today', async () => {
    await ask(
      `update profile set date_of_birth = (now() at time zone 'UTC' - interval '18 years')::date, match_changed_at = now() where id = $1`,
      [a.profileId],
    );
  });

  it.each([
    ['min_age = 17', 'preferences_ages'],
    ['max_age = 100', 'preferences_ages'],
    ['min_age = 40, max_age = 39', 'preferences_ages'],
    [`countries = '{}'`, 'preferences_some_country'],
    [`marital_status = '{}'`, 'preferences_some_marital_status'],
  ])('refuse preferences with %s', async (change, constraint) => {
    await expect(ask(`update preferences set ${change} where profile_id = $1`, [a.profileId])).rejects.toMatchObject(
      refusedBy(constraint),
    );
  });

  it('refuse a verified number in a second profile, and allow unverified ones', async () => {
    const { phoneNumber } = a;
    await expect(
      ask('update profile set phone_number = $2 where id = $1', [b.profileId, phoneNumber]),
    ).rejects.toMatchObject(refusedBy('profile_verified_phone'));
    const { profileId } = unproved;
    await ask('update profile set pending_phone_number = $2 where id = $1', [profileId, phoneNumber]);
    await expect(
      ask('update profile set phone_number = $2 where id = $1', [profileId, phoneNumber]),
    ).rejects.toMatchObject(refusedBy('profile_phone_proved'));
  });

  it('refuse a second user per identity, a second profile per user, and orphans', async () => {
    await expect(
      ask(
        `insert into app_user (id, issuer, subject, email, name, created_at) select gen_random_uuid(), issuer, subject, 'x@example.test', 'x', now() from app_user limit 1`,
      ),
    ).rejects.toMatchObject(refusedBy('app_user_issuer_subject_unique'));
    await expect(ask('update profile set user_id = $2 where id = $1', [a.profileId, b.userId])).rejects.toMatchObject(
      refusedBy('profile_user_id_unique'),
    );
    await expect(
      ask(
        `insert into session (token_hash, user_id, created_at, last_seen_at) values ('x', gen_random_uuid(), now(), now())`,
      ),
    ).rejects.toMatchObject(refusedBy('session_user_id_foreign'));
  });
});
