import type { FastifyInstance } from 'fastify';

/** Milliseconds for which rows are collected before they are written together. */
const collectMs = 1000;

/**
 * Returns a function that asks for a write: `write` runs a second later, once for all that asked meanwhile, and when the
 * server closes. A write that fails is logged and tried again a second later; a process that is killed loses the second.
 */
export function writeSoon(app: FastifyInstance, what: string, write: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    write().catch((err: unknown) => {
      app.log.error({ err }, `${what} could not be written`);
      ask();
    });
  };
  const ask = () => {
    timer ??= setTimeout(run, collectMs).unref();
  };
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await write().catch((err: unknown) => app.log.error({ err }, `${what} could not be written`));
  });
  return ask;
}
