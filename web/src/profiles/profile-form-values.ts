import type { I18n } from '@lingui/core';
import type { UseFormReturnType } from '@mantine/form';
import { profileAndPreferencesInput } from '@mithaq/openapi/generated/forms.ts';
import type { ProfileAndPreferences, ProfileAndPreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { firstNameOf, usualFirstName } from '@mithaq/openapi/rules/first-name.ts';
import { heightCmOf } from '@mithaq/openapi/rules/height.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { preferencesInputOf } from '@mithaq/openapi/rules/preferences-input.ts';
import { specificValues } from '@mithaq/openapi/rules/profile.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { loadDraft, type ProfileFormKind } from '../shared/draft-storage.ts';
import {
  fieldsOf,
  type Choice,
  type Control,
  type FieldPath,
  type FieldValue,
  type ProfileField,
} from './profile-fields.ts';

/** The shape of a request while it is filled in: an empty choice is null, an empty text or number ''. */
type Draft<T> = {
  [K in keyof T]: NonNullable<T[K]> extends readonly unknown[]
    ? NonNullable<T[K]>
    : NonNullable<T[K]> extends object
      ? Draft<NonNullable<T[K]>>
      : T[K] | null | '';
};

/** The values of the form: the request itself, with room for empty controls. */
export type ProfileFormValues = Draft<ProfileAndPreferencesInput>;

export type ProfileFormModel = UseFormReturnType<ProfileFormValues, ProfileAndPreferencesInput>;

/** The value of a field, for what depends on it. */
export function useFieldValue<Path extends FieldPath>(form: ProfileFormModel, path: Path) {
  // oxlint-disable-next-line react/hooks -- a form has the same hook for life
  return form.useWatchValue<ProfileFormValues, Path>(path);
}

/** The form for a new profile, or filled in with the stored values. */
export function initialValues(stored?: ProfileAndPreferences): ProfileFormValues {
  const { profile, preferences } = stored ?? {};
  const empty = {
    isEditing: stored !== undefined,
    profileCreationInput: { ...(profile && { profileId: profile.id }) },
    preferencesInput: { ...(preferences && { preferencesId: preferences.preferencesId }), preferredLocation: {} },
  };
  // profile-fields.ts has every field that the request requires; a test compares the two.
  return fieldsOf(0, 1).reduce((values, field) => {
    const own = withValue(values, field.path, storedValue(field, stored) ?? emptyValue(field));
    const { also } = field;
    return also ? withValue(own, also.path, storedValue({ ...field, ...also }, stored) ?? also.empty) : own;
  }, empty) as ProfileFormValues;
}

/** The typed values, the step, and the entity tag of the profile that they change. */
export interface ProfileDraft {
  values: ProfileFormValues;
  step: number;
  seen?: string;
}

/** The draft of this account for this form, for fields that the form still has; `initial` fills the others. */
export function readDraft(userId: string, form: ProfileFormKind, initial: ProfileFormValues): ProfileDraft | undefined {
  const saved = loadDraft(userId, form);
  if (!isDraft(saved)) return undefined;
  const fitting = fieldsOf(0, 1).filter((field) => isFitting(field, valueAt(saved.values, field.path)));
  const paths = fitting.flatMap(({ path, also }) => [path, ...(also && isKept(saved.values, also) ? [also.path] : [])]);
  const values = paths.reduce((all, path) => withValue(all, path, valueAt(saved.values, path)), initial);
  return { values, step: saved.step === 1 ? 1 : 0, ...(typeof saved.seen === 'string' && { seen: saved.seen }) };
}

/** Whether a draft has a second value of a control: a height in centimeters, or a list of names. */
function isKept(values: object, { path, empty }: { path: FieldPath; empty: FieldValue }): boolean {
  const value = valueAt(values, path);
  return Array.isArray(empty) ? isListOfTexts(value) : value === null || typeof value === 'number';
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isDraft(saved: object | undefined): saved is { values: object; step: unknown; seen?: unknown } {
  return (
    saved !== undefined && 'step' in saved && 'values' in saved && typeof saved.values === 'object' && !!saved.values
  );
}

/** Whether a saved value is of the kind that the field's control holds: a draft may be older than the form. */
function isFitting(field: ProfileField, value: unknown): boolean {
  const empty = emptyValue(field);
  if (Array.isArray(empty)) return isListOfTexts(value);
  if (field.control.kind === 'number' || field.control.kind === 'height')
    return value === '' || typeof value === 'number';
  return typeof value === 'string' || (value === null && empty === null);
}

/** The request for a form without errors: texts normalized, and 'Any' for no preference. */
export function toRequest({
  profileCreationInput,
  preferencesInput,
  ...values
}: ProfileFormValues): ProfileAndPreferencesInput {
  const { preferredEducation, preferredOccupation } = preferencesInput;
  return profileAndPreferencesInput.parse({
    ...values,
    profileCreationInput: {
      ...profileCreationInput,
      firstName: chosenFirstName(profileCreationInput),
      heightCm: meantHeight(profileCreationInput),
    },
    preferencesInput: {
      ...preferencesInput,
      preferredEducation: orAny(preferredEducation),
      preferredOccupation: orAny(preferredOccupation),
    },
  });
}

/** The height in centimeters; null where the one in feet says the same. */
function meantHeight({ height, heightCm }: ProfileFormValues['profileCreationInput']): number | null {
  return typeof height !== 'number' || heightCm === heightCmOf({ height }) ? null : heightCm || null;
}

/** The first name that is chosen; null for the usual one, which then follows the full name. */
function chosenFirstName({ fullName, firstName }: ProfileFormValues['profileCreationInput']): string | null {
  const name = { fullName: normalizeText(fullName ?? ''), firstName };
  const called = firstNameOf(name);
  return called === usualFirstName(name.fullName) ? null : called;
}

/** The value in a new form. */
function emptyValue({ initial, control }: ProfileField): FieldValue {
  return initial ?? emptyValues[control.kind];
}

const emptyValues: Record<Control['kind'], FieldValue> = {
  text: '',
  longText: '',
  aboutMe: '',
  date: '',
  number: '',
  height: '',
  suggestions: '',
  select: null,
  firstName: null,
  country: null,
  state: null,
  fact: null,
  factList: [],
  factWish: [],
  factListWish: [],
  chips: [],
  list: [],
  countries: [],
  states: [],
  city: '',
  cities: [],
};

/** The value at a path; undefined where there is none. */
export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values); // only objects lie on a path
}

