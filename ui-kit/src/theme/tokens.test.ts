import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors, pairs, typeScale } from './tokens.ts';

/** All style sheets of the product but those in which the tokens are made. */
const sheets = globSync('{ui-kit,web}/src/**/*.css')
  .filter((file) => !file.startsWith('ui-kit/src/theme/'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

const found = (pattern: RegExp) =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('style sheets', () => {
  it('exist', () => expect(sheets.length).toBeGreaterThan(20));

  it('use only colors of the tokens', () => {
    expect(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi)).toEqual([]);
  });

  it('use only the six font sizes', () => {
    const sizes = found(/(?:font-size|font): [^;]+;/g).filter(
      (line) => !/\bpt\b|\d+pt|inherit|Button(?:Text)?;/.test(line),
    );
    const names = Object.keys(typeScale).join('|');
    expect(sizes.filter((line) => !new RegExp(`var\\(--mq-text-(?:${names})\\)`).test(line))).toEqual([]);
  });

  it('use only tokens that exist', () => {
    const used = new Set(
      found(
        /var\(--mq-(?:ink|pine|brass|green|yellow|red|neutral|danger|edge|line|page|card|raised|scrim|on)[a-z-]*\)/g,
      ).map((line) => line.replace(/^.*--mq-|\)$/g, '')),
    );
    expect([...used].filter((name) => !Object.hasOwn(colors, name))).toEqual([]);
  });

  it('use text colors only with a measured contrast', () => {
    const used = new Set(found(/[^-]color: var\(--mq-[a-z-]+\)/g).map((line) => line.replace(/^.*--mq-|\)$/g, '')));
    const measured = new Set<string>(pairs.filter(({ least }) => least === 4.5).map(({ text }) => text));
    expect([...used].filter((name) => Object.hasOwn(colors, name) && !measured.has(name))).toEqual([]);
  });
});
