import type { ListedProfile, MatchReason, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { rankMatches, toMatchCandidate, type MatchCandidate } from '@mithaq/openapi/rules/match-score.ts';
import type { ProfileKeys } from '@mithaq/openapi/rules/match-keys.ts';
import type { KeyedPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { toMatchSide, type SidePreferences } from '@mithaq/openapi/rules/wishes.ts';
import type { MemberSession } from '../http/operation.ts';
import { columnsOf } from '../platform/database/columns.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { Preferences } from '../preferences/preferences.entity.ts';
import { eligible, soughtGender } from './eligible.ts';
import { listedColumns } from './feed.ts';
import { findCursor, saveCursor } from './list-cursor.ts';

/** The newest candidates of each query that are scored, and the length of the list (docs/matching.md). */
const candidatesPerQuery = 400;
const listLength = 300;

const matchPreferences: (keyof KeyedPreferences)[] = [
  'minAge',
  'maxAge',
  'maritalStatus',
  'countries',
  'preferredSchoolOfThought',
  'matchKeys',
];

/** A profile and its preferences. Both have `education` and more of the same names, so the preferences are one JSON value. */
const sideColumns = `${listedColumns}, p.match_keys as "matchKeys", extract(epoch from $1::timestamptz - p.match_changed_at)::float8 / 86400 as "daysOld", p.match_changed_at as "changedAt",
  (select to_json(f) from (select ${columnsOf(Preferences, 'f', matchPreferences)}) f) as preferences`;

type SideRow = StoredProfile &
  Pick<MatchCandidate, 'daysOld' | 'impressions'> & {
    matchKeys: ProfileKeys;
    changedAt: string;
    preferences: SidePreferences & Pick<KeyedPreferences, 'countries'>;
  };

const sides = 'profile p join preferences f on f.profile_id = p.id';
const ownSide: Statement = { name: 'for-you-own-side', text: `select ${sideColumns} from ${sides} where p.id = $2` };

/** Marital status must fit both ways; the newest that fit the preferred ages and countries, and the newest of the others. */
const maritalStatusFits = `p.marital_status = any ($4::text[]) and $5 = any (f.marital_status)`;
const candidateEligible = eligible.replaceAll('$2', '$3').replaceAll('$1', '$2');
const candidates: Statement = {
  name: 'for-you-candidates',
  text: `with found as (
      (select p.id from ${sides} where ${candidateEligible} and ${maritalStatusFits} and p.country = any ($6::text[])
        and p.date_of_birth between make_date($7, 1, 1) and make_date($8, 12, 31) order by p.id desc limit ${candidatesPerQuery})
      union
      (select p.id from ${sides} where ${candidateEligible} and ${maritalStatusFits} order by p.id desc limit ${candidatesPerQuery}))
    select ${sideColumns}, coalesce((select sum(i.shown) from impression i where i.profile_id = p.id and i.day > $9::date - 7), 0)::int as impressions
    from found join profile p using (id) join preferences f on f.profile_id = p.id`,
};

/** Nothing is saved when the own profile or preferences were changed after they were read (R45): an edit at work is waited for. */
const saveList: Statement = {
  name: 'for-you-save',
  text: `insert into for_you_list (viewer_id, built_at, profile_ids, tiers, reasons)
    select $1::uuid, $2::timestamptz, $3::uuid[], $4::smallint[], $5::text[] from (select 1 from profile where id = $1 and match_changed_at = $6::timestamptz for share) unchanged
    on conflict (viewer_id) do update set built_at = excluded.built_at, profile_ids = excluded.profile_ids, tiers = excluded.tiers, reasons = excluded.reasons
    returning 1 as saved`,
};

/** No row without a list of today; else whether no profile was added or changed since it was built. */
const currentList: Statement = {
  name: 'for-you-current-list',
  text: `select not exists (select 1 from profile p where p.gender = $2 and p.is_verified and not p.is_marriage_fixed and p.match_changed_at > l.built_at) as "isCurrent"
    from for_you_list l where l.viewer_id = $1 and l.built_at >= $3::date`,
};

/** Profiles that are no longer eligible are left out on reading. */
const listPage: Statement = {
  name: 'for-you-page',
  text: `select ${listedColumns}, l.tier, l.reasons, l.rank::int as rank
    from (select u.id, u.tier, u.reasons, u.rank from for_you_list, unnest(profile_ids, tiers, reasons) with ordinality u (id, tier, reasons, rank)
      where viewer_id = $1) l join profile p on p.id = l.id
    where ${eligible} and l.rank > $3 order by l.rank limit $4 offset $5`,
};

type ListRow = StoredProfile & { tier: 0 | 1 | 2; reasons: string; rank: number };

/** One page of the member's own list (R41). The list is built when a page is requested and no current list exists (R45). */
export async function readForYou(
  database: Database,
  session: MemberSession,
  page: number,
  limit: number,
  now: Date,
): Promise<ProfilePage> {
  const { profileId, gender } = session;
  const sought = soughtGender(gender);
  const findList = async () =>
    (await database.query<{ isCurrent: boolean }>(currentList, [profileId, sought, today(now)]))[0];
  if (page === 0 && !(await findList())?.isCurrent) await buildList(database, session, now);
  const list = { viewerId: profileId, list: 'for-you', pageSize: limit } as const;
  const cursor = await findCursor(database, list, page);
  if (!cursor) return { data: [], hasNextPage: false, currentPage: page };
  const readPage = () =>
    database.query<ListRow>(listPage, [profileId, sought, cursor.afterRank, limit + 1, cursor.offset]);
  let rows = await readPage();
  // A later page was requested first, or a change of preferences deleted the list meanwhile.
  if (rows.length === 0 && page > 0 && !(await findList())) {
    await buildList(database, session, now);
    rows = await readPage();
  }
  const shown = rows.slice(0, limit);
  const hasNextPage = rows.length > limit;
  if (hasNextPage) await saveCursor(database, list, page + 1, { afterRank: shown.at(-1)!.rank });
  return { data: shown.map(toMatchedProfile), hasNextPage, currentPage: page };
}

/** How often a list is built while its member changes the wishes again and again. */
const attempts = 3;

async function buildList(database: Database, session: MemberSession, now: Date): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) if (await tryToBuild(database, session, now)) return;
}

