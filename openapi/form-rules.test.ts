import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve, type Schema } from './openapi-document.ts';
import { preferencesInput, preferredLocation, profileCreationInput } from './generated/forms.ts';
import { labels } from './generated/labels.ts';
import { contract } from './generated/openapi.ts';
import { fieldErrorsIn } from './testing/field-errors.ts';
import { defaultMessages } from './rules/default-messages.ts';
import { isPlainLine, isPlainText, normalizeText } from './rules/text.ts';

/**
 * A form and the server accept and refuse the same values of a field, with the same sentence. Some checks are not
 * of the form's rules: deceiving characters, contact details, which the form searches with code of its own, and
 * countries and states, which the form offers from the list.
 */
type Rule = { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } };
type Case = { form: string; field: string; rule: Rule; schema: Schema; isRequired: boolean };

const forms: Record<string, Record<string, Rule>> = {
  ProfileCreationInput: profileCreationInput.shape,
  PreferencesInput: preferencesInput.shape,
  PreferredLocation: preferredLocation.shape,
};
const cases: Case[] = Object.entries(forms).flatMap(([form, rules]) => {
  const { properties = {}, required = [] } = contract.components.schemas[form] as Schema;
  // A form asks for the fields that have sentences; the rest are ids and what the client does not ask for.
  const asked = Object.entries(rules).filter(([field]) => properties[field]?.['x-messages']);
  return asked.map(([field, rule]) => ({
    form,
    field,
    rule,
    schema: resolve(contract, properties[field]!),
    isRequired: required.includes(field),
  }));
});

/** The server's sentence for one field; it receives normalized texts, and no value that the form does not send. */
function serverMessage({ form, field }: Case, value: unknown): string | undefined {
  const sent: unknown = JSON.parse(
    JSON.stringify({ [field]: typeof value === 'string' ? normalizeText(value) : value }),
  );
  const errors = fieldErrorsIn(form, sent).filter(({ pointer }) => `${pointer}/`.startsWith(`/${field}/`));
  // The errors of one request are bounded, so those that only the server finds may leave no room for the others.
  fc.pre(errors.length < 10 || errors.some(({ detail }) => !sentencesOfServer.has(detail)));
  return errors.find(({ detail }) => !sentencesOfServer.has(detail))?.detail;
}

const sentencesOfServer = new Set(
  ['x-no-contact', 'x-country', 'x-state-of', 'x-name-in'].map((key) => defaultMessages[key]),
);

function formMessage({ rule }: Case, value: unknown): string | undefined {
  const { success, error } = rule.safeParse(value);
  return success ? undefined : error!.issues[0]!.message;
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', 'a', 'é', '🌙', 'ا'), maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 16, 49, 50, 51, 99, 100, 101, 1499, 1500, 1501), fc.constantFrom('a', '🌙', 'ا'))
    .map(([length, letter]) => letter.repeat(length)),
  fc.constantFrom(
    'Amina 2',
    'Amina ۲',
    'Amina ②',
    '',
    ' ',
    '+919876543210',
    '+91987654321',
    '+9198765432',
    '+0919876543210',
  ),
);
const anyDay = fc.oneof(
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('', 'x', '2023-02-29', '2024-02-29', '0000-01-01', '1990-1-1', '1990-13-01'),
);

function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  const { type, format, items, enum: values } = schema;
  const kind = Array.isArray(type) ? type[0] : type;
  // A control has no other values; the server says of them that they are none of the options.
  if (values) return fc.constantFrom(...values, '');
  if (kind === 'array') {
    const known = resolve(contract, items!).enum;
    const item = known
      ? fc.constantFrom(...known)
      : fc.constantFrom('India', 'Pune', 'a', 'Any', 'x'.repeat(100), 'x'.repeat(101), '');
    return fc.oneof(
      fc.array(item, { maxLength: 6 }),
      fc.array(item, { minLength: 18, maxLength: 22 }),
      fc.array(item, { minLength: 48, maxLength: 52 }),
      ...(known ? [] : [fc.constant(['', ''])]), // wrong twice: too short, and the same
    );
  }
  if (kind === 'number' || kind === 'integer')
    return fc.oneof(
      fc.integer({ min: -5, max: 120 }),
      fc.integer({ min: 25, max: 85 }).map((tenths) => tenths / 10),
      fc.double({ min: 0, max: 120, noNaN: true }),
    );
  return format === 'date' ? anyDay : anyText;
}

