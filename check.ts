import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** They say in a sentence what is missing, and why others fail as well: they come last, next to the prompt. */
const saidLast = new Set([
  'wireit:generate',
  'check:imports',
  'check:catalogs',
  'check:contract',
  'check:architecture',
]);

/**
 * `npm run check`: lets wireit run each check, and names at the end, below all that they say, those that failed. Both streams of
 * wireit come through one pipe: through two, what a check says would come below the name of another.
 */
const check = spawn('sh', ['-c', 'exec npm run --silent wireit:check 2>&1'], {
  env: {
    ...process.env,
    WIREIT_CACHE: 'none',
    WIREIT_FAILURES: 'continue',
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  },
  stdio: ['inherit', 'pipe', 'inherit'],
});
process.on('SIGINT', () => undefined); // wireit gets it, too, and ends
const closed = once(check, 'close') as Promise<[number | null]>;
const failed: string[] = [];
const held: string[] = [];
let isHeld = false;
for await (const line of createInterface({ input: check.stdout })) {
  const [, name] = /^❌ \[(.+?)\] /.exec(line) ?? [];
  if (name) failed.push(name);
  const isOfCheck = !/^ *\d+% \[|^(❌ \d+ scripts?|✅ Ran) /.test(line); // wireit's own lines
  isHeld = name ? saidLast.has(name) : isHeld && isOfCheck;
  if (isHeld) held.push(line);
  else console.log(line);
}
if (held.length > 0) console.log(['', ...held].join('\n'));
if (failed.includes('wireit:build'))
  console.log('check:budgets compares the size of pages once the client can be built.');
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}. What each of them says is above.`);
process.exitCode = (await closed)[0] ?? 1;
