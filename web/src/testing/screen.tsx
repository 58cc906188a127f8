import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MockBackend, MockBackendOptions } from '@mithaq/mocks/src/backend.ts';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
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
import { clearDrafts } from '../shared/draft-storage.ts';
import { forgetMembers, keepForMember } from '../shared/member-storage.ts';
import { aborted } from './aborted.ts';
import { schemeOf } from './scheme-of.ts';
import { suspend } from './prepare-state.ts';
import { amina, newcomer, tahmina } from './people.ts';

// A busy machine is slow, and a whole page in an error message hides the message.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') });

/** The tools of a story's play function. */
export interface Hands {
  /** Queries of the whole window, with dialogs and notifications. */
  page: ReturnType<typeof within>;
  mockBackend: MockBackend;
  /** Translates a message into the language of the toolbar. */
  say: (words: MessageDescriptor) => string;
  press: (words: MessageDescriptor) => Promise<void>;
  /** Returns what a member of the examples wrote as this story shows it: in Arabic or Urdu, where the toolbar says so. */
  written: (text: string) => string;
}

export interface ScreenOptions {
  /** The stage of the user; by default a verified member. */
  as?: Stage;
  mockBackend?: MockBackendOptions;
  /** Changes the mock backend before the story starts. */
  prepareState?: (mockBackend: MockBackend) => void;
  /** Changes the browser before the story starts, and returns a function that restores it. */
  browser?: () => () => void;
  /** The actions before the picture is taken. */
  act?: (hands: Hands) => Promise<void>;
  /** A text that is shown in this state. */
  shows: MessageDescriptor | string | RegExp;
  /** Requests without a response while the picture is taken. */
  held?: number;
  /** Rendered in place of the routes of the application. */
  render?: (props: AppProps) => ReactNode;
}

/** Adds everyone to the mock backend who is not a demo member. */
const signedInAs: Record<Stage, string | null> = {
  visitor: null,
  suspended: amina.key,
  incomplete: null,
  unverified: tahmina.key,
  verified: amina.key,
};

/** A story of one state of a screen: the whole application over the mocks, opened at a path by a user of a stage. */
export function screen(
  at: string,
  {
    as = 'verified',
    mockBackend: options,
    prepareState,
    browser,
    act,
    shows,
    held = 0,
    render = wholeApp,
  }: ScreenOptions,
): StoryObj {
  let client: QueryClient;
  return {
    parameters: {
      layout: 'fullscreen',
      mockBackend: { ...options, signedInAs: signedInAs[as] } satisfies MockBackendOptions,
      prepareState: (mockBackend: MockBackend) => {
        if (as === 'incomplete') {
          mockBackend.state.users.push({ ...newcomer });
          mockBackend.signInAs(newcomer.id);
        }
        if (as === 'suspended') suspend(mockBackend);
        // The story before ended with nobody signed in, so that no draft could be stored.
        if (as !== 'visitor') keepForMember();
        prepareState?.(mockBackend);
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
        forgetMembers();
      };
    },
    render: (_, { globals }) => <Opened at={at}>{render({ client, forceColorScheme: schemeOf(globals) })}</Opened>,
    play: async ({ loaded, abortSignal }) => {
      const page = within(document.body);
      const press = async (words: MessageDescriptor) => {
        const button = await page.findByRole('button', { name: say(words) });
        await waitFor(() => expect(button).toBeEnabled());
        await userEvent.click(button);
      };
      const { mockBackend, written } = loadedBy(loaded);
      await act?.({ page, mockBackend, say, press, written });
      const text = typeof shows === 'string' ? written(shows) : 'id' in shows ? say(shows) : shows;
      const settled = async () => {
        await page.findAllByText(text);
        // Late content could be in the picture or not.
        await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(held));
        // A dialog gets its name a moment after it has opened.
        await waitFor(async () => {
          for (const dialog of document.querySelectorAll('[role=dialog]')) await expect(dialog).toHaveAccessibleName();
        });
        // Comboboxes load after their page.
        await waitFor(() => expect(document.querySelector('input[aria-busy]')).toBeNull());
        if (currentSession().state === 'open' && client.getQueryData(getGetCurrentUserQueryKey()))
          await page.findByRole('button', { name: say(msg`Account menu`), hidden: true });
      };
      // It touches nothing, so the next story need not wait for it.
      await Promise.race([settled(), aborted(abortSignal)]);
    },
  };
}

function wholeApp(props: AppProps): ReactNode {
  return <App {...props} />;
}

/** Keeps the first path when the story renders again. */
function Opened({ at, children }: { at: string; children: ReactNode }) {
  const [entries] = useState([at]);
  return <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>;
}

function say({ id, message, values }: MessageDescriptor): string {
  return i18n._(id, values, { message });
}

/** The query client of the application, with retries that do not wait. */
function storyClient(): QueryClient {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** Only for Storybook's own path: the cookie of a server that serves Storybook is another one. */
function setCookie(isSignedIn: boolean): void {
  const { pathname } = new URL('.', location.href);
  document.cookie = `${signedInCookie}=1; Path=${pathname}${isSignedIn ? '' : '; Max-Age=0'}`;
}

/** .storybook/mock-backend.ts makes them. */
function loadedBy(loaded: Record<string, unknown>): Pick<Hands, 'mockBackend' | 'written'> {
  return loaded as unknown as Pick<Hands, 'mockBackend' | 'written'>;
}
