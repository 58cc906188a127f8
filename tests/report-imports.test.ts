import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(path.join(os.tmpdir(), 'mithaq-imports-'));
});
afterEach(() => rm(tree, { recursive: true }));

/** What is said of a tree of these files, as `npm run check` says it. */
async function reportOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), source);
  }
  const rules = path.join(root, '.dependency-cruiser.mjs');
  const args = ['.', '--config', rules, '--output-type', `plugin:${import.meta.dirname}/report-imports.ts`];
  const depcruise = path.join(root, 'node_modules/.bin/depcruise');
  const { stdout, status } = spawnSync(process.execPath, [depcruise, ...args], { cwd: tree, encoding: 'utf8' });
  const sentences = stdout.trim().split('\n').filter(Boolean);
  expect(status).toBe(sentences.length > 0 ? 1 : 0);
  return sentences.toSorted();
}

test('a module of Node in the code of a browser is said with its line', async () => {
  expect(
    await reportOf({
      'web/src/site/SitePage.tsx': `// a page\nimport { readFileSync } from 'node:fs';\nexport { readFileSync };\n`,
      'web/src/site/SitePage.test.tsx': `import { readFileSync } from 'node:fs';\nexport { readFileSync };\n`,
    }),
  ).toEqual([
    'web/src/site/SitePage.tsx:2 imports fs. A browser has no modules of Node: the page would fail where it calls them. (no-node-in-a-browser)',
  ]);
});

test('an import of the server is said once, with its line; in a test of the client, too', async () => {
  const wrong = `import type { Page } from './page.ts';\nimport { app } from '../../../api/src/app.ts';\nexport { app, type Page };\n`;
  const said = await reportOf({
    'api/src/app.ts': 'export const app = 1;\n',
    'web/src/site/page.ts': 'export type Page = 1;\n',
    'web/src/site/SitePage.tsx': wrong,
    'web/src/site/SitePage.test.tsx': wrong,
  });
  expect(said).toEqual([
    'web/src/site/SitePage.test.tsx:2 imports api/src/app.ts. Tests and stories of the client, and main.tsx, may also import mocks, but not the server. (web-tests-imports)',
    'web/src/site/SitePage.tsx:2 imports api/src/app.ts. web may import openapi, ui-kit. Move shared code there. (web-imports)',
  ]);
});

test('of an import upwards, the cycles that it closes are not said; a cycle alone is said once', async () => {
  const cycle = {
    'web/src/shared/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
    'web/src/shared/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
  };
  expect(await reportOf(cycle)).toEqual([
    'web/src/shared/a.ts:1 imports web/src/shared/b.ts → web/src/shared/a.ts. These files import each other. Move what both need to a third file. (no-cycles)',
  ]);
  const above = { 'web/src/site/Page.ts': `export { d } from '../shared/d.ts';\n` };
  const below = { 'web/src/shared/d.ts': `import * as page from '../site/Page.ts';\nexport const d = () => page;\n` };
  expect(await reportOf({ ...cycle, ...above, ...below })).toEqual([
    expect.stringMatching(/^web\/src\/shared\/d\.ts:1 imports web\/src\/site\/Page\.ts\. .* \(web\/src\/shared\)$/),
  ]);
});

test('a tree in which each import is allowed: nothing', async () => {
  expect(await reportOf({ 'tests/a.ts': `import 'node:fs';\n` })).toEqual([]);
});
