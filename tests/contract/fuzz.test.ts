import { randomInt } from 'node:crypto';
import { brotliDecompressSync, unzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { memberFactory, propose, type Caller } from '@mithaq/api/src/testing/factories.ts';
import { startTestApp, type TestApp } from '@mithaq/api/src/testing/test-app.ts';
import { operationIds, operationOf, responseErrors, takesBody } from '@mithaq/openapi/contract-validation.ts';
import { requiredStageOf } from '@mithaq/openapi/openapi-document.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzRequests, trapBodies, type FuzzRequest, type KnownIds } from './fuzz-requests.ts';

/**
 * Sends requests that no client sends, and checks that each response is declared in the contract and below 500. The
 * ordinary suite sends some; `npm run test:fuzz` sends FUZZ_REQUESTS of them and measures the CPU time of each.
 * FUZZ_SEED repeats a run.
 */
const count = Number(process.env['FUZZ_REQUESTS'] ?? 500);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const cpuGoal = process.env['FUZZ_CPU_MS'] === undefined ? Infinity : Number(process.env['FUZZ_CPU_MS']);
const batchSize = 250;
const moderatorEmail = 'moderator@example.test';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    limits: {
      PROPOSALS_PER_DAY: 0,
      PROPOSALS_PENDING: 0,
      PROFILES_PER_DAY: 0,
      PHONE_PROOFS_PER_10_MIN: 0,
      SIGN_INS_PER_MIN: 0,
    },
    moderatorEmails: [moderatorEmail],
  });
});
afterAll(() => server.close());

type Callers = Record<FuzzRequest['caller'], string | undefined>;

/** New callers for each batch: a request may complete a profile or end a session. */
async function createCallers(): Promise<{ cookies: Callers; known: KnownIds }> {
  const { woman, man, incomplete } = memberFactory(() => server);
  const moderator = await incomplete({ email: moderatorEmail });
  const [her, him, someone]: [Awaited<ReturnType<typeof woman>>, Awaited<ReturnType<typeof man>>, Caller] = [
    await woman(),
    await man(),
    await incomplete(),
  ];
  const proposalId = await propose(him, her);
  return {
    cookies: {
      visitor: undefined,
      incomplete: someone.cookie,
      verified: her.cookie,
      moderator: moderator.cookie,
    },
    known: {
      userIds: [her.userId, him.userId],
      profileIds: [her.profileId, him.profileId],
      preferencesIds: [],
      proposalIds: [proposalId],
    },
  };
}

/** Whether the operation ends the session. */
function endsSession(operationId: FuzzRequest['operationId']): boolean {
  return operationOf(operationId).operation.responses['204']?.headers?.['Set-Cookie'] !== undefined;
}

/** A new account that a request may end. */
async function cookiesOfOne(): Promise<Callers> {
  const { cookie } = await server.signIn();
  return { visitor: undefined, incomplete: cookie, verified: cookie, moderator: cookie };
}

