/** A source of repeatable choices. */
export type Random = {
  /** A whole number from 0, below the limit. */
  below(limit: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/** mulberry32, a public domain generator by Tommy Ettinger. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to choose from.');
      return list[Math.floor(next() * list.length)]!;
    },
  };
}
