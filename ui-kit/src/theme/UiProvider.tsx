import { useEffect, type ComponentType, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../Link/LinkContext.tsx';
import { Toasts } from '../notify/Toasts.tsx';
import { englishWords, WordsProvider, type Words } from '../words.ts';
import { tokenStyles } from './token-styles.ts';
import { useColourScheme } from './use-appearance.ts';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Reading direction of the page. */
  dir?: 'ltr' | 'rtl';
  /** Holds one colour scheme, whatever the visitor chose (Storybook, tests). */
  forceColorScheme?: 'light' | 'dark';
  /** The router's link; receives `href` and the usual anchor attributes. Pass a component defined once, outside of render. */
  linkComponent?: ComponentType<LinkProps>;
  /** What the kit says by itself, in the language of the page; English without it. */
  words?: Words;
}

/** Tokens, direction, links, words and toasts for everything beneath it. */
export function UiProvider({
  children,
  dir = 'ltr',
  forceColorScheme,
  linkComponent,
  words = englishWords,
}: UiProviderProps) {
  useColourScheme(forceColorScheme);
  useEffect(() => {
    document.documentElement.dir = dir;
  }, [dir]);
  const page = (
    <WordsProvider value={words}>
      <style>{tokenStyles}</style>
      {children}
      <Toasts />
    </WordsProvider>
  );
  return linkComponent ? <LinkProvider value={linkComponent}>{page}</LinkProvider> : page;
}
