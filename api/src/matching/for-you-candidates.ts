import { today } from '@mithaq/openapi/rules/day.ts';
import {
  listLength,
  rankMatches,
  toMatchCandidate,
  type Match,
  type StoredSide,
} from '@mithaq/openapi/rules/match-score.ts';
import { toMatchSide, type MatchSide } from '@mithaq/openapi/rules/wishes.ts';
import type { MemberSession } from '../http/operation.ts';
import type { Database, Statement } from '../database/database.ts';
import { notInvolved, soughtGender } from '../entities/eligible.ts';
import { isSeparating } from '../entities/retained-relation.entity.ts';
import { wishedGroups } from './wished-groups.ts';

/**
 * The newest candidates that are scored: with the preferred country, marital status and age or nearly so; of one preferred state and
 * of all of them; and of everyone, where few fit or the wishes have more groups than are searched. So a list costs about as much
 * whatever its member wishes.
 */
const candidateCounts = { wishes: 400, perState: 100, states: 200, newest: 400 };

/** Changed profiles that are merged into a list; with more of them it is built again. */
export const maxChanged = 200;

/** The own side, and when it was changed, by which a list that was made of old wishes is not saved. */
export type OwnSide = { me: MatchSide; changedAt: string };

type SideRow = { id: string; side: Omit<StoredSide, 'id'> };
type CandidateRow = SideRow & { daysOld: number; impressions: number };

const ownSide: Statement = {
  name: 'for-you-own-side',
  text: `select profile_id as id, side, changed_at as "changedAt" from match_side where profile_id = $1`,
};

/** $1 the viewer, $2 the sought gender, $3 the preferred marital status, $4 the own one. Marital status must fit both ways. */
const fits = `m.gender = $2 and m.is_listed and $4 = any (m.sought_marital_status)`;
const candidateColumns = `m.profile_id as id, m.side, extract(epoch from $5::timestamptz - m.changed_at)::float8 / 86400 as "daysOld",
  coalesce((select sum(i.shown) from impression i where i.profile_id = m.profile_id and i.day > $6::date - 7), 0)::int as impressions`;

/**
 * The profiles that a block, a hidden member or a proposal separates from the viewer. They are looked up once; a join would be
 * planned for each of the tables. None is null, such as a party who has left: nothing is "not in" a list with a null.
 */
const involved = `select blocked_id from block where blocker_id = $1::uuid
  union all select blocker_id from block where blocked_id = $1::uuid
  union all select hidden_id from hidden_member where member_id = $1::uuid
  union all select receiver_id from proposal where sender_id = $1::uuid and receiver_id is not null
  union all select sender_id from proposal where receiver_id = $1::uuid and sender_id is not null and taken_back_at is null
  union all select returned_id from retained_relation where member_id = $1::uuid and returned_id is not null and ${isSeparating}
  union all select member_id from retained_relation where returned_id = $1::uuid and ${isSeparating}`;

/** The newest that fit a condition beside marital status, which every index has before the id. */
const newestOf = (condition: string, most: string) => `cross join lateral (select m.profile_id as id from match_side m
  where ${fits} and ${condition} m.marital_status = wished.status order by m.profile_id desc limit ${most}) c`;

/** With the limit of one, PostgreSQL looks up each candidate; it expects a hundred times as many, and would read the whole table. */
const candidates: Statement = {
  name: 'for-you-candidates',
  text: `with fitting as materialized (
      select c.id from unnest($7::text[], $8::smallint[], $9::text[]) wished (country, year, status)
        ${newestOf('m.country = wished.country and m.birth_year = wished.year and', '$10')}),
    found as (
      select id from fitting
      union
      select c.id from unnest($11::text[]) preferred (state), unnest($3::text[]) wished (status)
        ${newestOf('m.state = preferred.state and', '$12')}
      union
      select c.id from unnest($3::text[]) wished (status)
        ${newestOf('', `case when not $14 or (select count(*) from fitting) < ${listLength} then $13::int else 0 end`)})
    select ${candidateColumns} from found cross join lateral (select * from match_side where profile_id = found.id limit 1) m
      where found.id not in (${involved})`,
};

const changed: Statement = {
  name: 'for-you-changed',
  text: `select ${candidateColumns} from match_side m
    where m.gender = $2 and m.is_listed and m.changed_at > $7::timestamptz and ${notInvolved('$1::uuid', 'm.profile_id')}
      and (m.profile_id = any ($8::uuid[]) or $4 = any (m.sought_marital_status) and m.marital_status = any ($3::text[]))
    order by m.changed_at desc limit ${maxChanged + 1}`,
};

/** The own side of the match. */
export async function readOwnSide(database: Database, { profileId }: MemberSession, now: Date): Promise<OwnSide> {
  const [row] = await database.query<SideRow & { changedAt: string }>(ownSide, [profileId]);
  const { id, side, changedAt } = row!; // the triggers write one for each member
  return { me: toMatchSide({ id, ...side }, side.preferences, now), changedAt };
}

/** The best of the newest candidates, ranked. */
export async function findMatches(
  database: Database,
  session: MemberSession,
  me: MatchSide,
  now: Date,
): Promise<Match[]> {
  const { states, maritalStatus } = me.preferences;
  const { groups, areAll } = wishedGroups(me);
  const ofEachState = Math.min(candidateCounts.perState, candidateCounts.states / states.length);
  const year = now.getUTCFullYear();
  const rows = await database.query<CandidateRow>(candidates, [
    ...fitValues(session, me, now),
    groups.map(({ country }) => country),
    groups.map(({ age }) => year - age),
    groups.map(({ status }) => status),
    Math.ceil(candidateCounts.wishes / groups.length),
    states,
    Math.ceil(ofEachState / maritalStatus.length),
    Math.ceil(candidateCounts.newest / maritalStatus.length),
    areAll,
  ]);
  return rank(me, rows, now);
}

/** Those who were added or changed since the list was built, and are in it or may be, and those of them who match. */
export type Changed = { ids: string[]; matches: Match[] };

export async function findChanged(
  database: Database,
  session: MemberSession,
  me: MatchSide,
  list: { builtAt: string; ids: string[]; now: Date },
): Promise<Changed> {
  const values = [...fitValues(session, me, list.now), list.builtAt, list.ids];
  const rows = await database.query<CandidateRow>(changed, values);
  return { ids: rows.map(({ id }) => id), matches: rank(me, rows, list.now) };
}

function fitValues({ profileId, gender }: MemberSession, me: MatchSide, now: Date): unknown[] {
  return [profileId, soughtGender(gender), me.preferences.maritalStatus, me.maritalStatus, now, today(now)];
}

function rank(me: MatchSide, rows: CandidateRow[], now: Date): Match[] {
  return rankMatches(
    me,
    rows.map((row) => toMatchCandidate({ id: row.id, ...row.side }, now, row)),
    listLength,
  );
}
