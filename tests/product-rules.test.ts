import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { citedTests, missingTest } from './cited-tests.ts';

/** docs/product-rules.md stays true: its tests exist, and every rule that a comment cites is in it. */
const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/product-rules.md');
const rules = [...document.matchAll(/^\*\*(R\d+)\*\*([\s\S]*?)(?=^\*\*R\d+\*\*|^## |(?![\s\S]))/gm)].map(
  ([, number, text]) => ({ number: number!, tests: citedTests(text!) }),
);

it('every rule has its own number and a test', () => {
  const numbers = rules.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(rules.filter(({ tests }) => tests.length === 0).map(({ number }) => number)).toEqual([]);
});

it('every test of a rule exists', () => {
  const missing = rules.flatMap(({ number, tests }) =>
    tests
      .map(missingTest)
      .filter((sentence) => sentence !== null)
      .map((sentence) => `${number}: ${sentence}`),
  );
  expect(missing).toEqual([]);
});

it('every rule that a comment cites exists', () => {
  const known = new Set(rules.map(({ number }) => number));
  const files = execFileSync('git', ['grep', '-lE', String.raw`\bR[0-9]+\b`], { cwd: root, encoding: 'utf8' }).trim();
  const unknown = files
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|ya?ml|css|md)$/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      comments(file)
        .filter((number) => !known.has(number))
        .map((number) => `${file} cites ${number}, which docs/product-rules.md does not have.`),
    );
  expect(unknown).toEqual([]);
});

/** The rules that the comments of a file cite; in YAML and Markdown the whole text counts. */
function comments(file: string): string[] {
  const text = read(file);
  const cited = /\.(ya?ml|md)$/.test(file) ? [text] : (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g) ?? []);
  return cited.flatMap((comment) => comment.match(/\bR\d+\b/g) ?? []);
}
