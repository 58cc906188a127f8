import { describe, expect, it } from 'vitest';
import { usedOf } from '../web/used-styles.ts';

const page = '<html dir="rtl"><p class="a b" style="color: var(--inline)">Words</p></html>';
const used = (css: string) => usedOf(css, page).replace(/\s+/g, ' ').trim();

describe('of a style sheet a page keeps', () => {
  it.each([
    ['rules of its classes', '.a{color:red}'],
    ['rules of all its classes together', '.a.b>p{color:red}'],
    ['rules without a class', '[dir=rtl] p:hover{color:red}'],
    ['what it says of the absence of a class it lacks', '.a:not(.gone){color:red}'],
    ['the steps of animations', '@keyframes draw{from{color:red}50.5%{color:blue}}'],
    ['fonts', '@font-face{font-family:Amiri;src:url(a.woff2)}'],
    ['properties that something reads', '.a{--read:red;color:var(--read)}'],
    ['properties that are read by properties that are read', '.a{--one:var(--two);--two:red;color:var(--one)}'],
    ['properties that its own attributes read', ':root{--inline:red}'],
    ['fractions, which are no classes', '.a{margin:.5rem}'],
  ])('%s', (_, css) => {
    expect(used(css)).toBe(css);
  });

  it.each([
    ['rules of other classes', '.gone{color:red}', ''],
    ['selectors that ask for more than it has', '.a .gone,.b{color:red}', '.b{color:red}'],
    [
      'properties that nothing reads, and those that only they read',
      ':root{--a:var(--b);--b:red;color:red}',
      ':root{color:red}',
    ],
    ['layers and conditions that hold nothing any more', '@layer kit{@media print{.gone{color:red}}}', ''],
    ['comments', '/* why */.a{color:red}', '.a{color:red}'],
  ])('nothing of %s', (_, css, rest) => {
    expect(used(css)).toBe(rest);
  });
});
