import type { FastifyInstance } from 'fastify';
import { today } from '@mithaq/openapi/rules/day.ts';
import { profileViewsProblem, rowLimitHeaders, type Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Call, MemberSession } from '../http/operation.ts';
import { tellLimits } from '../http/tell-limits.ts';
import { throwIfProblem } from '../http/problems.ts';
import type { Database, Statement } from '../database/database.ts';
import { writeSoon } from '../database/write-soon.ts';

/** Who sees profiles, and the response that shows them. */
export type Viewer = Pick<Call<'getFeed'>, 'session' | 'reply'>;

/** Records which profiles members see. */
export type ProfileViews = {
  /**
   * Records that a member is about to see these profiles, and says in the headers what is left. Profiles seen before on this day do not
   * count again.
   * @throws ApiProblem rate-limited when the member would see more distinct profiles than the day's limit
   */
  record(viewer: Viewer, profileIds: string[], now: Date): Promise<void>;
  /**
   * Asked before a read that costs much.
   * @throws ApiProblem rate-limited when the member has no view left on this day
   */
  throwIfUsedUp(session: MemberSession, now: Date): Promise<void>;
  /** Writes what was recorded; needed before the tables are read. */
  write(): Promise<void>;
};

/** What a member has seen on a day, with what is not written yet. */
type Views = {
  viewerId: string;
  day: string;
  numberHash: string | null;
  seen: Set<string>;
  unwritten: string[];
  /** Profiles that whichever accounts with this number have seen on the day. */
  byNumber: number;
};

/** Members whose views this process remembers; the others are read when they come. */
const maxMembers = 5000;

const readStatement: Statement = {
  name: 'read-profile-views',
  text: `select coalesce((select profile_ids from viewed_profiles where viewer_id = $1::uuid and day = $2::date), '{}') as "profileIds",
    coalesce((select views from number_use where number_hash = $3 and day = $2::date), 0) as "byNumber"`,
};

/**
 * Adds views to those of other processes. Locks the profiles first and then writes in the order of the keys: a proposal that is
 * sent meanwhile locks its profiles before it counts for the number, and other processes write as this one, so nobody waits in a
 * circle. Returns the ids when there are more than this process knows, and how many were seen with the number.
 */
const writeStatement: Statement = {
  name: 'write-profile-views',
  text: `with views as (select * from json_to_recordset($1) v ("viewerId" uuid, "numberHash" text, known int, ids uuid[])),
    locked as (
      select id from profile where id in (select "viewerId" from views union select unnest(ids) from views) order by id for key share),
    given as (
      select v."viewerId", v."numberHash", v.known, array(select unnest(v.ids) except select unnest(old.profile_ids)) as added
        from views v join locked p on p.id = v."viewerId"
          left join viewed_profiles old on old.viewer_id = v."viewerId" and old.day = $2::date),
    stored as (
      insert into viewed_profiles (viewer_id, day, profile_ids) select "viewerId", $2::date, added from given order by "viewerId"
      on conflict (viewer_id, day) do update set profile_ids = viewed_profiles.profile_ids || excluded.profile_ids
      returning viewer_id, profile_ids),
    shown as (
      insert into impression (profile_id, day, shown) select id, $2::date, count(*) from given, unnest(added) id group by id order by id
      on conflict (profile_id, day) do update set shown = impression.shown + excluded.shown),
    by_number as (
      insert into number_use (number_hash, day, views) select "numberHash", $2::date, sum(cardinality(added)) from given
        where "numberHash" is not null group by "numberHash" order by "numberHash"
      on conflict (number_hash, day) do update set views = number_use.views + excluded.views returning number_hash, views)
    select g."viewerId", case when cardinality(s.profile_ids) > g.known then s.profile_ids end as "profileIds", n.views as "byNumber"
      from given g join stored s on s.viewer_id = g."viewerId" left join by_number n on n.number_hash = g."numberHash"`,
};

/**
 * What members see is counted in memory and written within a second, in one row for a member and a day: a page of a list writes
 * nothing itself. Several processes learn from each other when they write; a process that is killed forgets a second.
 */
