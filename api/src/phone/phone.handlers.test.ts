import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { startSession } from '../auth/sessions.ts';
import { prove, memberFactory, type Caller, type TestMember } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Phone proofs: forged, expired, foreign and used ones change nothing. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ limits: { PHONE_PROOFS_PER_10_MIN: 0, PHONE_COOL_DOWN_HOURS: 0 } });
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const { unverified, woman } = memberFactory(() => server);
const seconds = () => Math.floor(Date.now() / 1000);
const project = 'demo-test';

function goodClaims(phoneNumber: string): JWTPayload {
  const at = seconds();
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: `somebody with ${phoneNumber}`, // Firebase has one user for each number
    iat: at,
    exp: at + 3600,
    auth_time: at,
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  };
}

function sign(claims: JWTPayload, header: object = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: server.phone.jwk.kid!, ...header })
    .sign(server.phone.privateKey);
}

const stateOf = async ({ userId }: Caller) =>
  (
    await server.database.pool.query(
      'select phone_number as number, pending_phone_number as pending, is_verified as verified, match_changed_at as changed from profile where user_id = $1',
      [userId],
    )
  ).rows[0];
const usedProofs = async () => (await server.database.pool.query('select from used_proof')).rowCount;

async function expectRefused(
  member: TestMember,
  number: string,
  token: string | undefined,
  send = () => prove(server, member, number, token),
) {
  const before = [await stateOf(member), await usedProofs()];
  const answer = await send();
  expect(answer.json()).toMatchObject({ status: 403, code: 'phone-proof', detail: 'Invalid verification code' });
  expect([await stateOf(member), await usedProofs()]).toEqual(before);
}

describe('a phone proof is refused without any change', () => {
  const claimed: [string, JWTPayload][] = [
    ['of another number', { phone_number: '+919876543210' }],
    ['of no number', { phone_number: undefined }],
    ['of a list of numbers', { phone_number: ['+919876543210'] }],
    ['for another project', { aud: 'another-project' }],
    ['for several projects', { aud: [project, 'another-project'] }],
    ['for a list with ours alone', { aud: [project] }],
    ['for none', { aud: undefined }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['of Google sign-in', { iss: 'https://accounts.google.com' }],
    ['of an issuer without a name', { iss: undefined }],
    ['by another provider', { firebase: { identities: {}, sign_in_provider: 'google.com' } }],
    ['by nobody in particular', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }],
    ['by a custom token', { firebase: { sign_in_provider: 'custom' } }],
    ['by no provider', { firebase: undefined }],
    ['of another tenant', { firebase: { sign_in_provider: 'phone', tenant: 'someone-else' } }],
    ['of nobody', { sub: undefined }],
    ['of an empty subject', { sub: '' }],
    ['of a subject without end', { sub: 'x'.repeat(129) }],
    ['that has expired', { exp: seconds() - 60 }],
    ['without an end', { exp: undefined }],
    ['with an end in words', { exp: '9999999999' as unknown as number }],
    ['made in the future', { iat: seconds() + 600 }],
    ['without a time', { iat: undefined }],
    ['not valid yet', { nbf: seconds() + 600 }],
    ['confirmed ten minutes ago, however fresh the token', { auth_time: seconds() - 600 }],
    ['confirmed in the future', { auth_time: seconds() + 600 }],
    ['confirmed at no time', { auth_time: undefined }],
    ['confirmed in words', { auth_time: String(seconds()) }],
  ];
  it.each(claimed)('%s', async (_what, changes) => {
    const number = newPhoneNumber();
    await expectRefused(await unverified(), number, await sign({ ...goodClaims(number), ...changes }));
  });

  const made: [string, (claims: JWTPayload) => string | Promise<string>][] = [
    ['not signed (alg none)', (claims) => new UnsecuredJWT(claims).encode()],
    [
      'signed by HS256 with the public key as the secret',
      async (claims) => {
        const key = (await importJWK(server.phone.jwk, 'RS256', { extractable: true })) as CryptoKey; // of an RSA key
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: server.phone.jwk.kid! })
          .sign(new TextEncoder().encode(await exportSPKI(key)));
      },
    ],
    [
      'signed by another key under the known key id',
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: server.phone.jwk.kid! })
          .sign((await generateKeyPair('RS256')).privateKey),
    ],
    ['signed under a key id nobody knows', (claims) => sign(claims, { kid: 'unknown' })],
    [
      'changed after it was signed',
      async (claims) => {
        const [head, , signature] = (await sign({ ...claims, phone_number: newPhoneNumber() })).split('.');
        return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
    ['that is garbage', () => 'garbage'],
    ['that is three times nothing', () => '..'],
    ['that has no end', () => 'x'.repeat(9000)],
    ['that is a proof, twice', async (claims) => `${await sign(claims)}.${await sign(claims)}`],
  ];
  it.each(made)('%s', async (_what, make) => {
    const number = newPhoneNumber();
    await expectRefused(await unverified(), number, await make(goodClaims(number)));
  });

  it.each(['Basic', 'Token', 'bearer:', ''])('with the scheme "%s" instead of Bearer', async (scheme) => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const token = await sign(goodClaims(number));
    await expectRefused(member, number, undefined, () =>
      member.post(
        '/api/v1/profiles/verified-phone',
        { phoneNumber: number, isPhoneVerified: true },
        { authorization: `${scheme} ${token}` },
      ),
    );
  });

  it('when it is missing, in the body or in a cookie', async () => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const token = await sign(goodClaims(number));
    const body = { phoneNumber: number, isPhoneVerified: true };
    await expectRefused(member, number, undefined, () => member.post('/api/v1/profiles/verified-phone', body));
    await expectRefused(member, number, undefined, () =>
      member.post('/api/v1/profiles/verified-phone', body, {
        cookie: `${member.cookie}; authorization=Bearer ${token}`,
      }),
    );
    expect((await member.post('/api/v1/profiles/verified-phone', { ...body, idToken: token })).statusCode).toBe(400);
  });

  it('for a verified member, whose number stays', async () => {
    const member = await woman();
    const number = newPhoneNumber();
    await expectRefused(member, number, await sign({ ...goodClaims(number), aud: 'another-project' }));
    expect(await stateOf(member)).toMatchObject({ number: member.phoneNumber, verified: true });
  });
});

