import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { startTestApp } from '@mithaq/api/src/testing/test-app.ts';
import { memberFactory } from '@mithaq/api/src/testing/factories.ts';
import { expect, it, onTestFinished } from 'vitest';
import { someFacts } from './contract/sample-values.ts';

const root = path.join(import.meta.dirname, '..');

const script = `
import { createClient, MithaqError, toUpdate, type Operations } from '@mithaq/client';

const [baseUrl = '', cookie = '', profile = '', receiverProfileId = ''] = process.argv.slice(2);
const body: Operations['completeProfile']['body'] = JSON.parse(profile);
const visitor = createClient({ baseUrl });
const refused: unknown = await visitor.getCurrentUser().catch((error: unknown) => error);
const states = await visitor.listStates({ params: { code: 'IN' } });
const mithaq = createClient({ baseUrl: \`\${baseUrl}/\`, headers: { cookie } });
const made = await mithaq.updateProfile({ body });
const tag = made.headers.get('etag') ?? '';
const same = await mithaq.getCurrentUserProfile({ headers: { 'if-none-match': tag }, signal: AbortSignal.timeout(9000) });
// @ts-expect-error -- an answer of 304 has no data
if (tag === '') same.data.profile;
if (same.status !== 304) same.data.profile;
const own = await mithaq.getCurrentUserProfile();
const sent = toUpdate(own.data) satisfies Operations['updateProfile']['body'];
const kept = await mithaq.updateProfile({ body: sent });
const isKept = JSON.stringify(kept.data) === JSON.stringify(own.data) && kept.headers.get('etag') === own.headers.get('etag');
const renamed = toUpdate(own.data);
Object.assign(renamed.profileCreationInput, { fullName: 'Bilal Farooq', height: 6 });
await mithaq.updateProfile({ body: renamed });
// @ts-expect-error -- what was read is no request
if (tag === '') await mithaq.updateProfile({ body: own.data });
const feed = await mithaq.getFeed({ query: { country: ['India', 'Malaysia'], limit: 1 } });
const command = { body: { receiverProfileId }, headers: { 'idempotency-key': crypto.randomUUID() } };
const { data: proposal } = await mithaq.sendProposal(command);
const { data: again } = await mithaq.sendProposal(command);
const { data: read } = await mithaq.getProposal({ params: { id: proposal.proposalId } });
const statuses: string[] = ['LATER_STATUS'] satisfies (typeof read.status)[]; // may grow
// @ts-expect-error -- a request takes the values that are known
if (proposal.proposalId === '') await mithaq.reportMember({ body: { profileId: '', reason: statuses[0] ?? '' } });
// @ts-expect-error -- this operation refuses If-Match
if (proposal.proposalId === '') await mithaq.saveProfile({ body: { profileId: '' }, headers: { 'if-match': tag } });
// @ts-expect-error -- this operation ignores Idempotency-Key
if (proposal.proposalId === '') await mithaq.getFeed({ headers: { 'Idempotency-Key': tag } });
// @ts-expect-error -- an id is a text
if (proposal.proposalId === '') await mithaq.getProposal({ params: { id: 7 } });
// @ts-expect-error -- the country is missing
if (proposal.proposalId === '') await mithaq.listStates();
const code = refused instanceof MithaqError ? refused.problem?.code : undefined;
console.log(JSON.stringify([code, isKept, states.data.length > 9, same.status, feed.data.currentPage, read.status, again.proposalId === read.proposalId]));
`;

/** Loses the first answer about a proposal, lets another device make the first change, and waits for nothing. */
const network = (cookie: string) => `
const cookie = ${JSON.stringify(cookie)};
const receiverProfileId = process.argv[3] ?? '';
const real = globalThis.fetch;
const asked = new Set<string>();
const waits: number[] = [];
const setTimeout = (next: (nothing: unknown) => void, ms: number) => {
  waits.push(ms / 1000);
  setImmediate(next, undefined);
};
globalThis.fetch = async (input, init) => {
  const what = \`\${init?.method} \${String(input)}\`;
  const isFirst = !asked.has(what);
  asked.add(what);
  if (isFirst && what.startsWith('PUT') && what.endsWith('family-sharing')) {
    await real(input, { ...init, headers: { cookie, 'content-type': 'application/json' } });
  }
  const answer = await real(input, init);
  if (isFirst && what.startsWith('POST')) throw new TypeError('the connection is lost');
  return answer;
};
`;

