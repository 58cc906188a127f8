import { expect, it } from 'vitest';
import { createTurns, type TurnLimits } from './turns.ts';

const limits: TurnLimits = { running: 2, waiting: 2, timeoutMs: 60_000 };
const refused = { code: 'unavailable', problem: { retryAfter: 1 }, reason: 'address' };

/** Takes turns and notes who has one. */
function turns(given: Partial<TurnLimits> = {}) {
  const take = createTurns('address', { ...limits, ...given });
  const started: string[] = [];
  return {
    started,
    take: async (key: string, name = '') => {
      const leave = await take(key);
      started.push(name);
      return leave;
    },
  };
}

it('lets the requests of one key take turns in order, while another key starts at once', async () => {
  const { take, started } = turns();
  const [leave] = await Promise.all([take('a', 'one'), take('a', 'two')]);
  const three = take('a', 'three');
  const four = take('a', 'four');
  await take('b', 'other');
  expect(started).toEqual(['one', 'two', 'other']);
  leave();
  leave(); // counts once
  const leaveThree = await three;
  expect(started).toEqual(['one', 'two', 'other', 'three']);
  leaveThree();
  await four;
});

it('refuses the next request of a key of which too many wait, and of no other key', async () => {
  const { take } = turns();
  await Promise.all([take('a'), take('a')]);
  const waiting = [take('a', 'waits'), take('a', 'waits')];
  await expect(take('a')).rejects.toMatchObject(refused);
  await take('b');
  expect(waiting).toHaveLength(2);
});

it('refuses a request whose turn does not come in time, and keeps its place for nobody', async () => {
  const { take } = turns({ timeoutMs: 1, running: 1 });
  const leave = await take('a');
  await expect(take('a')).rejects.toMatchObject(refused);
  leave();
  await take('a');
});

it('counts a key down again', async () => {
  const { take } = turns({ waiting: 0 });
  for (let i = 0; i < 1000; i += 1) (await take('a'))();
  await Promise.all([take('a'), take('a')]);
});
