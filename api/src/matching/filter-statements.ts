import { educationsAt } from '@mithaq/openapi/rules/degrees.ts';
import { enoughPeople, educationKey } from '@mithaq/openapi/rules/feed-filters.ts';
import { filterNames, type FeedFilters } from '@mithaq/openapi/rules/filter-names.ts';
import { centimetersBetween } from '@mithaq/openapi/rules/height.ts';
import { profileKeys } from '@mithaq/openapi/rules/match-keys.ts';
import { spellings } from '@mithaq/openapi/rules/wishes.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { FeedFilter, Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Statement } from '../database/database.ts';
import { notInvolved } from '../entities/eligible.ts';
import { traitMask, type Trait } from '../entities/traits.ts';
import { listedColumns } from '../entities/profile.entity.ts';

/** Members that one request looks at, so that a page costs at most three times an unfiltered one (docs/matching.md). */
export const searchedAtOnce = 1000;

/** The conditions of the filters that are not about the place. */
const conditions: Record<Exclude<FeedFilter, 'COUNTRY' | 'STATE'>, string> = {
  AGE: `m.birth_year between $3::int and $4::int`,
  MARITAL_STATUS: `m.traits & $5::int <> 0`,
  SCHOOL_OF_THOUGHT: `m.traits & $6::int <> 0`,
  TAGS: `m.traits & $8::int = $8`,
  HEIGHT: `m.height_cm between $9::int and $10::int`,
  PRAYER: `m.traits & $11::int <> 0`,
  HIJAB: `m.traits & $12::int <> 0`,
  BEARD: `m.traits & $13::int <> 0`,
  CHILDREN: `m.traits & $14::int <> 0`,
  // The most expensive one last.
  EDUCATION: `($7::text[] is null or ' ' || m.education || ' ' || replace(m.education, ' ', '') || ' ' like any ($7))`,
};
const passes = Object.values(conditions).join(' and ');

/**
 * Where these filters are sought: among all, or in each of the chosen countries or states, for which there are indexes. A request
 * looks at so many members in each place.
 */
export type Scope = { place: 'all' | 'countries' | 'states'; members: number };

/**
 * The places of a scope, and the members of each; the lists of countries and states are two parameters, of which the planner does
 * not see the lengths: it would plan for each.
 */
function membersOf(place: Scope['place'], countries: string, states: string): { places: string; isThere: string } {
  if (place === 'all') return { places: 'generate_series(1, 1)', isThere: 'true' };
  if (place === 'countries')
    return { places: `unnest((select ${countries}::text[])) place (name)`, isThere: 'm.country = place.name' };
  const isThere = `m.state = place.name and m.country = any (${countries}::text[])`;
  return { places: `unnest((select ${states}::text[])) place (name)`, isThere };
}

/**
 * $1 the viewer, $2 the sought gender, $3 to $14 the filters, $15 the profile after which to search, $16 and $17 the places. The last
 * member that was looked at is in the answer also when it does not pass: the search continues there. The limits are no parameters,
 * since PostgreSQL would plan the statement for each request, which costs more than to run it.
 */
function searchOf({ place, members }: Scope, rows: number): Statement {
  const { places, isThere } = membersOf(place, '$16', '$17');
  return {
    name: `feed-search-${place}-${members}-${rows}`,
    text: `with found as (
        select part.* from ${places} cross join lateral (
          select * from (
            select m.profile_id as id, (${passes} and ${notInvolved('$1::uuid', 'm.profile_id')}) as passes,
                row_number() over (order by m.profile_id desc) = ${members} as "isLast"
              from match_side m where m.gender = $2 and m.is_listed and m.profile_id < $15::uuid and ${isThere}
              order by m.profile_id desc limit ${members}) looked
            where passes or "isLast" order by id desc limit ${rows}) part)
      select found.id as at, "isLast", ${listedColumns}
        from (select *, count(*) filter (where passes) over (order by id desc) as rank from found) found
          left join profile p on p.id = found.id and passes and rank <= ${rows}
        order by at desc`,
  };
}

/** A bit for each filter that somebody does not pass. */
const failed = Object.entries(conditions)
  .map(([name, condition]) => `case when ${condition} then 0 else ${bitOf(name as FeedFilter)} end`) // the keys of the table
  .join(' | ');

/** The same for the place; of another country, the country is what does not fit. */
const failedPlace: Record<Scope['place'], string> = {
  all: '0',
  countries: `case when m.country = any ($15::text[]) then 0 else ${bitOf('COUNTRY')} end`,
  states: `case when m.country <> all ($15::text[]) then ${bitOf('COUNTRY')} when m.state = any ($16::text[]) then 0 else ${bitOf('STATE')} end`,
};

