/** The choices that make one seal different from another. They depend on the id alone, so the seal of a member never changes. */
export interface SealPlan {
  readonly folds: 8 | 10 | 12;
  /** A band runs from a tip to the tip this many further on. */
  readonly skip: number;
  /** Straight rays, or the parallel-sided petals of a girih rosette. */
  readonly petals: 'star' | 'rosette';
  /** A second strand woven through the petals. */
  readonly companion: 'none' | 'garland' | 'ring';
  /** Whether a tip or the space between two tips points up. */
  readonly isTurned: boolean;
  /** How far out the petals part, 0 to 2. */
  readonly waist: 0 | 1 | 2;
  /** The ornament between the petals. */
  readonly spandrel: 'none' | 'dot' | 'lozenge';
  readonly heart: 'star' | 'flower' | 'ring';
  /** Which parts carry the deep color, see `fillings` in seal-drawing.ts. */
  readonly filling: 0 | 1 | 2;
  /** Pale band with dark edges, or dark band with pale ones. */
  readonly band: 'pale' | 'deep';
  readonly frame: 'line' | 'double' | 'beads';
  readonly tone: number;
}

export const toneCount = 14;

/** The stars whose bands are far enough apart to be woven clearly. */
export const stars: readonly Pick<SealPlan, 'folds' | 'skip' | 'petals'>[] = [
  { folds: 8, skip: 2, petals: 'star' },
  { folds: 8, skip: 3, petals: 'star' },
  { folds: 8, skip: 3, petals: 'rosette' },
  { folds: 10, skip: 3, petals: 'star' },
  { folds: 10, skip: 3, petals: 'rosette' },
  { folds: 10, skip: 4, petals: 'star' },
  { folds: 10, skip: 4, petals: 'rosette' },
  { folds: 12, skip: 3, petals: 'rosette' },
  { folds: 12, skip: 4, petals: 'star' },
  { folds: 12, skip: 4, petals: 'rosette' },
];
export const companions = ['none', 'garland', 'ring'] as const;
export const waists = [0, 1, 2] as const;
const spandrels = ['none', 'dot', 'lozenge'] as const;
const hearts = ['star', 'flower', 'ring'] as const;
const bands = ['pale', 'deep'] as const;
const fillings = [0, 1, 2] as const;
const frames = ['line', 'double', 'beads'] as const;

/** Random numbers that depend only on the text (seeded with FNV-1a, generated with mulberry32). */
function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The plan of the seal that belongs to an id. */
export function planOf(id: string): SealPlan {
  const random = randomFrom(id);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T; // random() < 1
  return {
    ...pick(stars),
    companion: pick(companions),
    isTurned: random() < 0.5,
    waist: pick(waists),
    spandrel: pick(spandrels),
    heart: pick(hearts),
    filling: pick(fillings),
    band: pick(bands),
    frame: pick(frames),
    tone: Math.floor(random() * toneCount),
  };
}
