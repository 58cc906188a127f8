import { createServerWorld } from '@mithaq/mocks/src/node.ts';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { lookAgain } from '../auth/session.ts';
import { createTraveller } from './traveller.tsx';

type ServerWorld = ReturnType<typeof createServerWorld>;

const verified = keyOf((member) => member.isPhoneVerified);
const unverified = keyOf((member) => !member.isPhoneVerified);

/** The whole client over a fresh mock world for each test of the file. */
export function useApp() {
  const held = { world: createServerWorld() };

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    setCookie(false);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    held.world = createServerWorld();
    held.world.listen();
  });
  afterEach(() => {
    held.world.close();
    vi.restoreAllMocks();
  });

  return {
    get world() {
      return held.world;
    },
    signIn: (stage: Stage) => signIn(held.world, stage),
    /** Opens an address as someone who has come so far. */
    open(address: Address, stage: Stage = 'visitor') {
      signIn(held.world, stage);
      lookAgain();
      return open(address);
    },
  };
}

type Address = string | { pathname: string; state: unknown };

function open(address: Address) {
  const client = createQueryClient();
  const { Traveller, ...traveller } = createTraveller();
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App client={client} />
      <Traveller />
    </MemoryRouter>,
  );
  return { ...view, ...traveller, client };
}

function signIn(world: ServerWorld, stage: Stage): void {
  setCookie(stage !== 'visitor');
  if (stage === 'visitor') world.signInAs(null);
  if (stage === 'incomplete') world.signInAs(world.addAccount('new@example.test', 'New').id);
  if (stage === 'unverified') world.signInAs(unverified);
  if (stage === 'verified') world.signInAs(verified);
}

/** The readable cookie, as the server sets it. */
export function setCookie(isSignedIn: boolean): void {
  document.cookie = `mithaq_signed_in=1; Path=/${isSignedIn ? '' : '; Max-Age=0'}`;
}

function keyOf(fits: (member: (typeof members)[number]) => boolean): string {
  const member = members.find(fits);
  if (!member) throw new Error('The demo community has nobody like that.');
  return member.key;
}
