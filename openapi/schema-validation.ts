import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import type {
  ContactInText,
  FieldErrorCode,
  FieldErrorParams,
  ProblemErrorsItem,
} from './generated/hooks/model/index.ts';
import { isCountry, isStateOf } from './locations.ts';
import { isRealDate, yearsOn } from './rules/age.ts';
import { today } from './rules/day.ts';
import { defaultMessages } from './rules/default-messages.ts';
import { isNameIn } from './rules/first-name.ts';
import { isSameHeight } from './rules/height.ts';
import type { Schema } from './openapi-document.ts';
import type { RuleProblem } from './rules/problems.ts';
import { contactInText } from './rules/contact-details/contact-in-text.ts';
import { isPlainLine, isPlainText, lengthOf } from './rules/text.ts';

export type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Keywords of the contract that do not validate. */
const annotations = [
  'x-messages',
  'x-labels',
  'x-owner-only',
  'x-may-grow',
  'x-template',
  'example',
  'externalDocs',
  'xml',
  'discriminator',
];

/**
 * An Ajv (JSON Schema 2020-12) with the contract's own formats and keywords, for the server and the mocks.
 * @param now the clock for `x-minimum-age`
 */
export function createAjv(options: Options = {}, now: () => Date = () => new Date()): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // The check of the contract looks at the schemas, and so does the server's router; here it would cost half a second of a start.
    validateSchema: false,
    strictTypes: false,
    // The text 1e309 is coerced to Infinity, which strict mode does not treat as a number, so no limit would be checked.
    strictNumbers: !options.coerceTypes,
    allErrors: true,
    allowUnionTypes: true,
    removeAdditional: false,
    useDefaults: true,
    multipleOfPrecision: 6,
    verbose: true,
    ...options,
  });
  // ajv-formats is CommonJS: its default export is the function itself only at run time.
  (addFormats as unknown as (ajv: Ajv2020, options: object) => void)(ajv, { mode: 'full' });
  ajv.addFormat('plain-line', isPlainLine);
  ajv.addFormat('plain-text', isPlainText);
  ajv.addFormat('date', isRealDate);
  ajv.addFormat('int32', { type: 'number', validate: Number.isInteger });
  ajv.addVocabulary(annotations);
  ajv.addKeyword({
    keyword: 'x-no-contact',
    type: 'string',
    schemaType: 'boolean',
    errors: true,
    validate: hasNoContact,
  });
  ajv.addKeyword({
    keyword: 'x-country',
    type: 'string',
    schemaType: 'boolean',
    errors: false,
    validate: (on: boolean, name: string) => !on || isCountry(name),
  });
  ajv.addKeyword({
    keyword: 'x-time-zone',
    type: 'string',
    schemaType: 'boolean',
    errors: false,
    validate: (on: boolean, name: string) => !on || isTimeZone(name),
  });
  ajv.addKeyword({
    keyword: wholeInDigits,
    type: 'object',
    schemaType: 'boolean',
    errors: true,
    before: 'properties', // which converts them
    validate: areInDigits,
  });
  ajv.addKeyword({
    keyword: 'x-state-of',
    type: ['string', 'array'],
    schemaType: 'string',
    errors: false,
    validate: areStatesOf,
  });
  ajv.addKeyword({
    keyword: 'x-name-in',
    type: 'string',
    schemaType: 'string',
    errors: false,
    validate: isNameInField,
  });
  ajv.addKeyword({
    keyword: 'x-height-in-feet',
    type: 'number',
    schemaType: 'string',
    errors: false,
    validate: isHeightOfField,
  });
  ajv.addKeyword({
    keyword: 'x-minimum-age',
    type: 'string',
    schemaType: 'number',
    errors: false,
    validate: (years: number, dateOfBirth: string) => isOldEnough(years, dateOfBirth, today(now())),
  });
  ajv.addKeyword({ keyword: 'x-not-above', type: 'object', schemaType: 'array', errors: false, validate: areInOrder });
  return ajv;
}

/** The error says where the words stand. A text that is too long is refused for that and not searched. */
const hasNoContact: SchemaValidateFunction = (on: boolean, text: string, schema) => {
  if (!on || lengthOf(text) > Number(schema?.['maxLength'])) return true;
  const contact = contactInText(text);
  if (contact) hasNoContact.errors = [{ keyword: 'x-no-contact', params: { contact } }];
  return contact === undefined;
};

