import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ComponentType, ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../Link/LinkContext.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Reading direction; the page sets `dir` on <html> itself. */
  dir?: 'ltr' | 'rtl';
  /** Holds one colour scheme, whatever the visitor chose (Storybook, print). */
  forceColorScheme?: 'light' | 'dark';
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
  /** The router's link; receives `href` and the usual anchor attributes. Pass a component defined once, outside of render. */
  linkComponent?: ComponentType<LinkProps>;
}

/** Theme, direction, links and toasts for everything beneath it. */
export function UiProvider({ children, dir = 'ltr', forceColorScheme, env, linkComponent }: UiProviderProps) {
  const page = (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" forceColorScheme={forceColorScheme} env={env}>
      {children}
      <Notifications position="top-right" autoClose={5000} containerWidth={400} aria-label="Notifications" />
    </MantineProvider>
  );
  return (
    // Mantine reads the direction once, hence the key.
    <DirectionProvider key={dir} initialDirection={dir} detectDirection={false}>
      {linkComponent ? <LinkProvider value={linkComponent}>{page}</LinkProvider> : page}
    </DirectionProvider>
  );
}
