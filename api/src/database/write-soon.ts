import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** What writes the rows that are collected now. */
    collected: Set<() => Promise<void>>;
  }
}

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
  app.collected.add(write);
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await write().catch((err: unknown) => app.log.error({ err }, `${what} could not be written`));
  });
  return ask;
}

/** Writes all rows that are collected, without waiting for their second. */
export async function writeCollected(app: FastifyInstance): Promise<void> {
  for (const write of app.collected) await write();
}
