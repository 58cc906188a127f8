import { createMockServer } from '@mithaq/mocks/src/node.ts';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { dismissAll } from '@mithaq/ui-kit';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { lookAgain } from '../auth/session.ts';
import { suspend } from './prepare-state.ts';
import { clearDrafts } from '../shared/draft-storage.ts';
import { createTestNavigation } from './test-navigation.tsx';

type MockServer = ReturnType<typeof createMockServer>;

const verified = keyOf((member) => member.isPhoneVerified);
const unverified = keyOf((member) => !member.isPhoneVerified);

/** Renders the whole client over a new mock backend for each test of the file. */
export function useApp() {
  const held = { mockBackend: createMockServer() };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    clearDrafts();
    setCookie(false);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    held.mockBackend = createMockServer();
    held.mockBackend.listen();
  });
  afterEach(() => {
    act(dismissAll);
    held.mockBackend.close();
    vi.restoreAllMocks();
  });

  return {
    get mockBackend() {
      return held.mockBackend;
    },
    signIn: (stage: Stage) => signIn(held.mockBackend, stage),
    /** Opens a path as a user of this stage. */
    open(address: Address, stage: Stage = 'visitor') {
      signIn(held.mockBackend, stage);
      lookAgain();
      return open(address);
    },
  };
}

type Address = string | { pathname: string; state: unknown };

function open(address: Address) {
  const client = createQueryClient();
  const { TestNavigation, ...navigation } = createTestNavigation();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App client={client} />
      <TestNavigation />
    </MemoryRouter>,
  );
  return { ...view, ...navigation, client };
}

function signIn(mockBackend: MockServer, stage: Stage): void {
  setCookie(stage !== 'visitor');
  if (stage === 'visitor') mockBackend.signInAs(null);
  if (stage === 'incomplete') mockBackend.signInAs(mockBackend.addUser('new@example.test', 'New').id);
  if (stage === 'unverified') mockBackend.signInAs(unverified);
  if (stage === 'verified' || stage === 'suspended') mockBackend.signInAs(verified);
  if (stage === 'suspended') suspend(mockBackend);
}

/** Sets the readable session cookie as the server does. */
export function setCookie(isSignedIn: boolean): void {
  document.cookie = `mithaq_signed_in=1; Path=/${isSignedIn ? '' : '; Max-Age=0'}`;
}

function keyOf(fits: (member: (typeof members)[number]) => boolean): string {
  const member = members.find(fits);
  if (!member) throw new Error('The demo community has nobody like that.');
  return member.key;
}
