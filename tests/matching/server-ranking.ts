import { Client } from 'pg';
import { startScratchPostgres } from '@mithaq/api/src/local/scratch-database.ts';
import { findMatches } from '@mithaq/api/src/matching/for-you-candidates.ts';
import { openDatabase } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { migrate } from '@mithaq/api/src/database/migrate.ts';
import type { MemberSession } from '@mithaq/api/src/http/operation.ts';
import type { MatchSide } from '@mithaq/openapi/rules/wishes.ts';
import { places, type Ranking } from './evaluate.ts';
import type { Person } from './population.ts';

/** The newest have the highest ids, as with version 7 UUIDs. */
const uuidOf = ({ id, daysOld }: Person) =>
  `00000000-0000-7000-8${String(999 - daysOld).padStart(3, '0')}-${id.padStart(12, '0')}`;

/**
 * Ranks these people with the server's own statements, in a scratch database that also counts impressions.
 */
export async function openServerRanking(
  people: readonly Person[],
  now: Date,
): Promise<{ ranking: Ranking; stop(): Promise<void> }> {
  const postgres = await startScratchPostgres();
  const database = await openDatabase(postgres.url, entities);
  await migrate(database, postgres.url);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const stop = async () => {
    await client.end();
    await database.close();
    await postgres.stop();
  };
  await insertPeople(client, people, now);
  const ids = new Map(people.map((person) => [uuidOf(person), person.id]));
  const ranking: Ranking = async (me) => {
    const session = { profileId: uuidOf(me), gender: me.gender } as MemberSession; // what a list needs of it
    const matches = (await findMatches(database, session, me, now)).slice(0, places);
    await client.query(
      `insert into impression (profile_id, day, shown) select unnest($1::uuid[]), $2::date, 1
        on conflict (profile_id, day) do update set shown = impression.shown + 1`,
      [matches.map(({ id }) => id), now],
    );
    return matches.map(({ id, score }) => ({ id: ids.get(id)!, score })); // all were inserted
  };
  return { ranking, stop };
}

/** The rows that the triggers of profile and preferences would write. */
async function insertPeople(client: Client, people: readonly Person[], now: Date): Promise<void> {
  await client.query(`set session_replication_role = replica`); // without profiles
  const rows = people.map((person) => ({
    profile_id: uuidOf(person),
    gender: person.gender,
    is_listed: true,
    country: person.country,
    state: person.state,
    birth_year: now.getUTCFullYear() - person.age,
    height: 55,
    traits: 0,
    education: person.education,
    marital_status: person.maritalStatus,
    sought_marital_status: person.preferences.maritalStatus,
    changed_at: new Date(now.getTime() - person.daysOld * 86_400_000),
    side: sideOf(person, now),
  }));
  await client.query(`insert into match_side select * from json_populate_recordset(null::match_side, $1)`, [
    JSON.stringify(rows),
  ]);
  await client.query('analyze');
}

/** The side as it is stored: `upsertMatchSide` in api/src/entities/match-side.ts. */
function sideOf({ preferences, ...person }: MatchSide & Pick<Person, 'aboutMeLength'>, now: Date): object {
  const { country, state, city, education, occupation } = person;
  const { minAge, maxAge, maritalStatus, preferredSchoolOfThought, ...keys } = preferences;
  return {
    maritalStatus: person.maritalStatus,
    profileSchoolOfThought: person.profileSchoolOfThought,
    dateOfBirth: `${now.getUTCFullYear() - person.age}-01-01`,
    aboutMeLength: person.aboutMeLength,
    matchKeys: { country, state, city, education, occupation },
    preferences: { minAge, maxAge, maritalStatus, preferredSchoolOfThought, matchKeys: keys },
  };
}
