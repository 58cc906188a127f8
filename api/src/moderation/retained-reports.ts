import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyedHash } from '../server/keyed-hashes.ts';
import { memberSelect } from '../entities/moderated-member.ts';

/**
 * Keeps, for the open reports about a member who leaves, what a moderator sees of them, and the hashes by which they are known
 * when they sign up again: nobody ends a report by deleting the account. What an earlier departure stored stays.
 */
export async function retainOpenReports(
  em: EntityManager,
  profileId: string,
  { identity, numberHash }: { identity: KeyedHash; numberHash: string | null },
  now: Date,
): Promise<void> {
  await em.execute(
    `update moderation_case set
      evidence = coalesce(evidence, (select jsonb_strip_nulls(to_jsonb(m)) - '{profileId,isSuspended,isPaused,openCases,warnings}'::text[]
        from (${memberSelect('moderation_case.member_id')}) m)),
      former_profile_id = coalesce((select o.former_profile_id from moderation_case o where o.member_id = ? and o.closed_at is null
        and o.former_profile_id is not null order by o.id limit 1), member_id),
      left_at = coalesce(left_at, ?), identity_hash = ?, number_hash = coalesce(?, number_hash)
      where member_id = ? and kind = 'REPORT' and closed_at is null`,
    [profileId, now, identity.current, numberHash, profileId],
  );
}

/** The open reports about a person who left are about their new profile. The person is known by the hashes of identity and number. */
export async function relinkOpenReports(
  em: EntityManager,
  profileId: string,
  person: readonly KeyedHash[],
): Promise<void> {
  const hashes = `{${person.flatMap(({ all }) => all).join()}}`;
  await em.execute(
    `update moderation_case set member_id = ? where member_id is null and closed_at is null
      and (identity_hash = any (?::text[]) or number_hash = any (?::text[]))`,
    [profileId, hashes, hashes],
  );
}
