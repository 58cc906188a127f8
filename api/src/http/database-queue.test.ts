import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { watchQueue } from './database-queue.ts';

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
});
afterAll(() => pool.end());

it('a queue takes a hundred requests for a quarter of a second, then 32 until it was empty', async () => {
  let time = 0;
  const isFull = watchQueue(pool, () => time);
  const held = await pool.connect();
  const queries: Promise<unknown>[] = [];
  const enqueue = (count: number) => {
    for (let i = 0; i < count; i += 1) queries.push(pool.query('select 1'));
  };

  enqueue(99);
  expect(isFull()).toBe(false);
  enqueue(1);
  expect(isFull()).toBe(true);

  held.release();
  await Promise.all(queries);
  time = 10_000; // long after the last request
  const heldAgain = await pool.connect();
  enqueue(32);
  time += 250;
  expect(isFull()).toBe(false);
  time += 1;
  expect(isFull()).toBe(true);

  heldAgain.release();
  await Promise.all(queries);
  expect(isFull()).toBe(false);
  const heldLast = await pool.connect();
  enqueue(99);
  time += 250;
  expect(isFull()).toBe(false);
  heldLast.release();
  await Promise.all(queries);
});

it('a queue that lasts takes 31 requests', async () => {
  let time = 0;
  const isFull = watchQueue(pool, () => time);
  const held = await pool.connect();
  const queries = Array.from({ length: 31 }, () => pool.query('select 1'));
  time = 60_000;
  expect(isFull()).toBe(false);
  held.release();
  await Promise.all(queries);
});
