import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { ProfileField } from './form-values.ts';
import { educations, occupations } from './suggestions.ts';

export interface Choice {
  value: string;
  label: string;
}

/** How a field is asked for; ProfileFieldControl draws each kind. */
export type Control =
  | { kind: 'line'; autoComplete?: string }
  | { kind: 'text'; guide?: string }
  | { kind: 'date' }
  | { kind: 'number'; step: number; min: number; max: number; unit?: string; placeholder?: string }
  | { kind: 'suggest'; suggestions: readonly string[] }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'chips'; options: readonly Choice[]; count?: number }
  | { kind: 'country' | 'state' | 'countries' | 'states' };

export interface FieldView {
  label: string;
  control: Control;
  /** A word of help under the label. */
  help?: string;
}

const choices = (table: Record<string, string>): Choice[] => Object.entries(table).map(([value, label]) => ({ value, label }));

const maritalStatuses = choices(labels.MaritalStatus);
const schools = choices(labels.SchoolOfThought);
const age: Control = { kind: 'number', step: 1, min: 18, max: 99 };

/** Every field of the two steps: its label, its control and a word of help. */
export const profileFields: Record<ProfileField, FieldView> = {
  fullName: { label: 'Full name', control: { kind: 'line', autoComplete: 'name' }, help: 'Others read the first name only, until a proposal stands between you.' },
  dateOfBirth: { label: 'Date of birth', control: { kind: 'date' }, help: 'Others see the age, never the day.' },
  gender: { label: 'Gender', control: { kind: 'choice', options: choices(labels.Gender) }, help: "Can't be changed once there is a proposal." },
  height: { label: 'Height (feet)', control: { kind: 'number', step: 0.1, min: 3, max: 8, unit: 'ft', placeholder: '5.6' } },
  maritalStatus: { label: 'Marital status', control: { kind: 'choice', options: maritalStatuses } },
  education: { label: 'Education', control: { kind: 'suggest', suggestions: educations }, help: 'The highest, or what is studied now' },
  occupation: { label: 'Occupation', control: { kind: 'suggest', suggestions: occupations }, help: 'Na if not applicable' },
  country: { label: 'Country', control: { kind: 'country' } },
  state: { label: 'State', control: { kind: 'state' } },
  city: { label: 'City', control: { kind: 'line' } },
  profileSchoolOfThought: { label: 'School of thought', control: { kind: 'choice', options: schools } },
  createdBy: { label: 'Profile created by', control: { kind: 'choice', options: choices(labels.CreatedBy) } },
  aboutMe: {
    label: 'About me',
    control: { kind: 'text', guide: '/profile-creation-guide#about-me' },
    help: 'Please leave out phone numbers, e-mail addresses and links; contact is shared once a proposal is accepted.',
  },
  tags: { label: 'Tags', control: { kind: 'chips', options: choices(labels.Tag), count: 3 }, help: 'Choose the three that describe you best.' },
  preferredMinAge: { label: 'Minimum age', control: age },
  preferredMaxAge: { label: 'Maximum age', control: age },
  preferredCountries: { label: 'Preferred countries', control: { kind: 'countries' } },
  preferredStates: { label: 'Preferred states', control: { kind: 'states' }, help: 'Optional' },
  preferredCities: { label: 'Preferred cities', control: { kind: 'line' }, help: 'Optional; separated by commas' },
  preferredEducation: { label: 'Preferred education', control: { kind: 'line' }, help: 'Separated by commas; leave it empty for any' },
  preferredOccupation: { label: 'Preferred occupation', control: { kind: 'line' }, help: 'Separated by commas; leave it empty for any' },
  preferredSchoolOfThought: { label: 'Preferred school of thought', control: { kind: 'choice', options: schools } },
  preferredMaritalStatus: { label: 'Preferred marital status', control: { kind: 'chips', options: maritalStatuses } },
  preferredOtherPreferences: { label: 'Other preferences', control: { kind: 'text' }, help: 'Optional' },
};

export interface Step {
  title: string;
  /** Fields in the order they are asked; two in a row belong together. */
  rows: readonly (readonly ProfileField[])[];
  /** The part of the guide that helps here. */
  guide?: { href: string; words: string };
}

/** The two steps of the form. */
export const steps: readonly [Step, Step] = [
  {
    title: 'Profile Information',
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
    title: 'Preferences',
    guide: { href: '/profile-creation-guide#preferences', words: 'How to set your preferences' },
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
