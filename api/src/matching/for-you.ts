import type { MatchReason, ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { shownAge, today } from '@mithaq/openapi/rules/age.ts';
import { lengthOf } from '@mithaq/openapi/rules/text.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Member } from '../operation.ts';
import { listedColumns, listedProfile, type ProfileRow } from '../profile-view.ts';
import { eligible, opposite } from './eligible.ts';
import { findPosition, keepPosition } from './list-position.ts';
import { rank, type Candidate, type Wishes } from './score.ts';

/** Newest candidates scored per way of finding them, and how many are kept (LISTS.md, For You, point 5). */
const pool = 400;
const kept = 300;

type SideRow = Pick<
  ProfileRow,
  | 'id'
  | 'dateOfBirth'
  | 'maritalStatus'
  | 'country'
  | 'state'
  | 'city'
  | 'education'
  | 'occupation'
  | 'schoolOfThought'
  | 'aboutMe'
> & {
  wishes: Wishes;
  daysOld: number;
  impressions: number;
};

const sideColumns = `p.id, p.date_of_birth::text as "dateOfBirth", p.marital_status as "maritalStatus", p.country, p.state, p.city, p.education,
  p.occupation, p.school_of_thought as "schoolOfThought", p.about_me as "aboutMe",
  extract(epoch from now() - p.match_changed_at)::float8 / 86400 as "daysOld",
  json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'countries', f.countries, 'states', f.states,
    'cities', f.cities, 'education', f.education, 'occupation', f.occupation, 'schoolOfThought', f.school_of_thought) as wishes`;

const sides = 'profile p join preferences f on f.profile_id = p.id';
const oneself: Statement = { name: 'for-you-oneself', text: `select ${sideColumns} from ${sides} where p.id = $1` };

/** Marital status gates both ways; the newest who fit the wishes for age and country, and the newest of the rest behind them. */
const marital = `p.marital_status = any ($3::text[]) and $4 = any (f.marital_status)`;
const candidates: Statement = {
  name: 'for-you-candidates',
  text: `with found as (
      (select p.id from ${sides} where ${eligible} and ${marital} and p.country = any ($5::text[])
        and p.date_of_birth between make_date($6, 1, 1) and make_date($7, 12, 31) order by p.id desc limit ${pool})
      union
      (select p.id from ${sides} where ${eligible} and ${marital} order by p.id desc limit ${pool}))
    select ${sideColumns}, coalesce((select sum(i.shown) from impression i where i.profile_id = p.id and i.day > $8::date - 7), 0)::int as impressions
    from found join profile p using (id) join preferences f on f.profile_id = p.id`,
};

const keepList: Statement = {
  name: 'for-you-keep',
  text: `insert into for_you_list (viewer_id, built_at, profile_ids, tiers, reasons) values ($1, now(), $2, $3, $4)
    on conflict (viewer_id) do update set built_at = excluded.built_at, profile_ids = excluded.profile_ids, tiers = excluded.tiers, reasons = excluded.reasons`,
};

/** Whether there is a list of today, and nobody has come or changed since it was built. */
const isCurrent: Statement = {
  name: 'for-you-is-current',
  text: `select not exists (select 1 from profile p where p.gender = $2 and p.is_verified and not p.is_marriage_fixed and p.match_changed_at > l.built_at) as yes
    from for_you_list l where l.viewer_id = $1 and l.built_at >= $3::date`,
};

/** Proposals and departures since then are left out on reading. */
const slice: Statement = {
  name: 'for-you-page',
  text: `select ${listedColumns}, l.tier, l.reasons, l.place::int as place
    from (select u.id, u.tier, u.reasons, u.place from for_you_list, unnest(profile_ids, tiers, reasons) with ordinality u (id, tier, reasons, place)
      where viewer_id = $1) l join profile p on p.id = l.id
    where ${eligible} and l.place > $3 order by l.place limit $4 offset $5`,
};

type SliceRow = ProfileRow & { tier: 0 | 1 | 2; reasons: string; place: number };

/** One page of the member's own list, built when they look and nothing current is there. */
export async function readForYou(
  database: Database,
  member: Member,
  page: number,
  limit: number,
): Promise<ProfilePage> {
  const sought = opposite(member.gender);
  const listOfToday = async () =>
    (await database.read<{ yes: boolean }>(isCurrent, [member.profileId, sought, today()]))[0];
  if (page === 0 && !(await listOfToday())?.yes) await build(database, member);
  const position = await findPosition(database, member.profileId, 'for-you', limit, page);
  if (!position) return { data: [], hasNextPage: false, currentPage: page };
  const readSlice = () =>
    database.read<SliceRow>(slice, [member.profileId, sought, position.behindPlace, limit + 1, position.offset]);
  let rows = await readSlice();
  // Nobody walked here from page 0, or a change of wishes dropped the list on the way.
  if (rows.length === 0 && page > 0 && !(await listOfToday())) {
    await build(database, member);
    rows = await readSlice();
  }
  const shown = rows.slice(0, limit);
  const hasNextPage = rows.length > limit;
  if (hasNextPage)
    await keepPosition(database, member.profileId, 'for-you', limit, page + 1, { behindPlace: shown.at(-1)!.place });
  return { data: shown.map(matched), hasNextPage, currentPage: page };
}

async function build(database: Database, member: Member): Promise<void> {
  const [mine] = await database.read<SideRow>(oneself, [member.profileId]);
  const me = sideOf(mine!);
  const { wishes } = me;
  const thisYear = Number(today().slice(0, 4));
  const rows = await database.readBehind<SideRow>(candidates, [
    member.profileId,
    opposite(member.gender),
    wishes.maritalStatus,
    me.maritalStatus,
    wishes.countries,
    thisYear - wishes.maxAge,
    thisYear - wishes.minAge,
    today(),
  ]);
  const matches = rank(me, rows.map(sideOf), kept);
  await database.read(keepList, [
    member.profileId,
    matches.map(({ id }) => id),
    matches.map(({ tier }) => tier),
    matches.map(({ reasons }) => reasons.join()),
  ]);
}

function sideOf({ dateOfBirth, aboutMe, ...row }: SideRow): Candidate {
  return { ...row, age: shownAge(dateOfBirth), words: lengthOf(aboutMe) };
}

function matched({ tier, reasons, ...row }: SliceRow) {
  // Written by build() above, from the same type.
  return { ...listedProfile(row), matchTier: tier, matchReasons: (reasons ? reasons.split(',') : []) as MatchReason[] };
}
