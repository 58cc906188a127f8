const mark = 'mithaq.reloaded-at';

/** A page that was reloaded for a missing file is not reloaded again within this time. */
const pause = 60 * 1000;

/** The browsers' words when a module or its style sheet can't be fetched: Chromium, Firefox, WebKit, Vite. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a page's file could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}

/** Whether a reload has not just been tried. */
export function mayReload(now = Date.now()): boolean {
  try {
    return now - Number(sessionStorage.getItem(mark) ?? 0) > pause;
  } catch {
    return false; // without a memory it might go on for ever
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(mark, String(Date.now()));
  window.location.reload();
}
