import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `npm run check`: lets wireit run each check, and names at the end, below all that they say, those that failed. */
const check = spawn('npm', ['run', '--silent', 'wireit:check'], {
  env: { ...process.env, WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue' },
  stdio: ['inherit', 'inherit', 'pipe'],
});
process.on('SIGINT', () => undefined); // wireit gets it, too, and ends
let said = '';
check.stderr.setEncoding('utf8').on('data', (text: string) => {
  process.stderr.write(text);
  said += text;
});
const [status] = (await once(check, 'close')) as [number | null];
const failed = [...said.matchAll(/^❌ \[(.+?)\] /gm)].map(([, name]) => name);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}. What each of them says is above.`);
process.exitCode = status ?? 1;
