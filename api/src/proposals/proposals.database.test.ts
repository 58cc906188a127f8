import { randomUUIDv7 } from 'node:crypto';
import { transitions } from '@mithaq/openapi/rules/proposal.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberFactory, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Database-level backstop: what the database refuses from every writer (R30, R31). */
let server: TestApp;
let a: TestMember;
let b: TestMember;
let c: TestMember;
beforeAll(async () => {
  server = await startTestApp();
  const { man, woman } = memberFactory(() => server);
  [a, b, c] = [await man(), await woman(), await woman()];
});
beforeEach(() => server.database.pool.query('delete from proposal'));
afterAll(() => server.close());

// Object.keys forgets the literal type of the keys.
const statuses = Object.keys(labels.ProposalStatus) as ProposalStatus[];
const ask = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const refusedBy = (constraint: string) => ({ constraint });

async function put(sender: TestMember, receiver: TestMember, status: string): Promise<string> {
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

describe('the unique indexes', () => {
  it.each(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED'])(
    'allow one active proposal per pair, in either direction: %s',
    async (status) => {
      await put(a, b, status);
      for (const second of statuses.filter((one) => !['DECLINED', 'NOT_COMPATIBLE'].includes(one))) {
        await expect(put(b, a, second)).rejects.toMatchObject(refusedBy('proposal_active_pair'));
      }
      await put(b, a, 'DECLINED');
    },
  );

  it.each(['DECLINED', 'NOT_COMPATIBLE'])('allow one proposal per sender and receiver: %s', async (status) => {
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
    await expect(put(a, b, 'WITHDRAWN')).rejects.toMatchObject(refusedBy('status_known'));
  });

  it.each([
    ['is_verified = true, phone_number = null', 'profile_verified_has_phone'],
    [`tags = '{RELIGIOUS,CREATIVE}'`, 'profile_three_tags'],
    [`gender = 'OTHER'`, 'gender_known'],
    [`marital_status = 'ENGAGED'`, 'marital_status_known'],
    [`created_by = 'NEIGHBOUR'`, 'created_by_known'],
    [`profile_school_of_thought = 'OTHER'`, 'profile_school_of_thought_known'],
  ])('refuse a profile with %s', async (change, constraint) => {
    await expect(ask(`update profile set ${change} where id = $1`, [a.profileId])).rejects.toMatchObject(
      refusedBy(constraint),
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
    await ask('update profile set phone_number = $2, is_verified = false where id = $1', [c.profileId, phoneNumber]);
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
