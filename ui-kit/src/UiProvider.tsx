import { DirectionProvider, localStorageColorSchemeManager, MantineProvider, useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from './Link/LinkContext.tsx';
import { ToastRegion } from './notify/ToastRegion.tsx';
import { englishMessages, MessagesProvider, type UiMessages } from './shared/messages.ts';
import { cssVariablesResolver } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';

/** Keeps the choice on this device, under the key that ColorSchemeScript reads before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager();

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Reading direction of the page. */
  dir?: 'ltr' | 'rtl';
  /** Holds one color scheme, whatever the visitor chose (Storybook, tests). */
  forceColorScheme?: 'light' | 'dark';
  /** The router's link; receives `href` and the usual anchor attributes. Pass a component defined once, outside of render. */
  linkComponent?: ComponentType<LinkProps>;
  /** The kit's own texts, in the language of the page; English without it. */
  messages?: UiMessages;
}

/** Mantine with the kit's theme, direction, links, texts and notifications for everything beneath it. */
export function UiProvider({
  children,
  dir = 'ltr',
  forceColorScheme,
  linkComponent,
  messages = englishMessages,
}: UiProviderProps) {
  // Paper is white, so the dark scheme would print pale text.
  const isPrinted = useMediaQuery('print');
  const page = (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <PageDirection dir={dir} />
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        forceColorScheme={isPrinted ? 'light' : forceColorScheme}
      >
        <MessagesProvider value={messages}>
          {children}
          <ToastRegion />
        </MessagesProvider>
      </MantineProvider>
    </DirectionProvider>
  );
  return linkComponent ? <LinkProvider value={linkComponent}>{page}</LinkProvider> : page;
}

/** Follows a change of language: the provider itself reads its direction only once. */
function PageDirection({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}
