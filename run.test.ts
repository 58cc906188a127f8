import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, copyFile, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import packageJson from './package.json' with { type: 'json' };

/** A project with a package, a contract and a server, small enough to see what run.mjs does with it. */
let project: string;
let started: ChildProcess[] = [];

const tasks = `
export const generate = { title: 'Generating', command: 'node generate.mjs', reads: ['contract'], makes: 'generated' };
const one = { title: 'First check', command: 'node one.mjs', reads: ['contract', 'one.mjs'] };
const two = { title: 'Second check', command: 'node two.mjs' };
export const tasks = {
  start: [{ title: 'Server', command: 'node server.mjs', isServer: true }],
  generate: [],
  check: [one, two, { ...two, title: 'Third check' }],
  together: [[[{ ...one, makes: 'made' }, { ...two, title: 'User of the first' }], [two]], { ...two, title: 'Last check' }],
};
`;

const server = `
import { appendFileSync } from 'node:fs';
const note = (word) => appendFileSync('received', word + ' ');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); setTimeout(() => process.exit(7), 300); });
process.on('disconnect', () => { note('disconnect'); process.exit(0); });
setInterval(() => {}, 1000);
note('ready');
`;

/** As openapi/generate/generate.ts: makes many files from the contract. */
const generator = `
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { replaceFolder } from '${path.join(import.meta.dirname, 'openapi/generate/replace-folder.ts')}';
await replaceFolder(import.meta.dirname + '/generated', async (temporary) => {
  const contract = readFileSync('contract', 'utf8');
  await Promise.all(Array.from({ length: 40 }, (_, index) => writeFile(temporary + '/' + index, contract)));
});
console.log('generate ran');
`;

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'mithaq-run-test-'));
  await mkdir(path.join(project, 'node_modules/.bin'), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'run.mjs'), path.join(project, 'run.mjs'));
  await symlink(process.execPath, path.join(project, 'node_modules/.bin/node'));
  await write('package.json', '{ "name": "small", "version": "1.0.0", "type": "module" }');
  await write('.gitignore', 'generated/\n.generated/\ngenerated.lock\nnode_modules/\n');
  await write('tasks.mjs', tasks);
  await write('server.mjs', server);
});

beforeEach(async () => {
  started = [];
  for (const made of ['received', 'generated', 'node_modules/.cache'])
    await rm(path.join(project, made), { recursive: true, force: true });
  await write('package-lock.json', lockfile('1.0.0'));
  await write('node_modules/.package-lock.json', lockfile('1.0.0'));
  await write('contract', 'first');
  await write('generate.mjs', generator);
  for (const script of ['one', 'two']) await write(`${script}.mjs`, `console.log('${script} ran')`);
  return () => started.forEach((child) => child.kill('SIGKILL'));
});

afterAll(() => rm(project, { recursive: true, force: true }));

const write = (file: string, content: string) => writeFile(path.join(project, file), content);
const received = async () => (await readFile(path.join(project, 'received'), 'utf8').catch(() => '')).trim();
const lockfile = (version: string) => JSON.stringify({ packages: { 'node_modules/one': { version } } });

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { npm_lifecycle_event: _ours, ...rest } = process.env;
  const child = spawn(command, args, { cwd: project, env: { ...rest, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  return { child, output, ended: once(child, 'close').then(([code]) => Number(code)) };
}

/** Runs a task to its end; returns its exit code and what it printed. */
async function runTask(task: string): Promise<{ code: number; text: string }> {
  const { output, ended } = run(process.execPath, ['run.mjs', task]);
  return { code: await ended, text: output.text };
}

/** What the generated files hold, if all of them are there and no others. */
async function generatedFrom(): Promise<Set<string>> {
  const files = await readdir(path.join(project, 'generated'));
  expect(files.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => String(index)).toSorted());
  return new Set(await Promise.all(files.map((file) => readFile(path.join(project, 'generated', file), 'utf8'))));
}

async function emptyGenerated(): Promise<void> {
  await rm(path.join(project, 'generated'), { recursive: true, force: true });
  await mkdir(path.join(project, 'generated'));
}

const untilReceived = (expected: string) =>
  vi.waitFor(async () => expect(await received()).toBe(expected), { timeout: 10_000 });

describe('the server', () => {
  test('receives Ctrl-C once, gets the time it needs, and its exit code is the exit code of npm start', async () => {
    const { child, ended } = run(process.execPath, ['run.mjs', 'start']);
    await untilReceived('ready');
    child.kill('SIGINT');
    await untilReceived('ready SIGINT');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await ended).toBe(7);
    expect(await received()).toBe('ready SIGINT');
  });

  test('ends when run.mjs is killed', async () => {
    const { child } = run(process.execPath, ['run.mjs', 'start']);
    await untilReceived('ready');
    child.kill('SIGKILL');
    await untilReceived('ready disconnect');
  });

  test('ends when npm is killed', async () => {
    // as npm runs the script: in a shell of its own
    const { child } = run('/bin/sh', ['-c', `sh -c '${packageJson.scripts.start}' & wait`], {
      npm_lifecycle_event: 'start',
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    });
    await untilReceived('ready');
    child.kill('SIGKILL');
    await untilReceived('ready SIGTERM');
  });
});

