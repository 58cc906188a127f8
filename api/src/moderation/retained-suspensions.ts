import type { EntityManager } from '@mikro-orm/postgresql';
import { isNumberFree } from '@mithaq/openapi/rules/phone.ts';
import type { KeyedHash, KeyedHashes } from '../server/keyed-hashes.ts';
import type { IProfile } from '../entities/profile.entity.ts';
import { identityHashOf } from '../entities/identity-hash.ts';
import { KeptSuspension } from '../entities/retained-suspension.entity.ts';

/** A suspension outlives the account, so that nobody ends it by deleting the account and signing up again. */
export type KeptSuspensions = ReturnType<typeof keptSuspensions>;

export function keptSuspensions(hashes: KeyedHashes) {
  return {
    /** What a new profile of this account begins with: the suspension of the deleted one, or nothing. */
    async of(em: EntityManager, userId: string) {
      const { all } = await identityHashOf(em, hashes, userId);
      const kept = await em.findOne(KeptSuspension, { identityHash: { $in: all } });
      return kept && { suspendedAt: kept.suspendedAt, suspensionReason: kept.reason };
    },

    /** Forgets what is kept of an account whose suspension is lifted. */
    async forget(em: EntityManager, userId: string): Promise<void> {
      const { all } = await identityHashOf(em, hashes, userId);
      await em.nativeDelete(KeptSuspension, { identityHash: { $in: all } });
    },
  };
}

/** Keeps the suspension of a profile that is about to be deleted, if there is one. The profile is locked. */
export async function retainSuspension(
  em: EntityManager,
  { suspendedAt, suspensionReason }: Pick<IProfile, 'suspendedAt' | 'suspensionReason'>,
  { identity, numberHash }: { identity: KeyedHash; numberHash: string | null },
  now: Date,
): Promise<void> {
  if (!suspendedAt) return;
  const isSame = { identityHash: { $in: identity.all } };
  const before = await em.findOne(KeptSuspension, isSame);
  await em.nativeDelete(KeptSuspension, isSame);
  await em.insert(KeptSuspension, {
    identityHash: identity.current,
    numberHash: numberHash ?? before?.numberHash ?? null,
    suspendedAt,
    reason: suspensionReason!, // the database has both or none
    keptAt: now,
  });
}

/** Whether the number was that of a suspended account which was deleted in the last 180 days. */
export async function isNumberOfSuspended(em: EntityManager, { all }: KeyedHash, now: Date): Promise<boolean> {
  const kept = await em.find(KeptSuspension, { numberHash: { $in: all } });
  return kept.some(({ keptAt }) => !isNumberFree(keptAt, now));
}
