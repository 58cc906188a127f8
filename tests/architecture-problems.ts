import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Preferences } from '@mithaq/api/src/entities/preferences.entity.ts';
import { Profile } from '@mithaq/api/src/entities/profile.entity.ts';
import { operationsOf, resolve, type Contract, type Operation, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { declaredProblems } from '@mithaq/openapi/declared-problems.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { authorizationCases, missingCases } from './contract/authorization-cases.ts';

/** Checks of the tree that dependency-cruiser and knip cannot make. Each problem is one sentence that names the file to edit. */
export function architectureProblems(contract: Contract): string[] {
  const operations = operationsOf(contract);
  const mocks = readAll('mocks/src/!(*.test).ts');
  const calls = withoutTitles(readAll('tests/contract/*.test.ts'));
  return [
    ...operations.flatMap(({ operation }) => partsMissing(operation, mocks, calls)),
    ...missingCases(
      operations.map(({ operation }) => operation.operationId),
      authorizationCases,
    ),
    ...operations.flatMap((each) => [...responsesMissing(contract, each), ...examplesMissing(contract, each)]),
    ...operations.flatMap(({ operation }) => deprecationDaysMissing(operation)),
    ...sentencesOfNothing(contract),
    ...fieldsMissing(contract),
    ...trackedFiles(),
  ];
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).toSorted().map(read).join('\n');

function partsMissing({ operationId, tags: [tag] }: Operation, mocks: string, calls: string): string[] {
  const handlers = `api/src/${tag}/*.handlers.ts`;
  return [
    ...(defines(readAll(handlers), operationId) ? [] : [`${operationId} has no handler in ${handlers}.`]),
    ...(defines(mocks, operationId) ? [] : [`${operationId} has no mock in mocks/src/handlers.ts.`]),
    ...(calls.includes(`'${operationId}'`) ? [] : [`${operationId} has no case in tests/contract/${tag}.test.ts.`]),
  ];
}

type Declared = ReturnType<typeof operationsOf>[number];

/** The error responses that follow from what an operation requires and does, and from the problems that it lists. */
function responsesMissing(contract: Contract, { method, operation }: Declared): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
  // A parameter with an enum has no unknown value: that is a 400.
  const namesOne = parameters.some(({ in: where, schema }) => where === 'path' && !resolve(contract, schema).enum);
  const declared = declaredProblems(method, operation).map(({ code }) => String(problems[code].status));
  const expected = [...new Set([...declared, ...(namesOne ? ['404'] : [])])];
  return expected
    .filter((status) => !(status in operation.responses))
    .map((status) => `${operation.operationId} declares no ${status} in openapi/openapi.yaml.`);
}

/** The JSON bodies, of the request and of the responses that succeed, for which the reference has no example. */
function examplesMissing(contract: Contract, { operation }: Declared): string[] {
  const bodies = [['request', operation.requestBody] as const, ...Object.entries(operation.responses)];
  return bodies
    .filter(([name, body]) => body && (name === 'request' || name.startsWith('2')))
    .map(([name, body]) => ({ name, json: resolve(contract, body!).content?.['application/json'] }))
    .filter(({ json }) => json && json.example === undefined && !json.examples)
    .map(({ name }) => `${operation.operationId} has no example of its ${nameOf(name)} in openapi/openapi.yaml.`);
}
const nameOf = (body: string) => (body === 'request' ? 'request' : `${body} response`);

/** A caller needs to know until when a deprecated operation works, and has half a year to leave it. */
function deprecationDaysMissing(operation: Operation): string[] {
  const { operationId, deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
  if (!deprecated) return [];
  const earliest = new Date(since ?? NaN);
  earliest.setUTCMonth(earliest.getUTCMonth() + 6);
  return Date.parse(sunset ?? '') >= earliest.getTime()
    ? []
    : [
        `${operationId} is deprecated, so it needs x-deprecated-since and, six months later or more, x-sunset in openapi/openapi.yaml.`,
      ];
}

/** The keys of `x-messages` that name no limit of their schema, such as a misspelt one, whose sentence nobody would ever read. */
function sentencesOfNothing(contract: Contract): string[] {
  return Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    Object.entries({ '': schema, ...schema.properties }).flatMap(([property, described]) =>
      Object.keys(described['x-messages'] ?? {})
        .filter(
          (keyword) => keyword !== 'required' && !(keyword in resolve(contract, described)) && !(keyword in described),
        )
        .map((keyword) => {
          const place = property ? `${name}.${property}` : name;
          return `${place} has a sentence for "${keyword}" in x-messages of openapi/openapi.yaml, and no such limit.`;
        }),
    ),
  );
}

