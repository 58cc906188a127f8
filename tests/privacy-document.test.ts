import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entities } from '@mithaq/api/src/platform/database/entities.ts';
import { expect, it } from 'vitest';

/** docs/privacy.md stays true: the tests that it names exist, and every table is in it. */
const root = path.join(import.meta.dirname, '..');
const document = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');

it('every test that docs/privacy.md names exists', () => {
  const named = [...document.matchAll(/^- `([^`]+)` › "(.+)"$/gm)];
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter(([, file, title]) => {
    const at = path.join(root, file!);
    return !existsSync(at) || !readFileSync(at, 'utf8').includes(title!);
  });
  expect(missing.map(([line]) => line)).toEqual([]);
});

it('every paragraph after the table names its tests', () => {
  const paragraphs = document.split(/^(?=\*\*)/m).slice(1);
  expect(paragraphs.length).toBeGreaterThan(5);
  expect(paragraphs.filter((paragraph) => !/^- `[^`]+` › "/m.test(paragraph))).toEqual([]);
});

it('docs/privacy.md has every table', () => {
  const naming = (name: string) => name.replaceAll(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
  const tables = entities.map(({ meta }) => meta.tableName ?? naming(meta.className));
  expect(tables.filter((table) => !document.includes(`\`${table}\``))).toEqual([]);
});
