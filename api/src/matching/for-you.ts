import type { ListedProfile, MatchReason, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { forYouWindow, rowLimitHeaders, usedUpProblem } from '@mithaq/openapi/rules/limits.ts';
import { forYouQueryProblem } from '@mithaq/openapi/rules/list-cursor.ts';
import { listLength, mergeMatches, tierOf, type RankedMatch } from '@mithaq/openapi/rules/match-score.ts';
import type { MemberSession } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';
import { tellLimits } from '../http/tell-limits.ts';
import type { Database, Statement } from '../database/database.ts';
import { eligible, soughtGender } from '../entities/eligible.ts';
import { findChanged, findMatches, maxChanged, readOwnSide } from './for-you-candidates.ts';
import { readPage, type ListParts, type PageQuery } from './list-page.ts';
import type { PageStart } from './page-positions.ts';
import type { Viewer } from './profile-view-quota.ts';
import { listedColumns, toCardOf, type ListedRow } from '../entities/profile.entity.ts';

/**
 * Nothing is saved when the own profile or preferences were changed after they were read; a running edit ends first.
 * The disk is not waited for, since a list that is lost is built again.
 */
const saveList: Statement = {
  name: 'for-you-save',
  text: `insert into for_you_list (viewer_id, built_at, profile_ids, steps, scores, reasons)
    select $1::uuid, $2::timestamptz, $3::uuid[], $4::smallint[], $5::real[], $6::text[]
      from (select 1 from profile where id = $1 and match_changed_at = $7::timestamptz for share) unchanged, set_config('synchronous_commit', 'off', true)
    on conflict (viewer_id) do update set built_at = excluded.built_at, profile_ids = excluded.profile_ids, steps = excluded.steps,
      scores = excluded.scores, reasons = excluded.reasons
    returning 1 as saved`,
};

/**
 * Counts a building in the row of the list, where every process finds it, before the list is built: of simultaneous requests, each
 * counts. A member who has left meanwhile is left out.
 */
const countBuild: Statement = {
  name: 'for-you-count-build',
  text: `insert into for_you_list as l (viewer_id, built_at, profile_ids, steps, scores, reasons, builds, builds_since)
    select id, 'epoch', '{}', '{}', '{}', '{}', 1, $2::timestamptz
      from (select id from profile where id = $1 for key share) viewer, set_config('synchronous_commit', 'off', true)
    on conflict (viewer_id) do update set
      builds = case when l.builds_since > $2 - make_interval(secs => $3) then l.builds + 1 else 1 end,
      builds_since = case when l.builds_since > $2 - make_interval(secs => $3) then l.builds_since else $2 end
    returning builds, extract(epoch from builds_since + make_interval(secs => $3) - $2)::float8 as "secondsLeft"`,
};

/** The whole list of today, to merge newcomers into. */
const wholeList: Statement = {
  name: 'for-you-list',
  text: `select built_at as "builtAt", profile_ids as ids, steps, scores, reasons from for_you_list where viewer_id = $1 and built_at >= $2::date`,
};

/** Ranks that one statement reads beyond the page: it fills a page from which up to this number of members have left. */
const spareRanks = 20;

/**
 * A part of the list from a position: after the profile that was shown last, or after its rank if a newer list does not have it.
 * Profiles that are no longer eligible are left out on reading. One row without a profile when none is left, and no row without a
 * list of today. `isStale` says whether a profile was added or changed since the list was built. The parameters from the third on:
 * id, rank, ranks to skip, day, ranks to look at, rows.
 */
const listPart: Statement = {
  name: 'for-you-page',
  // Without the offset PostgreSQL would work the position and isStale out again for each use and each row.
  text: `select shown.*, list.start, list.length, list."isStale"
      from (select l.*, coalesce(array_position(profile_ids, $3::uuid), $4::int) + $5::int as start, cardinality(profile_ids) as length,
            exists (select 1 from match_side m where m.gender = $2 and m.is_listed and m.changed_at > l.built_at) as "isStale"
          from for_you_list l where viewer_id = $1::uuid and built_at >= $6::date offset 0) list
        left join lateral (
          select ${listedColumns}, u.step, u.reasons, list.start + u.rank::int as rank
            from unnest(${slice('profile_ids')}, ${slice('steps')}, ${slice('reasons')}) with ordinality u (id, step, reasons, rank)
              join profile p on p.id = u.id
            where ${eligible} order by u.rank limit $8::int) shown on true
      order by rank`,
};

function slice(column: string): string {
  return `list.${column}[list.start + 1:list.start + $7::int]`;
}

type ListRow = ListedRow & { step: number; reasons: string; rank: number };
type PartRow = ListRow & { start: number; length: number; isStale: boolean };

/** One page of the member's own list. The list is built when a page is requested and no list of today exists. */
export function readForYou(parts: ListParts, viewer: Viewer, query: PageQuery): Promise<ProfilePage> {
  const { session } = viewer;
  const { database } = parts;
  throwIfProblem(forYouQueryProblem(query));
  const now = parts.now();
  const isFirst = query.cursor === undefined && query.page === 0;
  const readRows = async (start: PageStart, count: number): Promise<ListRow[]> => {
    let part = await readPart(database, session, { start, count, now });
    if (!part || (isFirst && part.isStale)) {
      await (part ? mergeChanged(parts, viewer, now) : buildOwn(parts, viewer, now));
      part = await readPart(database, session, { start, count, now });
    }
    return part?.rows ?? [];
  };
  return readPage(parts, { session, name: 'for-you', query }, readRows, {
    toProfile: (row) => toMatchedProfile(row, parts.now()),
    positionOf: ({ id, rank }) => ({ afterId: id, rank }),
  });
}

type Range = { start: PageStart; count: number; now: Date };
type Part = { rows: ListRow[]; isStale: boolean };

/** The first rows from a start that are still eligible, or null without a list of today. */
async function readPart(
  database: Database,
  { profileId, gender }: MemberSession,
  { start, count, now }: Range,
): Promise<Part | null> {
  const needed = start.skip + count;
  const rows: ListRow[] = [];
  for (let offset = 0; ; offset += needed + spareRanks) {
    const { afterId, rank } = start.position;
    const values = [profileId, soughtGender(gender), afterId, rank, offset, today(now), needed + spareRanks, needed];
    const part = await database.query<PartRow>(listPart, values);
    const [first] = part;
    if (!first) return null;
    rows.push(...part.filter(({ id }) => id !== null));
    if (rows.length >= needed || first.start + needed + spareRanks >= first.length)
      return { rows: rows.slice(start.skip, needed), isStale: first.isStale };
  }
}

/**
 * Builds the list of a member who has none of today, or whose wishes have changed.
 * @throws ApiProblem rate-limited when the member has no view left, or has lists built again and again
 */
async function buildOwn(parts: ListParts, { session, reply }: Viewer, now: Date): Promise<void> {
  const { database, views, limits } = parts;
  await views.throwIfUsedUp(session, now);
  const quota = 'FOR_YOU_BUILDS_PER_10_MIN';
  if (limits[quota] > 0) {
    type Row = { builds: number; secondsLeft: number };
    const values = [session.profileId, now, forYouWindow];
    const [counted] = await database.query<Row>(countBuild, values);
    // A member who has left meanwhile is not counted.
    if (counted) {
      throwIfProblem(usedUpProblem(limits, quota, counted.builds - 1, now, counted.secondsLeft));
      tellLimits(reply, rowLimitHeaders(limits, { [quota]: counted.builds }, now, { [quota]: counted.secondsLeft }));
    }
  }
  await buildList(parts, session, now);
}

/** How often a list is built while its member changes the wishes again and again. */
const attempts = 3;

async function buildList({ database, views }: ListParts, session: MemberSession, now: Date): Promise<void> {
  await views.write(); // the score needs the impressions
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { me, changedAt } = await readOwnSide(database, session, now);
    const matches = await findMatches(database, session, me, now);
    if (await save(database, session, { matches, changedAt, now })) return;
  }
}