/** A copy with a value at a path. */
export function withValue<T extends object>(values: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const inner = (values as Record<string, object | undefined>)[name]; // only objects lie on a path
  return { ...values, [name]: rest.length > 0 ? withValue(inner ?? {}, rest.join('.'), value) : value };
}

/** The texts of a list, each once. */
export function toList(typed: string, separator: RegExp | string = /[,،]/): string[] {
  const texts = typed.split(separator).map(normalizeText);
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** A list as it is typed, with the comma of the language in use. */
export function typedList(texts: string[], { locale }: Pick<I18n, 'locale'>): string {
  return texts.join(languages[languageOf(locale, [])].comma);
}

/** The contract's sentence when more than the count is chosen. */
export function tooManySentence(path: FieldPath, { options }: { options: readonly Choice[] }): string {
  const all = options.map(({ value }) => value);
  const { error } = profileAndPreferencesInput.safeParse(withValue(initialValues(), path, all));
  return error?.issues.find((issue) => issue.path.join('.') === path)?.message ?? '';
}

/** A stored profile has the names of the request. */
function storedValue({ path, control }: ProfileField, stored?: ProfileAndPreferences): unknown {
  if (!stored) return undefined;
  const { profile, preferences } = stored;
  const value = valueAt({ profileCreationInput: profile, preferencesInput: preferencesInputOf(preferences) }, path);
  return (control.kind === 'list' || control.kind === 'cities') && Array.isArray(value) ? specificValues(value) : value;
}

function orAny(texts: string[] | undefined): string[] {
  return texts && texts.length > 0 ? texts : ['Any'];
}