/** Values that only the server checks. */
function isCheckedByServerOnly({ format }: Schema, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = normalizeText(value);
  return (format === 'plain-line' && !isPlainLine(text)) || (format === 'plain-text' && !isPlainText(text));
}

describe('form and server give the same message for', () => {
  it.each(cases.map((each) => [`${each.form}.${each.field}`, each] as const))('%s', (_name, each) => {
    fc.assert(
      fc.property(valuesFor(each.schema), (value) => {
        fc.pre(!isCheckedByServerOnly(each.schema, value));
        // An empty optional field is not sent.
        const sent =
          value === '' || (typeof value === 'string' && normalizeText(value) === '' && !each.isRequired)
            ? each.isRequired
              ? value
              : undefined
            : value;
        expect([value, formMessage(each, value)]).toEqual([value, serverMessage(each, sent)]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(cases.filter(({ isRequired }) => isRequired).map((each) => [`${each.form}.${each.field}`, each] as const))(
    '%s when it is missing',
    (_name, each) => {
      // An age has no sentence of its own for it: the server says what is wrong with the request, the form the least age.
      const { required = defaultMessages['required'], minimum } = each.schema['x-messages']!;
      expect(serverMessage(each, undefined)).toBe(required);
      expect(formMessage(each, undefined)).toBe(each.schema['x-messages']!['required'] ?? minimum);
    },
  );
});

describe('the order of the two ages', () => {
  const { preferredMinAge, preferredMaxAge } = preferencesInput.shape;
  const message = 'Minimum age cannot be above maximum age';
  const issuesOf = (value: object) =>
    preferencesInput.safeParse(value).error!.issues.map((issue) => [issue.path.join('.'), issue.message]);

  it('is said at both fields, whatever else is wrong', () => {
    expect(issuesOf({ preferredMinAge: 30, preferredMaxAge: 20 })).toEqual(
      expect.arrayContaining([
        ['preferredSchoolOfThought', 'School of thought is required'],
        ['preferredMinAge', message],
        ['preferredMaxAge', message],
      ]),
    );
  });

  it('is not said as long as one of the two has a fault of its own', () => {
    expect(preferredMinAge.safeParse(30).success).toBe(true);
    expect(preferredMaxAge.safeParse(17).success).toBe(false);
    expect(issuesOf({ preferredMinAge: 30, preferredMaxAge: 17 }).map(([, said]) => said)).not.toContain(message);
    expect(issuesOf({ preferredMinAge: 30, preferredMaxAge: '' }).map(([, said]) => said)).not.toContain(message);
  });

  it('allows the same age twice', () => {
    expect(issuesOf({ preferredMinAge: 30, preferredMaxAge: 30 }).map(([, said]) => said)).not.toContain(message);
  });
});

describe('what a valid form sends', () => {
  it.each([
    ['an emptied text that may be null', preferencesInput.shape.preferredOtherPreferences, '  ', null],
    ['a missing text', preferencesInput.shape.preferredOtherPreferences, undefined, undefined],
    ['an emptied number that may be null', profileCreationInput.shape.annualIncome, '', null],
    ['a text, trimmed', profileCreationInput.shape.city, ' Pune ', 'Pune'],
    ['a list, its items trimmed', preferredLocation.shape.cities, [' Pune'], ['Pune']],
  ])('%s', (_name, rule, value, sent) => {
    expect(rule.parse(value)).toEqual(sent);
  });
});

it.each([
  ['an empty choice', profileCreationInput.shape.gender, null, 'Gender is required'],
  ['an empty number', profileCreationInput.shape.height, '', 'Height is required'],
  ['an empty text', profileCreationInput.shape.country, null, 'Country is required'],
  ['an empty list', profileCreationInput.shape.tags, [], 'Please select tags'],
])('%s says that it is required', (_name, rule: Rule, value, message) => {
  expect(rule.safeParse(value).error?.issues[0]?.message).toBe(message);
});

it('every value has a label: underscores become spaces, the first letter a capital', () => {
  expect(labels.ProposalStatus.MARRIAGE_FIXED).toBe('Marriage fixed');
  expect(labels.Tag.FAMILY_ORIENTED).toBe('Family oriented');
  expect(labels.SchoolOfThought.SHAFII).toBe("Sunni - Shafi'i");
});