describe('the times of a phone proof, to the second:', () => {
  it.each<[string, (at: number) => JWTPayload, number]>([
    ['confirmed five minutes ago', (at) => ({ auth_time: at - 300 }), 200],
    ['confirmed a second longer ago', (at) => ({ auth_time: at - 301 }), 403],
    ['confirmed ten seconds ahead, as clocks differ', (at) => ({ auth_time: at + 10 }), 200],
    ['confirmed eleven seconds ahead', (at) => ({ auth_time: at + 11 }), 403],
    ['made ten seconds ahead', (at) => ({ iat: at + 10 }), 200],
    ['made eleven seconds ahead', (at) => ({ iat: at + 11 }), 403],
    ['expired nine seconds ago', (at) => ({ exp: at - 9 }), 200],
    ['expired ten seconds ago', (at) => ({ exp: at - 10 }), 403],
  ])('%s', async (_what, changes, status) => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const at = seconds();
    vi.useFakeTimers({ toFake: ['Date'], now: at * 1000 });
    expect(
      (await prove(server, member, number, await sign({ ...goodClaims(number), ...changes(at) }))).statusCode,
    ).toBe(status);
  });
});

describe('a phone proof works once', () => {
  it('also for another account and after the number has changed', async () => {
    const [member, other, number] = [await unverified(), await unverified(), newPhoneNumber()];
    const token = await sign(goodClaims(number));
    expect((await prove(server, member, number, token)).statusCode).toBe(200);
    await expectRefused(other, number, token);
    await member.put('/api/v1/profiles/update', newProfileBody({ profile: { phoneNumber: newPhoneNumber() } }));
    expect(await stateOf(member)).toMatchObject({ verified: false });
    await expectRefused(member, number, token);
    await expectRefused(other, number, token);
  });

  it('also with another token of the same confirmation', async () => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const claims = goodClaims(number);
    expect((await prove(server, member, number, await sign(claims))).statusCode).toBe(200);
    expect((await prove(server, member, newPhoneNumber())).statusCode).toBe(200);
    const later = seconds() + 5;
    await expectRefused(member, number, await sign({ ...claims, iat: later, exp: later + 3600, jti: 'another' }));
    expect((await prove(server, member, number)).statusCode).toBe(200); // a new confirmation
  });

  it('also with simultaneous requests: one 200, the others 403', async () => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const token = await sign(goodClaims(number));
    const answers = await Promise.all(Array.from({ length: 6 }, () => prove(server, member, number, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await stateOf(member)).toMatchObject({ number, verified: true });
  });

  it('also in another encoding', async () => {
    const [member, number] = [await unverified(), newPhoneNumber()];
    const token = await sign(goodClaims(number));
    expect((await prove(server, member, number, token)).statusCode).toBe(200);
    // In base64url two bits of the last letter are unused, and padding is optional.
    const spare = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_').map(
      (letter) => token.slice(0, -1) + letter,
    );
    for (const same of [`${token}=`, `${token}==`, ...spare.filter((each) => signatureOf(each) === signatureOf(token))])
      await expectRefused(member, number, same);
  });

  it('and its hash is deleted after it has expired', async () => {
    await server.database.pool.query(
      `insert into used_proof (token_hash, used_at) values ('old', now() - interval '61 minutes')`,
    );
    await woman();
    expect((await server.database.pool.query(`select from used_proof where token_hash = 'old'`)).rowCount).toBe(0);
  });
});