/** Fields of the request for which the form has no control. */
const notInForm: Readonly<Record<string, string>> = {
  profileId: 'The server makes it.',
  preferencesId: 'The server makes it.',
  phoneNumber: 'It has a page of its own.',
  annualIncome: 'It is private, and the client does not ask for it.',
  heightCm: 'The control of the height sets it.',
  facts: 'web/src/shared/facts.ts has a row for each, which the compiler demands.',
  preferredFacts: 'They follow from the facts.',
};

/** Fields of the profile request that a backend does not store, the response to the owner lacks, or the form does not ask for. */
function fieldsMissing(contract: Contract): string[] {
  const { schemas } = contract.components;
  const fieldsOf = (schema: string) => Object.keys(schemas[schema]!.properties!);
  const form = read('web/src/profiles/profile-fields.ts');
  const asked = (group: string, fields: string[]) =>
    fields
      .filter((field) => !(field in notInForm) && !form.includes(`'${group}.${field}'`))
      .map((field) => `${field} has no control in web/src/profiles/profile-fields.ts.`);
  const profile = fieldsOf('ProfileCreationInput').filter((field) => field !== 'profileId');
  const preferences = fieldsOf('PreferencesInput').filter((field) => field !== 'preferredLocation');
  const [columns, response] = [Object.keys(Profile.meta.properties), fieldsOf('Profile')];
  return [
    ...profile
      .filter((field) => !columns.includes(field))
      .map((field) => `${field} has no column in api/src/entities/profile.entity.ts.`),
    ...profile
      .filter((field) => !response.includes(field))
      .map((field) => `${field} is not in Profile of openapi/openapi.yaml (with x-owner-only if it is private).`),
    ...neverEmptied(schemas['ProfileCreationInput']!).map(
      (field) =>
        `${field} can never be emptied again: an absent field keeps its value, so allow null in openapi/openapi.yaml.`,
    ),
    ...fieldsOf('Preferences')
      .filter((field) => field !== 'preferencesId' && !(field in Preferences.meta.properties))
      .map((field) => `${field} has no column in api/src/entities/preferences.entity.ts.`),
    ...fieldsOf('ProfileFacts')
      .filter((fact) => fact !== 'ratherDiscuss' && !schemas['FactName']!.enum!.includes(fact))
      .map((fact) => `${fact} is not in FactName of openapi/openapi.yaml, so nothing asks for it.`),
    ...schemas['FactName']!.enum!.filter((fact) => !fieldsOf('ProfileFacts').includes(fact)).map(
      (fact) => `${fact} is not in ProfileFacts of openapi/openapi.yaml.`,
    ),
    ...asked('profileCreationInput', profile),
    ...asked('preferencesInput', preferences),
    ...asked('preferencesInput.preferredLocation', fieldsOf('PreferredLocation')),
  ];
}

/** The fields that a request may leave out and cannot clear. */
function neverEmptied({ properties = {}, required = [] }: Schema): string[] {
  return (
    Object.entries(properties)
      // An object is emptied as a whole.
      .filter(([field, { type, $ref }]) => !required.includes(field) && !type?.includes('null') && !$ref)
      .map(([field]) => field)
  );
}

function trackedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const tracked = status === 0 ? stdout.split('\n') : []; // a copy without Git tracks nothing
  return tracked
    .filter((file) => /(^|\/)(generated|dist|\.data|\.screens|node_modules|storybook-static)\//.test(file))
    .map((file) => `${file} is generated, so Git must not track it: run git rm --cached ${file}.`);
}

/** Whether the source has a property or method with this name. */
function defines(source: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b *[:(,]`).test(source);
}

/** The source without comments and titles. */
function withoutTitles(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')
    .replace(/\b(?:test|it|describe)(?:\.\w+\([^)]*\))?\(\s*(['"`]).*?\1/g, '');
}
