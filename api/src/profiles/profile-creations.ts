import type { EntityManager } from '@mikro-orm/postgresql';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import {
  creationLifetime,
  decideProfileCreation,
  profileCreationHeaders,
} from '@mithaq/openapi/rules/profile-creation.ts';
import { throwIfProblem } from '../http/problems.ts';
import type { KeyedHash } from '../server/keyed-hashes.ts';
import { ProfileCreation } from '../entities/profile-creation.entity.ts';

/**
 * Counts a profile for an identity, so that nobody makes and deletes profiles without end. Returns the headers that say what is left.
 * @throws ApiProblem rate-limited
 */
export async function countProfileCreation(
  em: EntityManager,
  { current, all }: KeyedHash,
  limits: Limits,
  now: Date,
): Promise<Record<string, string>> {
  const since = new Date(now.getTime() - creationLifetime);
  const earlier = await em.find(ProfileCreation, { identityHash: { $in: all }, createdAt: { $gt: since } });
  const times = earlier.map(({ createdAt }) => createdAt);
  throwIfProblem(decideProfileCreation(times, limits, now));
  em.create(ProfileCreation, { identityHash: current, createdAt: now });
  return profileCreationHeaders(times, limits, now);
}