/** Returns whether the list was saved: not when the member changed the wishes meanwhile. */
async function tryToBuild(database: Database, { profileId, gender }: MemberSession, now: Date): Promise<boolean> {
  const [own] = await database.query<SideRow>(ownSide, [now, profileId]);
  const me = toMatchSide(own!, own!.preferences, now);
  const { maritalStatus, countries, minAge, maxAge } = own!.preferences;
  const year = now.getUTCFullYear();
  const rows = await database.queryReplica<SideRow>(candidates, [
    now,
    profileId,
    soughtGender(gender),
    maritalStatus,
    me.maritalStatus,
    countries,
    year - maxAge,
    year - minAge,
    today(now),
  ]);
  const matches = rankMatches(
    me,
    rows.map((row) => toMatchCandidate(row, row.preferences, now, row)),
    listLength,
  );
  const saved = await database.query(saveList, [
    profileId,
    now,
    matches.map(({ id }) => id),
    matches.map(({ matchTier }) => matchTier),
    matches.map(({ matchReasons }) => matchReasons.join()),
    own!.changedAt,
  ]);
  return saved.length > 0;
}

function toMatchedProfile({ tier, reasons, ...row }: ListRow): ListedProfile {
  // Written by buildList() from the same type.
  const matchReasons = (reasons ? reasons.split(',') : []) as MatchReason[];
  return { ...toListedProfile(row), matchTier: tier, matchReasons };
}
