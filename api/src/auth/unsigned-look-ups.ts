import { Overload } from '../http/problems.ts';

/** How often an address may send a token of no session in a window, and the window in milliseconds. */
const [mostMisses, windowMs] = [20, 60_000];

/**
 * Looks up tokens without a signature. Version 0.1.0 gave such tokens to browsers, and they last at most 30 days; but anybody can
 * invent them, and each costs a query. So an address that sent a few that do not exist is refused until the window ends.
 */
export function limitUnsignedLookUps(now = () => performance.now()) {
  const misses = new Map<string, number>();
  let windowEnds = 0;

  /** @throws Overload after too many misses of the address */
  return async function lookUp<T>(network: string, find: () => Promise<T | null>): Promise<T | null> {
    if (now() >= windowEnds) {
      windowEnds = now() + windowMs;
      misses.clear();
    }
    const missed = () => misses.get(network) ?? 0;
    if (missed() >= mostMisses) throw new Overload('unsigned session', Math.ceil((windowEnds - now()) / 1000));
    const found = await find();
    if (found === null) misses.set(network, missed() + 1);
    return found;
  };
}
