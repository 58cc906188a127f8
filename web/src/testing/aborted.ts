/** Resolves when somebody has gone on to another story, which Storybook would wait for only a moment before it loads its whole frame again. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
