import Fastify from 'fastify';
import pg from 'pg';
import { newest } from '@mithaq/api/src/matching/feed.ts';

/**
 * The least that a server can do for a page of the feed: Fastify and pg with the statement of the product, without a session,
 * validation or limits. `DATABASE_URL` names the database; the port is sent to the parent process.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();
app.get('/feed', async ({ query }) => {
  const { viewer, after } = query as { viewer: string; after: string }; // lists.ts sends them
  const values = [viewer, 'MALE', after];
  const { rows } = await pool.query({ ...newest(10), values });
  return { data: rows.slice(0, 9), hasNextPage: rows.length > 9 };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!((app.server.address() as { port: number }).port); // lists.ts forks this process
