import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isoTime } from '../database/rows.ts';
import type { MemberEvidence } from '../entities/moderation.entities.ts';

/** A member who has left while a report is open, known by keyed hashes when they sign up again. */
export type FormerMember = {
  evidence: MemberEvidence;
  identityHash: string;
  numberHash: string | null;
  isSuspended: boolean;
};

/** The member who has left with this profile, with their case locked, or null. */
export async function lockFormerMember(em: EntityManager, profileId: string): Promise<FormerMember | null> {
  const [row] = await em.execute<FormerMember[]>(
    `select c.evidence, c.identity_hash as "identityHash", c.number_hash as "numberHash",
        exists (select 1 from kept_suspension k where k.identity_hash = c.identity_hash) as "isSuspended" from moderation_case c
      where c.former_profile_id = ? and c.member_id is null and c.closed_at is null and c.evidence is not null
      order by c.id limit 1 for update of c`,
    [profileId],
  );
  return row ?? null;
}

/**
 * Suspends a member who has left, or lifts that with null: a person who signs up again as this member is suspended then.
 * @returns what a moderator sees of them
 */
export async function changeFormerSuspension(
  em: EntityManager,
  profileId: string,
  { evidence, identityHash, numberHash }: FormerMember,
  suspension: { reason: string; now: Date } | null,
): Promise<ModerationMember> {
  if (suspension) {
    await em.execute(
      `insert into kept_suspension (identity_hash, number_hash, suspended_at, reason, kept_at) values (?, ?, ?, ?, ?)
        on conflict (identity_hash) do update set reason = excluded.reason`,
      [identityHash, numberHash, suspension.now, suspension.reason, suspension.now],
    );
  } else {
    await em.execute(`delete from kept_suspension where identity_hash = ?`, [identityHash]);
  }
  return {
    ...evidence,
    memberSince: isoTime(evidence.memberSince),
    profileId,
    isSuspended: suspension !== null,
    openCases: 1,
  };
}
