import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('three hundred simultaneous /readyz cost one query', async () => {
  let queries = 0;
  const count = () => (queries += 1);
  server.database.pool.on('acquire', count);
  const ask = () => server.app.inject({ method: 'GET', url: '/readyz' });
  const answers = await Promise.all(Array.from({ length: 300 }, ask));
  server.database.pool.off('acquire', count);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(queries).toBe(1);
});

it('a process that stops is not ready, still answers, and ends each connection', async () => {
  const stopping = await startTestApp({ of: server });
  stopping.app.startDraining();
  const ready = await stopping.app.inject({ method: 'GET', url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await stopping.app.inject({ method: 'GET', url: '/api/v1/client-config' });
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  expect((await server.app.inject({ method: 'GET', url: '/api/v1/client-config' })).headers.connection).not.toBe(
    'close',
  );
  await stopping.close();
});

it('a process whose tables were migrated too far is not ready, and says so once in the log', async () => {
  const old = await startTestApp();
  await old.database.pool.query("insert into mikro_orm_migrations (name) values ('Migration29990101000000')");
  const ask = () => old.app.inject({ method: 'GET', url: '/readyz' });
  const first = await ask();
  expect([first.statusCode, first.json()]).toEqual([
    503,
    { status: 'not ready', reason: expect.stringContaining('the database is newer than this release') },
  ]);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(503);
  expect(old.log.filter((line) => line.includes('this server is not ready'))).toHaveLength(1);
  await old.database.pool.query("delete from mikro_orm_migrations where name = 'Migration29990101000000'");
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(200);
  await old.close();
});
