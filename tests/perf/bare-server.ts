import Fastify from 'fastify';
import pg from 'pg';
import { newest } from '@mithaq/api/src/matching/feed.ts';

/**
 * The least that a server can do for a page of the feed: Fastify and pg with the statement of the product, without a session,
 * validation or limits. `DATABASE_URL` names the database; the port is sent to the parent process.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
await pool.query(`drop schema if exists bare cascade; create schema bare`);
for (const table of ['profile', 'preferences', 'match_side', 'proposal', 'saved_profile', 'block'])
  await pool.query(`create table bare.${table} (like ${table}, key bigint generated always as identity primary key)`);
const app = Fastify();
app.get('/feed', async ({ query }) => {
  const { viewer, after } = query as { viewer: string; after: string }; // lists.ts sends them
  const values = [viewer, 'MALE', after, 0];
  const { rows } = await pool.query({ ...newest(10), values });
  return { data: rows.slice(0, 9), hasNextPage: rows.length > 9 };
});
/** One row for each table, inserted in one statement. */
app.post('/rows', async ({ body }) => {
  const tables = Object.keys(body as Record<string, object>).toSorted(); // writes.ts sends them
  const inserts = tables.map(
    (table) =>
      `${table} as (insert into bare.${table} select (json_populate_record(null::${table}, $1::json -> '${table}')).*)`,
  );
  await pool.query({ name: tables.join(), text: `with ${inserts.join()} select 1`, values: [JSON.stringify(body)] });
  return {};
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!((app.server.address() as { port: number }).port); // lists.ts forks this process
