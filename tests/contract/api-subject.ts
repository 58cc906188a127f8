import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@mithaq/api/src/testing/test-app.ts';
import { generateKeyPair, SignJWT, UnsecuredJWT, exportSPKI, importJWK } from 'jose';
import * as madeUp from './made-up.ts';
import type { Answer, Caller, Limits, MemberOverrides, ProofFlaws, Subject, SubjectSource } from './subject.ts';

/** The server as a subject: everything real, asked without a network. */
export const api: SubjectSource = { name: 'api', open };

async function open(limits: Partial<Limits> = {}): Promise<Subject> {
  const server = await startTestApp({ limits });
  const callerWith = (cookie?: string): Caller => ({
    call: (method, path, init) => ask(server, cookie, method, path, init),
  });

  async function incomplete({ name = 'Amina', email = madeUp.email() }: MemberOverrides = {}): Promise<Caller> {
    const { userId, cookie } = await server.signIn({ name, email });
    return { ...callerWith(cookie), userId, email };
  }

  async function unverified(overrides: MemberOverrides = {}): Promise<Caller> {
    const caller = await incomplete(overrides);
    const { profile } = await ok<{ profile: { id: string } }>(
      caller.call('POST', '/api/v1/profiles/complete', { body: madeUp.profileBody(overrides) }),
      201,
    );
    return { ...caller, profileId: profile.id };
  }

  async function verified(overrides: MemberOverrides = {}): Promise<Caller> {
    const caller = await unverified(overrides);
    const phoneNumber = madeUp.phoneNumber();
    const headers = { authorization: `Bearer ${await proof(server, phoneNumber)}` };
    await ok(
      caller.call('POST', '/api/v1/profiles/verified-phone', { body: { phoneNumber, isPhoneVerified: true }, headers }),
      200,
    );
    return { ...caller, phoneNumber };
  }

  return {
    name: 'api',
    visitor: () => callerWith(),
    incomplete,
    unverified,
    verified,
    async expired() {
      const caller = await verified();
      await ok(caller.call('POST', '/api/v1/auth/logout'), 204);
      return caller;
    },
    phoneProof: (phoneNumber, flaws) => proof(server, phoneNumber, flaws),
    close: () => server.close(),
  };
}

async function ask(
  { app }: TestApp,
  cookie: string | undefined,
  ...[method, path, init = {}]: Parameters<Caller['call']>
): Promise<Answer> {
  const { query = {}, body, raw, headers = {} } = init;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const answer = await app.inject({
    method: method as 'GET', // inject's own list of methods is shorter than HTTP's
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    payload: body === undefined ? raw : JSON.stringify(body),
  });
  const answered = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value].flat()) answered.append(name, String(one));
  return {
    status: answer.statusCode,
    headers: answered,
    body: /json/.test(answer.headers['content-type'] ?? '') && answer.payload ? answer.json() : undefined,
  };
}

async function ok<Body>(answering: Promise<Answer>, status: number): Promise<Body> {
  const { status: got, body } = await answering;
  if (got !== status) throw new Error(`Expected ${status}, got ${got}: ${JSON.stringify(body)}`);
  return body as Body; // the caller names what the contract says of this answer
}

async function proof(
  { phone }: TestApp,
  phoneNumber: string,
  { claims = {}, signature }: ProofFlaws = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const good = {
    iss: `https://securetoken.google.com/${phone.projectId}`,
    aud: phone.projectId,
    sub: randomUUID(),
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: phoneNumber,
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  };
  const payload = JSON.parse(JSON.stringify({ ...good, ...claims })) as Record<string, unknown>; // drops what is undefined
  if (signature === 'none') return new UnsecuredJWT(payload).encode();
  if (signature === 'HS256 with the public key') {
    const pem = await exportSPKI((await importJWK(phone.jwk, 'RS256', { extractable: true })) as CryptoKey);
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: phone.jwk.kid })
      .sign(new TextEncoder().encode(pem));
  }
  const key = signature === 'another key' ? (await generateKeyPair('RS256')).privateKey : phone.privateKey;
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: phone.jwk.kid }).sign(key);
}
