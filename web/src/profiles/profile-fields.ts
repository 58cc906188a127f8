import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ProfileField } from './form-values.ts';
import { educations, occupations } from './suggestions.ts';

export interface Choice {
  value: string;
  /** A word of the contract. */
  label: string;
}

/** How a field is asked for; ProfileFieldControl draws each kind. */
export type Control =
  | { kind: 'line'; autoComplete?: string }
  | { kind: 'text'; guide?: string }
  | { kind: 'date' }
  | { kind: 'number'; step: number; min: number; max: number; unit?: MessageDescriptor; placeholder?: string }
  | { kind: 'suggest'; suggestions: readonly string[] }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'chips'; options: readonly Choice[]; count?: number }
  | { kind: 'country' | 'state' | 'countries' | 'states' };

export interface FieldView {
  label: MessageDescriptor;
  control: Control;
  /** A word of help under the label. */
  help?: MessageDescriptor;
  /** May be left as it is. */
  isOptional?: true;
}

const choices = (table: Record<string, string>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

const maritalStatuses = choices(labels.MaritalStatus);
const schools = choices(labels.SchoolOfThought);
const age: Control = { kind: 'number', step: 1, min: 18, max: 99 };

/** Every field of the two steps: its label, its control and a word of help. */
export const profileFields: Record<ProfileField, FieldView> = {
  fullName: {
    label: msg`Full name`,
    control: { kind: 'line', autoComplete: 'name' },
    help: msg`Others read the first name only, until a proposal stands between you.`,
  },
  dateOfBirth: { label: msg`Date of birth`, control: { kind: 'date' }, help: msg`Others see the age, never the day.` },
  gender: {
    label: msg`Gender`,
    control: { kind: 'choice', options: choices(labels.Gender) },
    help: msg`Can't be changed once there is a proposal.`,
  },
  height: {
    label: msg`Height (feet)`,
    control: { kind: 'number', step: 0.1, min: 3, max: 8, unit: msg`ft`, placeholder: '5.6' },
  },
  maritalStatus: { label: msg`Marital status`, control: { kind: 'choice', options: maritalStatuses } },
  education: {
    label: msg`Education`,
    control: { kind: 'suggest', suggestions: educations },
    help: msg`The highest, or what is studied now`,
  },
  occupation: {
    label: msg`Occupation`,
    control: { kind: 'suggest', suggestions: occupations },
    help: msg`Na if not applicable`,
  },
  country: { label: msg`Country`, control: { kind: 'country' } },
  state: { label: msg`State`, control: { kind: 'state' } },
  city: { label: msg`City`, control: { kind: 'line' } },
  profileSchoolOfThought: { label: msg`School of thought`, control: { kind: 'choice', options: schools } },
  createdBy: { label: msg`Profile created by`, control: { kind: 'choice', options: choices(labels.CreatedBy) } },
  aboutMe: {
    label: msg`About me`,
    control: { kind: 'text', guide: '/profile-creation-guide#about-me' },
    help: msg`Please leave out phone numbers, e-mail addresses and links; contact is shared once a proposal is accepted.`,
  },
  tags: {
    label: msg`Tags`,
    control: { kind: 'chips', options: choices(labels.Tag), count: 3 },
    help: msg`Choose the three that describe you best.`,
  },
  preferredMinAge: { label: msg`Minimum age`, control: age },
  preferredMaxAge: { label: msg`Maximum age`, control: age },
  preferredCountries: { label: msg`Preferred countries`, control: { kind: 'countries' } },
  preferredStates: { label: msg`Preferred states`, control: { kind: 'states' }, help: msg`Optional`, isOptional: true },
  preferredCities: {
    label: msg`Preferred cities`,
    control: { kind: 'line' },
    help: msg`Optional; separated by commas`,
    isOptional: true,
  },
  preferredEducation: {
    label: msg`Preferred education`,
    control: { kind: 'line' },
    help: msg`Separated by commas; leave it empty for any`,
    isOptional: true,
  },
  preferredOccupation: {
    label: msg`Preferred occupation`,
    control: { kind: 'line' },
    help: msg`Separated by commas; leave it empty for any`,
    isOptional: true,
  },
  preferredSchoolOfThought: { label: msg`Preferred school of thought`, control: { kind: 'choice', options: schools } },
  preferredMaritalStatus: {
    label: msg`Preferred marital status`,
    control: { kind: 'chips', options: maritalStatuses },
  },
  preferredOtherPreferences: {
    label: msg`Other preferences`,
    control: { kind: 'text' },
    help: msg`Optional`,
    isOptional: true,
  },
};

export interface Step {
  title: MessageDescriptor;
  /** Says what must be answered, once for all fields. */
  lead: MessageDescriptor;
  /** Fields in the order they are asked; two in a row belong together. */
  rows: readonly (readonly ProfileField[])[];
  /** The part of the guide that helps here. */
  guide?: { href: string; words: MessageDescriptor };
}

/** The two steps of the form. */
export const steps: readonly [Step, Step] = [
  {
    title: msg`Profile Information`,
    lead: msg`Every question here needs an answer.`,
    rows: [
      ['fullName'],
      ['dateOfBirth', 'gender'],
      ['height', 'maritalStatus'],
      ['education', 'occupation'],
      ['country', 'state'],
      ['city'],
      ['profileSchoolOfThought'],
      ['createdBy'],
      ['aboutMe'],
      ['tags'],
    ],
  },
  {
    title: msg`Preferences`,
    lead: msg`Every question needs an answer, unless it says otherwise.`,
    guide: { href: '/profile-creation-guide#preferences', words: msg`How to set your preferences` },
    rows: [
      ['preferredMinAge', 'preferredMaxAge'],
      ['preferredCountries'],
      ['preferredStates'],
      ['preferredCities'],
      ['preferredEducation', 'preferredOccupation'],
      ['preferredSchoolOfThought'],
      ['preferredMaritalStatus'],
      ['preferredOtherPreferences'],
    ],
  },
];

/** The step in which a field is asked for. */
export function stepOf(field: ProfileField): number {
  return steps.findIndex(({ rows }) => rows.flat().includes(field));
}

/** The longest text that is sent (openapi.yaml, AboutMe), and from where on the counter is shown. */
export const longText = { limit: 1500, counterFrom: 1400 } as const;
