import { addons } from 'storybook/manager-api';
import { stateInIndex } from './state-name.ts';
import { themeOf } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');
const useTheme = () => addons.setConfig({ theme: themeOf(isDark.matches ? 'dark' : 'light') });

useTheme();
// The component is in the branch of the tree already.
addons.setConfig({
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
