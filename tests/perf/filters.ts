import { labels } from '@mithaq/openapi/generated/labels.ts';
import { randomFrom, type Random } from '../faults/random.ts';
import type { Community } from './community.ts';
import { percentile95, timed } from './timing.ts';

/** Requests of each choice of filters. */
const requests = 60;

/** What filtered pages of the feed cost against unfiltered ones, requested in turns. */
export type FilterFigures = {
  /** Milliseconds, 95 of 100 requests. */
  unfiltered: number;
  /** The choices, the most expensive first: its parameters, and its 95th percentile against that of the unfiltered ones. */
  mostExpensive: { filters: string; ratio: number }[];
};

/** Some values of each filter, rare ones too; nobody in these communities is a widower from Kerala aged 60 with a PhD. */
const filters: ((chance: Random) => string[][])[] = [
  (chance) => {
    const least = 18 + chance.below(40);
    return [
      ['minAge', String(least)],
      ['maxAge', String(least + chance.below(10))],
    ];
  },
  (chance) => {
    const country = chance.pick(['India', 'Pakistan', 'United Kingdom', 'Saudi Arabia']);
    return country === 'India' && chance.below(2) === 0
      ? [
          ['country', country],
          ['state', chance.pick(['Kerala', 'Telangana', 'Delhi'])],
        ]
      : [['country', country]];
  },
  (chance) => [['maritalStatus', chance.pick(Object.keys(labels.MaritalStatus))]],
  (chance) => [['schoolOfThought', chance.pick(Object.keys(labels.SchoolOfThought))]],
  (chance) => [['education', chance.pick(['MBBS', 'English', 'PhD', 'Alima course', 'M.Phil'])]],
  (chance) => [['tag', chance.pick(Object.keys(labels.Tag))]],
  (chance) => [['minHeight', (4 + chance.below(25) / 10).toFixed(1)]],
];

/** The same choices in every run: one filter to all of them. */
export async function measureFilters({ url, viewers }: Community, choices: number): Promise<FilterFigures> {
  const chance = randomFrom(7);
  const feed = `${url}/api/v1/profiles/feed`;
  const unfiltered: number[] = [];
  const measured = [];
  for (let choice = 0; choice < choices; choice += 1) {
    const chosen = filters.filter(() => chance.below(3) === 0);
    const parameters = (chosen.length > 0 ? chosen : [chance.pick(filters)]).flatMap((filter) => filter(chance));
    const query = new URLSearchParams(parameters).toString();
    const [own, plain]: [number[], number[]] = [[], []];
    for (const { headers } of viewers.slice(0, requests)) {
      plain.push(await timed(feed, headers));
      own.push(await timed(`${feed}?${query}`, headers));
    }
    unfiltered.push(...plain);
    measured.push({ filters: query, ratio: percentile95(own) / percentile95(plain) });
  }
  return {
    unfiltered: percentile95(unfiltered),
    mostExpensive: measured.toSorted((one, other) => other.ratio - one.ratio),
  };
}
