import { setTimeout as wait } from 'node:timers/promises';

const seconds = 60;

/** Repeats the harness's own work until the database, which the harness has broken, is there again. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