/** The keyword of the parameters of a request: their whole numbers are in digits. Ajv takes what JavaScript reads as a number, such as 1e1 and 0x10. */
export const wholeInDigits = 'x-whole-in-digits';

const areInDigits: SchemaValidateFunction = (on: boolean, values: Record<string, unknown>, schema) => {
  const { properties = {} } = schema as Schema; // Ajv passes the one that the keyword is in
  const isWrong = ([name, { type }]: [string, Schema]) =>
    type === 'integer' && typeof values[name] === 'string' && !/^-?\d+$/.test(values[name]);
  const wrong = on ? Object.entries(properties).filter(isWrong) : [];
  areInDigits.errors = wrong.map(([name]) => ({
    keyword: 'type',
    instancePath: `/${name}`,
    params: { type: 'integer' },
  }));
  return wrong.length === 0;
};

function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Countries that are not in the list have an error of their own. */
function areStatesOf(field: string, value: unknown, _schema: unknown, context?: DataValidationCxt): boolean {
  const named: unknown[] = [context?.parentData[field]].flat();
  const countries = named.filter((name): name is string => typeof name === 'string' && isCountry(name));
  const states = [value].flat().filter((state): state is string => typeof state === 'string');
  return countries.length === 0 || states.every((state) => isStateOf(state, countries));
}

/** A full name that is none has an error of its own. */
function isNameInField(field: string, name: string, _schema: unknown, context?: DataValidationCxt): boolean {
  const fullName: unknown = context?.parentData[field];
  return typeof fullName !== 'string' || isNameIn(fullName, name);
}

/** A height in feet that is none has an error of its own. */
function isHeightOfField(field: string, heightCm: number, _schema: unknown, context?: DataValidationCxt): boolean {
  const height: unknown = context?.parentData[field];
  return typeof height !== 'number' || isSameHeight(height, heightCm);
}

function isOldEnough(years: number, dateOfBirth: string, day: string): boolean {
  // The format `date` refuses a text that is no date.
  return !isRealDate(dateOfBirth) || yearsOn(dateOfBirth, day) >= years;
}

function areInOrder(pairs: [string, string][], body: Record<string, unknown>): boolean {
  return pairs.every(([low, high]) => {
    const [a, b] = [body[low], body[high]];
    return typeof a !== 'number' || typeof b !== 'number' || a <= b;
  });
}

/** A schema as Ajv puts it into an error. */
type Described = { [keyword: string]: unknown };

export type FieldError = ProblemErrorsItem;

/** How many field errors a response has. */
const mostErrors = 20;

/** How much of the name of an unknown field a response repeats. */
const longestName = 100;

/** The problem of a body, path or query that its schema refuses; of a parameter, also of one with several values, the pointer is the name. */
export function validationProblem(found: readonly ErrorObject[], part = 'body'): RuleProblem {
  const nameOf = ({ pointer }: FieldError) => (part === 'body' ? pointer : (pointer.split('/')[1] ?? '')); // of a parameter it begins with a slash
  const byName = Map.groupBy(validationErrors(found), nameOf);
  const errors = [...byName].map(([pointer, [first]]) => ({ ...first!, pointer })); // no group is empty
  return { code: errors.every(({ contact }) => contact) ? 'contact-in-text' : 'validation', errors };
}

/** The first field errors of a request, one for each field, with the sentences of the contract's x-messages. */
export function validationErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const error of errors) {
    if (found.size === mostErrors) break;
    if (['if', 'anyOf', 'oneOf', 'allOf'].includes(error.keyword)) continue;
    const fieldError = validationError(error);
    if (!found.has(fieldError.pointer)) found.set(fieldError.pointer, fieldError);
  }
  return [...found.values()];
}

