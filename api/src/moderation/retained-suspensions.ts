import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyedHash, KeyedHashes } from '../server/keyed-hashes.ts';
import type { IProfile } from '../entities/profile.entity.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { RetainedSuspension } from '../entities/retained-suspension.entity.ts';

/** A suspension outlives the account, so that nobody ends it by deleting the account and signing up again. */
export type RetainedSuspensions = ReturnType<typeof retainedSuspensions>;

export function retainedSuspensions(hashes: KeyedHashes) {
  return {
    /** What a new profile of this account begins with: the suspension of the deleted one, or nothing. */
    async of(em: EntityManager, userId: string) {
      const { all } = await identityHashOf(em, hashes, userId);
      const retained = await em.findOne(RetainedSuspension, { identityHash: { $in: all } });
      return retained && { suspendedAt: retained.suspendedAt, suspensionReason: retained.reason };
    },

    /** Deletes the stored suspension of an account when it is lifted. */
    async forget(em: EntityManager, userId: string): Promise<void> {
      const { all } = await identityHashOf(em, hashes, userId);
      await em.nativeDelete(RetainedSuspension, { identityHash: { $in: all } });
    },
  };
}

/** Stores the suspension of a profile that is about to be deleted, if there is one. The profile is locked. */
export async function retainSuspension(
  em: EntityManager,
  { suspendedAt, suspensionReason }: Pick<IProfile, 'suspendedAt' | 'suspensionReason'>,
  { identity, numberHash }: { identity: KeyedHash; numberHash: string | null },
  now: Date,
): Promise<void> {
  if (!suspendedAt) return;
  const isSame = { identityHash: { $in: identity.all } };
  const before = await em.findOne(RetainedSuspension, isSame);
  await em.nativeDelete(RetainedSuspension, isSame);
  await em.insert(RetainedSuspension, {
    identityHash: identity.current,
    numberHash: numberHash ?? before?.numberHash ?? null,
    suspendedAt,
    reason: suspensionReason!, // the database has both or none
    retainedAt: now,
  });
}

/** When suspended accounts with this number were deleted. */
export async function suspensionsOfNumber(em: EntityManager, { all }: KeyedHash): Promise<Date[]> {
  const retained = await em.find(RetainedSuspension, { numberHash: { $in: all } });
  return retained.map(({ retainedAt }) => retainedAt);
}
