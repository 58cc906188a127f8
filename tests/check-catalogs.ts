import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Prints each catalog that is not in step with the sources, and each message without a translation, for `npm run check`. */
const root = path.join(import.meta.dirname, '..');
const checks = [
  { args: ['sync', '--clean'], repair: 'run npm run i18n' },
  { args: ['missing', '--mode', 'catalog'], repair: 'translate it' },
];
for (const { args, repair } of checks) {
  const lingui = path.join(root, 'node_modules/.bin/lingui');
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(lingui, ['check', ...args, '--verbose', '--workers', '1'], options);
  if (status === 0) continue;
  process.exitCode = 1;
  const found = `${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('web/src/i18n/'));
  for (const line of found) console.error(`${line.trimEnd()}: ${repair}.`);
  // It failed in another way.
  if (found.length === 0) console.error(`${stdout}${stderr}`);
}
