import { describe, expect, it } from 'vitest';
import { purgeCss } from '../web/purge-css.ts';

const page = '<html dir="rtl"><p class="a b" style="color: var(--inline)">Words</p></html>';
const purged = (css: string) => purgeCss(css, page).replace(/\s+/g, ' ').trim();

describe('purgeCss keeps', () => {
  it.each([
    ['rules of the page’s classes', '.a{color:red}'],
    ['rules that need several of them', '.a.b>p{color:red}'],
    ['rules without a class', '[dir=rtl] p:hover{color:red}'],
    [
      'rules for attributes and states that come later',
      '[data-mantine-color-scheme=dark] .a{color:red}details[open]{color:red}',
    ],
    ['rules that exclude a class', '.a:not(.gone){color:red}'],
    ['keyframes of an animation', '.a{animation:draw 1s}@keyframes draw{from{color:red}50.5%{color:blue}}'],
    ['fonts', '@font-face{font-family:Amiri;src:url(a.woff2)}'],
    ['custom properties that a rule reads', '.a{--read:red;color:var(--read)}'],
    ['custom properties that another used property reads', '.a{--one:var(--two);--two:red;color:var(--one)}'],
    ['custom properties that a style attribute reads', ':root{--inline:red}'],
    ['decimal fractions', '.a{margin:.5rem}'],
  ])('%s', (_, css) => {
    expect(purged(css)).toBe(css);
  });
});

describe('purgeCss removes', () => {
  it.each([
    ['rules of other classes', '.gone{color:red}', ''],
    ['selectors with a class that the page lacks', '.a .gone,.b{color:red}', '.b{color:red}'],
    ['unused custom properties', ':root{--a:var(--b);--b:red;color:red}', ':root{color:red}'],
    ['keyframes without an animation', '@keyframes draw{from{color:red}}', ''],
    ['empty layers and media queries', '@layer kit{@media print{.gone{color:red}}}', ''],
    ['comments', '/* why */.a{color:red}', '.a{color:red}'],
  ])('%s', (_, css, rest) => {
    expect(purged(css)).toBe(rest);
  });
});
