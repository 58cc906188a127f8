import type {
  Gender,
  ListedProfile,
  MatchReason,
  ProfileAndPreferences,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { FactReason } from '@mithaq/openapi/rules/facts.ts';
import { isWished, missesOf, wishedFact, type Miss } from '@mithaq/openapi/rules/wishes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { joined } from '../i18n/joined.ts';
import { maritalStatusOf } from '../shared/marital-status.ts';
import { facts } from '../shared/facts.ts';
import { personOf, type Person } from '../shared/person.ts';
import { schoolNames } from '../shared/school-names.ts';

/** More would not fit on a card. */
const mostReasons = 3;
const mostMisses = 2;

/** The sentences that say why this member is suggested, and what does not fit. The own profile may still be loading. */
export function matchSentence(
  member: ListedProfile,
  own: ProfileAndPreferences | undefined,
  i18n: I18n,
  placeNamed: (name: string) => string = String,
): string | undefined {
  if (member.matchTier === undefined) return undefined;
  const misses = own ? missesOf(own, member) : [];
  const person = personOf(own?.profile.createdBy, own?.profile.gender);
  const and = (words: string[]) => joined(words, i18n, 'conjunction');
  const named = (all: MatchReason[]) => and(all.map((on) => nameOf(on, i18n)));
  if (member.matchTier === 0 && misses.length === 0) {
    const reasons = and(reasonsOf(member).map((on) => valueOf(on, member, own, i18n, placeNamed)));
    return i18n._(reasons === '' ? bothFit({ person }) : bothFitOn({ person, reasons }));
  }
  const reasons = named(reasonsOf(member));
  const sentences = [
    reasons !== '' && i18n._({ ...fitsOn, values: { reasons, person } }),
    misses.length > 0 && i18n._(missSentence(misses, member.gender, person, named)),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || undefined;
}

/**
 * What the member is, where the reader asked for it: "Hyderabad". Where the other side alone asked for it and the reader lives
 * elsewhere, the reader's own place was meant: "where you live". The card already has the age.
 */
function valueOf(
  on: MatchReason,
  member: ListedProfile,
  own: ProfileAndPreferences | undefined,
  i18n: I18n,
  placeNamed: (name: string) => string,
): string {
  if (on === 'AGE' || !isOnCard(on) || !own) return nameOf(on, i18n);
  if (!isWished(own, member, on) && !isSamePlace(on, member, own)) {
    const person = personOf(own.profile.createdBy, own.profile.gender);
    return isPlace(on) ? i18n._({ ...ownPlace, values: { person } }) : nameOf(on, i18n);
  }
  const values: Record<typeof on, () => string> = {
    MARITAL_STATUS: () => i18n._(maritalStatusOf[member.gender][member.maritalStatus]).toLocaleLowerCase(i18n.locale),
    COUNTRY: () => placeNamed(member.country),
    STATE: () => placeNamed(member.state),
    CITY: () => placeNamed(member.city),
    SCHOOL_OF_THOUGHT: () =>
      i18n._({ ...ofSchool, values: { school: i18n._(schoolNames[member.profileSchoolOfThought]) } }),
    EDUCATION: () => member.education,
    OCCUPATION: () => member.occupation,
  };
  return values[on]();
}

const isPlace = (on: MatchReason) => on === 'COUNTRY' || on === 'STATE' || on === 'CITY';

/** In a list of what fits. */
const ownPlace = msg({
  message:
    '{person, select, self {where you live} son {where your son lives} daughter {where your daughter lives} brother {where your brother lives} sister {where your sister lives} other {place}}',
});

function isSamePlace(on: MatchReason, member: ListedProfile, own: ProfileAndPreferences): boolean {
  return (
    (on === 'COUNTRY' && member.country === own.profile.country) ||
    (on === 'STATE' && member.state === own.profile.state) ||
    (on === 'CITY' && member.city === own.profile.city)
  );
}

/** Without them a suggestion is not among the first (docs/matching.md). */
const decides = ({ on }: Miss) => on === 'AGE' || on === 'COUNTRY';

/** The own wishes that are missed; where none of them decides the place in the list, those of the other side that do. */
function missSentence(
  misses: Miss[],
  gender: Gender,
  person: Person,
  named: (all: MatchReason[]) => string,
): MessageDescriptor {
  const first = misses.find(decides) ?? misses[0]!;
  const alike = misses.filter(({ whose }) => whose === first.whose).slice(0, mostMisses);
  const missed = named(alike.map(({ on }) => on));
  const whose =
    first.whose === 'own' ? 'own' : person === 'self' ? gender : person === 'other' ? (`of${gender}` as const) : person;
  return first.isNear && alike.length === 1
    ? { ...nearly, values: { person, whose } }
    : { ...outside, values: { person, whose, missed } };
}

/** Urdu has the noun beside the name of a school. */
const ofSchool = msg({ message: '{school}', context: 'a school of thought' });

type Both = { person: Person };

const bothFit = ({ person }: Both) =>
  msg`${select(person, { self: "Both of you fit each other's wishes", son: "She and your son fit each other's wishes", daughter: "He and your daughter fit each other's wishes", brother: "She and your brother fit each other's wishes", sister: "He and your sister fit each other's wishes", other: "The two fit each other's wishes" })}.`;

const bothFitOn = ({ person, reasons }: Both & { reasons: string }) =>
  msg`${select(person, { self: "Both of you fit each other's wishes", son: "She and your son fit each other's wishes", daughter: "He and your daughter fit each other's wishes", brother: "She and your brother fit each other's wishes", sister: "He and your sister fit each other's wishes", other: "The two fit each other's wishes" })}: ${reasons}.`;

const fitsOn = msg({ message: 'Fits on {reasons}.' });

/**
 * `whose`: the own wishes, of the `person`; those of the other one by gender, which the reader misses, or whom the reader writes
 * for.
 */
const nearly = msg({
  message:
    "{whose, select, own {Age is a little outside {person, select, self {your} son {your son's} daughter {your daughter's} brother {your brother's} sister {your sister's} other {your}} wishes.} MALE {Your age is a little outside his wishes.} FEMALE {Your age is a little outside her wishes.} son {Your son's age is a little outside her wishes.} daughter {Your daughter's age is a little outside his wishes.} brother {Your brother's age is a little outside her wishes.} sister {Your sister's age is a little outside his wishes.} ofMALE {Her age is a little outside his wishes.} other {His age is a little outside her wishes.}}",
});

const outside = msg({
  message:
    "{whose, select, own {Differs from {person, select, self {your} son {your son's} daughter {your daughter's} brother {your brother's} sister {your sister's} other {your}} wishes: {missed}.} MALE {Differs from his wishes: your {missed}.} FEMALE {Differs from her wishes: your {missed}.} son {Differs from her wishes: your son's {missed}.} daughter {Differs from his wishes: your daughter's {missed}.} brother {Differs from her wishes: your brother's {missed}.} sister {Differs from his wishes: your sister's {missed}.} ofMALE {Differs from his wishes: her {missed}.} other {Differs from her wishes: his {missed}.}}",
});

type CardReason = Exclude<MatchReason, FactReason>;

/** A card has no optional facts. */
function isOnCard(on: MatchReason): on is CardReason {
  return wishedFact(on) === undefined;
}

/** Not the children themselves: Urdu would say that they differ from a wish. */
const aboutChildren = msg({ message: 'children', context: 'a wish about them, beside age and country' });

function nameOf(on: MatchReason, i18n: I18n): string {
  if (on === 'CHILDREN') return i18n._(aboutChildren);
  const fact = wishedFact(on);
  return fact ? i18n._(facts[fact].label).toLocaleLowerCase(i18n.locale) : i18n._(names[on as CardReason]);
}

const names: Record<CardReason, MessageDescriptor> = {
  AGE: msg`age`,
  MARITAL_STATUS: msg`marital status`,
  COUNTRY: msg`country`,
  // Not every country has states.
  STATE: msg`region`,
  CITY: msg`city`,
  SCHOOL_OF_THOUGHT: msg`school of thought`,
  EDUCATION: msg`education`,
  OCCUPATION: msg`occupation`,
};

/** The reasons with the smallest shared place only; children early, since few ask for it; marital status late: it fits on every card of For You. */
function reasonsOf({ matchReasons = [] }: ListedProfile): MatchReason[] {
  const place = (['CITY', 'STATE', 'COUNTRY'] as const).find((each) => matchReasons.includes(each)) ?? 'COUNTRY';
  const order = [
    'AGE',
    place,
    'CHILDREN',
    'WISH_FOR_CHILDREN',
    'SCHOOL_OF_THOUGHT',
    'PRAYER',
    'MARITAL_STATUS',
    'EDUCATION',
    'OCCUPATION',
  ] as const;
  return order.filter((reason) => matchReasons.includes(reason)).slice(0, mostReasons);
}
