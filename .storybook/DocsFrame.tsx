import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
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
  const isDark = scheme === 'dark' || (scheme !== 'light' && isDeviceDark);
  return (
    <DocsContainer context={context} theme={themeOf(isDark ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
