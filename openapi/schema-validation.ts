import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRealDate, today, yearsOn } from './rules/age.ts';
import { generalWords } from './rules/general-words.ts';
import { holdsContact, isPlainLine, isPlainText } from './rules/text.ts';

export type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/** Words of the contract that only describe. */
const annotations = ['x-messages', 'x-labels', 'example', 'externalDocs', 'xml', 'discriminator'];

/** An Ajv (JSON Schema 2020-12) that knows the contract's own formats and keywords; used by the server and the mocks alike. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    // A text such as 1e309 is coerced to Infinity, which the strict reading takes for no number, and then checks no limit.
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
    errors: false,
    validate: (on: boolean, text: string) => !on || !holdsContact(text),
  });
  ajv.addKeyword({
    keyword: 'x-minimum-age',
    type: 'string',
    schemaType: 'number',
    errors: false,
    validate: isOldEnough,
  });
  ajv.addKeyword({ keyword: 'x-not-above', type: 'object', schemaType: 'array', errors: false, validate: areInOrder });
  return ajv;
}

function isOldEnough(years: number, dateOfBirth: string): boolean {
  // What is no date at all is the format's to refuse.
  return !isRealDate(dateOfBirth) || yearsOn(dateOfBirth, today()) >= years;
}

function areInOrder(pairs: [string, string][], body: Record<string, unknown>): boolean {
  return pairs.every(([low, high]) => {
    const [a, b] = [body[low], body[high]];
    return typeof a !== 'number' || typeof b !== 'number' || a <= b;
  });
}

/** A schema as Ajv hands it to an error. */
type Described = { [keyword: string]: unknown };

export type Fault = { pointer: string; detail: string };

/** Says for people, and by the contract's own x-messages, what Ajv found. `root` is put before pointers of parameters. */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const faults = errors.filter((e) => !['if', 'anyOf', 'oneOf', 'allOf'].includes(e.keyword)).map(faultOf);
  // One sentence a field: the first is the one to mend first.
  return faults.filter((f, i) => faults.findIndex((g) => g.pointer === f.pointer) === i).slice(0, 100);
}

function faultOf(error: ErrorObject): Fault {
  const { keyword, instancePath, params } = error;
  const child: string | undefined =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (keyword === 'x-not-above') {
    const [low] = (error.schema as [string, string][])[0]!; // the keyword's own schemaType
    return {
      pointer: `${instancePath}/${low}`,
      detail: messageFor(error.parentSchema, keyword) ?? 'Please put the smaller one first',
    };
  }
  const pointer =
    child === undefined ? instancePath : `${instancePath}/${child.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const schema = keyword === 'required' ? property(error.parentSchema, child) : error.parentSchema;
  // What was emptied, and what is none of the values offered, is as good as not given.
  const isMissing = keyword === 'enum' || ((keyword === 'minLength' || keyword === 'minItems') && isEmpty(error.data));
  return {
    pointer,
    detail:
      (isMissing ? messageFor(schema, 'required') : undefined) ??
      messageFor(schema, keyword) ??
      generalWords[keyword] ??
      'Please check this value',
  };
}

function messageFor(schema: Described | undefined, keyword: string): string | undefined {
  return (schema?.['x-messages'] as Record<string, string> | undefined)?.[keyword]; // the forms' generator reads it likewise
}

function property(schema: Described | undefined, name: string | undefined): Described | undefined {
  return name === undefined ? undefined : (schema?.['properties'] as Record<string, Described> | undefined)?.[name];
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
