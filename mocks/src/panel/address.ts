import { hasSettings, readSettings, withSettings, type Names, type Settings } from './settings.ts';

const carriedKey = 'mithaq-mocks-settings';

/** The settings of this page, which stay in its address while the client navigates. */
export type SettingsInAddress = { read(): Settings; change(settings: Settings): void; errors: readonly string[] };

/**
 * Reads the settings in the address, or those that this tab had before it left the page to sign in, and keeps them there.
 * Must run before the router, which reads the address too.
 */
export function settingsInAddress(names: Names): SettingsInAddress {
  const { settings: found, errors } = readSettings(hasSettings(location.search) ? location.search : carried(), names);
  let settings = found;
  const withOwnSettings = (address: string | URL) => withSettings(new URL(address, location.href), settings);
  const replace = history.replaceState.bind(history);
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (state: unknown, unused, url) => original(state, unused, url ? withOwnSettings(url) : url);
  }
  const write = () => {
    replace(history.state, '', withOwnSettings(location.href));
    sessionStorage.setItem(carriedKey, withSettings(location.origin, { ...settings, as: undefined }).search);
  };
  // An entry of the history has the settings of its time.
  window.addEventListener('popstate', write);
  write();
  return {
    errors,
    read: () => settings,
    change(changed) {
      settings = changed;
      write();
    },
  };
}

/** The settings of the page before this one, when that was a page of this tab. */
function carried(): string {
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return (isOurs && sessionStorage.getItem(carriedKey)) || '';
}