describe('one number, one account', () => {
  it.each([1, 2, 3])('two simultaneous requests: one 200, one 409 (round %i)', async () => {
    const members = [await unverified(), await unverified()];
    const number = newPhoneNumber();
    const tokens = [await sign(goodClaims(number)), await sign({ ...goodClaims(number), sub: 'another' })];
    const answers = await Promise.all(members.map((member, i) => prove(server, member, number, tokens[i])));
    expect(answers.map((answer) => answer.json<{ code?: string }>().code ?? answer.statusCode).sort()).toEqual([
      200,
      'phone-in-use',
    ]);
    expect((await Promise.all(members.map(stateOf))).filter(({ verified }) => verified)).toHaveLength(1);
  });

  it('a number that its account replaced can be verified by another account', async () => {
    const [first, second] = [await woman(), await unverified()];
    expect((await prove(server, second, first.phoneNumber)).json()).toMatchObject({
      status: 409,
      code: 'phone-in-use',
    });
    expect((await prove(server, first, newPhoneNumber())).statusCode).toBe(200);
    expect((await prove(server, second, first.phoneNumber)).statusCode).toBe(200);
  });

  it('an edit cannot take a verified number of another account', async () => {
    const [first, second] = [await woman(), await woman()];
    expect(
      (await second.put('/api/v1/profiles/update', newProfileBody({ profile: { phoneNumber: first.phoneNumber } })))
        .statusCode,
    ).toBe(200);
    expect(await stateOf(second)).toMatchObject({
      number: second.phoneNumber,
      pending: first.phoneNumber,
      verified: false,
    });
    expect((await prove(server, second, first.phoneNumber)).json()).toMatchObject({ code: 'phone-in-use' });
    expect(await stateOf(first)).toMatchObject({ verified: true });
  });
});

const signedIn = ({ userId }: Caller, ago: string) =>
  server.database.pool.query(`update app_user set signed_in_at = now() - $2::interval where id = $1`, [userId, ago]);

