import type { EntityManager } from '@mikro-orm/postgresql';
import { inverse, retainedDays, type RetainedKind } from '@mithaq/openapi/rules/retained-relations.ts';
import { batchesOf, updateInBatches } from '../database/batches.ts';
import { endLinksBehindBlocks } from '../entities/shared-link.entity.ts';
import type { KeyedHash } from '../server/keyed-hashes.ts';

type Row = { member: string; kind: RetainedKind; since: string };

const invert = `case kind ${Object.entries(inverse)
  .map(([from, to]) => `when '${from}' then '${to}'`)
  .join(' ')} end`;

/**
 * What is between a profile and each other member, seen from the other one: blocks, proposals, reports, and what was retained of
 * an earlier account of either side. The expression `leaving` is the profile's id.
 */
const relationsOf = `
  select blocker_id as member, 'BLOCKED' as kind, created_at as since from block, leaving where blocked_id = leaving.id
  union all select blocked_id, 'BLOCKED_BY', created_at from block, leaving where blocker_id = leaving.id
  union all select receiver_id, 'RECEIVED_FROM', created_at from proposal, leaving where sender_id = leaving.id
  union all select sender_id, 'SENT_TO', created_at from proposal, leaving where receiver_id = leaving.id
  union all select reporter_id, 'REPORTED', opened_at from moderation_case, leaving where member_id = leaving.id and reporter_id is not null
  union all select member_id, 'REPORTED_BY', opened_at from moderation_case, leaving where reporter_id = leaving.id and member_id is not null
  union all select member_id, kind, since from retained_relation, leaving where returned_id = leaving.id
  union all select returned_id, ${invert}, since from retained_relation, leaving where member_id = leaving.id`;

/** The profiles of all members who have something to do with this one. */
export async function relatedProfiles(em: EntityManager, profileId: string): Promise<string[]> {
  const rows = await em.execute<{ member: string }[]>(
    `with leaving as (select ?::uuid as id) select distinct member from (${relationsOf}) r where member is not null`,
    [profileId],
  );
  return rows.map(({ member }) => member);
}

/**
 * Retains the blocks, proposals and reports of a profile that is about to be deleted, under the hashes of the identity and of
 * the number. The profiles of both sides are locked.
 */
export async function retainRelations(
  em: EntityManager,
  profileId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  // An earlier number of the same person as well.
  const isOwn = { text: 'returned_id = ?', values: [profileId] };
  await updateInBatches(em, 'retained_relation', { text: 'retained_at = ?', values: [now] }, isOwn);
  const relations = `with leaving as (select ?::uuid as id)
    select distinct on (member, kind) member, kind, since::text from (${relationsOf}) r
      where member is not null order by member, kind, since`;
  for await (const rows of batchesOf<Row>(em, relations, [profileId]))
    await em.execute(
      `insert into retained_relation (id, member_id, kind, person_hash, since, retained_at)
        select gen_random_uuid(), member, kind, hash, since, ?
          from json_to_recordset(?::json) r (member uuid, kind text, since timestamptz), unnest(?::text[]) hash
        on conflict (member_id, kind, person_hash) do update set retained_at = excluded.retained_at`,
      [now, JSON.stringify(rows), asArray(hashes)],
    );
  await retainRelationsToFormer(em, profileId, hashes);
}

type FormerRow = { kind: RetainedKind; personHash: string; since: string; retainedAt: string };

/** The other side has left before and is not back: the row that names this profile is about to be deleted. */
async function retainRelationsToFormer(em: EntityManager, profileId: string, hashes: readonly string[]): Promise<void> {
  const relations = `select kind, person_hash as "personHash", since::text, retained_at::text as "retainedAt"
    from retained_relation where member_id = ?::uuid and returned_id is null`;
  for await (const rows of batchesOf<FormerRow>(em, relations, [profileId]))
    await em.execute(
      `insert into retained_relation (id, member_hash, kind, person_hash, since, retained_at)
        select gen_random_uuid(), hash, kind, "personHash", since, "retainedAt"
          from json_to_recordset(?::json) r (kind text, "personHash" text, since timestamptz, "retainedAt" timestamptz), unnest(?::text[]) hash
        on conflict (member_hash, kind, person_hash) do update set retained_at = excluded.retained_at`,
      [JSON.stringify(rows), asArray(hashes)],
    );
}

