import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../Link/LinkContext.tsx';
import { Toasts } from '../notify/Toasts.tsx';
import { englishWords, WordsProvider, type Words } from '../words.ts';
import { cssVariablesResolver, theme } from './theme.ts';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Reading direction of the page. */
  dir?: 'ltr' | 'rtl';
  /** Holds one colour scheme, whatever the visitor chose (Storybook, print). */
  forceColorScheme?: 'light' | 'dark';
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
  /** The router's link; receives `href` and the usual anchor attributes. Pass a component defined once, outside of render. */
  linkComponent?: ComponentType<LinkProps>;
  /** What the kit says by itself, in the language of the page; English without it. */
  words?: Words;
}

/** Theme, direction, links, words and toasts for everything beneath it. */
export function UiProvider({ children, dir = 'ltr', forceColorScheme, env, linkComponent, words = englishWords }: UiProviderProps) {
  const page = (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" forceColorScheme={forceColorScheme} env={env}>
      <PaperIsLight />
      <WordsProvider value={words}>
        {children}
        <Toasts />
      </WordsProvider>
    </MantineProvider>
  );
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <DirectionFollower dir={dir} />
      {linkComponent ? <LinkProvider value={linkComponent}>{page}</LinkProvider> : page}
    </DirectionProvider>
  );
}

/** Mantine reads the direction once, at the start; a later change of language has to be told. */
function DirectionFollower({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}

const schemeAttribute = 'data-mantine-color-scheme';

/** Prints in the light scheme: on paper the dark one would be pale words on white. */
function PaperIsLight() {
  useEffect(() => {
    const print = window.matchMedia('print');
    let onScreen: string | null = null;
    const follow = () => {
      const page = document.documentElement;
      if (print.matches) {
        onScreen = page.getAttribute(schemeAttribute);
        page.setAttribute(schemeAttribute, 'light');
      } else if (onScreen) {
        page.setAttribute(schemeAttribute, onScreen);
      }
    };
    print.addEventListener('change', follow);
    return () => print.removeEventListener('change', follow);
  }, []);
  return null;
}
