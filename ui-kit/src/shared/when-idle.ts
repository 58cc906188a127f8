/** Calls `act` when the browser has nothing more urgent to do. Returns how to cancel it. */
export function whenIdle(act: () => void): () => void {
  // Older versions of Safari have no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