describe('a user of the identity service belongs to the account that was first', () => {
  const inUse = { status: 409, code: 'phone-in-use' };
  const proveAs = async (member: TestMember, phoneNumber: string, sub: string) =>
    prove(server, member, phoneNumber, await sign({ ...goodClaims(phoneNumber), sub }));
  const edit = (member: TestMember, phoneNumber: string) =>
    member.put('/api/v1/profiles/update', newProfileBody({ profile: { phoneNumber } }));

  it('a stolen proof that nobody has used yet works for no other account, and still for its own', async () => {
    const [owner, thief] = [await unverified(), await unverified()];
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    expect((await prove(server, owner, number, await sign(goodClaims(number)))).statusCode).toBe(200);
    // The number is not verified meanwhile: its owner is confirming another one, and thinks again.
    expect((await edit(owner, next)).statusCode).toBe(200);
    const stolen = await sign({ ...goodClaims(number), auth_time: seconds() + 1 });
    const before = [await stateOf(owner), await stateOf(thief)];
    expect((await prove(server, thief, number, stolen)).json()).toMatchObject(inUse);
    expect([await stateOf(owner), await stateOf(thief)]).toEqual(before);
    expect((await prove(server, owner, number, stolen)).statusCode).toBe(200);
    await expectRefused(thief, number, stolen);
  });

  it('also when that user has another number by now', async () => {
    const [owner, other] = [await unverified(), await unverified()];
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    expect((await proveAs(owner, number, 'changed')).statusCode).toBe(200);
    expect((await proveAs(other, next, 'changed')).json()).toMatchObject(inUse);
    expect(await stateOf(owner)).toMatchObject({ number, verified: true });
    expect((await proveAs(owner, next, 'changed')).statusCode).toBe(200);
    expect(await stateOf(owner)).toMatchObject({ number: next, verified: true });
  });

  it('until it proves another number, as another user', async () => {
    const [owner, other] = [await unverified(), await unverified()];
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    for (const each of [number, next])
      expect((await prove(server, owner, each, await sign(goodClaims(each)))).statusCode).toBe(200);
    const later = { ...goodClaims(number), auth_time: seconds() + 1 };
    expect((await prove(server, other, number, await sign(later))).statusCode).toBe(200);
    expect(await stateOf(owner)).toMatchObject({ number: next, verified: true });
  });

  it.each([
    ['179 days 23 hours', 409],
    ['180 days 1 minute', 200],
  ])('until it has not signed in for long: last sign-in %s ago: %i', async (ago, status) => {
    const [former, claimant] = [await unverified(), await unverified()];
    const [number, next] = [newPhoneNumber(), newPhoneNumber()];
    expect((await proveAs(former, number, ago)).statusCode).toBe(200);
    await signedIn(former, ago);
    expect((await proveAs(claimant, next, ago)).statusCode).toBe(status);
    // The former account keeps a number that the claimant did not prove.
    expect(await stateOf(former)).toMatchObject({ number, verified: true });
    expect(await stateOf(claimant)).toMatchObject({ number: status === 200 ? next : null });
  });

  it('until it is deleted', async () => {
    const [owner, other, number] = [await unverified(), await unverified(), newPhoneNumber()];
    expect((await proveAs(owner, number, 'of the deleted')).statusCode).toBe(200);
    await server.database.pool.query('delete from app_user where id = $1', [owner.userId]);
    expect((await proveAs(other, newPhoneNumber(), 'of the deleted')).statusCode).toBe(200);
  });

  it('two accounts use it at once for two numbers: one gets it', async () => {
    const members = [await unverified(), await unverified()];
    const answers = await Promise.all(members.map((member) => proveAs(member, newPhoneNumber(), 'of both')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await Promise.all(members.map(stateOf))).filter(({ verified }) => verified)).toHaveLength(1);
  });
});

