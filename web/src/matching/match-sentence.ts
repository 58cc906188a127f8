import type { ListedProfile, MatchReason, SchoolOfThought } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listed } from '../i18n/listed.ts';

/** More reasons would not fit on a card. */
const mostReasons = 3;

/** The school's everyday name, where the whole label would be too long for a line. */
const schools: Record<SchoolOfThought, MessageDescriptor> = {
  HANAFI: msg`Hanafi`,
  MALIKI: msg`Maliki`,
  SHAFII: msg`Shafi'i`,
  HANBALI: msg`Hanbali`,
  TRADITIONAL_SUNNI: { id: labels.SchoolOfThought.TRADITIONAL_SUNNI },
};

/** Returns the name of a country in the language in use. */
type CountryNamer = (country: string) => string;

/** The sentence that says why this member is suggested. */
export function matchSentence(member: ListedProfile, i18n: I18n, nameOf: CountryNamer = String): string | undefined {
  const reasons = reasonsOf(member, i18n, nameOf);
  const sentence = reasons.length === 0 ? sentenceAlone(member) : sentenceWith(listed(reasons, i18n), member);
  return sentence && i18n._(sentence);
}

function sentenceAlone({ matchTier, gender }: ListedProfile): MessageDescriptor | undefined {
  if (matchTier === 0) return msg`Both of you fit each other's wishes`;
  if (matchTier === 1)
    return gender === 'MALE'
      ? msg`He fits your wishes, and you nearly fit his`
      : msg`She fits your wishes, and you nearly fit hers`;
  return matchTier === 2 ? msg`A little beyond your wishes, and still close` : undefined;
}

function sentenceWith(reasons: string, { matchTier, gender }: ListedProfile): MessageDescriptor | undefined {
  if (matchTier === 0) return msg`Both of you fit each other's wishes: ${reasons}`;
  if (matchTier === 1)
    return gender === 'MALE'
      ? msg`He fits your wishes, and you nearly fit his: ${reasons}`
      : msg`She fits your wishes, and you nearly fit hers: ${reasons}`;
  return matchTier === 2 ? msg`A little beyond your wishes, and still close: ${reasons}` : undefined;
}

/** The reasons in order of importance, with the smallest shared place only. */
function reasonsOf(member: ListedProfile, i18n: I18n, nameOf: CountryNamer): string[] {
  const met = new Set(member.matchReasons);
  const place = (['CITY', 'STATE', 'COUNTRY'] as const).find((each) => met.has(each));
  const order: readonly (MatchReason | undefined)[] = [
    'AGE',
    place,
    'SCHOOL_OF_THOUGHT',
    'EDUCATION',
    'OCCUPATION',
    'MARITAL_STATUS',
  ];
  const texts: Record<MatchReason, string> = {
    AGE: i18n._(msg`age`),
    MARITAL_STATUS: i18n._(msg`marital status`),
    COUNTRY: nameOf(member.country),
    STATE: member.state,
    CITY: member.city,
    SCHOOL_OF_THOUGHT: i18n._(schools[member.profileSchoolOfThought]),
    EDUCATION: i18n._(msg`education`),
    OCCUPATION: i18n._(msg`occupation`),
  };
  return order.flatMap((reason) => (reason && met.has(reason) ? [texts[reason]] : [])).slice(0, mostReasons);
}