type StoredList = { builtAt: string; ids: string[]; steps: number[]; scores: number[]; reasons: string[] };

/** Gives those who were added or changed since the list was built their places in it. */
async function mergeChanged(parts: ListParts, viewer: Viewer, now: Date): Promise<void> {
  const { database } = parts;
  const { session } = viewer;
  const [list] = await database.query<StoredList>(wholeList, [session.profileId, today(now)]);
  if (!list) return buildOwn(parts, viewer, now);
  const { me, changedAt } = await readOwnSide(database, session, now);
  const changed = await findChanged(database, session, me, { ...list, now });
  if (changed.ids.length > maxChanged) return buildList(parts, session, now);
  const stored = list.ids.map((id, i): RankedMatch => ({
    id,
    step: list.steps[i]!,
    score: list.scores[i]!,
    matchReasons: toReasons(list.reasons[i]!),
  }));
  const matches = mergeMatches(stored, changed.ids, changed.matches, listLength);
  if (!(await save(database, session, { matches, changedAt, now }))) await buildOwn(parts, viewer, now);
}

type NewList = { matches: RankedMatch[]; changedAt: string; now: Date };

/** Returns whether the list was saved: not when the member changed the wishes meanwhile. */
async function save(
  database: Database,
  { profileId }: MemberSession,
  { matches, changedAt, now }: NewList,
): Promise<boolean> {
  const saved = await database.query(saveList, [
    profileId,
    now,
    matches.map(({ id }) => id),
    matches.map(({ step }) => step),
    matches.map(({ score }) => score),
    matches.map(({ matchReasons }) => matchReasons.join()),
    changedAt,
  ]);
  return saved.length > 0;
}

function toMatchedProfile({ step, reasons, ...row }: ListRow, now: Date): ListedProfile {
  return { ...toCardOf(row, now), matchTier: tierOf(step), matchReasons: toReasons(reasons) };
}

/** The reasons of a row, which save() wrote. */
function toReasons(reasons: string): MatchReason[] {
  return (reasons ? reasons.split(',') : []) as MatchReason[];
}
