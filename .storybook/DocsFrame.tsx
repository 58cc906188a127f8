import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type CSSProperties, type PropsWithChildren } from 'react';
import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { colors } from '../ui-kit/src/theme/tokens.ts';
import { Contents } from './Contents.tsx';
import { themeOf } from './theme.ts';

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

function onDeviceChange(tell: () => void): () => void {
  darkDevice.addEventListener('change', tell);
  return () => darkDevice.removeEventListener('change', tell);
}

const begins = [DOCS_RENDERED, STORY_RENDERED];

/** The place in a docs page that the address of the site names, without `#`. */
const placeInAddress = () => decodeURIComponent(parent.location.hash.slice(1));

/**
 * Scrolls to the place that the address names, and makes it the target of this document. The browser does it alone only for
 * what is there when the page is loaded, and stories come later.
 */
function useTarget({ channel }: DocsContainerProps['context']): void {
  useEffect(() => {
    let shown = '';
    const show = () => {
      const id = placeInAddress();
      if (!id || id === shown || !document.getElementById(id)) return;
      shown = id;
      // No entry of its own in the history.
      location.replace(`#${encodeURIComponent(id)}`);
    };
    const again = () => {
      shown = '';
      show();
    };
    const changes = new MutationObserver(show);
    changes.observe(document.body, { childList: true, subtree: true });
    parent.navigation.addEventListener('currententrychange', again);
    // Storybook scrolls to the top of a page that begins.
    for (const event of begins) channel.once(event, again);
    show();
    return () => {
      changes.disconnect();
      for (const event of begins) channel.off(event, again);
      parent.navigation.removeEventListener('currententrychange', again);
    };
  }, [channel]);
}

/** The values of the toolbar as an address has them. */
export const addressOf = ({ scheme, language, dir }: Record<string, unknown>) =>
  `scheme:${String(scheme)};language:${String(language)};dir:${String(dir)}`;

/** The values of the toolbar on a page without stories: those in the last event of Storybook. */
function lastGlobals({ channel }: DocsContainerProps['context']): Record<string, unknown> {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (event as { globals?: Record<string, unknown> } | undefined)?.globals ?? {}; // Storybook writes it
}

/** A docs page in the scheme of the toolbar, like the stories on it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  useTarget(context);
  const isDeviceDark = useSyncExternalStore(onDeviceChange, () => darkDevice.matches);
  const [story] = context.componentStories();
  const globals = story ? context.getStoryContext(story).globals : lastGlobals(context);
  // Storybook makes the addresses of stories in frames from this one, and would give them its own first values.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${addressOf(globals)}` });
  const scheme: unknown = globals['scheme'];
  const shown = scheme === 'dark' || (scheme !== 'light' && isDeviceDark) ? 'dark' : 'light';
  // Where each story is in a frame, nothing else of the page knows the tokens.
  const own = {
    colorScheme: shown,
    '--docs-page': colors.page[shown],
    '--docs-card': colors.card[shown],
  } as CSSProperties;
  return (
    <DocsContainer context={context} theme={themeOf(shown)}>
      <div className="mq-docs-frame" style={own} lang="en" dir="ltr">
        {/* a screen needs the room, and its page has a list of its states */}
        {story?.tags.includes('screen') ? null : <Contents />}
        <div>{children}</div>
      </div>
    </DocsContainer>
  );
}
