import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RetainedKind } from '@mithaq/openapi/rules/retained-relations.ts';
import type { KeyedHash } from '../server/keyed-hashes.ts';
import type { IModerationCase } from '../entities/moderation.entities.ts';
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
        and o.evidence is not null order by o.id limit 1), member_id),
      left_at = coalesce(case when evidence is not null then left_at end, ?), identity_hash = ?, number_hash = coalesce(?, number_hash), person_hashes = null
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
      and (identity_hash = any (?::text[]) or number_hash = any (?::text[]) or person_hashes && ?::text[])`,
    [profileId, hashes, hashes, hashes],
  );
}

type FormerParty = { kind: RetainedKind; proposalId: string; reporter: string; reportId: string };

/** The columns of a report about somebody who had left before it. */
type FormerColumns = Pick<
  RequiredEntityData<IModerationCase>,
  'member' | 'formerProfileId' | 'leftAt' | 'evidence' | 'identityHash' | 'numberHash' | 'personHashes'
>;

/**
 * What is known of the other party of a proposal who has left: the new profile, if that person is back, or what an open report
 * about them holds, or else the hashes that were retained with the proposal. The report joins the open case about them.
 */
export async function findFormerParty(
  em: EntityManager,
  { kind, proposalId, reporter, reportId }: FormerParty,
  now: Date,
): Promise<FormerColumns> {
  const [found] = await em.execute<(Omit<FormerColumns, 'leftAt'> & { leftAt: string | null })[]>(
    `with person as (select array_agg(r.person_hash::text) as hashes, (array_agg(r.returned_id) filter (where r.returned_id is not null))[1] as returned_id,
          max(r.retained_at) as left_at
        from retained_relation r join proposal q on q.id = ? and r.since = q.created_at where r.member_id = ? and r.kind = ?
          -- Two proposals of one moment would be mistaken for each other.
          and not exists (select 1 from proposal s where s.created_at = q.created_at and s.id <> q.id
            and (s.sender_id = r.member_id or s.receiver_id = r.member_id)))
      select p.returned_id as member, coalesce(c.former_profile_id, ?::uuid) as "formerProfileId", coalesce(c.left_at, p.left_at) as "leftAt",
          c.evidence, c.identity_hash as "identityHash", c.number_hash as "numberHash", coalesce(c.person_hashes, p.hashes) as "personHashes"
        from person p left join lateral (select * from moderation_case o where o.kind = 'REPORT' and o.closed_at is null and o.member_id is null
          and (o.identity_hash = any (p.hashes) or o.number_hash = any (p.hashes) or o.person_hashes && p.hashes) order by o.id limit 1) c on true`,
    [proposalId, reporter, kind, reportId],
  );
  const { leftAt, ...columns } = found!; // an aggregate has one row
  return { ...columns, leftAt: leftAt ? new Date(leftAt) : now };
}
