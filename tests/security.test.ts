import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedTests, missingTest } from './cited-tests.ts';

/** docs/security.md and docs/asvs.md stay true. */
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../docs', file), 'utf8');

describe('docs/security.md', () => {
  it('names tests that exist, one in each row', () => {
    const rows = read('security.md')
      .split('\n')
      .filter((line) => /^\| (?!What |-)/.test(line));
    const cited = rows.map((row) => citedTests(row));
    expect(rows.filter((_row, i) => cited[i]!.length !== 1)).toEqual([]);
    expect(cited.flat().map(missingTest).filter(Boolean)).toEqual([]);
  });
});

describe('docs/asvs.md', () => {
  const asvs = read('asvs.md');
  const rows = [...asvs.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([\w ]+) \| (.+?) \|(?: (T[^|]*))? \|$/gm)].map(
    ([, id, status, how, tests = '']) => ({ id: id!, status: status!, how: how!, tests: tests.match(/T\d+/g) ?? [] }),
  );
  const tests = new Map([...asvs.matchAll(/^- (T\d+): (.+)$/gm)].map(([, key, cited]) => [key!, citedTests(cited!)]));

  it('has one row for each requirement of the levels 1 and 2', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids).toHaveLength(70 + 183);
    expect(asvs.match(/^\| V/gm)).toHaveLength(ids.length); // every row could be read
  });

  it('names a test for each requirement that is met, and for no other', () => {
    expect(rows.filter(({ status, tests: keys }) => (status === 'met') !== keys.length > 0)).toEqual([]);
    expect(rows.flatMap(({ tests: keys }) => keys).filter((key) => !tests.has(key))).toEqual([]);
  });

  it('names tests that exist', () => {
    expect([...tests].filter(([, cited]) => cited.length !== 1)).toEqual([]);
    expect([...tests.values()].flat().map(missingTest).filter(Boolean)).toEqual([]);
  });

  it('has at least 95 % of what a test can prove proved', () => {
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const [met, open] = [count('met'), count('open')];
    expect(met + open + count('documented') + count('deployment') + count('not applicable')).toBe(rows.length);
    expect(met / (met + open)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a cited test', () => {
  it('is found by its file and its title', () => {
    const [cited] = citedTests('- `tests/security.test.ts` › "is found by its file and its title"');
    expect(missingTest(cited!)).toBeNull();
    const other = ['is', 'lost'].join(' '); // a title that this file does not contain
    expect(missingTest({ ...cited!, title: other })).toBe(`tests/security.test.ts has no test "${other}".`);
    expect(missingTest({ ...cited!, file: 'tests/none.test.ts' })).toMatch(/^tests\/none\.test\.ts has no test/);
  });
});
