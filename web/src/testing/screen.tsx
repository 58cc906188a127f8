import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { World, WorldOptions } from '@mithaq/mocks/src/world.ts';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';
import { dismissAll } from '@mithaq/ui-kit';
import type { StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import '../app/app.css';
import { App, type AppProps } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { currentSession, lookAgain } from '../auth/session.ts';
import { clearDrafts } from '../profiles/draft.ts';
import { schemeOf } from './scheme-of.ts';
import { amina, newcomer, tahmina } from './people.ts';

// A busy machine takes its time; and a whole page in an error message hides the message.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') });

/** What a story's play has in its hands. */
export interface Hands {
  /** The window, dialogs and toasts included. */
  page: ReturnType<typeof within>;
  world: World;
  /** The words in the language that is chosen in the toolbar. */
  say: (words: MessageDescriptor) => string;
  press: (words: MessageDescriptor) => Promise<void>;
}

export interface ScreenOptions {
  /** How far the person in front of it has come; a verified member when left out. */
  as?: Stage;
  world?: WorldOptions;
  /** Changes the world before it begins. */
  arrange?: (world: World) => void;
  /** Changes the browser before it begins; answers with how to change it back. */
  browser?: () => () => void;
  /** What is done before it is looked at. */
  act?: (hands: Hands) => Promise<void>;
  /** Words by which the state is known. */
  shows: MessageDescriptor | string | RegExp;
  /** Requests that are still unanswered when it is looked at. */
  held?: number;
  /** In place of the application's own routes. */
  render?: (props: AppProps) => ReactNode;
}

/** Whoever is no member of the demo community is added to the world. */
const signedInAs: Record<Stage, string | null> = {
  visitor: null,
  incomplete: null,
  unverified: tahmina.key,
  verified: amina.key,
};

/** One state of a screen: the whole application over the mocks, as someone sees it who opens this address. */
export function screen(
  at: string,
  { as = 'verified', world: options, arrange, browser, act, shows, held = 0, render = wholeApp }: ScreenOptions,
): StoryObj {
  let client: QueryClient;
  return {
    parameters: {
      layout: 'fullscreen',
      world: { ...options, signedInAs: signedInAs[as] } satisfies WorldOptions,
      arrange: (world: World) => {
        if (as === 'incomplete') {
          world.state.accounts.set(newcomer.id, { ...newcomer });
          world.signInAs(newcomer.id);
        }
        arrange?.(world);
      },
    },
    beforeEach: () => {
      dismissAll();
      client = storyClient();
      setCookie(as !== 'visitor');
      lookAgain();
      const restore = browser?.();
      return () => {
        restore?.();
        setCookie(false);
        clearDrafts();
      };
    },
    render: (_, { globals }) => <Opened at={at}>{render({ client, forceColorScheme: schemeOf(globals) })}</Opened>,
    play: async ({ loaded }) => {
      const page = within(document.body);
      const press = async (words: MessageDescriptor) => {
        const button = await page.findByRole('button', { name: say(words) });
        await waitFor(() => expect(button).toBeEnabled());
        await userEvent.click(button);
      };
      await act?.({ page, world: worldOf(loaded), say, press });
      await page.findAllByText(typeof shows === 'object' && 'id' in shows ? say(shows) : shows);
      // What comes a moment later would come into the picture, or not.
      await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(held));
      if (currentSession().state === 'open' && client.getQueryData(getGetCurrentUserQueryKey()))
        await page.findByRole('button', { name: say(msg`Account menu`), hidden: true });
    },
  };
}

function wholeApp(props: AppProps): ReactNode {
  return <App {...props} />;
}

/** Begins where it begins, whatever the story renders anew. */
function Opened({ at, children }: { at: string; children: ReactNode }) {
  const [entries] = useState([at]);
  return <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>;
}

function say({ id, message, values }: MessageDescriptor): string {
  return i18n._(id, values, { message });
}

/** The application's own client, that tries again without waiting. */
function storyClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

function setCookie(isSignedIn: boolean): void {
  document.cookie = `${signedInCookie}=1; Path=/${isSignedIn ? '' : '; Max-Age=0'}`;
}

/** .storybook/world.ts makes it. */
function worldOf(loaded: Record<string, unknown>): World {
  return loaded.world as World;
}