export function createProfileViews(app: FastifyInstance, database: Database, limits: Limits): ProfileViews {
  const members = new Map<string, Promise<Views>>();
  const unwritten = new Set<Views>();

  let writing = Promise.resolve();

  const writeAll = async () => {
    for (const [day, views] of Map.groupBy(unwritten, (one) => one.day)) {
      // A statement writes a row once; a member with two numbers on one day is written in two.
      const once = new Map(views.map((one) => [one.viewerId, one]));
      await writeDay(day, [...once.values()]);
    }
    if (unwritten.size > 0) askForWrite();
    for (const [viewerId, views] of members) {
      if (members.size <= maxMembers) break;
      if (!unwritten.has(await views)) members.delete(viewerId);
    }
  };
  /** One write after the other. */
  const write = () => (writing = writing.catch(() => undefined).then(writeAll));
  const askForWrite = writeSoon(app, 'profile views', write);

  async function writeDay(day: string, all: Views[]): Promise<void> {
    const given = all.map((views) => ({ views, ids: views.unwritten.splice(0) }));
    for (const views of all) unwritten.delete(views);
    type Row = { viewerId: string; profileIds: string[] | null; byNumber: number | null };
    const values = given.map(({ views: { viewerId, numberHash, seen }, ids }) => ({
      viewerId,
      numberHash,
      known: seen.size,
      ids,
    }));
    let rows: Row[];
    try {
      rows = await database.query<Row>(writeStatement, [JSON.stringify(values), day]);
    } catch (error) {
      for (const { views, ids } of given) {
        views.unwritten.push(...ids);
        unwritten.add(views);
      }
      throw error;
    }
    for (const { viewerId, profileIds, byNumber } of rows) {
      const { views } = given.find((one) => one.views.viewerId === viewerId)!;
      for (const id of profileIds ?? []) views.seen.add(id);
      views.byNumber = (byNumber ?? 0) + views.unwritten.length;
    }
  }

  async function viewsOf(session: MemberSession, day: string): Promise<Views> {
    const { profileId: viewerId, numberHash } = session;
    const remembered = members.get(viewerId);
    const known = await remembered;
    if (known?.day === day && known.numberHash === numberHash) return known;
    // Another request of the member may have begun to read meanwhile.
    if (members.get(viewerId) !== remembered) return viewsOf(session, day);
    const loading = load(viewerId, day, numberHash);
    members.delete(viewerId); // the newest are last
    members.set(viewerId, loading);
    loading.catch(() => members.delete(viewerId));
    return loading;
  }

  async function load(viewerId: string, day: string, numberHash: string | null): Promise<Views> {
    // The number or the account may have seen profiles that are not written yet.
    const isSame = (one: Views) => one.viewerId === viewerId || one.numberHash === numberHash;
    await ([...unwritten].some(isSame) ? write() : writing.catch(() => undefined));
    type Row = { profileIds: string[]; byNumber: number };
    const [row] = await database.query<Row>(readStatement, [viewerId, day, numberHash]);
    const { profileIds, byNumber } = row!;
    return { viewerId, day, numberHash, seen: new Set(profileIds), unwritten: [], byNumber };
  }

  /** Throws when this number of further views would exceed the limit of the day. */
  function throwIfMoreThan({ seen, byNumber }: Views, added: number, now: Date): void {
    throwIfProblem(profileViewsProblem({ seen: seen.size, withNumber: byNumber }, added, limits, now));
  }

  return {
    async throwIfUsedUp(session, now) {
      throwIfMoreThan(await viewsOf(session, today(now)), 1, now);
    },
    async record({ session, reply }, profileIds, now) {
      if (profileIds.length === 0) return;
      const views = await viewsOf(session, today(now));
      const added = profileIds.filter((id) => !views.seen.has(id));
      if (added.length > 0) throwIfMoreThan(views, added.length, now);
      for (const id of added) views.seen.add(id);
      views.byNumber += added.length;
      const used = { PROFILES_PER_DAY: Math.max(views.seen.size, views.byNumber) };
      tellLimits(reply, rowLimitHeaders(limits, used, now));
      if (added.length === 0) return;
      views.unwritten.push(...added);
      unwritten.add(views);
      askForWrite();
    },
    write,
  };
}
