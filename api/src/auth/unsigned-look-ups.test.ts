import { expect, it } from 'vitest';
import { limitUnsignedLookUps } from './unsigned-look-ups.ts';

it('a refused address may send again after a minute', async () => {
  let time = 0;
  const lookUp = limitUnsignedLookUps(() => time);
  const miss = () => lookUp('203.0.113.1', async () => null);
  for (let i = 0; i < 20; i += 1) await miss();
  time = 59_000;
  await expect(miss()).rejects.toMatchObject({ reason: 'unsigned session', problem: { retryAfter: 1 } });
  time = 60_000;
  expect(await miss()).toBeNull();
});
