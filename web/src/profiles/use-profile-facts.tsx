import { Plural, useLingui } from '@lingui/react/macro';
import type { FactName, Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import { displayOccupation, placeNames } from '@mithaq/openapi/rules/profile.ts';
import type { Fact } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { listed } from '../i18n/listed.ts';
import { maritalStatusOf } from '../shared/marital-status.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { useHeight } from '../shared/use-height.ts';
import { shownWord } from '../shared/known-words.ts';
import { factNames, facts as optionalFacts, factText } from '../shared/facts.ts';
import { fieldsOf, type FieldPath, type ProfileField } from './profile-fields.ts';

/** Shown by other parts of the page, or as part of another fact. */
const shownElsewhere = new Set<FieldPath>([
  'profileCreationInput.fullName',
  'profileCreationInput.firstName',
  'profileCreationInput.dateOfBirth',
  'profileCreationInput.gender',
  'profileCreationInput.country',
  'profileCreationInput.state',
  'profileCreationInput.city',
  'profileCreationInput.createdBy',
  'profileCreationInput.aboutMe',
  'profileCreationInput.tags',
  'profileCreationInput.nameBeforeAnswer',
]);

/** The facts of a profile: those that everybody has, and the optional ones that are answered. */
export interface ProfileFactGroups {
  age: ReactNode;
  inShort: Fact[];
  optional: Fact[];
}

/** Returns the facts of a profile: age and place, then the fields of the form in their order. */
export function useProfileFacts(): (
  profile: Omit<Profile, 'id'>,
  placeName: (name: string) => string,
) => ProfileFactGroups {
  const { t, i18n } = useLingui();
  const messages = useMessages();
  const heightOf = useHeight();

  /** A field without special sentences: its label, and its value as it is. */
  function plainFact({ path, label, control }: ProfileField, profile: Omit<Profile, 'id'>): Fact | undefined {
    // The profile names its fields as the request does; one that the server does not send is left out.
    const value = profile[path.slice(path.lastIndexOf('.') + 1) as Exclude<keyof Profile, 'facts' | 'id'>];
    if (value === undefined || value === '') return undefined;
    const option = 'options' in control ? control.options.find((each) => each.value === value) : undefined;
    const text = Array.isArray(value) ? listed(value, i18n) : typeof value === 'number' ? i18n.number(value) : value;
    const isKnown = control.kind === 'suggestions' && typeof text === 'string';
    const shown = isKnown ? shownWord(text, i18n, profile.gender) : text;
    return { label: t(label), value: option ? messages.text(option.label) : shown };
  }

  function optionalFact(name: FactName, { facts = {} }: Omit<Profile, 'id'>): Fact | undefined {
    const label = t(optionalFacts[name].label);
    if (facts.ratherDiscuss?.includes(name)) return { label, value: t`Rather discuss`, isSoft: true };
    const answers = name in facts ? [facts[name as keyof typeof facts] ?? []].flat() : [];
    return answers.length > 0
      ? {
          label,
          value: listed(
            answers.map((answer) => factText(name, answer, i18n)),
            i18n,
          ),
        }
      : undefined;
  }

  return (profile, placeName) => {
    const age = displayAge(profile.dateOfBirth);
    const years = <Plural value={age} one="# year" other="# years" />;
    const shown = { ...profile, occupation: displayOccupation(profile.occupation) ?? '' };
    const own: Partial<Record<FieldPath, Fact>> = {
      'profileCreationInput.height': { label: t`Height`, value: heightOf.full(profile.heightCm) },
      'profileCreationInput.maritalStatus': {
        label: t`Marital status`,
        value: t(maritalStatusOf[profile.gender][profile.maritalStatus]),
      },
    };
    const facts = fieldsOf(0)
      .filter(({ path }) => !shownElsewhere.has(path) && !path.startsWith('profileCreationInput.facts.'))
      .map((field) => (field.path in own ? own[field.path] : plainFact(field, shown)));
    const inShort = [
      { label: t`Age`, value: years },
      { label: t`Lives in`, value: listed(placeNames(profile, placeName), i18n) },
      ...facts.filter((fact) => fact !== undefined),
    ];
    const optional = factNames.map((name) => optionalFact(name, profile)).filter((fact) => fact !== undefined);
    return { age: years, inShort, optional };
  };
}
