import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { built } from './static-server.ts';

type Mend = readonly [wrong: RegExp, right: string];

/**
 * The order of results, each with its name and the names above it: first the page of which the name was typed, then the story of
 * which the whole state was, if it has several words, then what has all typed words, and of that pages first, then parts whose
 * whole name was typed, then the shortest name. The score of Fuse.js, a mean over parts of names, decides the rest. Of a word of
 * three letters at most, which many words contain, only results with the whole word are left. Words of the toolbar, such as "dark",
 * may be missing: any story can be shown so. The further words by which a story was found are not shown.
 */
const order = String.raw`((search, query) => {
  const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const typed = wordsOf(query);
  const ofToolbar = ['light', 'dark', 'english', 'arabic', 'urdu'];
  const named = typed.filter((word) => !ofToolbar.includes(word));
  const ofNames = named.length > 0 && named.length < typed.length ? search(named.join(' ')) : [];
  const seen = new Set();
  const results = [...search(query), ...ofNames].filter(({ item }) => !seen.has(item) && seen.add(item));
  const rank = ({ item: { type, name, path } }) => {
    const isDocs = type === 'docs';
    const own = wordsOf(name).join(' ');
    if (isDocs && ['', 's'].some((plural) => own === typed.join(' ') + plural + ' docs')) return -3;
    if (typed.length > 1 && wordsOf(name.replace(/ \(.*/, '')).join(' ') === typed.join(' ')) return -2;
    const found = new Set([name, ...path].flatMap(wordsOf));
    const needed = named.length > 0 ? named : typed;
    if (needed.length === 0 || !needed.every((word) => found.has(word))) return Infinity;
    const missing = typed.some((word) => !found.has(word)) ? 1e6 : 0;
    const [, part = ''] = /\((.*?)\)/.exec(name) ?? [];
    return missing + (isDocs ? -1 : wordsOf(part).filter((word) => !typed.includes(word)).length * 1000 + name.indexOf(')'));
  };
  const isWhole = ({ item: { name, path } }) =>
    [name, ...path].flatMap(wordsOf).some((word) => word === typed[0] || word === typed[0] + 's');
  const isShort = typed.length === 1 && query.trim().length <= 3;
  const whole = isShort ? results.filter(isWhole) : [];
  const withoutOtherWords = (result) => {
    const { item, matches } = result;
    const end = item.type === 'story' ? item.name.indexOf(')') + 1 : 0;
    if (end === 0) return result;
    const cut = (match) => (match.key === 'name' ? { ...match, value: match.value.slice(0, end), indices: match.indices.filter(([, last]) => last < end) } : match);
    return { ...result, item: { ...item, name: item.name.slice(0, end) }, matches: matches?.map(cut) };
  };
  return (whole.length > 0 ? whole : results)
    .map((result) => [rank(result), result])
    .sort(([a], [b]) => (a === b ? 0 : a - b))
    .map(([, result]) => withoutOtherWords(result));
})`;

/** What is wrong in the built frame of Storybook, by the file. */
const mends: Readonly<Record<string, readonly Mend[]>> = {
  'sb-manager/runtime.js': [
    // Fuse.js, which Storybook brings with it, looks for more than 32 characters by a regular expression, and then gives the length of
    // a word as the place where it ends: of such a query the results had letters twice ("Accepted, pted").
    [/\[(\w+\.indexOf\((\w+)\)), \2\.length - 1\]/, '[$1, $1 + $2.length - 1]'],
    [/fuse\.search\((\w+)\)\.filter\(/, `${order}((text) => fuse.search(text), $1).filter(`],
  ],
  'sb-manager/globals-runtime.js': [
    // The scheme and the language went behind the place in a page, as a part of its name: the place was not found, and a reload lost them.
    [
      /return \[path, \.\.\.params\]\.join\("&"\);/,
      'const [own, place] = path.split("#"); return [own, ...params].join("&") + (place ? `#${place}` : "");',
    ],
  ],
};

for (const [name, all] of Object.entries(mends)) {
  const file = path.join(built, name);
  let code = await readFile(file, 'utf8');
  for (const [wrong, right] of all) {
    const mended = code.replace(wrong, right);
    if (mended === code)
      throw new Error(
        `The frame of Storybook has changed: see whether .storybook/mend-manager.ts still needs ${wrong}.`,
      );
    code = mended;
  }
  await writeFile(file, code);
}
