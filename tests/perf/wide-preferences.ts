import { Client } from 'pg';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { Community } from './community.ts';
import { percentile95, timed } from './timing.ts';

/** Members of each kind, how often each has a list built, and pages that another member reads. */
const counts = { members: 15, builds: 4, pages: 300 };

/** What the widest preferences cost: 50 countries, all ages and every marital status. Milliseconds, 95 of 100 requests. */
export type WidePreferencesFigures = {
  /** The first page of For You, for members with usual and with the widest preferences, in turns. */
  firstBuild: { narrow: number; wide: number };
  /** A page of the Feed for another member, alone and while a list for the widest preferences is built repeatedly. */
  otherMember: { alone: number; meanwhile: number };
};

export async function measureWidePreferences({
  url,
  databaseUrl,
  viewers,
}: WidePreferencesParts): Promise<WidePreferencesFigures> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [narrow, wide] = [viewers.slice(0, counts.members), viewers.slice(-counts.members)];
    await widenPreferences(
      client,
      url,
      wide.map(({ profileId }) => profileId),
    );
    const build = async ({ profileId, headers }: Viewer) => {
      await client.query('delete from for_you_list where viewer_id = $1', [profileId]);
      return timed(`${url}/api/v1/profiles/for-you`, headers);
    };
    const times = { narrow: new Array<number>(), wide: new Array<number>() };
    for (let i = 0; i < counts.members * counts.builds; i += 1) {
      times.narrow.push(await build(narrow[i % counts.members]!));
      times.wide.push(await build(wide[i % counts.members]!));
    }
    const other = viewers[counts.members]!; // there are many
    const alone = await pagesOf(url, other);
    const done = new AbortController();
    const loop = async () => {
      while (!done.signal.aborted) await build(wide[0]!);
    };
    const building = loop();
    const meanwhile = await pagesOf(url, other);
    done.abort();
    await building;
    return {
      firstBuild: { narrow: percentile95(times.narrow), wide: percentile95(times.wide) },
      otherMember: { alone: percentile95(alone), meanwhile: percentile95(meanwhile) },
    };
  } finally {
    await client.end();
  }
}

type WidePreferencesParts = Pick<Community, 'url' | 'databaseUrl' | 'viewers'>;
type Viewer = Community['viewers'][number];

async function pagesOf(url: string, { headers }: Viewer): Promise<number[]> {
  const times = [];
  for (let i = 0; i < counts.pages; i += 1) times.push(await timed(`${url}/api/v1/profiles/feed`, headers));
  return times;
}

/** Gives members the widest preferences that the contract allows, with the countries where others live. */
async function widenPreferences(client: Client, url: string, profileIds: string[]): Promise<void> {
  const lived = await client.query<{ country: string }>('select distinct country from profile');
  const known = (await (await fetch(`${url}/api/v1/locations/countries`)).json()) as { name: string }[];
  const countries = [...new Set([...lived.rows.map(({ country }) => country), ...known.map(({ name }) => name)])];
  await client.query(
    `update preferences set min_age = 18, max_age = 99, marital_status = $2, countries = $3,
        match_keys = match_keys::jsonb || jsonb_build_object('countries', $4::text[], 'states', '{}'::text[], 'cities', '{}'::text[])
      where profile_id = any ($1)`,
    [
      profileIds,
      Object.keys(labels.MaritalStatus),
      countries.slice(0, 50),
      countries.slice(0, 50).map((name) => name.toLowerCase()),
    ],
  );
}
