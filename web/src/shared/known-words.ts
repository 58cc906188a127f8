import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { comparable } from '@mithaq/openapi/rules/match-keys.ts';
import { folded } from './folded.ts';

/**
 * A common answer to a question that takes any text. It is stored in English in every language, since wishes and the
 * filter of the Feed compare it with what others typed: in two languages it would never be the same.
 */
export interface Suggestion {
  value: string;
  /** The same in the language in use. A translation may have several names, after a comma, or one for men and one for women: "a / b". */
  label: MessageDescriptor;
}

/** Common words for education; anything else can be typed. */
export const educations: readonly Suggestion[] = [
  { value: 'High school', label: msg`High school` },
  { value: 'GCSE', label: msg`GCSE` },
  { value: 'A-levels', label: msg`A-levels` },
  { value: 'Intermediate', label: msg`Intermediate` },
  { value: 'Diploma', label: msg`Diploma` },
  { value: 'B.A.', label: msg`B.A.` },
  { value: 'B.Com', label: msg`B.Com` },
  { value: 'B.Ed', label: msg`B.Ed` },
  { value: 'B.Sc', label: msg`B.Sc` },
  { value: 'B.Tech', label: msg`B.Tech` },
  { value: 'BBA', label: msg`BBA` },
  { value: "Bachelor's degree", label: msg`Bachelor's degree` },
  { value: 'BCA', label: msg`BCA` },
  { value: 'BDS', label: msg`BDS` },
  { value: 'CA', label: msg`CA` },
  { value: 'LLB', label: msg`LLB` },
  { value: 'M.A.', label: msg`M.A.` },
  { value: 'M.Com', label: msg`M.Com` },
  { value: 'M.Ed', label: msg`M.Ed` },
  { value: 'M.Sc', label: msg`M.Sc` },
  { value: 'M.Tech', label: msg`M.Tech` },
  { value: "Master's degree", label: msg`Master's degree` },
  { value: 'MBA', label: msg`MBA` },
  { value: 'MBBS', label: msg`MBBS` },
  { value: 'MCA', label: msg`MCA` },
  { value: 'MD', label: msg`MD` },
  { value: 'PhD', label: msg`PhD` },
  { value: 'Alim / Alimah course', label: msg`Alim / Alimah course` },
  { value: 'Hifz', label: msg`Hifz` },
];

/** What is stored as the occupation of somebody who has none. */
export const noOccupation: Suggestion = {
  value: 'Na',
  label: msg({ message: 'Na', comment: 'Not applicable: there is no occupation.' }),
};

/** Common words for an occupation; anything else can be typed. */
export const occupations: readonly Suggestion[] = [
  noOccupation,
  { value: 'Accountant', label: msg`Accountant` },
  { value: 'Architect', label: msg`Architect` },
  { value: 'Army officer', label: msg`Army officer` },
  { value: 'Banker', label: msg`Banker` },
  { value: 'Business owner', label: msg`Business owner` },
  { value: 'Businessman', label: msg`Businessman` },
  { value: 'Businesswoman', label: msg`Businesswoman` },
  { value: 'Carpenter', label: msg`Carpenter` },
  { value: 'Chartered accountant', label: msg`Chartered accountant` },
  { value: 'Chef', label: msg`Chef` },
  { value: 'Civil engineer', label: msg`Civil engineer` },
  { value: 'Civil servant', label: msg`Civil servant` },
  { value: 'Data analyst', label: msg`Data analyst` },
  { value: 'Dentist', label: msg`Dentist` },
  { value: 'Designer', label: msg`Designer` },
  { value: 'Doctor', label: msg`Doctor` },
  { value: 'Driver', label: msg`Driver` },
  { value: 'Electrician', label: msg`Electrician` },
  { value: 'Engineer', label: msg`Engineer` },
  { value: 'Farmer', label: msg`Farmer` },
  { value: 'Graphic designer', label: msg`Graphic designer` },
  { value: 'Homemaker', label: msg`Homemaker` },
  { value: 'Imam', label: msg`Imam` },
  { value: 'Journalist', label: msg`Journalist` },
  { value: 'Lawyer', label: msg`Lawyer` },
  { value: 'Lecturer', label: msg`Lecturer` },
  { value: 'Librarian', label: msg`Librarian` },
  { value: 'Logistics manager', label: msg`Logistics manager` },
  { value: 'Manager', label: msg`Manager` },
  { value: 'Marine engineer', label: msg`Marine engineer` },
  { value: 'Marketing manager', label: msg`Marketing manager` },
  { value: 'Mechanic', label: msg`Mechanic` },
  { value: 'Nurse', label: msg`Nurse` },
  { value: 'Optometrist', label: msg`Optometrist` },
  { value: 'Paramedic', label: msg`Paramedic` },
  { value: 'Pharmacist', label: msg`Pharmacist` },
  { value: 'Physiotherapist', label: msg`Physiotherapist` },
  { value: 'Pilot', label: msg`Pilot` },
  { value: 'Police officer', label: msg`Police officer` },
  { value: 'Product manager', label: msg`Product manager` },
  { value: 'Professor', label: msg`Professor` },
  { value: 'Project manager', label: msg`Project manager` },
  { value: 'Quran teacher', label: msg`Quran teacher` },
  { value: 'Researcher', label: msg`Researcher` },
  { value: 'Salesperson', label: msg`Salesperson` },
  { value: 'School principal', label: msg`School principal` },
  { value: 'Shopkeeper', label: msg`Shopkeeper` },
  { value: 'Social worker', label: msg`Social worker` },
  { value: 'Software developer', label: msg`Software developer` },
  { value: 'Software engineer', label: msg`Software engineer` },
  { value: 'Startup founder', label: msg`Startup founder` },
  { value: 'Student', label: msg`Student` },
  { value: 'Tailor', label: msg`Tailor` },
  { value: 'Taxi driver', label: msg`Taxi driver` },
  { value: 'Teacher', label: msg`Teacher` },
  { value: 'Translator', label: msg`Translator` },
  { value: 'Veterinarian', label: msg`Veterinarian` },
];

const known = new Map([...educations, ...occupations].map((each) => [comparable(each.value), each]));

/**
 * An education or an occupation as a reader sees it: a known one by its first name in the language in use, any other, and in English
 * each, as it was typed. Where it is that of somebody, the name is the one for this gender.
 */
export function shownWord(word: string, i18n: I18n, gender?: Gender): string {
  const found = i18n.locale === 'en' ? undefined : known.get(comparable(word));
  if (!found) return word;
  const [name = word] = i18n._(found.label).split('،');
  const [man, woman, more] = name.split(' / ');
  const isPair = woman !== undefined && more === undefined && !name.includes('(');
  return (isPair && gender && { MALE: man, FEMALE: woman }[gender]) || name;
}

/** What is stored for a typed text: the English of the suggestion that has this name in the language in use, else the text. */
export function storedWord(typed: string, suggestions: readonly Suggestion[], i18n: I18n): string {
  const sought = i18n.locale === 'en' ? '' : nameKey(typed);
  if (sought === '') return typed;
  return (
    suggestions.find(({ label }) => namesIn(i18n._(label)).some((name) => nameKey(name) === sought))?.value ?? typed
  );
}

const nameKey = (name: string) => folded(comparable(name));

/** A whole translation and each name in it. */
function namesIn(translation: string): string[] {
  return [translation, ...translation.split('،'), ...translation.split(/[،/()]/)];
}
