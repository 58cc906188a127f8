import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = [...new Set(globSync('ui-kit/src/*/*.module.css').map(dirname))]
  .filter((folder) => basename(folder) !== 'theme')
  .toSorted();
const seen = folders.filter((folder) => basename(folder) !== 'VisuallyHidden');

const storiesOf = (folder: string) =>
  globSync(`${folder}/*.stories.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

describe('the stories', () => {
  it.each(folders)('show %s', (folder) => expect(storiesOf(folder)).not.toBe(''));
  it.each(seen)('show %s in the dark', (folder) =>
    expect(storiesOf(folder)).toMatch(/\b(?:inDark|inUrduAt320InDark)\b/),
  );
  it.each(seen)('show %s on a page that is read from the right', (folder) =>
    expect(storiesOf(folder)).toMatch(/\b(?:inArabic|inUrdu|inUrduAt320InDark)\b/),
  );
});
