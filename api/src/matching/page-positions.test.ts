import { maxSkippedRows } from '@mithaq/openapi/rules/list-cursor.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findStart, firstPosition, saveEnd, type List } from './page-positions.ts';

let server: TestApp;
let list: List;
const now = new Date();
const at = (number: number) => ({ afterId: `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`, rank: 0 });
const start = (page: number, of = list) => findStart(server.database, of, page);
const end = (page: number, next: ReturnType<typeof at> | null, of = list) =>
  saveEnd(server.database, of, { page, next, now });

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  const { profileId } = await memberFactory(() => server).man();
  list = { viewerId: profileId, name: 'feed', pageSize: 50 };
});
afterAll(() => server.close());

it('a page begins where the page before it ended', async () => {
  expect(await start(0)).toEqual({ position: firstPosition, skip: 0 });
  await end(0, at(1));
  await end(1, at(2));
  expect(await start(0)).toEqual({ position: firstPosition, skip: 0 });
  expect(await start(1)).toMatchObject({ position: at(1), skip: 0 });
  expect(await start(2)).toMatchObject({ position: at(2), skip: 0 });
  await end(1, at(3));
  expect(await start(2)).toMatchObject({ position: at(3), skip: 0 });
});

it('another page begins as many rows after the nearest, up to the limit', async () => {
  const furthest = maxSkippedRows / list.pageSize;
  expect(await start(furthest)).toEqual({ position: firstPosition, skip: maxSkippedRows });
  expect(await start(furthest + 1)).toBeNull();
  expect(await start(2_147_483_647)).toBeNull();
  await end(0, at(1));
  expect(await start(furthest + 1)).toMatchObject({ position: at(1), skip: maxSkippedRows });
  expect(await start(furthest + 2)).toBeNull();
});

it('page 0 starts again, and there is no page after the last one', async () => {
  for (const page of [0, 1, 2]) await end(page, at(page));
  await end(2, null);
  expect(await start(3)).toMatchObject({ position: at(1), skip: 50 });
  await end(0, at(9));
  expect(await start(2)).toMatchObject({ position: at(9), skip: 50 });
  await end(0, null);
  expect(await start(1)).toEqual({ position: firstPosition, skip: 50 });
});

it('lists, page sizes and filters have positions of their own', async () => {
  await end(0, at(1));
  for (const other of [{ name: 'for-you' as const }, { pageSize: 9 }, { filters: 7 }]) {
    const of = { ...list, ...other };
    expect(await start(1, of)).toEqual({ position: firstPosition, skip: of.pageSize });
  }
  await end(0, { ...at(2), rank: 7 }, { ...list, filters: 7 });
  expect(await start(1, { ...list, filters: 7 })).toMatchObject({ position: { ...at(2), rank: 7 }, skip: 0 });
  expect(await start(1)).toEqual({ position: firstPosition, skip: 50 });
});

it('nothing is saved of a member who has left meanwhile', async () => {
  await end(0, at(1), { ...list, viewerId: '00000000-0000-4000-8000-000000000000' });
  expect(await start(1, { ...list, viewerId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ skip: 50 });
});
