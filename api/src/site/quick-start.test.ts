import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../local/free-port.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const guide = new URL('./guides/quick-start.md', import.meta.url);

/** Runs with a server, the blocks of the guide in one language, and an empty folder. */
async function withGuide(
  language: string,
  run: (script: string, folder: string, server: TestApp) => Promise<void>,
): Promise<void> {
  const port = await freePort(20_000 + Math.floor(Math.random() * 20_000));
  const publicUrl = `http://localhost:${port}`;
  const server = await startTestApp({ publicUrl });
  const folder = await mkdtemp(path.join(tmpdir(), 'mithaq-quick-start-'));
  try {
    await server.app.listen({ port, host: '127.0.0.1' });
    const pattern = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
    const blocks = [...(await readFile(guide, 'utf8')).matchAll(pattern)].map(([, block]) => block);
    await run(blocks.join('\n').replaceAll('http://localhost:3000', publicUrl), folder, server);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

it('the commands of the quick start work, from the sign-in to contact details', async () => {
  await withGuide('sh', async (script, folder, server) => {
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
  });
});

it('the sample in Node signs in', async () => {
  await withGuide('js', async (script, folder) => {
    const file = path.join(folder, 'sample.mjs');
    await writeFile(file, script);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    expect(stdout).toBe('maryam@example.test\n');
  });
});
