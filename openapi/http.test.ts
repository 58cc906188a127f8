import { afterEach, expect, it, vi } from 'vitest';
import { http } from './http.ts';
import { problemDetails, type RuleProblem } from './rules/problems.ts';

afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, code: RuleProblem['code']) => json(status, problemDetails({ code }, 'x'));

/** Sends the command once for each of these answers, of which null is none, and returns the keys that it had. */
async function keysOf(answers: (Response | null)[], init: RequestInit = { method: 'POST', body: '{}' }) {
  const keys: (string | null)[] = [];
  for (const answer of answers) {
    vi.stubGlobal('fetch', async (_url: string, sent: RequestInit) => {
      keys.push(new Headers(sent.headers).get('idempotency-key'));
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    });
    await http('/api/v1/reports', init).catch(() => undefined);
  }
  return keys;
}

it('sends a command again with its key until an answer arrives', async () => {
  const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
  const [first, ...keys] = await keysOf([null, proxy, refused(503, 'unavailable'), json(201, {}), json(201, {})]);
  expect(first).toMatch(/^[\d-]{7,43}$/);
  expect(keys.slice(0, 3)).toEqual([first, first, first]);
  expect(keys[3]).not.toBe(first);
});

it('takes another key after a refusal, and for another command', async () => {
  const [refusal, next] = await keysOf([refused(409, 'illegal-transition'), null]);
  expect(next).not.toBe(refusal);
  const [other] = await keysOf([json(201, {})], { method: 'POST', body: '{"note":"x"}' });
  expect(other).not.toBe(next);
});

it('sends none with what may be repeated anyway', async () => {
  expect(await keysOf([json(200, {})], { method: 'PUT', body: '{}' })).toEqual([null]);
  expect(await keysOf([json(200, {})], {})).toEqual([null]);
});