describe('the number of an account that does not sign in any more', () => {
  it.each([
    ['179 days 23 hours', 409],
    ['180 days 1 minute', 200],
  ])('last sign-in %s ago: %i', async (ago, status) => {
    const [former, claimant] = [await woman(), await unverified()];
    await signedIn(former, ago);
    expect((await prove(server, claimant, former.phoneNumber)).statusCode).toBe(status);
    const isFree = status === 200;
    expect(await stateOf(claimant)).toMatchObject({ number: isFree ? former.phoneNumber : null, verified: isFree });
    expect(await stateOf(former)).toMatchObject({ number: isFree ? null : former.phoneNumber, verified: !isFree });
  });

  it('two accounts claim it at once: one gets it', async () => {
    const former = await woman();
    const claimants = [await unverified(), await unverified()];
    await signedIn(former, '1 year');
    const answers = await Promise.all(claimants.map((member) => prove(server, member, former.phoneNumber)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stateOf(former)).toMatchObject({ number: null, verified: false });
  });

  it('a new sign-in keeps it', async () => {
    const [former, claimant] = [await woman(), await unverified()];
    await signedIn(former, '1 year');
    await startSession(server.database, server.tokens, former.userId, new Date());
    expect((await prove(server, claimant, former.phoneNumber)).statusCode).toBe(409);
  });
});

describe('when the identity service changes its keys', () => {
  it('a proof with the new key is accepted at once, one with an unknown key is refused, and without keys the answer is 503', async () => {
    const pairs = { old: await generateKeyPair('RS256'), new: await generateKeyPair('RS256') };
    const jwkOf = async (kid: 'old' | 'new') => ({ ...(await exportJWK(pairs[kid].publicKey)), kid, alg: 'RS256' });
    let keys: object[] | undefined = [await jwkOf('old')];
    const identityService = createServer((_request, response) => {
      response.writeHead(keys ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
    }).listen(0, '127.0.0.1');
    await once(identityService, 'listening');
    const { port } = identityService.address() as AddressInfo; // the server listens on a port, not a pipe
    const rotating = await startTestApp({ identity: { jwksUrl: `http://127.0.0.1:${port}/` } });
    try {
      const member = await memberFactory(() => rotating).unverified();
      const proveWith = async (kid: string, { privateKey }: { privateKey: CryptoKey }) => {
        const number = newPhoneNumber();
        const token = await new SignJWT(goodClaims(number)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
        return (await prove(rotating, member, number, token)).statusCode;
      };
      expect(await proveWith('old', pairs.old)).toBe(200);
      keys = [await jwkOf('new')];
      expect(await proveWith('new', pairs.new)).toBe(200);
      expect(await proveWith('unknown', pairs.new)).toBe(403);
      keys = undefined;
      expect(await proveWith('newer', pairs.new)).toBe(503);
    } finally {
      await rotating.close();
      identityService.close();
    }
  });
});

describe('while the keys cannot be fetched', () => {
  let away: Server;
  let url: string;
  beforeAll(async () => {
    away = createServer((request, response) => {
      if (request.url === '/hangs-up') response.destroy();
      else response.writeHead(request.url === '/fails' ? 500 : 404).end();
    }).listen(0, '127.0.0.1');
    await once(away, 'listening');
    url = `http://127.0.0.1:${(away.address() as AddressInfo).port}`; // the server listens on a port, not a pipe
  });
  afterAll(() => away.close());

  it.each(['/fails', '/hangs-up', '/is-not-there'])(
    'the answer is 503 with Retry-After, and nothing changes (%s)',
    async (path) => {
      const blind = await startTestApp({ identity: { jwksUrl: url + path } });
      try {
        const member = await memberFactory(() => blind).unverified();
        const number = newPhoneNumber();
        const answer = await prove(blind, member, number);
        expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(
          (
            await blind.database.pool.query(
              'select is_verified as verified, (select count(*)::int from used_proof) as used from profile',
            )
          ).rows,
        ).toEqual([{ verified: false, used: 0 }]);
        expect(blind.log.join('')).not.toMatch(new RegExp(`eyJ|\\${number}`));
      } finally {
        await blind.close();
      }
    },
  );
});

describe('the limit', () => {
  it('five attempts in ten minutes per account, valid or not', async () => {
    const limited = await startTestApp();
    try {
      const members = memberFactory(() => limited);
      const [member, other] = [await members.unverified(), await members.unverified()];
      for (let i = 0; i < 5; i += 1)
        expect((await prove(limited, member, newPhoneNumber(), 'bad')).statusCode).toBe(403);
      const number = newPhoneNumber();
      const sixth = await prove(limited, member, number);
      expect(sixth.json()).toMatchObject({ status: 429, code: 'rate-limited' });
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500);
      expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(600);
      expect((await prove(limited, other, number)).statusCode).toBe(200);
      // An unauthorized request does not count.
      expect((await limited.app.inject({ method: 'POST', url: '/api/v1/profiles/verified-phone' })).statusCode).toBe(
        401,
      );
    } finally {
      await limited.close();
    }
  });

  it('0 means without limit', async () => {
    const member = await unverified();
    for (let i = 0; i < 12; i += 1) expect((await prove(server, member, newPhoneNumber(), 'bad')).statusCode).toBe(403);
    expect((await prove(server, member, newPhoneNumber())).statusCode).toBe(200);
  });
});

it('the log contains nothing of a proof', () => {
  expect(server.log.join('')).not.toMatch(/eyJ|\+999|somebody|Bearer/);
});

function signatureOf(token: string): string {
  return Buffer.from(token.split('.')[2]!, 'base64url').toString('hex');
}
