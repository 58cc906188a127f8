type Held = { address: string; drop: () => void };

/**
 * Holds what waits for a slow caller: a request whose body is not there, a response that is not read. Beyond the limits the
 * oldest one is dropped: an ordinary request is done within milliseconds, so the oldest belongs to a caller who holds many.
 */
export function createSlowCallers(limits: { total: number; perAddress: number }) {
  const all = new Set<Held>();
  const byAddress = new Map<string, Set<Held>>();

  /** Holds until the returned function is called; `drop` ends it when it is the oldest of too many. */
  return function hold(address: string, drop: () => void): () => void {
    const held: Held = { address, drop };
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress.add(held));
    all.add(held);
    const oldest =
      ofAddress.size > limits.perAddress ? first(ofAddress) : all.size > limits.total ? first(all) : undefined;
    if (oldest) {
      release(oldest);
      oldest.drop();
    }
    return () => release(held);
  };

  function release(held: Held): void {
    if (!all.delete(held)) return;
    const ofAddress = byAddress.get(held.address)!; // every held one is in both
    ofAddress.delete(held);
    if (ofAddress.size === 0) byAddress.delete(held.address);
  }
}

function first<T>(set: Set<T>): T | undefined {
  return set.values().next().value;
}