function validationError(error: ErrorObject): FieldError {
  const { keyword, instancePath, params } = error;
  const child: string | undefined =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (keyword === 'x-not-above') {
    const [low, high] = (error.schema as [string, string][])[0]!; // the keyword's own schemaType
    return {
      pointer: `${instancePath}/${low}`,
      code: 'out-of-order',
      params: { field: high },
      detail: messageFor(error.parentSchema, keyword) ?? 'Please put the smaller one first',
    };
  }
  const pointer =
    child === undefined
      ? instancePath
      : `${instancePath}/${child.slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const schema = keyword === 'required' ? property(error.parentSchema, child) : error.parentSchema;
  // An emptied field counts as missing.
  const contact = params['contact'] as ContactInText | undefined; // hasNoContact puts it there
  const isMissing = ['enum', 'minLength', 'minItems'].includes(keyword) && isEmpty(error.data);
  // The length of a UUID or a date helps nobody who sent something else.
  const format = schema?.['format'];
  if (!isMissing && (format === 'uuid' || format === 'date') && ['minLength', 'maxLength'].includes(keyword))
    return {
      pointer,
      code: 'wrong-format',
      detail: detailOf({ ...error, keyword: 'format', params: { format } }, schema),
    };
  const facts = isMissing ? undefined : paramsOf(error);
  return {
    pointer,
    code: isMissing ? 'required' : (fieldErrorCodes[keyword] ?? 'wrong-format'),
    ...(facts && { params: facts }),
    detail: (isMissing ? messageFor(schema, 'required') : undefined) ?? detailOf(error, schema),
    ...(contact && { contact }),
  };
}

/**
 * The sentence of an error. A form sends the types that the contract has, so the reader of a wrong type is a developer, to whom the
 * sentence of the form ("write the height like 5'3") would say less than the type. A number that is not whole may be of a form.
 */
function detailOf({ keyword, params, data }: ErrorObject, schema: Described | undefined): string {
  const types = [params['type'] as string | string[]].flat(); // as Ajv reports it
  const isNotWhole = typeof data === 'number' && types.includes('integer');
  if (keyword === 'type' && !isNotWhole) {
    return `This must be ${types.map((type) => typeNames[type] ?? type).join(' or ')}`;
  }
  const own = messageFor(schema, keyword);
  if (own === undefined && params['format'] === 'uuid') return noUuid;
  return own ?? defaultMessages[keyword] ?? 'Please check this value';
}

const noUuid = 'This must be a UUID';

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The code of each keyword. */
const fieldErrorCodes: Record<string, FieldErrorCode> = {
  required: 'required',
  additionalProperties: 'unknown-field',
  unevaluatedProperties: 'unknown-field',
  type: 'wrong-type',
  enum: 'not-in-list',
  const: 'not-in-list',
  minLength: 'too-short',
  maxLength: 'too-long',
  minItems: 'too-few',
  maxItems: 'too-many',
  uniqueItems: 'repeated',
  minimum: 'too-small',
  maximum: 'too-large',
  multipleOf: 'too-precise',
  'x-minimum-age': 'too-young',
  'x-country': 'not-in-list',
  'x-time-zone': 'not-in-list',
  'x-state-of': 'not-in-list',
  'x-name-in': 'not-in-list',
  'x-height-in-feet': 'contradiction',
  'x-no-contact': 'contact',
};

/** How many values of a list an error repeats. */
const longestList = 50;

/** What a client needs to say the sentence itself. */
function paramsOf({ keyword, params, schema }: ErrorObject): FieldErrorParams | undefined {
  if (keyword === 'type') return { types: [params['type'] as string | string[]].flat() }; // as Ajv reports it
  if (keyword === 'multipleOf') return { step: Number(params['multipleOf']) };
  if (typeof params['limit'] === 'number') return { limit: params['limit'] };
  if (keyword === 'x-minimum-age') return { limit: Number(schema) };
  if (['x-state-of', 'x-name-in', 'x-height-in-feet'].includes(keyword)) return { field: String(schema) };
  const values = keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[] | undefined);
  return values && values.length <= longestList ? { values: values.map(String) } : undefined;
}

function messageFor(schema: Described | undefined, keyword: string): string | undefined {
  return (schema?.['x-messages'] as Record<string, string> | undefined)?.[keyword]; // generate/forms.ts reads it the same way
}

function property(schema: Described | undefined, name: string | undefined): Described | undefined {
  return name === undefined ? undefined : (schema?.['properties'] as Record<string, Described> | undefined)?.[name];
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