/**
 * How many people one filter alone keeps away, by the bit of the filter: among the newest members, and among those of the chosen
 * places. $1 to $14 as in a search, $15 and $16 the places. Counted are at most as many as decide it.
 */
function loosenOf({ place, members }: Scope): Statement {
  const part = (where: Scope['place'], limit: number) => {
    const { places, isThere } = membersOf(where, '$15', '$16');
    return `select newest.* from ${places} cross join lateral (select * from (
        select m.profile_id as id, (${failed}) | (${failedPlace[place]}) as failed from match_side m
          where m.gender = $2 and m.is_listed and ${isThere} order by m.profile_id desc limit ${limit}) looked
        where failed in (${filterNames.map(bitOf).join()}) limit 100) newest`;
  };
  const all = part('all', searchedAtOnce / 2);
  return {
    name: `feed-loosen-${place}-${members}`,
    text: `select failed, count(*)::int as people
        from (select *, row_number() over (partition by failed order by id desc) as rank
          from (${place === 'all' ? all : `${all} union ${part(place, Math.ceil(members / 2))}`}) found) m
        where rank <= ${enoughPeople} and ${notInvolved('$1::uuid', 'm.id')} group by failed`,
  };
}

/** The bit of a filter in what the statement above counts. */
export function bitOf(filter: FeedFilter): number {
  return 1 << filterNames.indexOf(filter);
}

const statements = new Map<string, Statement>();
const prepared = (key: string, make: () => Statement): Statement => statements.getOrInsertComputed(key, make);

/** Rows of a page: by default, and at most. Few numbers, so that a connection keeps few prepared statements. */
const rowCounts = [10, 51] as const;

/** The statement that finds at least this number of rows. Only a page that was not reached in order asks for another number. */
export function search(scope: Scope, rows: number): Statement {
  const count = rowCounts.find((each) => each >= rows);
  if (count === undefined) return { ...searchOf(scope, rows), name: '' };
  return prepared(`${scope.place} ${scope.members} ${count}`, () => searchOf(scope, count));
}

/** The statement that counts the members whom each filter alone excludes. */
export function loosen(scope: Scope): Statement {
  return prepared(`${scope.place} ${scope.members}`, () => loosenOf(scope));
}

/** Where to seek. The members that a request looks at are shared by one, up to three, or up to ten places. */
export function scopeOf({ country, state }: FeedFilters, members = searchedAtOnce): Scope {
  const count = (state ?? country)?.length ?? 1;
  const shares = [1, 3, 10].find((each) => each >= count)!; // the contract's most
  return { place: state ? 'states' : country ? 'countries' : 'all', members: Math.ceil(members / shares) };
}

/** The last parameters: the places as they are compared. */
export function placeValues({ country, state }: FeedFilters): string[][] {
  const key = (name: string) =>
    profileKeys({ country: name, state: '', city: '', education: '', occupation: '' }).country;
  return [country, state].filter((names) => names !== undefined).map((names) => names.map(key));
}

/** The values of $3 to $14. A filter that is not set has limits that everyone is within, or is null. */
export function filterValues(filters: FeedFilters, gender: Gender, now: Date): unknown[] {
  const { minAge = 0, maxAge = 1000, minHeight, maxHeight, education, tag = [] } = filters;
  const { maritalStatus = everyStatus, schoolOfThought = allOf(labels.SchoolOfThought) } = filters;
  const { prayer, hijab, beard, children } = filters;
  const year = now.getUTCFullYear();
  return [
    year - maxAge,
    year - minAge,
    traitMask(maritalStatus),
    traitMask(schoolOfThought),
    education === undefined ? null : spellings(educationsAt(educationKey(education))).map((words) => `% ${words} %`),
    traitMask(tag),
    ...centimetersBetween(minHeight, maxHeight),
    traitMask(prayer?.map((each) => `prayer ${each}` as const) ?? everyStatus),
    traitMask(hijab?.map((each) => `hijab ${each}` as const).filter(() => gender === 'FEMALE') ?? everyStatus),
    traitMask(beard?.map((each) => `beard ${each}` as const).filter(() => gender === 'MALE') ?? everyStatus),
    // Who was never married has no children, and is not asked.
    traitMask(
      children?.flatMap((each) => [
        `children ${each}` as const,
        ...(each === 'NONE' ? (['UNMARRIED'] as const) : []),
      ]) ?? everyStatus,
    ),
  ];
}

// Object.keys forgets the literal type of the keys.
function allOf<T extends Trait>(labelled: Record<T, string>): T[] {
  return Object.keys(labelled) as T[];
}

/** Everybody has one of them, and optional facts may be unanswered: without a filter for these, the mask is of the statuses. */
const everyStatus = allOf(labels.MaritalStatus);
