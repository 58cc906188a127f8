import type { Gender, Preferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { withoutAny } from './profile-request.ts';

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const sought: Record<Gender, string> = { MALE: 'A woman', FEMALE: 'A man' };

/** Preferences in plain sentences, as the profile's own gender would say them. */
export function lookingFor(gender: Gender, wishes: Preferences): string[] {
  const { minAge, maxAge, maritalStatus, countries, states, cities, education, occupation, preferredSchoolOfThought } = wishes;
  const age = minAge === maxAge ? `of ${minAge}` : `of ${minAge} to ${maxAge}`;
  const status = maritalStatus.map((each) => labels.MaritalStatus[each].toLowerCase());
  return [
    `${[`${sought[gender]} ${age}`, anyOf(status), countries.length > 0 && `living in ${or.format(countries)}`].filter(Boolean).join(', ')}.`,
    ...sentence('By preference in', [...cities, ...states]),
    ...sentence('School of thought:', [labels.SchoolOfThought[preferredSchoolOfThought]]),
    ...sentence('Education:', withoutAny(education)),
    ...sentence('Occupation:', withoutAny(occupation)),
  ];
}

/** All four statuses are no wish. */
function anyOf(statuses: string[]): string | false {
  return statuses.length > 0 && statuses.length < Object.keys(labels.MaritalStatus).length && or.format(statuses);
}

function sentence(beginning: string, words: string[]): string[] {
  return words.length > 0 ? [`${beginning} ${or.format(words)}.`.replace(/\.\.$/, '.')] : [];
}
