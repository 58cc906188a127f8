import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { memberFactory, prove, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { keyedHashes, type HashKeys } from './keyed-hashes.ts';

const googleSecret = 'GOCSPX-secret';
const key = 'k'.repeat(32);

describe('keyedHashes', () => {
  it('makes of a Google client secret the hashes that were stored before there was a HASH_KEY', () => {
    const { ofIdentity, ofNumber } = keyedHashes({
      current: key,
      previous: [googleSecret],
    });
    expect(ofIdentity('https://accounts.google.com', '1001').all[1]).toBe(
      '9acb1b513f612d420134eed548c8d03d90f9c472fcba61cef501fe05014b968a',
    );
    expect(ofNumber('+919876543210').all[1]).toBe('8652e733aea5ad9baf99d29d5f6512d9d34bd9034cb247fa768c9440cb97e357');
  });

  it('writes with the current key, and knows the hashes of each earlier one', () => {
    const before = keyedHashes({ current: 'one', previous: [] }).ofNumber('+919876543210');
    const after = keyedHashes({
      current: key,
      previous: ['two', 'one', key],
    }).ofNumber('+919876543210');
    expect(after.all).toHaveLength(3);
    expect(after.all[0]).toBe(after.current);
    expect(after.current).not.toBe(before.current);
    expect(after.all).toContain(before.current);
  });

  it('has keys of their own for cookies and for the state of a sign-in, the current one first', () => {
    const { cookieKeys, stateKeys } = keyedHashes({
      current: key,
      previous: ['one'],
    });
    const earlier = keyedHashes({ current: 'one', previous: [] });
    expect(cookieKeys().slice(1)).toEqual(earlier.cookieKeys());
    expect(stateKeys().slice(1)).toEqual(earlier.stateKeys());
    expect(new Set([...cookieKeys(), ...stateKeys()].map((each) => each.toString('hex'))).size).toBe(4);
  });
});

describe('after a change of the key', () => {
  let before: TestApp;
  let after: TestApp;
  beforeAll(async () => {
    const limits = {
      PHONE_COOL_DOWN_HOURS: 24,
      PROPOSALS_PER_DAY: 1,
      PROFILES_PER_DAY: 1,
    };
    before = await startTestApp({
      limits,
      config: { hashKeys: { current: googleSecret, previous: [] } },
    });
    const hashKeys = { current: key, previous: [googleSecret] };
    after = await startTestApp({
      of: before,
      limits: { ...limits, PHONE_COOL_DOWN_HOURS: 0 },
      config: { hashKeys },
    });
  });
  afterAll(async () => {
    await after.close();
    await before.close();
  });

  const old = memberFactory(() => before);
  const now = memberFactory(() => after);
  const leave = ({ cookie }: TestMember, server: TestApp) =>
    server.app.inject({
      method: 'DELETE',
      url: '/api/v1/users/current-user',
      headers: { cookie },
    });
  const suspended = async () => {
    const member = await old.woman();
    const suspend = `update profile set suspended_at = now(), suspension_reason = 'A reason.' where id = $1`;
    await before.database.pool.query(suspend, [member.profileId]);
    return member;
  };

  it('a suspension stays, by identity and by number, and a second deletion stores it once', async () => {
    const her = await suspended();
    await leave(her, before);
    const again = await now.unverified({ email: her.email });
    expect((await again.get('/api/v1/users/current-user')).json()).toMatchObject({
      suspension: { reason: 'A reason.' },
    });
    const other = await now.unverified();
    expect((await prove(after, other, her.phoneNumber)).json()).toMatchObject({
      code: 'phone-in-use',
    });
    await leave(again, after);
    const { rows } = await after.database.pool.query<{ hash: string }>(
      'select identity_hash as hash from kept_suspension where identity_hash = any ($1)',
      [keyedHashes({ current: key, previous: [googleSecret] }).ofIdentity('test', her.userId).all],
    );
    expect(rows).toEqual([
      {
        hash: keyedHashes({ current: key, previous: [] }).ofIdentity('test', her.userId).current,
      },
    ]);
    expect((await prove(after, other, her.phoneNumber)).json()).toMatchObject({
      code: 'phone-in-use',
    });
  });

  it('a lifted suspension is deleted', async () => {
    const her = await suspended();
    await leave(her, before);
    const moderated = await startTestApp({
      of: before,
      moderatorEmails: ['moderator@example.test'],
      config: {
        hashKeys: { current: key, previous: [googleSecret] },
        moderatorEmails: ['moderator@example.test'],
      },
    });
    const { incomplete, unverified } = memberFactory(() => moderated);
    const [moderator, again] = [
      await incomplete({ email: 'moderator@example.test' }),
      await unverified({ email: her.email }),
    ];
    const lift = await moderator.post('/api/v1/moderation/suspensions/lift', {
      profileId: again.profileId,
      reason: 'A mistake.',
    });
    expect(lift.statusCode).toBe(200);
    await leave(again, moderated);
    const free = await now.unverified({ email: her.email });
    expect((await free.get('/api/v1/users/current-user')).json()).not.toHaveProperty('suspension');
    await moderated.close();
  });

  it('the quotas of a number stay', async () => {
    const number = newPhoneNumber();
    const his = { profile: { gender: 'MALE' as const } };
    const first = await old.unverified(his);
    await prove(before, first, number);
    const [one, two] = [await old.woman(), await old.woman()];
    const proposeTo = ({ profileId }: TestMember) => ({
      receiverProfileId: profileId,
    });
    expect((await first.post('/api/v1/proposals', proposeTo(one))).statusCode).toBe(201);
    await leave(first, before);
    const heir = await now.unverified(his);
    expect((await prove(after, heir, number)).statusCode).toBe(200);
    expect((await heir.post('/api/v1/proposals', proposeTo(two))).json()).toMatchObject({
      code: 'rate-limited',
      params: { quota: 'PROPOSALS_PER_DAY' },
    });
  });

  it('the cool-down of a number stays', async () => {
    const waiting = await startTestApp({
      of: before,
      config: { hashKeys: { current: key, previous: [googleSecret] } },
    });
    const number = newPhoneNumber();
    const first = await old.unverified();
    await prove(before, first, number);
    await leave(first, before);
    const next = await memberFactory(() => waiting).unverified();
    expect((await prove(waiting, next, number)).json()).toMatchObject({
      code: 'rate-limited',
      params: { quota: 'PHONE_COOL_DOWN_HOURS' },
    });
    await waiting.close();
  });

  it('a sign-in that began before it ends well, and fails where the earlier key is not known', async () => {
    const { issuer } = before.google;
    const google = { issuer, authorizeUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, jwksUrl: `${issuer}/jwks` };
    const endAt = async (hashKeys: HashKeys) => {
      const other = await startTestApp({ of: before, google, config: { hashKeys } });
      const browser = openBrowser(before.app, before.google.url);
      const start = await browser.ask('/api/v1/auth/google');
      const { pathname, search } = await browser.choose(start.headers.location!, { sub: '1001' });
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
      const end = await other.app.inject({ url: pathname + search, headers: { cookie, host: 'localhost:3000' } });
      await other.close();
      return end.headers.location;
    };
    expect(await endAt({ current: key, previous: [googleSecret] })).toBe('/login/oauth2/callback');
    expect(await endAt({ current: key, previous: [] })).toBe('/login/oauth2/callback?error=failed');
  });

  it('a profile that is made with the key alone has no suspension of an unknown one', async () => {
    const her = await suspended();
    await leave(her, before);
    const forgetful = await startTestApp({
      of: before,
      config: { hashKeys: { current: key, previous: [] } },
    });
    const again = await memberFactory(() => forgetful).incomplete({
      email: her.email,
    });
    await again.post('/api/v1/profiles/complete', newProfileBody());
    expect((await again.get('/api/v1/users/current-user')).json()).not.toHaveProperty('suspension');
    await forgetful.close();
  });
});
