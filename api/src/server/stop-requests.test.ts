import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

const script = `
  import { onStopRequest } from '${path.join(import.meta.dirname, 'stop-requests.ts')}';
  onStopRequest(() => { console.log('stopping'); setTimeout(() => process.exit(7), 300); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;
const node = [process.execPath, '--input-type=module', '--eval', script];

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

function start([program, ...args]: string[], stdio: 'ignore' | 'ipc' = 'ignore') {
  const child = spawn(program!, args, {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit', stdio],
  });
  started.push(child);
  return { child, ready: once(child.stdout!, 'data'), output: text(child.stdout!) };
}

test('a process that gets two signals stops once, and ends when it is done', async () => {
  const { child, ready, output } = start(node);
  await ready;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await ended).toEqual([7, null]);
  expect(await output).toBe('ready\nstopping\n');
});

test('a process stops when the parent that holds its channel is killed', async () => {
  const { child, ready, output } = start(node, 'ipc');
  await ready;
  child.disconnect();
  expect(await output).toBe('ready\nstopping\n');
});

test('a process stops when the npm that started it is killed', async () => {
  // The shell stays its parent, as npm does.
  const { child, ready, output } = start(['/bin/sh', '-c', '"$@" & wait', 'sh', ...node]);
  await ready;
  child.kill('SIGKILL');
  expect(await output).toBe('ready\nstopping\n');
});
