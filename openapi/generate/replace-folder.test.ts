import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-replace-folder-'));
  await writeFile(path.join(folder, 'generate.mjs'), generator);
});
afterAll(() => rm(folder, { recursive: true }));

/** As generate.ts: makes many files of one. */
const generator = `
import { readFile, writeFile } from 'node:fs/promises';
import { replaceFolder } from '${path.join(import.meta.dirname, 'replace-folder.ts')}';
await replaceFolder(import.meta.dirname + '/generated', async (temporary) => {
  const contract = await readFile(import.meta.dirname + '/contract', 'utf8');
  await Promise.all(Array.from({ length: 40 }, (_, index) => writeFile(temporary + '/' + index, contract)));
});
`;

function generate() {
  const child = spawn(process.execPath, [path.join(folder, 'generate.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** The content of the generated files, if all of them exist and no others. */
async function generated(): Promise<Set<string>> {
  const files = await readdir(path.join(folder, 'generated'));
  expect(files.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => String(index)).toSorted());
  return new Set(await Promise.all(files.map((file) => readFile(path.join(folder, 'generated', file), 'utf8'))));
}

test('a lock that is no database any more is made again', async () => {
  await writeFile(path.join(folder, 'contract'), 'first');
  await writeFile(path.join(folder, 'generated.lock'), 'half of something else');
  expect(await generate().ended).toBe(0);
  expect(await generated()).toEqual(new Set(['first']));
});

test('says what was missing or left half-made', async () => {
  expect(await generate().ended).toBe(0);
  await rm(path.join(folder, 'generated/0'));
  await rm(path.join(folder, 'generated/39'));
  await mkdir(path.join(folder, '.generated'));
  const { stderr } = spawnSync(process.execPath, [path.join(folder, 'generate.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    'generated was left half-made, since the last command was stopped; it is made again.\ngenerated was incomplete (0, 39): made again.\n',
  );
  await generated();
});

test('what could not be made leaves nothing behind that the next command would speak of', async () => {
  expect(await generate().ended).toBe(0);
  await rm(path.join(folder, 'contract'));
  expect(await generate().ended).toBe(1);
  expect(await readdir(folder)).not.toContain('.generated');
  await generated();
});

/** Several times, since a race does not fail each time. */
test(
  'processes that fill a folder at the same moment, one of them killed, leave it whole',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 12; round++) {
      if (round % 3 !== 0) await rm(path.join(folder, 'generated'), { recursive: true, force: true });
      if (round % 3 === 2) await mkdir(path.join(folder, 'generated'));
      await writeFile(path.join(folder, 'contract'), `round ${round}`);
      const [killed, ...others] = [generate(), generate(), generate()];
      setTimeout(() => killed.child.kill('SIGKILL'), Math.random() * 150);
      expect(await Promise.all(others.map((each) => each.ended))).toEqual([0, 0]);
      await killed.ended;
      expect([round, await generated()]).toEqual([round, new Set([`round ${round}`])]);
    }
  },
);
