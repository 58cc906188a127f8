import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { ApiProblem } from '../http/problems.ts';
import { isoTime } from '../database/rows.ts';
import type { MemberEvidence } from '../entities/moderation.entities.ts';

type Row = { evidence: MemberEvidence; identityHash: string; numberHash: string | null };

/**
 * Suspends a member who has left while a report is open, or lifts that: a person who signs up again as this member is suspended then.
 * @throws ApiProblem not-found, not-suspended
 */
export async function suspendFormerMember(
  em: EntityManager,
  profileId: string,
  suspension: { reason: string; now: Date } | null,
): Promise<ModerationMember> {
  const [row] = await em.execute<Row[]>(
    `select evidence, identity_hash as "identityHash", number_hash as "numberHash" from moderation_case
      where former_profile_id = ? and member_id is null and closed_at is null and evidence is not null order by id limit 1 for update`,
    [profileId],
  );
  if (!row) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
  const { evidence, identityHash, numberHash } = row;
  if (suspension) {
    await em.execute(
      `insert into kept_suspension (identity_hash, number_hash, suspended_at, reason, kept_at) values (?, ?, ?, ?, ?)
        on conflict (identity_hash) do update set reason = excluded.reason`,
      [identityHash, numberHash, suspension.now, suspension.reason, suspension.now],
    );
  } else {
    const lifted = await em.execute<object[]>(`delete from kept_suspension where identity_hash = ? returning 1`, [
      identityHash,
    ]);
    if (lifted.length === 0) throw new ApiProblem('not-suspended');
  }
  return {
    ...evidence,
    memberSince: isoTime(evidence.memberSince),
    profileId,
    isSuspended: suspension !== null,
    openCases: 1,
  };
}
