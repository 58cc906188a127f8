import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { setupWorker } from 'msw/browser';
import { createMockBackend, type MockBackend } from '../backend.ts';
import { settingsInAddress } from '../panel/address.ts';
import { moveClock } from '../panel/moved-clock.ts';
import { moderatorEmail } from '../panel/people.ts';
import { shiftOf } from '../panel/settings.ts';
import { names, startPanel } from '../panel/start.ts';
import { createSmsPanel } from './sms-panel.ts';
import { workerPath } from './worker.ts';

declare global {
  /** The mock backend of `npm run dev`, for the console: `mithaqMocks.fail('getFeed', 'offline')`, `mithaqMocks.startOver()`. */
  var mithaqMocks: MockBackend | undefined;
}

/** Puts the mock backend between the page and the network, with the settings of the address. Its state survives a reload in localStorage. */
export async function startMocks(): Promise<MockBackend> {
  const address = settingsInAddress(names);
  const shift = shiftOf(address.read().clock ?? '');
  if (shift) moveClock(shift);
  const mockBackend = createMockBackend({
    origin: location.origin,
    moderatorEmails: [moderatorEmail],
    latency: 100,
    storage: localStorage,
    onSms: createSmsPanel(document),
    onSignOut: () => {
      address.change({ ...address.read(), as: undefined });
      document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  });
  globalThis.mithaqMocks = mockBackend;
  startPanel(mockBackend, address);
  await setupWorker(...mockBackend.handlers).start({
    onUnhandledFrame: 'bypass',
    quiet: true,
    serviceWorker: { url: workerPath, options: { scope: '/' } },
  });
  return mockBackend;
}