const isSamePerson = `person_hash = any (?::text[]) and retained_at > ?::timestamptz - interval '${retainedDays} days'`;
const asArray = (hashes: readonly string[]) => `{${hashes.join()}}`;
const allOf = (person: readonly KeyedHash[]) => asArray(person.flatMap(({ all }) => all));

/** The profiles of the members who have something to do with an earlier account of this person. */
export async function profilesRelatedTo(em: EntityManager, person: readonly KeyedHash[], now: Date): Promise<string[]> {
  const rows = await em.execute<{ member: string }[]>(
    `select distinct member_id as member from retained_relation where member_id is not null and ${isSamePerson}`,
    [allOf(person), now],
  );
  return rows.map(({ member }) => member);
}

/**
 * Brings back what was retained of a person who has a profile again, known by the hashes of the identity and of the number.
 * The profiles of both sides are locked.
 */
export async function restoreRelations(
  em: EntityManager,
  profileId: string,
  person: readonly KeyedHash[],
  now: Date,
): Promise<void> {
  await restoreRelationsToFormer(em, profileId, allOf(person), now);
  await em.execute(
    `insert into retained_relation (id, member_id, kind, person_hash, since, retained_at, returned_id)
      select gen_random_uuid(), member_id, kind, hash, since, retained_at, ?::uuid
        from (select distinct on (member_id, kind) member_id, kind, since, retained_at from retained_relation
          where ${isSamePerson} and member_id <> ?::uuid order by member_id, kind, since) r, unnest(?::text[]) hash
      on conflict (member_id, kind, person_hash) do update set returned_id = excluded.returned_id`,
    [profileId, allOf(person), now, profileId, asArray(person.map(({ current }) => current))],
  );
  await em.execute(
    `insert into block (blocker_id, blocked_id, created_at)
      select case kind when 'BLOCKED' then member_id else returned_id end,
        case kind when 'BLOCKED' then returned_id else member_id end, since
      from retained_relation where returned_id = ? and kind in ('BLOCKED', 'BLOCKED_BY') order by member_id, kind
      on conflict do nothing`,
    [profileId],
  );
  await endLinksBehindBlocks(em, profileId);
}

/** Of two members who have left, this one is back first: what was retained names the profile again. */
async function restoreRelationsToFormer(
  em: EntityManager,
  profileId: string,
  hashes: string,
  now: Date,
): Promise<void> {
  await em.execute(
    `with found as (delete from retained_relation where member_hash = any (?::text[]) or (member_id is null and person_hash = any (?::text[]))
        returning kind, member_hash, person_hash, since, retained_at),
      own as (select kind, person_hash, since, retained_at from found where member_hash = any (?::text[])
        union all select ${invert}, member_hash, since, retained_at from found where person_hash = any (?::text[]))
    insert into retained_relation (id, member_id, kind, person_hash, since, retained_at)
      select gen_random_uuid(), ?::uuid, kind, person_hash, min(since), max(retained_at) from own
        where retained_at > ?::timestamptz - interval '${retainedDays} days' and person_hash <> all (?::text[]) group by kind, person_hash
      on conflict (member_id, kind, person_hash) do nothing`,
    [hashes, hashes, hashes, hashes, profileId, now, hashes],
  );
}

/** Forgets a block that its member has ended, under each hash under which it would come back. */
export async function deleteRetainedBlock(em: EntityManager, blocker: string, blocked: string): Promise<void> {
  await em.execute(
    `delete from retained_relation r using retained_relation ended
      where (ended.member_id, ended.kind, ended.returned_id) in ((?::uuid, 'BLOCKED', ?::uuid), (?::uuid, 'BLOCKED_BY', ?::uuid))
        and r.since = ended.since and ((r.member_id = ended.member_id and r.kind = ended.kind)
          or (r.member_id = ended.returned_id and r.kind in ('BLOCKED', 'BLOCKED_BY') and r.kind <> ended.kind))`,
    [blocker, blocked, blocked, blocker],
  );
}
