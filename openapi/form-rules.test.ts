import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve, type Schema } from './generate/contract.ts';
import {
  preferencesInputOrder,
  preferencesInputRules,
  preferredLocationRules,
  profileCreationInputRules,
} from './generated/forms.ts';
import { labels } from './generated/labels.ts';
import { contract } from './generated/openapi.ts';
import { faultsIn } from './testing/field-faults.ts';
import { holdsContact, isPlainLine, isPlainText, tidy } from './rules/text.ts';

/**
 * A form and the server take and refuse the same values of a field, and say the same about it. Apart from two things that
 * the server alone looks at: characters that deceive, and contact details in a free text (DESIGN rule 11).
 */
type Rule = { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } };
type Case = { form: string; field: string; rule: Rule; schema: Schema; isRequired: boolean };

const forms: Record<string, Record<string, Rule>> = {
  ProfileCreationInput: profileCreationInputRules,
  PreferencesInput: preferencesInputRules,
  PreferredLocation: preferredLocationRules,
};
const cases: Case[] = Object.entries(forms).flatMap(([form, rules]) => {
  const { properties = {}, required = [] } = contract.components.schemas[form] as Schema;
  return Object.entries(rules).map(([field, rule]) => ({
    form,
    field,
    rule,
    schema: resolve(contract, properties[field]!),
    isRequired: required.includes(field),
  }));
});

/** What the server says of one field; it sees texts tidied, and does not see what is not sent. */
function saidByServer({ form, field }: Case, value: unknown): string | undefined {
  const sent: unknown = JSON.parse(JSON.stringify({ [field]: typeof value === 'string' ? tidy(value) : value }));
  return faultsIn(form, sent).find(({ pointer }) => pointer === `/${field}` || pointer.startsWith(`/${field}/`))
    ?.detail;
}

function saidByForm({ rule }: Case, value: unknown): string | undefined {
  const { success, error } = rule.safeParse(value);
  return success ? undefined : error!.issues[0]!.message;
}

const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(' ', '\n', 'a', 'é', '🌙', 'ا'), maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 16, 49, 50, 51, 99, 100, 101, 1499, 1500, 1501), fc.constantFrom('a', '🌙', 'ا'))
    .map(([length, letter]) => letter.repeat(length)),
  fc.constantFrom('', ' ', '+919876543210', '+91987654321', '+9198765432', '+0919876543210'),
);
const someDay = fc.oneof(
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('', 'x', '2023-02-29', '2024-02-29', '0000-01-01', '1990-1-1', '1990-13-01'),
);

function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  const { type, format, items, enum: values } = schema;
  const kind = Array.isArray(type) ? type[0] : type;
  if (values) return fc.constantFrom(...values, 'OTHER', '');
  if (kind === 'array') {
    const known = resolve(contract, items!).enum;
    const item = known
      ? fc.constantFrom(...known)
      : fc.constantFrom('India', 'Pune', 'a', 'Any', 'x'.repeat(100), 'x'.repeat(101), '');
    return fc.oneof(
      fc.array(item, { maxLength: 6 }),
      fc.array(item, { minLength: 18, maxLength: 22 }),
      fc.array(item, { minLength: 48, maxLength: 52 }),
    );
  }
  if (kind === 'number' || kind === 'integer')
    return fc.oneof(
      fc.integer({ min: -5, max: 120 }),
      fc.integer({ min: 25, max: 85 }).map((tenths) => tenths / 10),
      fc.double({ min: 0, max: 120, noNaN: true }),
    );
  return format === 'date' ? someDay : someText;
}

/** What the form leaves to the server. */
function isForServerAlone({ format, 'x-no-contact': isFree }: Schema, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = tidy(value);
  return (
    (format === 'plain-line' && !isPlainLine(text)) ||
    (format === 'plain-text' && !isPlainText(text)) ||
    (isFree === true && holdsContact(text))
  );
}

describe('form and server say the same of', () => {
  it.each(cases.map((each) => [`${each.form}.${each.field}`, each] as const))('%s', (_name, each) => {
    fc.assert(
      fc.property(valuesFor(each.schema), (value) => {
        fc.pre(!isForServerAlone(each.schema, value));
        // An emptied field that is not needed is not sent.
        const sent =
          value === '' || (typeof value === 'string' && tidy(value) === '' && !each.isRequired)
            ? each.isRequired
              ? value
              : undefined
            : value;
        expect([value, saidByForm(each, value)]).toEqual([value, saidByServer(each, sent)]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(cases.filter(({ isRequired }) => isRequired).map((each) => [`${each.form}.${each.field}`, each] as const))(
    '%s when it is missing',
    (_name, each) => {
      const said = saidByServer(each, undefined);
      expect(said).toBeTruthy();
      expect(saidByForm(each, undefined)).toBe(said);
    },
  );
});

it('the order of the two ages is known to the form as well', () => {
  expect(preferencesInputOrder).toEqual({
    pairs: [['preferredMinAge', 'preferredMaxAge']],
    message: 'Minimum age cannot be above maximum age',
  });
});

it('every value has a label: underscores become spaces, the first letter a capital', () => {
  expect(labels.ProposalStatus.MARRIAGE_FIXED).toBe('Marriage fixed');
  expect(labels.Tag.FAMILY_ORIENTED).toBe('Family oriented');
  expect(labels.SchoolOfThought.SHAFII).toBe("Sunni - Shafi'i");
});
