import { setupWorker } from 'msw/browser';
import { signedInCookie } from './remembered.ts';
import { createSmsPanel } from './sms-panel.ts';
import { createWorld, type World } from './world.ts';

declare global {
  /** the world of `npm run dev`, for the console: `mithaqMocks.fail('getFeed', 'offline')`, `mithaqMocks.startOver()` */
  var mithaqMocks: World | undefined;
}

/** Puts the mocks between the page and the network. The world survives a reload in localStorage. */
export async function startMocks(): Promise<World> {
  const world = createWorld({
    origin: location.origin,
    latency: 250,
    storage: localStorage,
    onSms: createSmsPanel(document),
    onSignOut: () => {
      document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  });
  globalThis.mithaqMocks = world;
  // The mocks answer every call to the API themselves; the rest (modules, fonts) is the dev server's.
  await setupWorker(...world.handlers).start({ onUnhandledFrame: 'bypass', quiet: true });
  return world;
}
