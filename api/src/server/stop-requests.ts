/** The signals of a terminal, of npm and of a supervisor. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` once when this process is asked to end. It may be asked twice: a terminal sends Ctrl-C to npm and to the server,
 * and npm sends it on. A killed parent asks nobody, so a closed IPC channel counts, and so does a new parent under npm.
 */
export function onStopRequest(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) stop();
    isStopping = true;
  };
  for (const signal of stopSignals) process.on(signal, stopOnce);
  process.on('disconnect', stopOnce);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopOnce();
  }, 500).unref();
}
