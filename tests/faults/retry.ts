import { setTimeout as wait } from 'node:timers/promises';

const seconds = 60;

/** Repeats work of the tests until the database, which they have broken, answers again. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
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
