import { expect, test } from 'vitest';
import { onEachSubject, type Checked } from './checked.ts';
import { testGates } from './gates.ts';
import * as madeUp from './made-up.ts';
import type { ProofFlaws } from './subject.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const body = (phoneNumber: string) => ({ phoneNumber, isPhoneVerified: true });
const isVerified = async (who: Checked) => (await who.gets('getCurrentUser')).isPhoneVerified;
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

onEachSubject((on) => {
  testGates(on, 'recordVerifiedPhone', { body: body('+919876543210') });

  test('recordVerifiedPhone records a number that was proved', async () => {
    const unverified = await on.unverified();
    const phoneNumber = madeUp.phoneNumber();
    const headers = bearer(await on.phoneProof(phoneNumber));
    expect(await unverified.gets('recordVerifiedPhone', { body: body(phoneNumber), headers })).toEqual(
      body(phoneNumber),
    );
    expect(await isVerified(unverified)).toBe(true);
    expect((await unverified.gets('getCurrentUserProfile')).profile).toMatchObject({ phoneNumber, isVerified: true });
  });

  test('recordVerifiedPhone never believes the body alone', async () => {
    const unverified = await on.unverified();
    await unverified.isRefused('recordVerifiedPhone', { body: body(madeUp.phoneNumber()) }, 403, 'phone-proof');
    expect(await isVerified(unverified)).toBe(false);
  });

  test.each<[string, ProofFlaws]>([
    ['another number', { claims: { phone_number: '+919876543210' } }],
    ['another project', { claims: { aud: 'another-project' } }],
    ['another issuer', { claims: { iss: 'https://securetoken.google.com/another-project' } }],
    ['six minutes ago', { claims: { auth_time: seconds(-360), iat: seconds(-360) } }],
    ['a token that has expired', { claims: { exp: seconds(-60) } }],
    ['another provider', { claims: { firebase: { identities: {}, sign_in_provider: 'google.com' } } }],
  ])('recordVerifiedPhone refuses a proof of %s', async (_what, flaws) => {
    const unverified = await on.unverified();
    const phoneNumber = madeUp.phoneNumber();
    const headers = bearer(await on.phoneProof(phoneNumber, flaws));
    await unverified.isRefused('recordVerifiedPhone', { body: body(phoneNumber), headers }, 403, 'phone-proof');
    expect(await isVerified(unverified)).toBe(false);
  });

  test.each(['', 'Bearer', 'Bearer not.a.token', 'Bearer e30.e30.', 'Basic YTpi'])(
    'recordVerifiedPhone refuses "%s" as a proof',
    async (authorization) => {
      const unverified = await on.unverified();
      await unverified.isRefused(
        'recordVerifiedPhone',
        { body: body(madeUp.phoneNumber()), headers: { authorization } },
        403,
        'phone-proof',
      );
    },
  );

  test('recordVerifiedPhone takes a proof once', async () => {
    const phoneNumber = madeUp.phoneNumber();
    const headers = bearer(await on.phoneProof(phoneNumber));
    await (await on.unverified()).gets('recordVerifiedPhone', { body: body(phoneNumber), headers });
    const second = await on.unverified();
    await second.isRefused('recordVerifiedPhone', { body: body(phoneNumber), headers }, 403, 'phone-proof');
    expect(await isVerified(second)).toBe(false);
  });

  test('recordVerifiedPhone gives a number to one account only', async () => {
    const owner = await on.verified();
    const other = await on.unverified();
    const headers = bearer(await on.phoneProof(owner.phoneNumber));
    await other.isRefused('recordVerifiedPhone', { body: body(owner.phoneNumber), headers }, 409, 'phone-in-use');
    expect(await isVerified(other)).toBe(false);
    expect(await isVerified(owner)).toBe(true);
  });

  test('recordVerifiedPhone: an unproved number of another account is no obstacle', async () => {
    const phoneNumber = madeUp.phoneNumber();
    await (await on.incomplete()).gets('completeProfile', { body: madeUp.profileBody({ profile: { phoneNumber } }) });
    const unverified = await on.unverified();
    await unverified.gets('recordVerifiedPhone', {
      body: body(phoneNumber),
      headers: bearer(await on.phoneProof(phoneNumber)),
    });
  });

  test('recordVerifiedPhone replaces the number of who is verified already', async () => {
    const owner = await on.verified();
    const phoneNumber = madeUp.phoneNumber();
    await owner.gets('recordVerifiedPhone', {
      body: body(phoneNumber),
      headers: bearer(await on.phoneProof(phoneNumber)),
    });
    expect((await owner.gets('getCurrentUserProfile')).profile).toMatchObject({ phoneNumber, isVerified: true });
  });

  test('recordVerifiedPhone verifies anew what an edit made unverified', async () => {
    const owner = await on.verified();
    const phoneNumber = madeUp.phoneNumber();
    await owner.gets('updateProfile', { body: madeUp.profileBody({ profile: { phoneNumber } }) });
    expect(await isVerified(owner)).toBe(false);
    await owner.gets('recordVerifiedPhone', {
      body: body(phoneNumber),
      headers: bearer(await on.phoneProof(phoneNumber)),
    });
    expect(await isVerified(owner)).toBe(true);
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
    const unverified = await on.unverified();
    const { errors } = await unverified.isRefused(
      'recordVerifiedPhone',
      { body: body(phoneNumber) },
      400,
      'validation',
    );
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/phoneNumber']);
  });

  test.each([
    ['of 11 digits', '+91987654321'],
    ['of 15 digits', '+919876543210123'],
  ])('recordVerifiedPhone knows a number %s', async (_what, phoneNumber) => {
    // Well-formed, so what is missing is the proof.
    await (await on.unverified()).isRefused('recordVerifiedPhone', { body: body(phoneNumber) }, 403, 'phone-proof');
  });

  test.each([
    ['isPhoneVerified false', { isPhoneVerified: false }, '/isPhoneVerified'],
    ['isPhoneVerified missing', { isPhoneVerified: undefined }, '/isPhoneVerified'],
    ['no number', { phoneNumber: undefined }, '/phoneNumber'],
    ['an extra field', { userId: 'x' }, '/userId'],
  ])('recordVerifiedPhone refuses %s', async (_what, change, pointer) => {
    const { errors } = await (
      await on.unverified()
    ).isRefused('recordVerifiedPhone', { body: { ...body('+919876543210'), ...change } }, 400, 'validation');
    expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
  });

  test('recordVerifiedPhone: five attempts in ten minutes, and not a sixth', async () => {
    const unverified = await on.unverified();
    const phoneNumber = madeUp.phoneNumber();
    for (let i = 0; i < 5; i += 1)
      await unverified.isRefused('recordVerifiedPhone', { body: body(phoneNumber) }, 403, 'phone-proof');
    const headers = bearer(await on.phoneProof(phoneNumber));
    await unverified.isRefused('recordVerifiedPhone', { body: body(phoneNumber), headers }, 429, 'rate-limited');
    expect(await isVerified(unverified)).toBe(false);
    await (await on.unverified()).gets('recordVerifiedPhone', { body: body(phoneNumber), headers });
  });
});

onEachSubject(
  (on) => {
    test.each(['none', 'HS256 with the public key', 'another key'] as const)(
      'recordVerifiedPhone refuses a proof signed with %s',
      async (signature) => {
        const unverified = await on.unverified();
        const phoneNumber = madeUp.phoneNumber();
        const headers = bearer(await on.phoneProof(phoneNumber, { signature }));
        await unverified.isRefused('recordVerifiedPhone', { body: body(phoneNumber), headers }, 403, 'phone-proof');
        expect(await isVerified(unverified)).toBe(false);
      },
    );

    test('recordVerifiedPhone of one number by two accounts at once succeeds for one', async () => {
      const phoneNumber = madeUp.phoneNumber();
      const both = [await on.unverified(), await on.unverified()];
      const proofs = [
        await on.phoneProof(phoneNumber),
        await on.phoneProof(phoneNumber, { claims: { user_id: 'another' } }),
      ];
      const answers = await Promise.all(
        both.map((who, i) => who.ask('recordVerifiedPhone', { body: body(phoneNumber), headers: bearer(proofs[i]!) })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  },
  { only: 'api' },
);
