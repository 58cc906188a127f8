import { expect, it } from 'vitest';
import { createAdmission, type AdmissionLimits } from './admission.ts';

const limits: AdmissionLimits = {
  running: 6,
  runningPerAddress: 4,
  runningPerCaller: 2,
  waiting: 3,
  waitingPerCaller: 2,
  timeoutMs: 60_000,
};
const refused = { code: 'unavailable', problem: { retryAfter: 1 } };
const [address, caller] = ['203.0.113.9', undefined];

/** Enters as this caller and notes when its turn comes. */
function enterer(given: Partial<AdmissionLimits> = {}) {
  const enter = createAdmission({ ...limits, ...given });
  const started: string[] = [];
  return {
    started,
    enter: async (name: string, sender: Partial<Parameters<typeof enter>[0]>) => {
      const leave = await enter({ address: undefined, caller: undefined, ...sender });
      started.push(name);
      return leave;
    },
  };
}

it('lets as many requests work as the limit says, and the next one once a request has left', async () => {
  const { enter } = enterer();
  const leaves = await Promise.all(Array.from({ length: 6 }, () => enter('', {})));
  await expect(enter('', {})).rejects.toMatchObject(refused);
  leaves[0]!();
  leaves[0]!(); // counts once
  await enter('', {});
  await expect(enter('', {})).rejects.toMatchObject(refused);
});

it('refuses the next request of an address that has its share, and of no other address', async () => {
  const { enter } = enterer();
  const leaves = await Promise.all(Array.from({ length: 4 }, () => enter('', { address })));
  await expect(enter('', { address })).rejects.toMatchObject(refused);
  await enter('', { address: '203.0.113.10' });
  leaves[3]!();
  await enter('', { address });
});

it('lets the requests of one caller take turns in order, while another caller starts at once', async () => {
  const { enter, started } = enterer();
  const [leave] = await Promise.all([enter('one', { caller: 'a' }), enter('two', { caller: 'a' })]);
  const three = enter('three', { caller: 'a' });
  const four = enter('four', { caller: 'a' });
  await enter('other', { caller: 'b' });
  expect(started).toEqual(['one', 'two', 'other']);
  leave();
  const leaveThree = await three;
  expect(started).toEqual(['one', 'two', 'other', 'three']);
  leaveThree();
  await four;
});

it('refuses a caller with too many requests that wait, and everyone when too many wait altogether', async () => {
  const { enter } = enterer();
  for (const name of ['a', 'b']) for (let i = 0; i < 2; i += 1) await enter('', { caller: name });
  const waiting = [enter('', { caller: 'a' }), enter('', { caller: 'a' })];
  await expect(enter('', { caller: 'a' })).rejects.toMatchObject(refused);
  waiting.push(enter('', { caller: 'b' }));
  await expect(enter('', { caller: 'b' })).rejects.toMatchObject(refused);
});

it('refuses a request whose turn does not come in time, and keeps its place for nobody', async () => {
  const { enter } = enterer({ timeoutMs: 1, runningPerCaller: 1 });
  const leave = await enter('', { caller: 'a' });
  await expect(enter('', { caller: 'a' })).rejects.toMatchObject(refused);
  leave();
  await enter('', { caller: 'a' });
});

it('counts an address and a caller down again', async () => {
  const { enter } = enterer();
  for (let i = 0; i < 1000; i += 1) (await enter('', { address, caller: 'a' }))();
  await Promise.all([enter('', { address, caller }), enter('', { address, caller: 'a' })]);
});
