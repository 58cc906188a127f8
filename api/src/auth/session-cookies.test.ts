import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const keys = {
  current: 'a key of at least thirty-two characters',
  previous: ['an earlier key of at least 32 characters'],
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { hashKeys: keys } });
});
afterAll(() => server.close());

let query: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  query = vi.spyOn(server.database.pool, 'query');
});
afterEach(() => query.mockRestore());

async function ask(cookie: string, remoteAddress = '203.0.113.1', of = server) {
  const headers = { cookie: `mithaq_session=${cookie}` };
  return of.app.inject({ method: 'GET', url: '/api/v1/users/current-user', headers, remoteAddress });
}

const tokenOf = ({ cookie }: { cookie: string }) => cookie.slice('mithaq_session='.length);
const invented = () => randomBytes(32).toString('base64url');

/** A session as an earlier version wrote it: with a token that nobody has signed. */
async function unsignedSession(): Promise<string> {
  const token = invented();
  const { userId } = await server.signIn();
  await server.database.pool.query(
    'insert into session (token_hash, user_id, created_at, last_seen_at) values ($1, $2, now(), now())',
    [createHash('sha256').update(token).digest('hex'), userId],
  );
  return token;
}

describe('a signed token', () => {
  it('is stored as the hash of the whole token, by which an earlier version finds the session', async () => {
    const token = tokenOf(await server.signIn());
    const hash = createHash('sha256').update(token).digest('hex');
    const { rowCount } = await server.database.pool.query('select from session where token_hash = $1', [hash]);
    expect(rowCount).toBe(1);
    expect((await ask(token)).statusCode).toBe(200);
  });

  it.each<[string, (token: string) => string]>([
    ['another signature', (token) => `${token.split('.')[0]}.${randomBytes(32).toString('base64').replace('=', '')}`],
    ['another token before its signature', (token) => `${invented()}.${token.split('.')[1]}`],
    ['no signature after its dot', (token) => `${token.split('.')[0]}.`],
    ['one more character', (token) => `${token}A`],
    ['many dots', (token) => '.'.repeat(4000) + token],
  ])('with %s is no session and costs no query', async (_what, change) => {
    const token = tokenOf(await server.signIn());
    query.mockClear();
    const { statusCode, cookies } = await ask(change(token));
    expect(statusCode).toBe(401);
    expect(query).not.toHaveBeenCalled();
    expect(cookies.map(({ name, value }) => [name, value])).toContainEqual(['mithaq_session', '']);
  });

  it('stays valid when the key is replaced, as long as the earlier key is known', async () => {
    const withKey = (current: string) => startTestApp({ of: server, config: { hashKeys: { current, previous: [] } } });
    const [before, after] = [await withKey(keys.previous[0]!), await withKey(keys.current)];
    try {
      const token = tokenOf(await before.signIn());
      expect((await ask(token)).statusCode).toBe(200);
      expect((await ask(token, undefined, after)).statusCode).toBe(401);
    } finally {
      await Promise.all([before.close(), after.close()]);
    }
  });

  it('signs out at an operation that needs no session, and an invented one costs no query there', async () => {
    const logout = async (token: string) => {
      const headers = { cookie: `mithaq_session=${token}` };
      return server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });
    };
    const token = tokenOf(await server.signIn());
    query.mockClear();
    expect((await logout(`${invented()}.${invented()}`)).statusCode).toBe(204);
    expect(query).not.toHaveBeenCalled();
    expect((await logout(token)).statusCode).toBe(204);
    expect((await ask(token)).statusCode).toBe(401);
  });
});

describe('a token of an earlier version, without a signature,', () => {
  it('is a session until it ends', async () => {
    const token = await unsignedSession();
    for (let i = 0; i < 30; i += 1) expect((await ask(token, '203.0.113.20')).statusCode).toBe(200);
  });

  it('costs queries only for the first twenty of an address in a minute that do not exist', async () => {
    const [token, signed] = [await unsignedSession(), tokenOf(await server.signIn())];
    query.mockClear();
    const statuses: number[] = [];
    for (let i = 0; i < 25; i += 1) statuses.push((await ask(invented(), '203.0.113.30')).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(503)]);
    expect(query).toHaveBeenCalledTimes(20);
    const refused = await ask(token, '203.0.113.30');
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.cookies).toEqual([]);
    // Nobody else waits for it, neither at another address nor with a signed token.
    expect((await ask(token, '203.0.113.31')).statusCode).toBe(200);
    expect((await ask(signed, '203.0.113.30')).statusCode).toBe(200);
  });

  it.each(['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}!`])('is not %s, which costs no query', async (token) => {
    expect((await ask(token)).statusCode).toBe(401);
    expect(query).not.toHaveBeenCalled();
  });
});
