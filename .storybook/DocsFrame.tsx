import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type CSSProperties, type PropsWithChildren } from 'react';
import { colors } from '../ui-kit/src/theme/tokens.ts';
import { themeOf } from './theme.ts';

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

function onDeviceChange(tell: () => void): () => void {
  darkDevice.addEventListener('change', tell);
  return () => darkDevice.removeEventListener('change', tell);
}

/** A docs page in the scheme of the toolbar, like the stories on it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDeviceDark = useSyncExternalStore(onDeviceChange, () => darkDevice.matches);
  const [story] = context.componentStories();
  const scheme: unknown = story && context.getStoryContext(story).globals['scheme'];
  const shown = scheme === 'dark' || (scheme !== 'light' && isDeviceDark) ? 'dark' : 'light';
  // Where each story is in a frame, nothing else of the page knows the tokens.
  const own = {
    colorScheme: shown,
    '--docs-page': colors.page[shown],
    '--docs-card': colors.card[shown],
  } as CSSProperties;
  return (
    <DocsContainer context={context} theme={themeOf(shown)}>
      <div style={own}>{children}</div>
    </DocsContainer>
  );
}
