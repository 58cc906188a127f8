import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** A project small enough to see what the bootstrap does with it. */
let project: string;
let started: ChildProcess[] = [];

const server = `
import { appendFileSync } from 'node:fs';
const note = (word) => appendFileSync('heard', word + ' ');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); setTimeout(() => process.exit(7), 300); });
process.on('disconnect', () => { note('disconnect'); process.exit(0); });
setInterval(() => {}, 1000);
note('ready');
`;

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'mithaq-run-test-'));
  for (const folder of ['node_modules/.bin', 'openapi', 'web', 'api/src'])
    await mkdir(path.join(project, folder), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'run.mjs'), path.join(project, 'run.mjs'));
  await symlink(process.execPath, path.join(project, 'node_modules/.bin/node'));
  await write('package.json', '{ "name": "small", "version": "1.0.0", "type": "module" }');
  await write('openapi/generate.ts', '');
  await write('web/build.ts', '');
  await write('api/src/main.ts', server);
});

beforeEach(async () => {
  started = [];
  await rm(path.join(project, 'heard'), { force: true });
  await write('package-lock.json', lockOf('1.0.0'));
  await write('node_modules/.package-lock.json', lockOf('1.0.0'));
  return () => started.forEach((child) => child.kill('SIGKILL'));
});

afterAll(() => rm(project, { recursive: true, force: true }));

const write = (file: string, content: string) => writeFile(path.join(project, file), content);
const heard = async () => (await readFile(path.join(project, 'heard'), 'utf8').catch(() => '')).trim();
const lockOf = (version: string) => JSON.stringify({ packages: { 'node_modules/one': { version } } });

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { npm_lifecycle_event: _ours, ...rest } = process.env;
  const child = spawn(command, args, { cwd: project, env: { ...rest, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  return { child, output, ended: once(child, 'close').then(([code]) => Number(code)) };
}

async function startServer(): Promise<ReturnType<typeof run>> {
  const running = run(process.execPath, ['run.mjs', 'start']);
  await vi.waitFor(async () => expect(await heard()).toBe('ready'), { timeout: 10_000 });
  return running;
}

test('the server hears of Ctrl-C once, is waited for, and its exit code is ours', async () => {
  const { child, ended } = await startServer();
  child.kill('SIGINT');
  await vi.waitFor(async () => expect(await heard()).toBe('ready SIGINT'));
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(await heard()).toBe('ready SIGINT');
});

test('the server notices when the bootstrap is killed outright', async () => {
  const { child } = await startServer();
  child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await heard()).toBe('ready disconnect'), { timeout: 5000 });
});

test('the server is stopped when npm above it is killed outright', async () => {
  // as npm runs a script: a shell in between, and the name of the script in the environment
  const { child } = run('/bin/sh', ['-c', `"${process.execPath}" run.mjs start & wait`], {
    npm_lifecycle_event: 'start',
  });
  await vi.waitFor(async () => expect(await heard()).toBe('ready'), { timeout: 10_000 });
  child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await heard()).toBe('ready SIGTERM'), { timeout: 5000 });
});

test('the server is stopped also when the shell in between lives on', async () => {
  const inner = `"${process.execPath}" run.mjs start & wait`;
  const { child } = run('/bin/sh', ['-c', `/bin/sh -c '${inner}' & wait`], { npm_lifecycle_event: 'start' });
  await vi.waitFor(async () => expect(await heard()).toBe('ready'), { timeout: 10_000 });
  child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await heard()).toBe('ready SIGTERM'), { timeout: 5000 });
});

test('a step says how long it took, and a failing one ends the task with its code', async () => {
  const well = run(process.execPath, ['run.mjs', 'generate']);
  expect(await well.ended).toBe(0);
  expect(well.output.text).toMatch(/^Generating code from the contract: done in \d+\.\d s\.\n$/);

  await write('openapi/generate.ts', 'process.exit(3)');
  const badly = run(process.execPath, ['run.mjs', 'start']);
  expect(await badly.ended).toBe(3);
  expect(badly.output.text).toMatch(/^Generating code from the contract: failed in/);
  expect(await heard()).toBe('');
  await write('openapi/generate.ts', '');
});

test('packages are installed when they are not the locked ones', async () => {
  await write('node_modules/.package-lock.json', lockOf('0.9.0'));
  const fakes = path.join(project, 'fakes');
  await mkdir(fakes, { recursive: true });
  await writeFile(path.join(fakes, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 5\n', { mode: 0o755 });
  const { output, ended } = run(process.execPath, ['run.mjs', 'generate'], { PATH: `${fakes}:${process.env.PATH}` });
  expect(await ended).toBe(5);
  expect(output.text).toContain('npm ci --ignore-scripts');
  expect(output.text).toContain('The packages could not be installed');
});

test('an unknown task is answered with the known ones', async () => {
  const { output, ended } = run(process.execPath, ['run.mjs', 'strat']);
  expect(await ended).toBe(2);
  expect(output.text).toContain('There is no task "strat". There are: start, dev,');
});
