import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Preferences } from '@mithaq/api/src/entities/preferences.entity.ts';
import { Profile } from '@mithaq/api/src/entities/profile.entity.ts';
import {
  operationsOf,
  requiredStageOf,
  resolve,
  withoutMocksOnly,
  type Contract,
  type Operation,
  type Schema,
} from '@mithaq/openapi/openapi-document.ts';
import { declaredProblems } from '@mithaq/openapi/declared-problems.ts';
import { clientPaths, type ClientPath } from '@mithaq/openapi/rules/client-paths.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { laterStatuses } from '@mithaq/openapi/rules/proposal.ts';
import { authorizationCases, missingCases } from './contract/authorization-cases.ts';
import { shownFields } from './contract/shown-fields.ts';
import { catalogsNotLoaded } from './loaded-catalogs.ts';
import { screenStates } from './screen-states.ts';

/**
 * Checks of the tree that dependency-cruiser and knip cannot make. Each problem is one sentence that names the file to edit.
 * @param contract with the operations that the mocks alone answer
 * @param paths of the client's screens
 */
export function architectureProblems(
  contract: Contract,
  { paths = Object.keys(clientPaths), isMain = isOnMain() }: { paths?: string[]; isMain?: boolean } = {},
): string[] {
  const operations = operationsOf(contract);
  const served = operationsOf(withoutMocksOnly(contract)).map(({ operation }) => operation);
  const mocks = readAll('mocks/src/!(*.test).ts');
  const [cases = '', story = '', blocks = ''] = ['*', 'examples', 'blocks-as-departures'].map((name) =>
    withoutTitles(readAll(`tests/contract/${name}.test.ts`)),
  );
  const tests = { cases, story, blocks };
  return [
    ...operations.flatMap(({ operation }) => mockMissing(operation, mocks)),
    ...served.flatMap((operation) => partsMissing(operation, tests)),
    ...missingCases(
      served.map(({ operationId }) => operationId),
      authorizationCases,
    ),
    ...(isMain ? operations.flatMap(({ operation }) => unfinished(operation)) : []),
    ...operations.flatMap((each) => responsesMissing(contract, each)),
    ...operations.flatMap(({ operation }) => deprecationDaysMissing(operation)),
    ...sentencesOfNothing(contract),
    ...daysMissing(contract, read('CHANGELOG.md')),
    ...fieldsMissing(contract),
    ...statusesMissing(contract),
    ...migrationsMissing(contract),
    ...undecidedFields(contract),
    ...paths.flatMap(screenMissing),
    ...catalogsNotLoaded(),
    ...trackedFiles(),
  ];
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).toSorted().map(read).join('\n');

function mockMissing({ operationId }: Operation, mocks: string): string[] {
  return defines(mocks, operationId) ? [] : [`${operationId} has no mock in mocks/src/handlers.ts.`];
}

/** What the server, and the tests of both backends, lack of an operation. */
function partsMissing(operation: Operation, { cases, story, blocks }: Record<'cases' | 'story' | 'blocks', string>) {
  const { operationId, tags } = operation;
  const handlers = `api/src/${tags[0]}/*.handlers.ts`;
  const isIn = (source: string) => source.includes(`'${operationId}'`);
  const isOfOneself = ['auth', 'reference'].includes(tags[0]) || requiredStageOf(operation) === 'moderator';
  return [
    ...(defines(readAll(handlers), operationId) ? [] : [`${operationId} has no handler in ${handlers}.`]),
    ...(isIn(cases) ? [] : [`${operationId} has no case in tests/contract/${tags[0]}.test.ts.`]),
    ...(isIn(story) ? [] : [`${operationId} has no place in the story of tests/contract/examples.test.ts.`]),
    ...(isOfOneself || isIn(blocks)
      ? []
      : [
          `${operationId} is not in tests/contract/blocks-as-departures.test.ts: send it after a block, or say that it depends on no other member.`,
        ]),
  ];
}

/** On main everything that a client may call has a server. */
function unfinished({ operationId, 'x-mocks-only': isMocksOnly }: Operation): string[] {
  return isMocksOnly
    ? [
        `${operationId} is x-mocks-only in openapi/openapi.yaml: it can stay on a branch until the server has it, not on main.`,
      ]
    : [];
}

