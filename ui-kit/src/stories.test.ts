import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Folders of components; Mantine's VisuallyHidden has no look to test. */
const folders = [...new Set(globSync('ui-kit/src/[A-Z]*/*.tsx').map(dirname))]
  .filter((folder) => !folder.endsWith('/VisuallyHidden'))
  .toSorted();

const storiesIn = (folder: string) =>
  globSync(`${folder}/*.stories.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

describe('stories', () => {
  it('exist for every component', () => expect(folders.length).toBeGreaterThan(20));
  it.each(folders)('show %s in the dark scheme', (folder) =>
    expect(storiesIn(folder)).toMatch(/\bin(?:Dark|ArabicInDark|UrduAt320InDark)\b/),
  );
  it.each(folders)('show %s from right to left', (folder) =>
    expect(storiesIn(folder)).toMatch(/\bin(?:Arabic|ArabicInDark|Urdu|UrduAt320InDark)\b/),
  );
});
