import type { Gender, ListedProfile, MatchReason, SchoolOfThought } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/forms.ts';

/** Enough to say why; a card is no table. */
const mostReasons = 3;

const them: Record<Gender, { subject: string; possessive: string }> = {
  MALE: { subject: 'He', possessive: 'his' },
  FEMALE: { subject: 'She', possessive: 'hers' },
};

/** The school's everyday name, where the whole label would be too long for a line. */
const schools: Record<SchoolOfThought, string> = {
  HANAFI: 'Hanafi',
  MALIKI: 'Maliki',
  SHAFII: "Shafi'i",
  HANBALI: 'Hanbali',
  TRADITIONAL_SUNNI: labels.SchoolOfThought.TRADITIONAL_SUNNI,
};

/** The one quiet sentence that says why this member is suggested. */
export function matchSentence(member: ListedProfile): string | undefined {
  const { matchTier, gender } = member;
  const { subject, possessive } = them[gender];
  if (matchTier === undefined) return undefined;
  const sentence = [
    "Both of you fit each other's wishes",
    `${subject} fits your wishes, and you nearly fit ${possessive}`,
    'A little beyond your wishes, and still close',
  ][matchTier];
  const reasons = reasonsOf(member);
  return sentence && reasons.length > 0 ? `${sentence}: ${reasons.join(', ')}` : sentence;
}

/** In the order in which people ask, with the nearest place alone: who shares the city shares the country. */
function reasonsOf(member: ListedProfile): string[] {
  const met = new Set(member.matchReasons);
  const place = (['CITY', 'STATE', 'COUNTRY'] as const).find((each) => met.has(each));
  const order: readonly (MatchReason | undefined)[] = ['AGE', place, 'SCHOOL_OF_THOUGHT', 'EDUCATION', 'OCCUPATION', 'MARITAL_STATUS'];
  const words: Record<MatchReason, string> = {
    AGE: 'age',
    MARITAL_STATUS: 'marital status',
    COUNTRY: member.country,
    STATE: member.state,
    CITY: member.city,
    SCHOOL_OF_THOUGHT: schools[member.profileSchoolOfThought],
    EDUCATION: 'education',
    OCCUPATION: 'occupation',
  };
  return order.flatMap((reason) => (reason && met.has(reason) ? [words[reason]] : [])).slice(0, mostReasons);
}
