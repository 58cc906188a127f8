import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type {
  FactName,
  Gender,
  MaritalStatus,
  PreferencesInput,
  PreferredFacts,
  PreferredLocation,
  ProfileCreationInput,
  ProfileFacts,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { wishedFacts, type WishedFact } from '@mithaq/openapi/rules/facts.ts';
import { factNames, facts } from '../shared/facts.ts';
import { nameBeforeAnswerLead, nameBeforeAnswerTitle } from '../shared/own-titles.ts';
import { educations, occupations, type Suggestion } from '../shared/known-words.ts';
import { maritalStatusOf } from '../shared/marital-status.ts';
import { soughtBy } from '../shared/sought-by.ts';

export interface Choice {
  value: string;
  /** The contract's label. */
  label: string;
  /** Its word once the own gender is chosen, where a language has one for each. */
  byGender?: Record<Gender, MessageDescriptor>;
}

/** The kinds of controls; ProfileField.tsx has the control of each kind. */
export type Control =
  | { kind: 'text'; autoComplete?: string }
  | { kind: 'longText'; example?: MessageDescriptor; guide?: { href: string; label: MessageDescriptor } }
  /** The text of the profile, with questions that help to write it. */
  | { kind: 'aboutMe'; example: MessageDescriptor; guide: { href: string; label: MessageDescriptor } }
  | { kind: 'date' }
  | { kind: 'number'; step: number; min: number; max: number }
  | { kind: 'height' }
  /** One of the names in the full name. */
  | { kind: 'firstName' }
  | { kind: 'suggestions'; suggestions: readonly Suggestion[] }
  | { kind: 'select'; options: readonly Choice[] }
  | { kind: 'chips'; options: readonly Choice[]; count?: number }
  /** Several texts, separated by commas, or each on a line of its own; one that is known is stored as a suggestion is. */
  | { kind: 'list'; isByLine?: true; suggestions?: readonly Suggestion[] }
  /** An optional fact: one value, several of a list, or to discuss it; a wish takes any number of values. */
  | { kind: 'fact' | 'factList' | 'factWish' | 'factListWish'; fact: FactName }
  | { kind: 'country' | 'state' | 'city' | 'countries' | 'states' | 'cities' };

/** The value of a control while the form is filled in: an empty choice is null, an empty text or number ''. */
export type FieldValue = string | number | string[] | null;

/** The place of a field's value in the request. */
export type FieldPath =
  | `profileCreationInput.${Exclude<keyof ProfileCreationInput, 'facts'>}`
  | `profileCreationInput.facts.${keyof ProfileFacts}`
  | `preferencesInput.${Exclude<keyof PreferencesInput, 'preferredLocation' | 'preferredFacts'>}`
  | `preferencesInput.preferredFacts.${keyof PreferredFacts}`
  | `preferencesInput.preferredLocation.${keyof PreferredLocation}`;

export interface ProfileField {
  path: FieldPath;
  /** Messages of the form may select by `person`. */
  label: MessageDescriptor;
  control: Control;
  /** A sentence of help. */
  help?: MessageDescriptor | undefined;
  /** Why the field of a stored profile cannot be changed; it is then read-only. */
  fixed?: MessageDescriptor;
  /** The value in a new form; empty without it. */
  initial?: FieldValue;
  /** A second value that its control sets, empty at first. */
  also?: { path: FieldPath; empty: FieldValue };
}

/** The parts of a profile that can be edited by themselves. */
export type SectionName = 'words' | 'place' | 'facts' | 'preferences';

export interface Section {
  /** Sections of one name are edited together. */
  name?: SectionName;
  /** Messages of the form may select by `person`. */
  title?: MessageDescriptor;
  lead?: MessageDescriptor;
  /** Fields in the order in which they are asked; two in a row belong together. */
  rows: readonly (readonly ProfileField[])[];
  /** Further fields, behind a button with these words, unless one of them has a value. */
  more?: { label: MessageDescriptor; rows: Section['rows'] };
}

export interface Step {
  title: MessageDescriptor;
  /** One sentence for all fields about which of them are required. */
  lead: MessageDescriptor;
  sections: readonly Section[];
  /** The part of the guide that helps here. */
  guide?: { href: string; label: MessageDescriptor };
}

const choices = (table: Record<string, string>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

/** The marital statuses of the member, or of whom they seek. */
const maritalStatuses = (of: Record<Gender, Gender>): Choice[] =>
  choices(labels.MaritalStatus).map((choice) => {
    const status = choice.value as MaritalStatus; // the keys of the contract's labels
    return {
      ...choice,
      byGender: { MALE: maritalStatusOf[of.MALE][status], FEMALE: maritalStatusOf[of.FEMALE][status] },
    };
  });
const schools = choices(labels.SchoolOfThought);
const age: Control = { kind: 'number', step: 1, min: 18, max: 99 };

const factHelp: Partial<Record<FactName, MessageDescriptor>> = {
  childrenCount: msg({
    message:
      '{person, select, self {How many children you have.} son {How many children your son has.} daughter {How many children your daughter has.} brother {How many children your brother has.} sister {How many children your sister has.} other {How many children there are.}}',
  }),
  youngestChild: msg({
    message:
      "{person, select, self {How old your youngest child is, roughly.} son {How old your son's youngest child is, roughly.} daughter {How old your daughter's youngest child is, roughly.} brother {How old your brother's youngest child is, roughly.} sister {How old your sister's youngest child is, roughly.} other {How old the youngest child is, roughly.}}",
  }),
};

/** The fields of the optional facts in their order, each in a row; the first nine are asked at once. */
const factFields = factNames.map((fact): [ProfileField] => [
  {
    path: `profileCreationInput.facts.${fact}`,
    label: facts[fact].label,
    control: { kind: facts[fact].isList ? 'factList' : 'fact', fact },
    help: factHelp[fact],
    also: { path: 'profileCreationInput.facts.ratherDiscuss', empty: [] },
  },
]);

/** The same of the wishes for them; the first four are asked at once. */
const wishFields = factNames.filter(isWished).map((fact): [ProfileField] => [
  {
    path: `preferencesInput.preferredFacts.${fact}`,
    label: facts[fact].label,
    control: { kind: facts[fact].isList ? 'factListWish' : 'factWish', fact },
  },
]);

function isWished(fact: FactName): fact is WishedFact {
  return wishedFacts.some((wished) => wished === fact);
}

/** The two steps of the form with every field. A field that is added here is asked for, validated, saved, sent and shown. */
export const steps: readonly [Step, Step] = [
  {
    title: msg`Profile Information`,
    lead: msg`All fields are required, unless marked otherwise.`,
    sections: [
      {
        title: msg({
          message:
            '{person, select, self {Who you are} son {Who your son is} daughter {Who your daughter is} brother {Who your brother is} sister {Who your sister is} child {Who your child is} sibling {Who your brother or sister is} other {The person}}',
        }),
        rows: [
          // First, since the other questions name the person by these two.
          [
            {
              path: 'profileCreationInput.createdBy',
              label: msg`Profile created by`,
              control: { kind: 'select', options: choices(labels.CreatedBy) },
            },
            {
              path: 'profileCreationInput.gender',
              label: msg`Gender`,
              control: { kind: 'select', options: choices(labels.Gender) },
              help: msg({
                message:
                  "{person, select, child {Your child's. It can't be changed once your phone is verified.} sibling {Your brother's or sister's. It can't be changed once your phone is verified.} other {Can't be changed once your phone is verified.}}",
              }),
              // The server locks the gender of a verified member; a member who edits is verified.
              fixed: msg`Gender can't be changed, because your phone is verified.`,
            },
          ],
          [
            {
              path: 'profileCreationInput.fullName',
              label: msg`Full name`,
              control: { kind: 'text', autoComplete: 'name' },
              help: msg({
                message:
                  "{person, select, self {Without a proposal, others see only your first name.} son {Without a proposal, others see only your son's first name.} daughter {Without a proposal, others see only your daughter's first name.} brother {Without a proposal, others see only your brother's first name.} sister {Without a proposal, others see only your sister's first name.} other {Without a proposal, others see only the first name.}}",
              }),
            },
          ],
          [
            {
              path: 'profileCreationInput.firstName',
              label: msg`First name shown to others`,
              control: { kind: 'firstName' },
            },
          ],
          [
            {
              path: 'profileCreationInput.nameBeforeAnswer',
              label: nameBeforeAnswerTitle,
              control: { kind: 'select', options: choices(labels.NameBeforeAnswer) },
              help: nameBeforeAnswerLead,
              initial: 'FULL_NAME',
            },
          ],
          [
            {
              path: 'profileCreationInput.dateOfBirth',
              label: msg`Date of birth`,
              control: { kind: 'date' },
              help: msg`Others see the age, never the day.`,
            },
          ],
        ],
      },
      {
        name: 'words',
        title: msg({
          message:
            '{person, select, self {Your words} son {Words about your son} daughter {Words about your daughter} brother {Words about your brother} sister {Words about your sister} other {The words}}',
        }),
        lead: msg`There are no photos here: families get to know a person by what you write.`,
        rows: [
          [
            {
              path: 'profileCreationInput.aboutMe',
              label: msg({
                message:
                  '{person, select, self {About me} son {About your son} daughter {About your daughter} brother {About your brother} sister {About your sister} child {About your child} sibling {About your brother or sister} other {About this person}}',
              }),
              control: {
                kind: 'aboutMe',
                example: msg({
                  message:
                    '{person, select, self {For example: I teach at a school. I am patient, and I love books.} son {For example: My son teaches at a school. He is patient, and he loves books.} daughter {For example: My daughter teaches at a school. She is patient, and she loves books.} brother {For example: My brother teaches at a school. He is patient, and he loves books.} sister {For example: My sister teaches at a school. She is patient, and she loves books.} other {For example: the work, the character, and what gives joy.}}',
                }),
                guide: {
                  href: '/profile-creation-guide#about-me',
                  label: msg({
                    message:
                      '{person, select, self {Tips for writing about yourself} son {Tips for writing about your son} daughter {Tips for writing about your daughter} brother {Tips for writing about your brother} sister {Tips for writing about your sister} other {Tips for writing this text}}',
                  }),
                },
              },
              help: msg`Please leave out phone numbers, e-mail addresses and links; contact is shared once a proposal is accepted.`,
            },
          ],
          [
            {
              path: 'profileCreationInput.tags',
              label: msg`Tags`,
              control: { kind: 'chips', options: choices(labels.Tag), count: 3 },
              help: msg({
                message:
                  '{person, select, self {Choose the three that describe you best.} son {Choose the three that describe your son best.} daughter {Choose the three that describe your daughter best.} brother {Choose the three that describe your brother best.} sister {Choose the three that describe your sister best.} other {Choose the three that fit best.}}',
              }),
            },
          ],
        ],
      },
      {
        name: 'place',
        title: msg({
          message:
            '{person, select, self {Where you live} son {Where your son lives} daughter {Where your daughter lives} brother {Where your brother lives} sister {Where your sister lives} other {The place}}',
        }),
        rows: [
          [
            { path: 'profileCreationInput.country', label: msg`Country`, control: { kind: 'country' } },
            { path: 'profileCreationInput.state', label: msg`State`, control: { kind: 'state' } },
          ],
          [{ path: 'profileCreationInput.city', label: msg`City`, control: { kind: 'city' } }],
        ],
      },
      {
        name: 'facts',
        title: msg`In short`,
        rows: [
          [
            {
              path: 'profileCreationInput.height',
              label: msg`Height (feet)`,
              control: { kind: 'height' },
              also: { path: 'profileCreationInput.heightCm', empty: null },
              help: msg`As you say it: 5'4, 5 ft 4 or 163 cm`,
            },
            {
              path: 'profileCreationInput.maritalStatus',
              label: msg`Marital status`,
              control: { kind: 'select', options: maritalStatuses({ MALE: 'MALE', FEMALE: 'FEMALE' }) },
            },
          ],
          [
            {
              path: 'profileCreationInput.education',
              label: msg`Education`,
              control: { kind: 'suggestions', suggestions: educations },
              help: msg`The highest degree, finished or in progress. Choose one or write your own.`,
            },
            {
              path: 'profileCreationInput.occupation',
              label: msg`Occupation`,
              control: { kind: 'suggestions', suggestions: occupations },
              help: msg`Na if not applicable`,
              initial: 'Na',
            },
          ],
          [
            {
              path: 'profileCreationInput.profileSchoolOfThought',
              label: msg`School of thought`,
              control: { kind: 'select', options: schools },
            },
          ],
        ],
      },
      {
        name: 'facts',
        title: msg`A few facts`,
        lead: msg`All optional. What you leave out is not shown; “Rather discuss” tells families that you would like to talk about it.`,
        rows: factFields.slice(0, 9),
        more: { label: msg`More facts: family, diet, when to marry, work`, rows: factFields.slice(9) },
      },
    ],
  },
  {
    title: msg`Preferences`,
    lead: msg`All fields are required, unless marked otherwise.`,
    guide: {
      href: '/profile-creation-guide#preferences',
      label: msg({
        message:
          "{person, select, self {How to set your preferences} son {How to set your son's preferences} daughter {How to set your daughter's preferences} brother {How to set your brother's preferences} sister {How to set your sister's preferences} other {How to set the preferences}}",
      }),
    },

    sections: [
      {
        name: 'preferences',
        title: msg`Who would fit`,
        rows: [
          [
            {
              path: 'preferencesInput.preferredMinAge',
              label: msg`Minimum age`,
              control: age,
              initial: 18,
            },
            {
              path: 'preferencesInput.preferredMaxAge',
              label: msg`Maximum age`,
              control: age,
              initial: 24,
            },
          ],
          [
            {
              path: 'preferencesInput.preferredLocation.countries',
              label: msg`Preferred countries`,
              control: { kind: 'countries' },
            },
          ],
          [
            {
              path: 'preferencesInput.preferredLocation.states',
              label: msg`Preferred states`,
              control: { kind: 'states' },
            },
          ],
          [
            {
              path: 'preferencesInput.preferredLocation.cities',
              label: msg`Preferred cities`,
              control: { kind: 'cities' },
              help: msg`Optional; separated by commas`,
            },
          ],
          [
            {
              path: 'preferencesInput.preferredEducation',
              label: msg`Preferred education`,
              control: { kind: 'list', suggestions: educations },
              help: msg`Separated by commas; leave it empty for any`,
            },
            {
              path: 'preferencesInput.preferredOccupation',
              label: msg`Preferred occupation`,
              control: { kind: 'list', suggestions: occupations },
              help: msg`Separated by commas; leave it empty for any`,
            },
          ],
          [
            {
              path: 'preferencesInput.preferredSchoolOfThought',
              label: msg`Preferred school of thought`,
              control: { kind: 'select', options: schools },
            },
          ],
          [
            {
              path: 'preferencesInput.preferredMaritalStatus',
              label: msg`Preferred marital status`,
              control: { kind: 'chips', options: maritalStatuses(soughtBy) },
              initial: ['UNMARRIED'],
            },
          ],
          [
            {
              path: 'preferencesInput.preferredOtherPreferences',
              label: msg`Other preferences`,
              control: { kind: 'longText' },
            },
          ],
          [
            {
              path: 'preferencesInput.preferredQuestions',
              label: msg`Questions to the sender of a proposal`,
              control: { kind: 'list', isByLine: true },
              help: msg`Optional; at most two, each on a line of its own. For example: What does a good home mean to you?`,
            },
          ],
        ],
      },
      {
        name: 'preferences',
        title: msg`What else matters`,
        lead: msg`All optional, and about the other side: nobody is left out, but those who fit stand higher in For You.`,
        rows: wishFields.slice(0, 4),
        more: { label: msg`More wishes: languages, family, diet, when to marry, work`, rows: wishFields.slice(4) },
      },
    ],
  },
];

/** The sections that are edited together, as the one step of a form. */
export function stepOfSection(name: SectionName): Step {
  const step = steps.find(({ sections }) => sections.some((section) => section.name === name)) ?? steps[0];
  const sections = step.sections.filter((section) => section.name === name);
  const [{ title = step.title, lead = step.lead } = step] = sections;
  return { ...step, title, lead, sections };
}

/** All fields of sections, in order. */
export function fieldsIn(sections: readonly Section[]): ProfileField[] {
  return sections.flatMap(({ rows, more }) => [...rows, ...(more?.rows ?? [])].flat());
}

/** The fields of a step, or of both, in order. */
export function fieldsOf(...which: number[]): ProfileField[] {
  return which.flatMap((step) => fieldsIn(steps[step]?.sections ?? []));
}
