import { ApiProblem } from './problems.ts';

export type AdmissionLimits = {
  /** Requests that work at once: altogether, of one address and of one caller. */
  running: number;
  runningPerAddress: number;
  runningPerCaller: number;
  /** Requests that wait for a turn of their caller: altogether and of one caller. */
  waiting: number;
  waitingPerCaller: number;
  /** Milliseconds after which a request that waits is refused. */
  timeoutMs: number;
};

/** Who sends a request: the address, unless it is not to be counted, and the session or account if there is one. */
export type Sender = { address: string | undefined; caller: string | undefined };

/** Ends the turn of a request; calling it again does nothing. */
export type Leave = () => void;

type Turns = { running: number; waiting: (() => void)[] };

/**
 * Admits requests to the server's work (R85). The requests of one caller take turns, so that a member who sends many at
 * once waits for oneself, and nobody else does.
 */
export function createAdmission(limits: AdmissionLimits) {
  const addresses = new Map<string, number>();
  const callers = new Map<string, Turns>();
  let running = 0;
  let waiting = 0;

  /**
   * Waits for a turn of the caller.
   * @throws ApiProblem unavailable when too much is going on, or no turn came in time
   */
  return async function enter({ address, caller }: Sender): Promise<Leave> {
    if (running >= limits.running || countOf(address) >= limits.runningPerAddress) throw tooMuch();
    const turns = caller === undefined ? undefined : turnsOf(caller);
    if (turns && turns.running >= limits.runningPerCaller) await nextTurn(turns);
    else if (turns) turns.running += 1;
    running += 1;
    if (address !== undefined) addresses.set(address, countOf(address) + 1);

    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      if (address !== undefined) countDown(address);
      if (turns) passOn(caller!, turns); // there are turns only with a caller
    };
  };

  function countOf(address: string | undefined): number {
    return address === undefined ? 0 : (addresses.get(address) ?? 0);
  }

  function turnsOf(caller: string): Turns {
    const known = callers.get(caller);
    if (known) return known;
    const turns: Turns = { running: 0, waiting: [] };
    callers.set(caller, turns);
    return turns;
  }

  async function nextTurn(turns: Turns): Promise<void> {
    if (turns.waiting.length >= limits.waitingPerCaller || waiting >= limits.waiting) throw tooMuch();
    waiting += 1;
    try {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          turns.waiting.splice(turns.waiting.indexOf(start), 1);
          reject(tooMuch());
        }, limits.timeoutMs);
        turns.waiting.push(start);
      });
    } finally {
      waiting -= 1;
    }
  }

  /** The turn goes to the caller's next request, or back. */
  function passOn(caller: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) callers.delete(caller);
  }

  function countDown(address: string): void {
    const left = countOf(address) - 1;
    if (left > 0) addresses.set(address, left);
    else addresses.delete(address);
  }
}

function tooMuch(): ApiProblem {
  return new ApiProblem('unavailable', { retryAfter: 1 });
}
