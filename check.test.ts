import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'mithaq-check-'));
});
afterEach(() => rm(project, { recursive: true }));

/** Runs these checks: commands by their names. */
async function check(commands: Record<string, string>) {
  const dependencies = Object.keys(commands);
  const wireit = Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, { command }]));
  const scripts = { 'wireit:check': 'wireit' };
  const manifest = JSON.stringify({ scripts, wireit: { ...wireit, 'wireit:check': { dependencies } } });
  await writeFile(path.join(project, 'package.json'), manifest);
  const env = { ...process.env, PATH: `${import.meta.dirname}/node_modules/.bin:${process.env['PATH']}` };
  const script = path.join(import.meta.dirname, 'check.ts');
  return spawnSync(process.execPath, [script], { cwd: project, env, encoding: 'utf8' });
}

test('what a check says is below its name, and the sentences of the architecture come last', async () => {
  const { stdout } = await check({
    'check:architecture': 'echo "hobby has no column."; exit 1',
    'check:types': 'for i in 1 2 3 4; do echo out $i; echo err $i >&2; done; sleep 0.3; exit 1',
    'check:lint': 'sleep 0.2; echo "No line 5." && false',
  });
  const said = stdout.split('\n').filter((line) => /^❌ \[|^out|^err|^No line|^hobby/.test(line));
  const nameOf = (start: string) =>
    said
      .slice(
        0,
        said.findIndex((line) => line.startsWith(start)),
      )
      .findLast((line) => line.startsWith('❌'));
  expect(nameOf('No line')).toContain('check:lint');
  expect(nameOf('out 4')).toContain('check:types');
  expect(nameOf('err 4')).toContain('check:types');
  expect(said.slice(-2)).toEqual([expect.stringContaining('check:architecture'), 'hobby has no column.']);
});

test('the last line names each check that failed, and what it says is above', async () => {
  const { status, stderr, stdout } = await check({
    'check:good': 'true',
    'check:lint': 'echo "No line 5." && false',
    'check:types': 'exit 2',
  });
  expect(`${stdout}${stderr}`).toContain('No line 5.');
  expect(stderr.trim().split('\n').at(-1)).toMatch(
    /^Failed: (check:lint, check:types|check:types, check:lint)\. What each of them says is above\.$/,
  );
  expect(status).toBe(1);
});
