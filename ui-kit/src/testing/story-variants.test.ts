import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { stateName } from '../../../.storybook/state-name.ts';

type Story = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Record<string, Story>>(['../*/*.stories.tsx', '!../theme/*'], { eager: true });

/** What a story shows, apart from scheme, language and window. Play functions may check different things. */
const shown = ({ args, render, play }: Story) => ({ args, render, isPlayed: play !== undefined });

it.each(Object.entries(files))('%s shows the same state under the same name', (_, { default: _meta, ...stories }) => {
  const named = Object.entries(stories).map(([name, story]) => ({
    name,
    story,
    state: stateName(storyNameFromExport(name)).split(',')[0]!, // before the scheme, the language and the window
  }));
  for (const { name, story, state } of named) {
    expect.soft(state, `${name} says no state`).not.toMatch(/^(Dark|Arabic|Urdu|Right to left|At 320|On phone)$/);
    const first = named.find((each) => each.state === state)!; // it is one of them
    expect.soft(shown(story), `${name} differs from ${first.name}`).toEqual(shown(first.story));
  }
});
