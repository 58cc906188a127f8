import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  preferencesInputOrder,
  preferencesInputRules,
  preferredLocationRules,
  profileCreationInputRules,
} from '@mithaq/openapi/generated/forms.ts';
import type { ProfileField, ProfileFormValues } from './form-values.ts';
import type { Places } from './places.ts';
import { sentValues } from './profile-request.ts';

export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** What a generated rule answers. */
interface Rule {
  safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } };
}

const { countries, states, cities } = preferredLocationRules;
const { phoneNumber: _, ...profileRules } = profileCreationInputRules;

const rules: Record<ProfileField, Rule> = {
  ...profileRules,
  ...preferencesInputRules,
  preferredCountries: countries,
  preferredStates: states,
  preferredCities: cities,
};

/** The fields of preferences that lie one level deeper in the request. */
const locations: Partial<Record<ProfileField, string>> = {
  preferredCountries: '/preferencesInput/preferredLocation/countries',
  preferredStates: '/preferencesInput/preferredLocation/states',
  preferredCities: '/preferencesInput/preferredLocation/cities',
};

// Object.keys forgets the literal type of the keys, which the table's own type holds.
const fields = Object.keys(rules) as ProfileField[];

/** What is wrong with the form, in the contract's words. */
export function errorsOf(values: ProfileFormValues, places: Places): ProfileErrors {
  const sent = sentValues(values, places);
  const errors: ProfileErrors = {};
  for (const field of fields) {
    const message = rules[field].safeParse(sent[field]).error?.issues[0]?.message;
    if (message !== undefined) errors[field] = message;
  }
  for (const [low, high] of preferencesInputOrder.pairs) {
    if (!errors[low] && !errors[high] && Number(sent[low]) > Number(sent[high]))
      errors[low] = preferencesInputOrder.message;
  }
  return errors;
}

/** The server's faults at the fields they speak of. */
export function faultsAtFields({ code, detail, errors = [] }: Problem): ProfileErrors {
  if (code === 'gender-locked') return { gender: detail };
  const found = errors.flatMap((fault) => {
    const field = fields.find((name) => pointsAt(fault.pointer, pointerOf(name)));
    return field ? [[field, fault.detail] as const] : [];
  });
  return Object.fromEntries(found);
}

function pointerOf(field: ProfileField): string {
  return (
    locations[field] ??
    (field in preferencesInputRules ? `/preferencesInput/${field}` : `/profileCreationInput/${field}`)
  );
}

/** A fault may lie deeper than the field: /preferencesInput/preferredEducation/2. */
function pointsAt(pointer: string, field: string): boolean {
  return pointer === field || pointer.startsWith(`${field}/`);
}