describe('a step', () => {
  test('is skipped while what it reads is the same', async () => {
    const first = await runTask('generate');
    expect(first.text).toMatch(/^generate ran\nGenerating: done in \d+\.\d s\.\n$/);
    expect((await runTask('generate')).text).toBe('');
    await write('contract', 'second');
    expect((await runTask('generate')).text).toContain('generate ran');
  });

  test.each<[string, () => Promise<void>]>([
    ['is gone', () => rm(path.join(project, 'generated'), { recursive: true })],
    ['was emptied', emptyGenerated],
    ['lacks a file', () => rm(path.join(project, 'generated/7'))],
    ['was changed', () => write('generated/7', 'by hand')],
    ['has a file more', () => write('generated/more', '')],
  ])('runs again and says so when what it made %s', async (_what, damage) => {
    await runTask('generate');
    await damage();
    const healed = await runTask('generate');
    expect(healed.text).toMatch(
      /^Generating: generated is not as this step left it, so the step runs again\.\ngenerate ran\n/,
    );
    expect(await generatedFrom()).toEqual(new Set(['first']));
    expect((await runTask('generate')).text).toBe('');
  });

  test('that makes nothing is not taken for done', async () => {
    await write('generate.mjs', `console.log('generate ran')`);
    expect((await runTask('generate')).text).toContain('generate ran');
    expect((await runTask('generate')).text).toContain('generate ran');
  });

  test('runs again when it failed', async () => {
    await write('generate.mjs', 'process.exit(3)');
    expect((await runTask('generate')).code).toBe(3);
    expect((await runTask('generate')).code).toBe(3);
  });

  test('that makes what the next ones need ends the task when it fails', async () => {
    await write('generate.mjs', 'process.exit(3)');
    const { code, text } = await runTask('start');
    expect(code).toBe(3);
    expect(text).toMatch(/^Generating: failed in/);
    expect(await received()).toBe('');
  });

  test('that checks lets the others run when it fails, and the summary names it', async () => {
    await write('one.mjs', 'process.exit(4)');
    const { code, text } = await runTask('check');
    expect(code).toBe(4);
    expect(text).toMatch(/Second check {2}\d+\.\d s\n/);
    expect(text).toMatch(/First check {3}FAILED after \d+\.\d s\n/);
    expect(text).toMatch(/\nFailed: First check\.\n$/);
  });

  test('has its failed tests printed last, those of this run only', async () => {
    const failing = (name: string) =>
      `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.FAILED_TESTS, '  ${name} failed\\n'); process.exit(1)`;
    await write('one.mjs', failing('an older test'));
    await runTask('check');
    await write('one.mjs', failing('a test'));
    const { text } = await runTask('check');
    expect(text).toMatch(/\nFailed: First check\.\n\n {2}a test failed\n\n$/);
  });
});

