import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { Language, type FactName } from '@mithaq/openapi/generated/hooks/model/index.ts';

export interface Fact {
  label: MessageDescriptor;
  /** The contract's label of each value; languages are named by the browser. */
  values: Readonly<Record<string, string>>;
  /** Several may be chosen from a list, instead of one of a few chips. */
  isList?: boolean;
}

/** The optional facts in their order. A fact that is added here is asked for, sent, shown, and can be wished for. */
export const facts: Record<FactName, Fact> = {
  prayer: { label: msg`Prayer`, values: labels.Prayer },
  hijab: { label: msg`Hijab`, values: labels.Hijab },
  beard: { label: msg`Beard`, values: labels.Beard },
  children: { label: msg`Children`, values: labels.Children },
  childrenCount: { label: msg`Number of children`, values: labels.ChildrenCount },
  youngestChild: { label: msg`Youngest child`, values: labels.YoungestChild },
  wishForChildren: { label: msg`Wish for children`, values: labels.WishForChildren },
  relocation: { label: msg`Moving after marriage`, values: labels.Relocation },
  languages: { label: msg`Languages`, values: Language, isList: true },
  family: { label: msg`Family`, values: labels.FamilyKind },
  parents: { label: msg`Parents`, values: labels.Parents },
  siblings: { label: msg`Brothers and sisters`, values: labels.Siblings },
  diet: { label: msg`Diet`, values: labels.Diet },
  smoking: { label: msg`Smoking`, values: labels.Smoking },
  marryWhen: { label: msg`When to marry`, values: labels.MarryWhen },
  workAfterMarriage: { label: msg`Work after marriage`, values: labels.WorkAfterMarriage },
};

/** Every optional fact, in order. */
// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const factNames = Object.keys(facts) as FactName[];

/** What a value of a fact is called in the language in use. */
export function factText(fact: FactName, value: string, i18n: I18n): string {
  return facts[fact].isList ? languageName(value, i18n) : i18n._(facts[fact].values[value] ?? value);
}

/** The same within a sentence: names of languages stay as they are. */
export function factPhrase(fact: FactName, value: string, i18n: I18n): string {
  const text = factText(fact, value, i18n);
  return facts[fact].isList ? text : text.toLocaleLowerCase(i18n.locale);
}

/** The values of a fact to choose from; languages in the order of their names. */
export function factOptions(fact: FactName, i18n: I18n): { value: string; label: string }[] {
  const { values, isList } = facts[fact];
  const options = Object.keys(values).map((value) => ({ value, label: factText(fact, value, i18n) }));
  return isList ? options.toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale)) : options;
}

/** Whether a wish takes every answer to a fact, and so asks for nothing. */
export function takesAny(fact: FactName, wished: readonly string[] | undefined): boolean {
  return wished?.length === Object.keys(facts[fact].values).length;
}

// Creating one is slow, and the list needs it for every language.
const made = new Map<string, Intl.DisplayNames>();

/** Chromium ships no name of Kashmiri, not even in English, and one of Kannada in Urdu that nobody writes. */
const ownNames: Readonly<Record<string, MessageDescriptor>> = { KN: msg`Kannada`, KS: msg`Kashmiri` };

function languageName(code: string, i18n: I18n): string {
  const { locale } = i18n;
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  made.set(locale, names);
  const own = ownNames[code];
  return own ? i18n._(own) : (names.of(code.toLowerCase()) ?? code);
}
