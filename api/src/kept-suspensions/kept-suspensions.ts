import { createHmac, hkdfSync } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isNumberFree } from '@mithaq/openapi/rules/phone.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { User } from '../users/user.entity.ts';
import { KeptSuspension } from './kept-suspension.entity.ts';

/** A suspension outlives the account, so that nobody ends it by deleting the account and signing up anew (R118). */
export type KeptSuspensions = ReturnType<typeof keptSuspensions>;

/** @param secret a secret that all processes of a deployment share; whoever copies the table cannot try all identities */
export function keptSuspensions(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mithaq kept suspensions', 32));

  async function hashOfIdentity(em: EntityManager, userId: string): Promise<string> {
    const { issuer, subject } = await em.findOneOrFail(User, userId);
    return createHmac('sha256', key)
      .update(JSON.stringify([issuer, subject]))
      .digest('hex');
  }

  return {
    /** Keeps the suspension of an account that is about to be deleted, if there is one. */
    async keep(em: EntityManager, userId: string, now: Date): Promise<void> {
      // Locked, so that a suspension at the same moment is seen, or waits and finds no profile.
      const profile = await em.findOne(Profile, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!profile?.suspendedAt) return;
      const identityHash = await hashOfIdentity(em, userId);
      const before = await em.findOne(KeptSuspension, identityHash);
      await em.upsert(KeptSuspension, {
        identityHash,
        numberHash: profile.numberHash ?? before?.numberHash ?? null,
        suspendedAt: profile.suspendedAt,
        reason: profile.suspensionReason!, // the database has both or none
        keptAt: now,
      });
    },

    /** What a new profile of this account begins with: the suspension of the deleted one, or nothing. */
    async of(em: EntityManager, userId: string) {
      const kept = await em.findOne(KeptSuspension, await hashOfIdentity(em, userId));
      return kept && { suspendedAt: kept.suspendedAt, suspensionReason: kept.reason };
    },

    /** Forgets what is kept of an account whose suspension is lifted. */
    async forget(em: EntityManager, userId: string): Promise<void> {
      await em.nativeDelete(KeptSuspension, { identityHash: await hashOfIdentity(em, userId) });
    },
  };
}

/** Whether the number was that of a suspended account which was deleted in the last 180 days. */
export async function isNumberOfSuspended(em: EntityManager, numberHash: string, now: Date): Promise<boolean> {
  const kept = await em.find(KeptSuspension, { numberHash });
  return kept.some(({ keptAt }) => !isNumberFree(keptAt, now));
}