/** How `untilAnswered` of the README takes answers: the seconds that it waits, and how it ends. */
const trials = `
async function trial(...answers: (Error | [status: number, retryAfter?: number | string])[]) {
  waits.length = 0;
  const { getCurrentUser } = createClient({
    fetch: async () => {
      const answer = answers.shift() ?? new RangeError('asked once too often');
      if (answer instanceof Error) throw answer;
      const [status, after] = answer;
      const headers: Record<string, string> = after ? { 'retry-after': String(after) } : {};
      return status === 200 ? Response.json({}, { headers }) : new Response(null, { status, headers });
    },
  });
  const end = await untilAnswered(() => getCurrentUser()).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof MithaqError ? error.status : error instanceof Error && error.name),
  );
  return [...waits, end];
}
const lost = new TypeError('fetch failed');
console.log(
  JSON.stringify([
    await trial(lost, [503], [200]),
    await trial([429, 7], lost, [500]),
    await trial([503, 60], [200]),
    await trial([429, 21387]),
    await trial([503, 'Fri, 27 Nov 2026 08:00:00 GMT'], [200]),
    await trial([409]),
    await trial(new DOMException('canceled by the member', 'AbortError')),
  ]),
);
const page = new Response('<title>Sign in to the network</title>', { headers: { 'content-type': 'text/html' } });
const foreign = [page, new Response(null, { status: 301 })].map(async (answer) => {
  const { getCurrentUser } = createClient({ fetch: async () => answer });
  return getCurrentUser().catch((error: unknown) => error instanceof MithaqError && error.message);
});
console.log(JSON.stringify(await Promise.all(foreign)));
`;

it('the client that the server offers works in a new project, and its types hold', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  await writeFile(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  await writeFile(path.join(folder, 'script.ts'), script);
  const { headers } = await server.app.inject('/api/docs/mithaq-client.tgz');
  const { rawPayload } = await server.app.inject(String(headers.location));
  await writeFile(path.join(folder, 'mithaq-client.tgz'), rawPayload);
  run('npm', 'install', '--silent', '--offline', '--no-audit', '--no-fund', './mithaq-client.tgz');
  const options = [
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--typeRoots',
    `${root}/node_modules/@types`,
  ];
  const { man, woman } = memberFactory(() => server);
  const [he, she, reader] = [await man(), await woman(), await man()];
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const readme = await readFile(path.join(folder, 'node_modules/@mithaq/client/README.md'), 'utf8');
  const [first = '', ...others] = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  const samples = [network(reader.cookie), first, ...others, trials]
    .join('\n')
    .replace('https://address-of-your-server', origin);
  await writeFile(path.join(folder, 'samples.ts'), samples);
  run(`${root}/node_modules/.bin/tsc`, '--noEmit', '--strict', ...options, 'script.ts', 'samples.ts');

  const everyField = newProfileBody({
    profile: {
      gender: 'MALE',
      fullName: 'Amin Zaid Khan',
      firstName: 'Zaid',
      nameBeforeAnswer: 'FIRST_NAME',
      height: 5.4,
      heightCm: 164,
      annualIncome: 900000,
      facts: someFacts(),
    },
    preferences: {
      preferredEducation: ['Degree'],
      preferredOtherPreferences: 'Someone who keeps the prayers.',
      preferredQuestions: ['What does a good home mean to you?'],
      preferredFacts: { prayer: ['FIVE_TIMES'] },
    },
  });
  const body = JSON.stringify(everyField);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['script.ts', origin, he.cookie, body, she.profileId],
    { cwd: folder },
  );
  expect(JSON.parse(stdout)).toEqual(['signed-out', true, true, 304, 0, 'PENDING', true]);
  const tried = await promisify(execFile)(process.execPath, ['samples.ts', origin, she.profileId], { cwd: folder });
  expect(tried.stdout.trim().split('\n').slice(-4)).toEqual([
    expect.stringMatching(/^changed-meanwhile "\w+"$/), // with the present version
    'PENDING',
    '[[1,2,200],[7,2,500],[60,200],[429],[1,200],[409],["AbortError"]]',
    JSON.stringify([
      'Status 200 with text/html, not an answer of Mithaq',
      'Status 301 with no content, not an answer of Mithaq',
    ]),
  ]);
  const { rows } = await server.database.pool.query('select from proposal where sender_id = $1', [reader.profileId]);
  expect(rows).toHaveLength(1);
}, 90_000);
