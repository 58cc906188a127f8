import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isNumberFree } from '@mithaq/openapi/rules/phone.ts';
import type { KeyedHash, KeyedHashes } from '../platform/keyed-hashes.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { User } from '../users/user.entity.ts';
import { KeptSuspension } from './kept-suspension.entity.ts';

/** A suspension outlives the account, so that nobody ends it by deleting the account and signing up again. */
export type KeptSuspensions = ReturnType<typeof keptSuspensions>;

export function keptSuspensions(hashes: KeyedHashes) {
  async function hashOfIdentity(em: EntityManager, userId: string): Promise<KeyedHash> {
    const { issuer, subject } = await em.findOneOrFail(User, userId);
    return hashes.ofIdentity(issuer, subject);
  }

  return {
    /** Keeps the suspension of an account that is about to be deleted, if there is one. */
    async keep(em: EntityManager, userId: string, now: Date): Promise<void> {
      // Locked, so that a suspension at the same moment is seen, or waits and finds no profile.
      const profile = await em.findOne(Profile, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!profile?.suspendedAt) return;
      const { current, all } = await hashOfIdentity(em, userId);
      const before = await em.findOne(KeptSuspension, { identityHash: { $in: all } });
      await em.nativeDelete(KeptSuspension, { identityHash: { $in: all } });
      await em.insert(KeptSuspension, {
        identityHash: current,
        numberHash: profile.numberHash ?? before?.numberHash ?? null,
        suspendedAt: profile.suspendedAt,
        reason: profile.suspensionReason!, // the database has both or none
        keptAt: now,
      });
    },

    /** What a new profile of this account begins with: the suspension of the deleted one, or nothing. */
    async of(em: EntityManager, userId: string) {
      const { all } = await hashOfIdentity(em, userId);
      const kept = await em.findOne(KeptSuspension, { identityHash: { $in: all } });
      return kept && { suspendedAt: kept.suspendedAt, suspensionReason: kept.reason };
    },

    /** Forgets what is kept of an account whose suspension is lifted. */
    async forget(em: EntityManager, userId: string): Promise<void> {
      const { all } = await hashOfIdentity(em, userId);
      await em.nativeDelete(KeptSuspension, { identityHash: { $in: all } });
    },
  };
}

/** Whether the number was that of a suspended account which was deleted in the last 180 days. */
export async function isNumberOfSuspended(em: EntityManager, { all }: KeyedHash, now: Date): Promise<boolean> {
  const kept = await em.find(KeptSuspension, { numberHash: { $in: all } });
  return kept.some(({ keptAt }) => !isNumberFree(keptAt, now));
}
