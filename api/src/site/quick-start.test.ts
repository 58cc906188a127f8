import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../local/free-port.ts';
import { startTestApp } from '../testing/test-app.ts';

const guide = new URL('./guides/quick-start.md', import.meta.url);

it('the commands of the quick start work, from the sign-in to contact details', async () => {
  const port = await freePort(20_000 + Math.floor(Math.random() * 20_000));
  const publicUrl = `http://localhost:${port}`;
  const server = await startTestApp({ publicUrl });
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-quick-start-'));
  try {
    await server.app.listen({ port, host: '127.0.0.1' });
    const blocks = [...(await readFile(guide, 'utf8')).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
    const script = blocks.join('\n').replaceAll('http://localhost:3000', publicUrl);
    const environment = { PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`, HOME: folder };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: environment,
    });
    expect(stdout).toMatch(/^false$/m);
    expect(stdout).toContain("[ 'Maryam' ]");
    expect(stdout).toContain('ACCEPTED');
    // Each run makes its own: a second one on the same day is not refused for numbers and addresses of the first.
    const [, address, number] = /email: 'yusuf\.(\d+)@example\.test',\s+phoneNumber: '\+91982(\d+)'/.exec(stdout)!;
    expect(number).toBe(address);
    expect(script).not.toContain(number);
    expect(stdout).toMatch(/^Maryam Siddiqui$/m);
    const { rows } = await server.database.pool.query('select from app_user');
    expect(rows).toEqual([]);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
