import type { EntityManager } from '@mikro-orm/postgresql';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { creationLifetime, decideProfileCreation } from '@mithaq/openapi/rules/profile-creation.ts';
import { throwIfProblem } from '../http/problems.ts';
import type { KeyedHash } from '../server/keyed-hashes.ts';
import { ProfileCreation } from '../entities/profile-creation.entity.ts';

/**
 * Counts a profile for an identity, so that nobody makes and deletes profiles without end.
 * @throws ApiProblem rate-limited
 */
export async function countProfileCreation(
  em: EntityManager,
  { current, all }: KeyedHash,
  limits: Limits,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - creationLifetime);
  const earlier = await em.find(ProfileCreation, { identityHash: { $in: all }, createdAt: { $gt: since } });
  const times = earlier.map(({ createdAt }) => createdAt);
  throwIfProblem(decideProfileCreation(times, limits, now));
  em.create(ProfileCreation, { identityHash: current, createdAt: now });
}
