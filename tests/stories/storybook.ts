import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stateInIndex } from '../../.storybook/state-name.ts';
import { built } from '../../.storybook/static-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Where `npm run screens` puts its pictures; Git ignores it. */
export const folder = path.join(root, '.screens');

export interface ScreenStory {
  id: string;
  /** `Screens/Feed` without `Screens/`. */
  screen: string;
  state: string;
}

/** What Storybook's own index says of a story or docs page (storybook/internal/types, StoryIndex), as far as it is used. */
interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
  tags: string[];
  /** Places in a docs page. */
  anchors?: { id: string; title: string }[];
}

async function readIndex(): Promise<IndexEntry[]> {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries);
}

/** Every docs page. */
export async function docsPages(): Promise<IndexEntry[]> {
  return (await readIndex()).filter(({ type }) => type === 'docs');
}

/** Every story but those that differ from another in the scheme alone: each is checked in both (.storybook/accessibility.ts). */
export async function stories(): Promise<{ id: string; title: string; state: string; file: string }[]> {
  const all = (await readIndex())
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      state: stateInIndex(name),
      file: path.normalize(importPath),
    }));
  const isThere = (title: string, state: string) => all.some((each) => each.title === title && each.state === state);
  return all.filter(({ title, state }) => !state.includes(', dark') || !isThere(title, state.replace(', dark', '')));
}

/** Every story of a whole screen. */
export async function screenStories(): Promise<ScreenStory[]> {
  return (await readIndex())
    .filter(({ type, tags }) => type === 'story' && tags.includes('screen'))
    .map(({ id, title, name }) => ({ id, screen: title.replace('Screens/', ''), state: stateInIndex(name) }));
}
