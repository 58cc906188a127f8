/** A version 7 UUID (RFC 9562) of this time; `random` is 20 hexadecimal digits, six bits of which version and variant replace. */
export function uuidV7(at: Date, random: string): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(random[3]!, 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** The same UUID for the same seed: examples keep their ids from start to start. */
export function deterministicUuid(at: Date, seed: string): string {
  const random = [0, 1, 2].map((part) => hash(`${part} ${seed}`).toString(16).padStart(8, '0')).join('');
  return uuidV7(at, random.slice(0, 20));
}

/** FNV-1a with a final mix (32 bits), which also runs in a browser. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
