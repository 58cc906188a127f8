import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** Years from the own age to the nearest preferred age from which on one asks. */
const farAway = 15;

/**
 * Whether preferred ages are probably a slip: all husbands younger, all wives older, or all of them far from the own age.
 * They are asked about and never refused.
 */
export function areAgesUnusual(age: number, gender: Gender, min: number, max: number): boolean {
  const distance = Math.max(min - age, age - max);
  return distance > farAway || (gender === 'FEMALE' ? max < age : min > age);
}
