import { uuidV7 } from '@mithaq/openapi/examples/steady-id.ts';

/** Makes version 7 UUIDs, each later than the one before, also within a millisecond or when the clock stands still. */
export function createNewId(now: () => Date): () => string {
  let last = 0;
  let turn = 0;
  return () => {
    const at = Math.max(now().getTime(), last);
    turn = at === last ? turn + 1 : 0;
    if (turn > 0xfff) throw new Error('4096 ids within one millisecond: the clock of this world stands still.');
    last = at;
    const rest = [...crypto.getRandomValues(new Uint8Array(9))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return uuidV7(new Date(at), turn.toString(16).padStart(3, '0') + rest);
  };
}
