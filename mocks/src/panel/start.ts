import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import type { MockBackend } from '../backend.ts';
import { accountKey, readAccount } from '../storage-keys.ts';
import type { SettingsInAddress } from './address.ts';
import { choices, chooseForEach } from './choices.ts';
import { createPanel } from './panel.ts';
import { accountOf, describePerson, people, personOf } from './people.ts';
import { shortcut } from './shortcut.ts';
import { settingError, type Names, type Settings } from './settings.ts';

/** The names that the panel and the address know. */
export const names: Names = { people, choices };

/** Brings the mocks into the state of the settings, and adds the panel to the page. */
export function startPanel(mockBackend: MockBackend, address: SettingsInAddress): void {
  const { as, clock, operations } = address.read();
  if (as) become(as);
  mockBackend.signedInUserId(); // reads the state that was saved
  chooseForEach(mockBackend, operations);
  const change = (changed: Partial<Settings>) => address.change({ ...address.read(), ...changed });

  createPanel(document, {
    people: people.map((value) => ({ value, label: describePerson(mockBackend.state, value) })),
    person: personOf(readAccount(localStorage)),
    clock,
    choices,
    operations,
    errors: address.errors,
    onPerson(person) {
      localStorage.removeItem(accountKey); // an empty account is a new one each time
      become(person);
      change({ as: person });
      location.reload();
    },
    onClock(moved) {
      const error = moved.trim() === '' ? undefined : settingError('clock', moved, names);
      if (error) return error;
      change({ clock: moved.trim() || undefined });
      location.reload();
      return undefined;
    },
    onOperation(operationId, choice) {
      change({ operations: { ...address.read().operations, [operationId]: choice } });
      chooseForEach(mockBackend, address.read().operations);
    },
    onReset() {
      mockBackend.startOver();
      address.change({ operations: {} });
      location.reload();
    },
  });
  // The address names another person than the one who signs in on the sign-in page of another window.
  window.addEventListener('storage', ({ key }) => {
    if (key === accountKey) change({ as: undefined });
  });
  for (const error of address.errors) console.error(`[mocks] ${error}`);
  console.info(
    `[mocks] The page runs on mocks. Press ${shortcut} for the panel that sets them, or use mithaqMocks here.`,
  );
}

/** Signs in, in this browser. */
function become(person: string): void {
  const account = accountOf(person, { current: readAccount(localStorage) });
  if (account) localStorage.setItem(accountKey, JSON.stringify(account));
  else localStorage.removeItem(accountKey);
  document.cookie = `${signedInCookie}=1; Path=/; SameSite=Lax${account ? '' : '; Max-Age=0'}`;
}
