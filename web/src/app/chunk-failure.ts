const mark = 'mithaq.reloaded-at';

/** The least time between two reloads for a missing file, in ms. */
const reloadIntervalMs = 60 * 1000;

/** The error messages for a module or style sheet that cannot be fetched: Chromium and Firefox, WebKit, Vite. */
const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that a file of a page could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

/** Whether the last reload was long enough ago. */
export function mayReload(now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(mark) ?? 0) > reloadIntervalMs;
  } catch {
    return false; // without storage the page could reload for ever
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(mark, String(Date.now()));
  window.location.reload();
}
