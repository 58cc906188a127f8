import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project with one package, and an npm that says what it is asked. */
let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'mithaq-install-'));
  await mkdir(path.join(project, 'node_modules/.bin'), { recursive: true });
  await writeFile(path.join(project, 'node_modules/.bin/node'), '');
  await mkdir(path.join(project, 'node_modules/one'));
  await writeFile(path.join(project, 'node_modules/one/package.json'), '');
  await writeFile(path.join(project, 'package-lock.json'), lockfile('1.0.0'));
  await writeFile(path.join(project, installed), lockfile('1.0.0'));
  await writeFile(path.join(project, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 5\n', { mode: 0o755 });
});
afterEach(() => rm(project, { recursive: true }));

const lockfile = (version: string) => JSON.stringify({ packages: { 'node_modules/one': { version } } });
const installed = path.join('node_modules/.package-lock.json');

const script = path.join(import.meta.dirname, 'install.mjs');
const options = () => ({ cwd: project, env: { ...process.env, PATH: `${project}:${process.env['PATH']}` } });

function install() {
  return spawnSync(process.execPath, [script], { ...options(), encoding: 'utf8' });
}

test('nothing is installed while the packages are those of the lockfile', () => {
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

const change = (file: string, text?: string) => async () => {
  if (text === undefined) await rm(path.join(project, file));
  else await writeFile(path.join(project, file), text);
};
async function cutOff() {
  await change('node_modules/.bin/node')();
  await change('.installing', '99999999')(); // of no process
}
test.each([
  [', since node_modules/one is not that of the lockfile', change(installed, lockfile('0.9.0'))],
  [' again, since the list of them was cut off', change(installed, lockfile('1.0.0').slice(0, -5))],
  [' again, since node_modules/one is gone', change('node_modules/one/package.json')],
  [' again, since node_modules/.package-lock.json is gone', change(installed)],
  [' again, since node_modules/.bin/node is gone', change('node_modules/.bin/node')],
  [' again, since the last time did not come to its end', cutOff],
])('says "Installing packages%s" and runs npm ci without scripts', async (why, damage) => {
  await damage();
  const { status, stdout, stderr } = install();
  expect(stdout).toContain(`Installing packages${why}; it takes`);
  expect(stdout).toContain('npm ci --ignore-scripts');
  expect(stderr).toContain('The packages could not be installed');
  expect(status).toBe(1);
});

test('waits for the npm of another command, and then needs none itself', async () => {
  await change('node_modules/.bin/node')();
  // It goes on after the command that has started it was killed.
  const other = spawn('sleep', ['60']);
  await change('.installing', String(other.pid))();
  const hurried = 'data:text/javascript,let now = 0; Date.now = () => (now += 31_000)';
  const waiting = spawn(process.execPath, ['--import', hurried, script], {
    ...options(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of waiting.stdout) {
    said += String(text);
    if (!said.includes(' 62 s ')) continue;
    await change('node_modules/.bin/node', '')();
    other.kill();
  }
  expect(said.split('\n').slice(0, 2)).toEqual([
    `Another command installs the packages (process ${other.pid}); waiting for it ...`,
    `Waiting for 62 s by now. It may be what is left of a command that was stopped: to begin again, kill ${other.pid}.`,
  ]);
  expect(existsSync(path.join(project, '.installing'))).toBe(false);
});
