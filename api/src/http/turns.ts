import type { OverloadReason } from '../server/counts.ts';
import { Overload } from './problems.ts';

export type TurnLimits = {
  /** Requests of one key that work at once. */
  running: number;
  /** Requests of one key that wait for their turn. */
  waiting: number;
  /** Milliseconds after which a request that waits is refused. */
  timeoutMs: number;
};

/** Ends the turn of a request; calling it again does nothing. */
export type Leave = () => void;

type Turns = { running: number; waiting: (() => void)[] };

/**
 * Lets the requests of one key take turns, so that what sends many at once waits for itself and nobody else does.
 * The returned function waits for a turn.
 * @throws Overload when too many of the key wait, or no turn came in time
 */
export function createTurns(reason: OverloadReason, { running, waiting, timeoutMs }: TurnLimits) {
  const byKey = new Map<string, Turns>();

  return async function takeTurn(key: string): Promise<Leave> {
    const turns = byKey.get(key) ?? { running: 0, waiting: [] };
    byKey.set(key, turns);
    if (turns.running < running) turns.running += 1;
    else await nextTurn(turns);

    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      passOn(key, turns);
    };
  };

  async function nextTurn(turns: Turns): Promise<void> {
    if (turns.waiting.length >= waiting) throw new Overload(reason);
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.waiting.splice(turns.waiting.indexOf(start), 1);
        reject(new Overload(reason));
      }, timeoutMs);
      turns.waiting.push(start);
    });
  }

  /** The turn goes to the next request of the key, or back. */
  function passOn(key: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) byKey.delete(key);
  }
}
