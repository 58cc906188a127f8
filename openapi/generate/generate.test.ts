import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../generated/openapi.ts';
import { formRules } from './forms.ts';
import { createLocator } from './locations.ts';
import { resolve, type Contract, type Schema } from '../openapi-document.ts';
import { mistakesIn } from './mistakes.ts';
import { operationTypes } from './operations.ts';
import { structureMistakes } from './structure-mistakes.ts';

/** The contract with another field in the profile request. */
function withField(field: Schema, isRequired = false): Contract {
  const changed = structuredClone(contract);
  const { properties, required } = changed.components.schemas['ProfileCreationInput']!;
  properties!['hobby'] = field;
  if (isRequired) required!.push('hobby');
  return changed;
}

describe('the rule of a form follows the contract in', () => {
  it.each<[string, Schema, boolean, string]>([
    ['an optional text', { type: 'string', maxLength: 50 }, false, 'hobby: optional(text({"maxLength":50}, {})),'],
    [
      'an optional text that may be null',
      { type: ['null', 'string'], maxLength: 50 },
      false,
      'hobby: optional(text({"maxLength":50}, {}), { nullable: true }),',
    ],
    ['a required text', { type: 'string', maxLength: 50 }, true, 'hobby: text({"maxLength":50}, {}),'],
    [
      'a required number that may be null',
      { type: ['number', 'null'] },
      true,
      'hobby: orNull(number("number", {}, {})),',
    ],
    [
      'a choice that may be null',
      { type: ['string', 'null'], enum: ['A', null as never] },
      false,
      'hobby: optional(oneOf(["A"] as const, {}), { nullable: true }),',
    ],
  ])('%s', (_what, field, isRequired, rule) => {
    const rules = formRules(withField(field, isRequired));
    expect(rules).toContain(`  ${rule}\n`);
    const [, optional] = /optionalFields.* = (\[.*\]);/.exec(rules)!;
    expect(JSON.parse(optional!).includes('profileCreationInput.hobby')).toBe(!isRequired);
  });

  it('no rule that it does not know: it says so', () => {
    const field = { anyOf: [{ type: 'string' }, { type: 'null' }] } as Schema;
    expect(() => formRules(withField(field))).toThrow(
      /^ProfileCreationInput\.hobby in openapi\/openapi\.yaml has no type/,
    );
  });
});

