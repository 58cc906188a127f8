import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { stateInIndex } from './state-name.ts';
import { themeOf } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');
let scheme: unknown;
const useTheme = () =>
  addons.setConfig({ theme: themeOf(scheme === 'dark' || (scheme !== 'light' && isDark.matches) ? 'dark' : 'light') });

useTheme();

/** The frame has the scheme of the toolbar, as the page within it. */
async function followScheme(): Promise<void> {
  const channel = await addons.ready();
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    channel.on(event, ({ globals }: { globals: Record<string, unknown> }) => {
      if (globals['scheme'] === scheme) return;
      scheme = globals['scheme'];
      useTheme();
    });
}

void followScheme();
// The component is in the branch of the tree already.
addons.setConfig({
  // A screen has no controls, and needs the room.
  layoutCustomisations: {
    // The page of settings has no story.
    showPanel: ({ storyId }: { storyId?: string }, isShown) => isShown && !storyId?.startsWith('screens-'),
  },
  sidebar: {
    // A page without a component is its own branch.
    renderLabel: ({ name, type, depth }) =>
      type === 'story' ? stateInIndex(name) : type === 'docs' && depth > 0 ? 'Docs' : name,
  },
});
isDark.addEventListener('change', useTheme);

/** Storybook has no option for the name that ends the title of its window. */
function nameWindow(): void {
  const title = document.title.replace(/^storybook - Storybook$|Storybook$/, 'Mithaq design system');
  if (title !== document.title) document.title = title;
}

nameWindow();
new MutationObserver(nameWindow).observe(document.head, { childList: true, subtree: true, characterData: true });