/** Fifty times, since a race is not lost each time. */
test(
  'several processes that generate at the same moment, one of them killed, leave it whole',
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < 50; round++) {
      if (round % 3 === 1) await emptyGenerated();
      if (round % 3 === 2) await rm(path.join(project, 'generated'), { recursive: true, force: true });
      await write('contract', `round ${round}`);
      // The development server starts the generator itself when the contract changes.
      const ended = ['generate.mjs', 'run.mjs generate', 'generate.mjs'].map((each) =>
        run(process.execPath, each.split(' ')),
      );
      const killed = ended.pop()!;
      setTimeout(() => killed.child.kill('SIGKILL'), Math.random() * 150);
      await killed.ended;
      expect(await Promise.all(ended.map((each) => each.ended))).toEqual([0, 0]);
      const { code, text } = await runTask('generate');
      expect([round, code, text.includes('failed')]).toEqual([round, 0, false]);
      expect([round, await generatedFrom()]).toEqual([round, new Set([`round ${round}`])]);
    }
  },
);

describe('steps that run together', () => {
  const meet = (own: string, other: string, end: string) => `
    import { existsSync, appendFileSync } from 'node:fs';
    process.on('SIGINT', () => { appendFileSync('received', '${own} '); process.exit(7); });
    console.log('${own} begins');
    appendFileSync('${own}-is-here', '');
    const wait = setInterval(() => existsSync('${other}-is-here') && (clearInterval(wait), (${end})()), 10);`;

  beforeEach(async () => {
    for (const own of ['one', 'two']) await rm(path.join(project, `${own}-is-here`), { force: true });
    await rm(path.join(project, 'made'), { recursive: true, force: true });
  });

  test('run at the same time, and each prints its output whole', async () => {
    await write('one.mjs', meet('one', 'two', `() => console.log('one ends')`));
    await write('two.mjs', meet('two', 'one', `() => console.log('two ends')`));
    const { code, text } = await runTask('together');
    expect(code).toBe(0);
    expect(text).toContain('one begins\none ends\nFirst check: done in');
    expect(text).toContain('two begins\ntwo ends\nSecond check: done in');
    expect(text).toMatch(/First check .*\n {2}User of the first .*\n {2}Second check .*\n {2}Last check/);
  });

  test('keep running when one fails; what needs it does not', async () => {
    await write('one.mjs', 'process.exit(4)');
    const { code, text } = await runTask('together');
    expect(code).toBe(4);
    expect(text).toMatch(/First check {8}FAILED after \d+\.\d s\n/);
    expect(text).toMatch(/User of the first {2}not run\n/);
    expect(text).toMatch(/Second check {7}\d+\.\d s\n {2}Last check {9}not run\n/);
  });

  test('all receive a signal', async () => {
    await write('one.mjs', meet('one', 'two', `() => setInterval(() => {}, 1000)`));
    await write('two.mjs', meet('two', 'one', `() => setInterval(() => {}, 1000)`));
    const { child, ended } = run(process.execPath, ['run.mjs', 'together']);
    await vi.waitFor(
      () => Promise.all(['one', 'two'].map((own) => access(path.join(project, `${own}-is-here`)))),
      10_000,
    );
    child.kill('SIGINT');
    expect(await ended).toBe(7);
    expect((await received()).split(' ').toSorted()).toEqual(['one', 'two']);
  });
});

test('a task that cannot go on says which steps were not run', async () => {
  await write('generate.mjs', 'process.exit(3)');
  const { code, text } = await runTask('check');
  expect(code).toBe(3);
  expect(text).toMatch(/Generating {4}FAILED after .*\n {2}First check {3}not run\n {2}Second check {2}not run\n/);
  expect(text).toMatch(/\nFailed: Generating\.\n$/);
});

test('packages are installed when they are not the locked ones', async () => {
  await write('node_modules/.package-lock.json', lockfile('0.9.0'));
  const fakes = path.join(project, 'fakes');
  await mkdir(fakes, { recursive: true });
  await writeFile(path.join(fakes, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 5\n', { mode: 0o755 });
  const { output, ended } = run(process.execPath, ['run.mjs', 'generate'], { PATH: `${fakes}:${process.env.PATH}` });
  expect(await ended).toBe(5);
  expect(output.text).toContain('npm ci --ignore-scripts');
  expect(output.text).toContain('The packages could not be installed');
});

test('an unknown task is answered with the known ones', async () => {
  const { code, text } = await runTask('strat');
  expect(code).toBe(2);
  expect(text).toBe('There is no task "strat". There are: start, generate, check, together.\n');
});