describe('a mistake in the contract is a sentence with its line:', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../openapi.yaml'), 'utf8');
  it('none in the contract as it is', () => expect(mistakesIn(source)).toEqual([]));

  it.each([
    [
      'a reference to nothing',
      "schemas/Suspension'",
      "schemas/Suspensio'",
      /^names #\/components\/schemas\/Suspensio, which is not in the file: did you mean "#\/components\/schemas\/Suspension"\?$/,
    ],
    [
      'an extension that nothing reads',
      'operationId: getFeed\n',
      'operationId: getFeed\n      x-mock-only: true\n',
      /^has "x-mock-only", which nothing reads: did you mean "x-mocks-only"\?$/,
    ],
    [
      'an enum without the null of its type',
      '\n  schemas:\n',
      "\n  schemas:\n    Mood: { type: [string, 'null'], enum: [CALM] }\n",
      /^allows 'null' by its type, and its enum does not list it: add null to the enum\.$/,
    ],
    [
      'a keyword that is none, also beside a reference',
      "education: { $ref: '#/components/schemas/ShownName' }",
      "education: { $ref: '#/components/schemas/ShownName', maxLenght: 40 }",
      /^has "maxLenght", which is no keyword of a schema in OpenAPI 3\.1: did you mean "maxLength"\?$/,
    ],
    [
      "the nullable of OpenAPI 3.0, which Ajv's own error would name elsewhere",
      "education: { $ref: '#/components/schemas/ShownName' }",
      "education: { $ref: '#/components/schemas/ShownName', nullable: true }",
      /^has "nullable", which is no keyword of a schema in OpenAPI 3\.1: write .* anyOf: \[\{ \$ref: \.\.\. \}, \{ const: null \}\]\.$/,
    ],
    [
      'a null by its type, where limits would be demanded of it',
      '{ const: null }',
      "{ type: 'null' }",
      /^has the type 'null' alone: write \{ const: null \}\.$/,
    ],
    [
      'a field that is indented as a keyword',
      '        nameBeforeAnswer:\n          anyOf',
      '          hobby: { type: string, maxLength: 50 }\n        nameBeforeAnswer:\n          anyOf',
      /^has "hobby", which is no keyword .*: a field is one step below `properties`\.$/,
    ],
    [
      'the name of a schema as a reference',
      "'#/components/schemas/Suspension'",
      'Suspension',
      /^names Suspension, which is not in the file: did you mean "#\/components\/schemas\/Suspension"\?$/,
    ],
    [
      'a null without quotes, once',
      "type: [string, 'null']",
      'type: [string, null]',
      /^has null as type, which no validator knows: did you mean "null"\?$/,
    ],
    [
      'a list of anything',
      'type: array, maxItems: 50, items:',
      'type: array, maxItems: 50, default:',
      /must have required property 'items'\.$/,
    ],
    [
      'no space after a colon',
      '\n  schemas:\n',
      '\n  schemas:\n    Mood:\n      type:string\n      maxLength: 50\n',
      /^cannot be read\. .* Is there a space after each colon\?$/,
    ],
    [
      'a colon in a text',
      '\n  schemas:\n',
      '\n  schemas:\n    Mood:\n      description: One mood: calm\n',
      /^cannot be read\. .* A text with a colon needs quotes\.$/,
    ],
    [
      'a yes that is a text',
      'x-no-contact: true',
      'x-no-contact: yes',
      /has a wrong x-no-contact: it must be boolean\.$/,
    ],
    [
      'an owner who is a text',
      'x-owner-only: true',
      "x-owner-only: 'true'",
      /has a wrong x-owner-only: it must be boolean\.$/,
    ],
    [
      'one sentence for all limits',
      'x-messages: { required: Gender is required }',
      'x-messages: Gender is required',
      /has a wrong x-messages: it must be object\.$/,
    ],
    [
      'a sentence that is a number',
      'x-messages: { required: Gender is required }',
      'x-messages: { required: 3 }',
      /has a wrong required: it must be string\.$/,
    ],
    [
      'a format that is none',
      'format: plain-line\n',
      'format: plain-lin\n',
      /^has "plain-lin" as format, which no validator knows: did you mean "plain-line"\?$/,
    ],
    [
      'a limit that is no number',
      'minLength: 2\n',
      "minLength: '2'\n",
      /^has a wrong minLength: it must be integer\.$/,
    ],
    ['what is not YAML', '\npaths:\n', '\npaths: [\n', /^cannot be read\. [^\n]*\.$/],
  ])('%s', (_what, find, replace, sentence) => {
    const wrong = source.replace(find, replace);
    const [mistake, ...others] = mistakesIn(wrong);
    const [, line, said] = /^openapi\/openapi\.yaml:(\d+) ([\s\S]*)/.exec(mistake!)!;
    expect(said).toMatch(sentence);
    expect(others).toEqual([]);
    // The line that was changed; a bracket that does not close is seen at the next line.
    expect(Number(line)).toBeGreaterThanOrEqual(wrong.slice(0, source.indexOf(find)).split('\n').length);
  });

  it('outside the schemas, where Redocly finds it', async () => {
    const wrong = source
      .replace('      summary: Sign out', '      sumary: Sign out')
      .replace('tags: [matching]', 'tags: [maching]')
      .replace('required: [profileCreationInput, ', 'required: [profileCreatonInput, ')
      .replace('operationId: getForYou', 'operationId: getFeed')
      .replace('security: [{ session: [complete] }]\n      x-version-of: getGuardian', 'x-version-of: getGuardian')
      .replace('data: { type: array, maxItems: 50, ', 'data: { type: array, ')
      .replace('            example: { isPaused: true }\n', '')
      // sendProposal and getProposal have this example
      .replace(/(?<=\n {4}sendProposal:[\s\S]*? {8}status: )PENDING/, 'PENDIN');
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-contract-'));
    try {
      const file = path.join(folder, 'openapi.yaml');
      await writeFile(file, wrong);
      const lineOf = (text: string) => wrong.slice(0, wrong.indexOf(text)).split('\n').length;
      const found = await structureMistakes(wrong, file);
      expect(found.others).toContain(
        `openapi/openapi.yaml:${lineOf('data: { type: array, items')} A list needs maxItems. (rule/limited-lists)`,
      );
      const body = source.slice(0, source.indexOf('example: { isPaused: true }')).lastIndexOf('application/json:');
      expect(found.others).toContain(
        `openapi/openapi.yaml:${source.slice(0, body).split('\n').length} A JSON body needs an example. (rule/shown-bodies)`,
      );
      expect(found.others.filter((sentence) => sentence.includes('did you mean "PENDING"?'))).toEqual([
        expect.stringContaining(`openapi/openapi.yaml:${lineOf('status: PENDIN\n')} Example value must conform`),
      ]);
      expect(found.mistakes).toEqual([
        `openapi/openapi.yaml:${lineOf('sumary')} Property \`sumary\` is not expected here: did you mean "summary"?`,
        `openapi/openapi.yaml:${lineOf('profileCreatonInput')} Required property 'profileCreatonInput' is not defined: did you mean "profileCreationInput"?`,
        `openapi/openapi.yaml:${lineOf('maching')} Operation tags should be defined in global tags: did you mean "matching"?`,
        `openapi/openapi.yaml:${wrong.slice(0, wrong.lastIndexOf('operationId: getFeed')).split('\n').length} Every operation must have a unique \`operationId\`: line ${lineOf('operationId: getFeed')} has it, too.`,
        `openapi/openapi.yaml:${lineOf('operationId: nameGuardian') - 1} Every operation should have security defined on it or on the root level.`,
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('Go to Definition leads to the line of the contract', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  const lines = read('openapi.yaml').split('\n');
  const { paths, components } = createLocator(lines.join('\n'))(contract);
  const lineOf = (text: string | undefined) => lines[Number(/openapi\/openapi\.yaml:(\d+)/.exec(text ?? '')?.[1]) - 1];
  for (const [at, item] of Object.entries(paths))
    for (const [method, { summary }] of Object.entries(item)) {
      expect(lineOf(summary)).toBe(`    ${method}:`);
      expect(lines).toContain(`  ${at}:`);
    }
  for (const [name, { description }] of Object.entries(components.schemas))
    expect(lineOf(description)).toBe(`    ${name}:`);
  expect(read('generated/hooks/matching/matching.ts')).toContain(paths['/api/v1/profiles/feed']!['get']!.summary);
  expect(read('generated/operations.ts')).toContain(paths['/api/v1/profiles/feed']!['get']!.summary);
  expect(read('generated/hooks/model/index.ts')).toContain(
    /openapi\/openapi\.yaml:\d+/.exec(components.schemas['Party']!.description!)![0],
  );
});

it('an editor shows at an operation of the client, and at its parameters, what the contract says of them', async () => {
  const types = await operationTypes(contract, 'client');
  const { operationId, summary, description, parameters = [] } = contract.paths['/api/v1/profiles/feed']!.get!;
  expect(types).toContain(`   * ${summary}\n   *\n   * ${description}\n   */\n  ${operationId}: {`);
  const limit = resolve(
    contract,
    parameters.find(({ $ref }) => $ref?.endsWith('/Limit'))!,
  );
  expect(types).toContain(`       * ${limit.description}\n       */\n      limit?: number;`);
});