/** Whether main is checked out, or what may become it: hosted CI checks out no branch. A copy without Git is neither. */
function isOnMain(): boolean {
  const { status, stdout } = spawnSync('git', ['symbolic-ref', '--quiet', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 1 || stdout.trim() === 'main';
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

/** What somebody needs to find the changes since their copy of the contract: the day of each, and in the contract that of the newest. */
export function daysMissing({ info }: Contract, changelog: string): string[] {
  const [unreleased = ''] = changelog.split(/\n## (?=\d)/);
  const entries = [
    ...unreleased.matchAll(/^- (?:Added|Changed|Deprecated|Fixed|Removed)\b(?: \((\d{4}-\d\d-\d\d)\):)?.*/gm),
  ];
  const dayless = entries.find(([, day]) => !day);
  if (dayless)
    return [`An entry about the API has no day, as in "Added (2026-11-27): ...", in CHANGELOG.md: ${dayless[0]}`];
  const newest =
    entries
      .map(([, day]) => day!)
      .toSorted()
      .at(-1) ?? info['x-changed'];
  return newest === info['x-changed']
    ? []
    : [`The newest entry about the API in CHANGELOG.md is of ${newest}: let x-changed of openapi/openapi.yaml say so.`];
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
    ...profile
      .filter((field) => isLongerThanStored(contract, field))
      .map(
        (field) =>
          `${field} of ProfileCreationInput has a greater maxLength than its column, or than Profile of openapi/openapi.yaml.`,
      ),
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

/** Whether a request may be longer than what stores or shows it. Only a lower limit is right: older texts stay as they are. */
function isLongerThanStored(contract: Contract, field: string): boolean {
  const { ProfileCreationInput, Profile: Response } = contract.components.schemas;
  const limitIn = (schema: Schema) => {
    const property = schema.properties![field];
    return property && resolve(contract, property).maxLength;
  };
  const columns: Readonly<Record<string, { length?: number }>> = Profile.meta.properties;
  const limits = [columns[field]?.length, limitIn(Response!)].filter((limit) => limit !== undefined);
  return limits.some((limit) => limit < (limitIn(ProfileCreationInput!) ?? 0));
}

/** Each step of the recipe of a status in README.md that the sources do not have yet. */
function statusesMissing({ components: { schemas } }: Contract): string[] {
  const chosen = schemas['ProposalStatusChange']!.properties!['status']!.enum!;
  const [rules, view] = ['openapi/rules/proposal.ts', 'web/src/proposals/status-view.ts'];
  const expectations = [
    'tests/contract/proposal-status.test.ts',
    'openapi/rules/proposal.test.ts',
    'web/src/proposals/status-view.test.ts',
    'web/src/proposals/ProposalsPage.test.tsx',
  ];
  return schemas['ProposalStatus']!.enum!.flatMap((status) => {
    const countIn = (file: string) => read(file).match(new RegExp(`\\b${status}\\b`, 'g'))?.length ?? 0;
    const isRuled = countIn(rules) >= 2; // in its row, and where it begins or follows
    const isUnchosen = !chosen.includes(status) && (!isRuled || laterStatuses.some((later) => later === status));
    return [
      ...(isUnchosen
        ? [`${status} is not in ProposalStatusChange of openapi/openapi.yaml: add it there if members choose it.`]
        : []),
      ...(isRuled ? [] : [`${status} needs a row in ${rules}, and a status there that it follows.`]),
      ...(defines(read(view), status) ? [] : [`${status} has no row in ${view}.`]),
      ...expectations
        .filter((file) => countIn(file) === 0)
        .map((file) => `${status} is not in ${file}: say there what is expected of it.`),
    ];
  });
}

/** Columns of the contract, and values of the enumerations that the tables check, that no migration has written into the tables. */
function migrationsMissing({ components: { schemas } }: Contract): string[] {
  const migrations = readAll('api/src/database/migrations/*.ts');
  const checks = readAll('api/src/entities/*.ts').matchAll(/\boneOf\('\w+', labels\.(\w+)\)/g);
  const stored = new Set([...checks].map(([, name]) => name!)); // the expression has this group
  const columnsOf = (table: string, properties: string[], known: object) =>
    properties
      .filter((property) => property in known)
      .map((property) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
      .filter((column) => !new RegExp(`"${table}"[^;\`]*"${column}"`).test(migrations))
      .map((column) => `The column ${column} of ${table} is in no migration: run npm run migration.`);
  return [
    ...columnsOf('profile', Object.keys(schemas['ProfileCreationInput']!.properties!), Profile.meta.properties),
    ...columnsOf('preferences', Object.keys(schemas['Preferences']!.properties!), Preferences.meta.properties),
    ...[...stored].flatMap((name) =>
      schemas[name]!.enum!.filter((value) => !migrations.includes(`'${value}'`)).map(
        (value) => `${value} of ${name} is in no migration: run npm run migration.`,
      ),
    ),
  ];
}

/** Fields that others read by the contract, and of which nobody has written down that they may; and the other way round. */
function undecidedFields({ components: { schemas } }: Contract): string[] {
  const file = 'tests/contract/shown-fields.ts';
  return Object.entries(shownFields).flatMap(([name, fields]) => {
    const properties = Object.entries(schemas[name]!.properties!);
    const shown = properties.filter(([, schema]) => !schema['x-owner-only']).map(([field]) => field);
    return [
      ...shown
        .filter((field) => !fields.includes(field))
        .map(
          (field) =>
            `${field} is in ${name} of openapi/openapi.yaml, so others read it. If they may, name it in ${file}.`,
        ),
      ...fields
        .filter((field) => !shown.includes(field))
        .map((field) => `${field} is not in ${name} of openapi/openapi.yaml any more: take it out of ${file}.`),
    ];
  });
}

/** What a screen of the client lacks: its page, or a story of one of its states. */
function screenMissing(at: string): string[] {
  const states = screenStates[at as ClientPath]; // or of a path that is none
  const hasPage = read('web/src/app/routes.tsx').includes(`path: '${at}',`);
  const noPage = hasPage ? [] : [`${at} has no page in web/src/app/routes.tsx.`];
  if (!states)
    return [
      ...noPage,
      `${at} has no row in tests/screen-states.ts: name its stories of loading, empty, failed and full.`,
    ];
  const { stories, ...shown } = states;
  const source = read(`web/src/${stories}`);
  const missing = Object.entries(shown).flatMap(([state, story]) =>
    typeof story === 'string' && !source.includes(`export const ${story} `) ? [{ state, story }] : [],
  );
  return [
    ...noPage,
    ...missing.map(({ state, story }) => `${at} has no story ${story} in web/src/${stories}, in which it is ${state}.`),
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
