import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend, startsAt, type TestClient, type TestMember, type TestBackend } from './test-client.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const body = (phoneNumber: string) => ({ phoneNumber, isPhoneVerified: true });
const isVerified = async (client: TestClient) => (await client.gets('getCurrentUser')).isPhoneVerified;
/** Seconds before a time at which every case is still running. */
const secondsAgo = (seconds: number) => startsAt.getTime() / 1000 - seconds;

// The forged signatures, and every claim, are in api/src/phone/phone.handlers.test.ts.
onEachBackend((on) => {
  test('recordVerifiedPhone records a number with a proof', async () => {
    const member = await on.unverified();
    const phoneNumber = newPhoneNumber();
    const headers = bearer(await on.phoneProof(phoneNumber));
    expect(await member.gets('recordVerifiedPhone', { body: body(phoneNumber), headers })).toEqual(body(phoneNumber));
    expect(await isVerified(member)).toBe(true);
    expect((await member.gets('getCurrentUserProfile')).profile).toMatchObject({ phoneNumber, isVerified: true });
  });

  test.each<[string, Record<string, unknown>, string?]>([
    ['another number', { phone_number: '+919876543210' }, 'OTHER_NUMBER'],
    ['another project', { aud: 'another-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['six minutes ago', { auth_time: secondsAgo(360), iat: secondsAgo(360) }],
    ['a token that has expired', { exp: secondsAgo(60) }],
    ['another provider', { firebase: { identities: {}, sign_in_provider: 'google.com' } }],
  ])('recordVerifiedPhone refuses a proof of %s', async (_what, claims, proof = 'INVALID') => {
    const member = await on.unverified();
    const phoneNumber = newPhoneNumber();
    const headers = bearer(await on.phoneProof(phoneNumber, claims));
    const request = { body: body(phoneNumber), headers };
    expect(await member.expectProblem('recordVerifiedPhone', request, 403, 'phone-proof')).toMatchObject({
      params: { proof },
    });
    expect(await isVerified(member)).toBe(false);
  });

  test.each([
    ['', 'MISSING'],
    ['Bearer', 'MISSING'],
    ['Basic YTpi', 'MISSING'],
    ['Bearer not.a.token', 'INVALID'],
    ['Bearer e30.e30.', 'INVALID'],
  ])('recordVerifiedPhone refuses the proof "%s" and says that it is %s', async (authorization, proof) => {
    const member = await on.unverified();
    const request = { body: body(newPhoneNumber()), headers: { authorization } };
    expect(await member.expectProblem('recordVerifiedPhone', request, 403, 'phone-proof')).toMatchObject({
      params: { proof },
    });
    expect(await isVerified(member)).toBe(false);
  });

  test('recordVerifiedPhone accepts a proof once', async () => {
    const phoneNumber = newPhoneNumber();
    const request = { body: body(phoneNumber), headers: bearer(await on.phoneProof(phoneNumber)) };
    await (await on.unverified()).gets('recordVerifiedPhone', request);
    const second = await on.unverified();
    expect(await second.expectProblem('recordVerifiedPhone', request, 403, 'phone-proof')).toMatchObject({
      params: { proof: 'USED' },
    });
    expect(await isVerified(second)).toBe(false);
  });

  test('recordVerifiedPhone gives a number to one account only', async () => {
    const owner = await on.verified();
    const other = await on.unverified();
    const headers = bearer(await on.phoneProof(owner.phoneNumber));
    await other.expectProblem('recordVerifiedPhone', { body: body(owner.phoneNumber), headers }, 409, 'phone-in-use');
    expect(await isVerified(other)).toBe(false);
    expect(await isVerified(owner)).toBe(true);
  });

  test('recordVerifiedPhone refuses a proof by the identity of another account, which stays as it is', async () => {
    const [owner, other] = [await on.unverified(), await on.unverified()];
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    const proofOf = async (phoneNumber: string, sub: string) => ({
      body: body(phoneNumber),
      headers: bearer(await on.phoneProof(phoneNumber, { sub })),
    });
    const own = async () => (await owner.gets('getCurrentUserProfile')).profile;
    const sub = `somebody with ${number}`;
    await owner.gets('recordVerifiedPhone', await proofOf(number, sub));
    await owner.gets('updateProfile', { body: newProfileBody({ profile: { phoneNumber: next } }) });
    const before = await own();
    await other.expectProblem('recordVerifiedPhone', await proofOf(number, sub), 409, 'phone-in-use');
    expect(await isVerified(other)).toBe(false);
    expect(await own()).toEqual(before);
    await owner.gets('recordVerifiedPhone', await proofOf(next, `somebody with ${next}`));
    expect(await own()).toMatchObject({ phoneNumber: next, isVerified: true });
  });

  test('recordVerifiedPhone ignores the unverified number of another account', async () => {
    const phoneNumber = newPhoneNumber();
    await on.unverified({ profile: { phoneNumber } });
    const headers = bearer(await on.phoneProof(phoneNumber));
    await (await on.unverified()).gets('recordVerifiedPhone', { body: body(phoneNumber), headers });
  });

  test('recordVerifiedPhone replaces the number of a verified member, who stays verified', async () => {
    const owner = await on.verified();
    const phoneNumber = newPhoneNumber();
    const own = async () => (await owner.gets('getCurrentUserProfile')).profile;
    await owner.expectProblem('recordVerifiedPhone', { body: body(phoneNumber) }, 403, 'phone-proof');
    expect(await own()).toMatchObject({ phoneNumber: owner.phoneNumber, isVerified: true });
    expect(await own()).not.toHaveProperty('pendingPhoneNumber');
    const headers = bearer(await on.phoneProof(phoneNumber));
    await owner.gets('recordVerifiedPhone', { body: body(phoneNumber), headers });
    expect(await own()).toMatchObject({ phoneNumber, isVerified: true });
    expect(await own()).not.toHaveProperty('pendingPhoneNumber');
    expect(await isVerified(owner)).toBe(true);
  });

  test('recordVerifiedPhone verifies the new number of an edited profile', async () => {
    const owner = await on.verified();
    const phoneNumber = newPhoneNumber();
    await owner.gets('updateProfile', { body: newProfileBody({ profile: { phoneNumber } }) });
    expect(await isVerified(owner)).toBe(false);
    const headers = bearer(await on.phoneProof(phoneNumber));
    await owner.gets('recordVerifiedPhone', { body: body(phoneNumber), headers });
    expect(await isVerified(owner)).toBe(true);
  });

  test('recordVerifiedPhone lets a number wait as pendingPhoneNumber until it is proved', async () => {
    const [first, second] = [newPhoneNumber(), newPhoneNumber()];
    const member = await on.unverified({ profile: { phoneNumber: first } });
    const own = async () => (await member.gets('getCurrentUserProfile')).profile;
    const prove = async (phoneNumber: string) =>
      member.gets('recordVerifiedPhone', {
        body: body(phoneNumber),
        headers: bearer(await on.phoneProof(phoneNumber)),
      });
    expect(await own()).toMatchObject({ phoneNumber: first, pendingPhoneNumber: first, isVerified: false });
    await prove(first);
    expect(await own()).toMatchObject({ phoneNumber: first, isVerified: true });
    expect(await own()).not.toHaveProperty('pendingPhoneNumber');
    await member.gets('updateProfile', { body: newProfileBody({ profile: { phoneNumber: second } }) });
    expect(await own()).toMatchObject({ phoneNumber: first, pendingPhoneNumber: second, isVerified: false });
    // The earlier number is proved again, so the other one is dropped.
    await prove(first);
    expect(await own()).toMatchObject({ phoneNumber: first, isVerified: true });
    expect(await own()).not.toHaveProperty('pendingPhoneNumber');
  });

  test.each([
    '+0987654321098',
    '+9198765432',
    '+9198765432101234',
    '919876543210',
    '+９１９８７６５４３２１０',
    '+91 98765 43210',
    '+919876543210\r\nX: y',
  ])('recordVerifiedPhone refuses the number %j', async (phoneNumber) => {
    const member = await on.unverified();
    const request = { body: body(phoneNumber) };
    const { errors } = await member.expectProblem('recordVerifiedPhone', request, 400, 'validation');
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/phoneNumber']);
  });

  test.each(['+91987654321', '+919876543210123'])('recordVerifiedPhone accepts the number %s', async (phoneNumber) => {
    // The number is valid, so only the proof is missing.
    await (await on.unverified()).expectProblem('recordVerifiedPhone', { body: body(phoneNumber) }, 403, 'phone-proof');
  });

  test.each([
    ['isPhoneVerified false', { isPhoneVerified: false }, '/isPhoneVerified'],
    ['no isPhoneVerified', { isPhoneVerified: undefined }, '/isPhoneVerified'],
    ['no number', { phoneNumber: undefined }, '/phoneNumber'],
    ['an unknown field', { userId: 'x' }, '/userId'],
  ])('recordVerifiedPhone refuses %s', async (_what, change, pointer) => {
    const member = await on.unverified();
    const request = { body: { ...body('+919876543210'), ...change } };
    const { errors } = await member.expectProblem('recordVerifiedPhone', request, 400, 'validation');
    expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
  });

  test('recordVerifiedPhone allows five attempts in ten minutes', async () => {
    const member = await on.unverified();
    const phoneNumber = newPhoneNumber();
    const attempt = async (headers: Record<string, string> = {}) => {
      const answer = await member.ask('recordVerifiedPhone', { body: body(phoneNumber), headers });
      expect(answer.headers.get('ratelimit-policy')).toBe('"PHONE_PROOFS_PER_10_MIN";q=5;w=600');
      const left = /^"PHONE_PROOFS_PER_10_MIN";r=(\d);t=(\d+)$/.exec(answer.headers.get('ratelimit')!)!;
      const [, remaining, reset] = left.map(Number);
      expect(reset).toBeGreaterThan(580);
      expect(reset).toBeLessThanOrEqual(600);
      return [answer.status, remaining];
    };
    for (const left of [4, 3, 2, 1, 0]) expect(await attempt()).toEqual([403, left]);
    const request = { body: body(phoneNumber), headers: bearer(await on.phoneProof(phoneNumber)) };
    expect(await attempt(request.headers)).toEqual([429, 0]);
    expect(await isVerified(member)).toBe(false);
    const early = await (await on.unverified()).ask('recordVerifiedPhone', { body: {} });
    expect([early.status, early.headers.get('ratelimit')]).toEqual([400, null]);
    await (await on.unverified()).gets('recordVerifiedPhone', request);
  });
});

const day = 86_400_000;

onEachBackend((on) => {
  test('recordVerifiedPhone frees a number whose account has not signed in for 180 days', async () => {
    const former = await on.woman();
    const phoneNumber = newPhoneNumber();
    const request = async () => ({ body: body(phoneNumber), headers: bearer(await on.phoneProof(phoneNumber)) });
    await former.gets('recordVerifiedPhone', await request());
    on.advance(179 * day);
    const early = await on.unverified();
    await early.expectProblem('recordVerifiedPhone', await request(), 409, 'phone-in-use');
    on.advance(day);
    const claimant = await on.unverified();
    const viewer = await on.man();
    expect((await viewer.gets('getProfile', { params: { id: former.profileId } })).profile.isVerified).toBe(true);
    await claimant.gets('recordVerifiedPhone', await request());
    expect((await claimant.gets('getCurrentUserProfile')).profile).toMatchObject({ phoneNumber, isVerified: true });
    // The former account has lost the number and is not verified any more.
    await viewer.expectProblem('getProfile', { params: { id: former.profileId } }, 404, 'not-found');
  });
});

/** Proves numbers, each by any account. */
const proving = (on: TestBackend) => async (phoneNumber: string) => ({
  body: body(phoneNumber),
  headers: bearer(await on.phoneProof(phoneNumber)),
});

onEachBackend((on) => {
  const proofOf = proving(on);

  test('recordVerifiedPhone gives a number to another account a day after its last proof', async () => {
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    const [former, other] = [await on.unverified(), await on.unverified()];
    await former.gets('recordVerifiedPhone', await proofOf(number));
    await former.gets('recordVerifiedPhone', await proofOf(next));
    const problem = await other.expectProblem('recordVerifiedPhone', await proofOf(number), 429, 'rate-limited');
    expect(problem.params).toEqual({ quota: 'PHONE_COOL_DOWN_HOURS', limit: 24 });
    expect(await isVerified(other)).toBe(false);
    // The account that had it may take it back.
    await former.gets('recordVerifiedPhone', await proofOf(number));
    await former.gets('recordVerifiedPhone', await proofOf(next));
    on.advance(day - 60_000);
    await other.expectProblem('recordVerifiedPhone', await proofOf(number), 429, 'rate-limited');
    on.advance(60_000);
    await other.gets('recordVerifiedPhone', await proofOf(number));
  });
});

onEachBackend(
  (on) => {
    const proofOf = proving(on);
    /** A new account with a number that another account has proved and replaced. */
    const heirOf = async (former: TestMember, phoneNumber: string) => {
      await former.gets('recordVerifiedPhone', await proofOf(newPhoneNumber()));
      const heir = await on.unverified({ profile: { gender: 'MALE' } });
      await heir.gets('recordVerifiedPhone', await proofOf(phoneNumber));
      return heir;
    };
    const withNumber = async (phoneNumber: string) => {
      const member = await on.unverified({ profile: { gender: 'MALE' } });
      await member.gets('recordVerifiedPhone', await proofOf(phoneNumber));
      return member;
    };

    test('the quotas of proposals and of profiles follow a number from account to account', async () => {
      const number = newPhoneNumber();
      const first = await withNumber(number);
      const [one, two, three] = [await on.woman(), await on.woman(), await on.woman()];
      const proposeTo = ({ profileId }: TestMember) => ({ body: { receiverProfileId: profileId } });
      const view = ({ profileId }: TestMember) => ({ params: { id: profileId } });
      await first.gets('getProfile', view(one));
      await first.gets('getProfile', view(two));
      await first.gets('sendProposal', proposeTo(one));
      const heir = await heirOf(first, number);
      const views = await heir.expectProblem('getProfile', view(three), 429, 'rate-limited');
      expect(views.params).toEqual({ quota: 'PROFILES_PER_DAY', limit: 2 });
      const proposals = await heir.expectProblem('sendProposal', proposeTo(three), 429, 'rate-limited');
      expect(proposals.params).toEqual({ quota: 'PROPOSALS_PER_DAY', limit: 1 });
      // With a number of its own the same account has quotas of its own.
      await heir.gets('recordVerifiedPhone', await proofOf(newPhoneNumber()));
      await heir.gets('getProfile', view(three));
      await heir.gets('sendProposal', proposeTo(three));
    });

    test('the quotas of a day stay with an account that proves another number', async () => {
      const member = await withNumber(newPhoneNumber());
      const [one, two, three] = [await on.woman(), await on.woman(), await on.woman()];
      for (const { profileId: id } of [one, two]) await member.gets('getProfile', { params: { id } });
      await member.gets('sendProposal', { body: { receiverProfileId: one.profileId } });
      await member.gets('recordVerifiedPhone', await proofOf(newPhoneNumber()));
      await member.expectProblem('getProfile', { params: { id: three.profileId } }, 429, 'rate-limited');
      const proposal = { receiverProfileId: two.profileId };
      await member.expectProblem('sendProposal', { body: proposal }, 429, 'rate-limited');
    });

    test('the quotas of a day stay with a person who leaves and is back with another number, also twice', async () => {
      const [one, two, three] = [await on.woman(), await on.woman(), await on.woman()];
      let member = await withNumber(newPhoneNumber());
      for (const { profileId: id } of [one, two]) await member.gets('getProfile', { params: { id } });
      await member.gets('sendProposal', { body: { receiverProfileId: one.profileId } });
      for (let times = 0; times < 2; times += 1) {
        await member.gets('deleteAccount');
        const again = await on.incomplete(member.email);
        member = await on.unverified({ profile: { gender: 'MALE' } }, again);
        await member.gets('recordVerifiedPhone', await proofOf(newPhoneNumber()));
        await member.expectProblem('getProfile', { params: { id: three.profileId } }, 429, 'rate-limited');
        const proposal = { receiverProfileId: three.profileId };
        await member.expectProblem('sendProposal', { body: proposal }, 429, 'rate-limited');
      }
      on.advance(day);
      const tomorrow = await on.unverified({ profile: { gender: 'MALE' } }, await on.incomplete());
      await tomorrow.gets('recordVerifiedPhone', await proofOf(newPhoneNumber()));
      await tomorrow.gets('sendProposal', { body: { receiverProfileId: three.profileId } });
    });

    test('recordVerifiedPhone counts the proofs of a number, by whichever account', async () => {
      const number = newPhoneNumber();
      const first = await withNumber(number);
      for (let i = 0; i < 2; i += 1) await first.gets('recordVerifiedPhone', await proofOf(number));
      const heir = await heirOf(first, number);
      await heir.gets('recordVerifiedPhone', await proofOf(number));
      await heir.expectProblem('recordVerifiedPhone', await proofOf(number), 429, 'rate-limited');
    });
  },
  { limits: { PHONE_COOL_DOWN_HOURS: 0, PROPOSALS_PER_DAY: 1, PROFILES_PER_DAY: 2 } },
);
