import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, pairs, typeScale } from './tokens.ts';

/** All style sheets of the product but those in which the tokens are made. */
const sheets = globSync('{ui-kit,web}/src/**/*.css')
  .filter((file) => !file.startsWith('ui-kit/src/theme/'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

const found = (pattern: RegExp) =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('the style sheets', () => {
  it('are there', () => expect(sheets.length).toBeGreaterThan(20));

  it('name no colour but those of the tokens', () => {
    expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi)).toEqual([]);
  });

  it('name no size of letters but the six', () => {
    const sizes = found(/(?:font-size|font): [^;]+;/g).filter(
      (line) => !/\bpt\b|\d+pt|inherit|Button(?:Text)?;/.test(line),
    );
    const names = Object.keys(typeScale).join('|');
    expect(sizes.filter((line) => !new RegExp(`var\\(--mq-text-(?:${names})\\)`).test(line))).toEqual([]);
  });

  it('name tokens that there are', () => {
    const used = new Set(
      found(
        /var\(--mq-(?:ink|pine|brass|green|yellow|red|neutral|danger|edge|line|page|card|raised|scrim|on)[a-z-]*\)/g,
      ).map((line) => line.replace(/^.*--mq-|\)$/g, '')),
    );
    expect([...used].filter((name) => !Object.hasOwn(colours, name))).toEqual([]);
  });

  it('give words only colours whose contrast is measured', () => {
    const words = new Set(found(/[^-]color: var\(--mq-[a-z-]+\)/g).map((line) => line.replace(/^.*--mq-|\)$/g, '')));
    const measured = new Set<string>(pairs.filter(({ least }) => least === 4.5).map(({ text }) => text));
    expect([...words].filter((name) => Object.hasOwn(colours, name) && !measured.has(name))).toEqual([]);
  });
});