/** Sends the request, and returns what is wrong with the response and the CPU time in milliseconds. */
async function send(request: FuzzRequest, cookies: Callers): Promise<{ status: number; wrong: string[]; ms: number }> {
  const cookie = cookies[request.caller];
  const before = process.cpuUsage();
  const response = await server.app.inject({
    method: request.method as 'GET', // inject's list of methods is shorter than HTTP's
    url: request.url,
    headers: { ...(cookie && { cookie }), ...request.headers },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  const { user, system } = process.cpuUsage(before);
  const status = response.statusCode;
  const payload = decoded(response.rawPayload, response.headers['content-encoding']);
  const type = response.headers['content-type'];
  const mediaType = typeof type === 'string' ? type : null;
  const body: unknown = payload === '' ? undefined : /json/.test(mediaType ?? '') ? JSON.parse(payload) : payload;
  // A path or method of no operation gets a problem as well; this operation declares them all.
  const operationId = request.isRouted ? request.operationId : 'updateProfile';
  const isWrongMethod = status === 405 && response.headers.allow !== undefined;
  const isUnrouted = !request.isRouted && (status < 400 || isWrongMethod || request.method === 'HEAD');
  const wrong = [
    ...(status >= 500 ? [`${status}`] : []),
    ...(isUnrouted ? [] : responseErrors(operationId, status, mediaType, body)),
  ];
  return { status, wrong, ms: (user + system) / 1000 };
}

it(
  `${count} requests of any shape get a declared response below 500 (FUZZ_SEED=${seed})`,
  async () => {
    const findings: string[] = [];
    const costs: { ms: number; what: string }[] = [];
    const statuses = new Map<number, number>();
    const reached = new Set<string>();
    for (let sent = 0; sent < count; sent += batchSize) {
      const { cookies, known } = await createCallers();
      const batch = fc.sample(fuzzRequests(known), { seed: seed + sent, numRuns: Math.min(batchSize, count - sent) });
      for (const request of batch) {
        // A sign-out must not turn the next callers into visitors.
        const own = endsSession(request.operationId) ? await cookiesOfOne() : cookies;
        const { status, wrong, ms } = await send(request, own);
        const what = `${request.operationId}, ${request.caller}, ${request.shape}`;
        findings.push(...wrong.map((each) => `${what}: ${each}`));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (request.isRouted && status !== 401) reached.add(request.operationId);
        // Garbage collection or compilation may happen in any request, so the request is measured again.
        let cost = ms;
        for (let i = 0; i < 3 && cost > cpuGoal && cost < cpuGoal * 10; i += 1)
          cost = Math.min(cost, (await send(request, own)).ms);
        costs.push({ what, ms: cost });
      }
    }
    if (cpuGoal < Infinity) report(statuses, costs);
    expect(findings.slice(0, 20)).toEqual([]);
    // Of fewer requests, chance may leave an operation out.
    if (count >= operationIds.length * 100)
      expect(operationIds.filter((id) => operationOf(id).method !== 'DELETE' && !reached.has(id))).toEqual([]);
    // Most requests have a session, so that they reach the later checks.
    expect((statuses.get(401) ?? 0) / count).toBeLessThan(0.4);
    expect(costs.filter(({ ms }) => ms > cpuGoal).slice(0, 20)).toEqual([]);
  },
  60_000 + count * 200,
);

it('a value of another kind in any place of any body gets a declared response below 500', async () => {
  const findings: string[] = [];
  const { cookies, known } = await createCallers();
  for (const operationId of operationIds.filter(takesBody)) {
    const { method, path, operation } = operationOf(operationId);
    const caller = requiredStageOf(operation) === 'moderator' ? 'moderator' : 'verified';
    const url = path.replace(/\{\w+\}/g, known.profileIds[0]!);
    for (const [shape, payload] of trapBodies(operation)) {
      const headers = { 'content-type': 'application/json' };
      const { wrong } = await send(
        { operationId, shape, caller, method, url, headers, payload, isRouted: true },
        cookies,
      );
      findings.push(...wrong.map((each) => `${operationId}, ${shape}: ${each}`));
    }
  }
  expect(findings.slice(0, 20)).toEqual([]);
}, 300_000);

/** The text of a response: a request may ask for any encoding that the server has. */
function decoded(payload: Buffer, encoding: unknown): string {
  if (encoding === 'gzip' || encoding === 'deflate') return unzipSync(payload).toString();
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  if (encoding === 'zstd') return zstdDecompressSync(payload).toString();
  return payload.toString();
}

function report(statuses: Map<number, number>, costs: { ms: number; what: string }[]): void {
  const sorted = costs.toSorted((a, b) => b.ms - a.ms);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * (1 - share))]!.ms.toFixed(1);
  const worst = sorted.slice(0, 5).map(({ ms, what }) => `    ${ms.toFixed(1)} ms  ${what}`);
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, number]) => `${status}: ${number}`);
  console.log(
    [
      `${costs.length} requests, FUZZ_SEED=${seed}`,
      `  responses   ${answers.join(', ')}`,
      `  CPU time    p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, goal ${cpuGoal} ms, the five slowest:`,
      ...worst,
    ].join('\n'),
  );
}
