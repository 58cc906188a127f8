import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, root, type Tree } from './faults/planted/tree.ts';

/** The recipes of README.md and docs/your-first-change.md, followed on a copy of the tree. */
let tree: Tree;
beforeAll(() => {
  tree = copyTree();
  // The whole tree takes three times as long to compile, and says the same of these changes.
  const include = ['api/src/profiles/profile.entity.ts', 'mocks/src/handlers.ts', 'web/src/proposals/status-view.ts'];
  const compilerOptions = { incremental: true, tsBuildInfoFile: 'recipe.tsbuildinfo' };
  write('tsconfig.recipe.json', JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }));
});
afterAll(() => tree.remove());

const write = (file: string, text: string) => writeFileSync(path.join(tree.folder, file), text);

/** Replaces the first occurrence of a text in a file of the copy. */
function edit(file: string, find: string | RegExp, replace: (found: string) => string): void {
  const source = readFileSync(path.join(tree.folder, file), 'utf8');
  const edited = source.replace(find, replace);
  if (edited === source) throw new Error(`${file} has no ${String(find)} any more: mend tests/recipes.test.ts.`);
  write(file, edited);
}

/** Adds a property to a schema of the contract. */
function addProperty(schema: string, property: string): void {
  const properties = new RegExp(`^    ${schema}:\\n(?:      .*\\n)*?      properties:\\n`, 'm');
  edit(contract, properties, (found) => `${found}        ${property}\n`);
}

function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: tree.folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

/** Generates, and returns the files and names of the compiler's errors, and the sentences about the architecture. */
function check() {
  expect(run('node', 'openapi/generate/generate.ts')).toBe('');
  const errors = run('tsc', '-p', 'tsconfig.recipe.json', '--noEmit')
    .split(/\n(?=\S)/)
    .filter(Boolean);
  return {
    compiler: errors.map((error) => [
      error.split('(')[0],
      ...new Set(error.match(/(?<=['"])(hobby|WITHDRAWN|listSimilarProfiles)(?=['"])/g)),
    ]),
    architecture: run('node', 'tests/check-architecture.ts').split('\n').filter(Boolean),
  };
}

const contract = 'openapi/openapi.yaml';
const hobby = `hobby: { type: [string, 'null'], maxLength: 50, format: plain-line, x-no-contact: true, x-messages: { maxLength: Maximum 50 characters } }`;
const similar = `  /api/v1/profiles/similar:
    get:
      operationId: listSimilarProfiles
      tags: [matching]
      summary: Similar profiles
      security: [{ session: [verified] }]
      responses:
        '200': { description: The profiles., content: { application/json: { schema: { $ref: '#/components/schemas/ProfilePage' } } } }
`;

it('a change of the contract alone is named at every file that it needs', { timeout: 120_000 }, () => {
  addProperty('ProfileCreationInput', hobby);
  edit(contract, /^    ProposalStatus:\n(?:      .*\n)*?      enum: \[/m, (found) => `${found}WITHDRAWN, `);
  edit(contract, /^paths:\n/m, (found) => found + similar);
  const { compiler, architecture } = check();
  expect(compiler).toEqual([
    ['api/src/profiles/profile.entity.ts', 'hobby'],
    ['mocks/src/handlers.ts', 'listSimilarProfiles'],
    ['openapi/rules/proposal.ts', 'WITHDRAWN'],
    ['web/src/proposals/status-view.ts', 'WITHDRAWN'],
  ]);
  expect(architecture).toEqual([
    'listSimilarProfiles has no handler in api/src/matching/matching.handlers.ts.',
    'listSimilarProfiles has no mock in mocks/src/handlers.ts.',
    'listSimilarProfiles has no case in tests/contract/matching.test.ts.',
    expect.stringContaining('listSimilarProfiles has no authorization case for'),
    ...['400', '401', '403', '500', '503'].map((status) => `listSimilarProfiles declares no ${status} in ${contract}.`),
    'hobby has no column in api/src/profiles/profile.entity.ts.',
    `hobby is not in Profile of ${contract} (with x-owner-only if it is private).`,
    'hobby has no control in web/src/profiles/profile-fields.ts.',
  ]);
});

it('a field needs the contract, a column and a control', { timeout: 120_000 }, () => {
  write(contract, readFileSync(path.join(root, contract), 'utf8'));
  addProperty('ProfileCreationInput', hobby);
  addProperty('Profile', 'hobby: { type: string, maxLength: 50 }');
  edit(
    'api/src/profiles/profile.entity.ts',
    '    aboutMe: p.text(),',
    (found) => `${found} hobby: p.string().length(50).nullable(),`,
  );
  const control =
    "{ path: 'profileCreationInput.hobby', label: msg`Hobby`, control: { kind: 'text' }, help: msg`Optional` }";
  edit('web/src/profiles/profile-fields.ts', 'rows: [', (found) => `${found} [${control}],`);
  expect(check()).toEqual({ compiler: [], architecture: [] });
  write(
    'openapi/hobby.ts',
    `import { newProfile } from './examples/factories.ts';
import { profileCreationInput } from './generated/forms.ts';
import { createdProfile } from './rules/profile-input.ts';
import { toKnownProfile, toListedProfile, toOwnProfile } from './rules/profile-view.ts';
const sent = { ...newProfile(), hobby: 'Calligraphy' };
const stored = { ...createdProfile(profileCreationInput.parse(sent)), id: 'x' };
const empty = profileCreationInput.parse({ ...sent, hobby: ' ' }).hobby;
const views = [toOwnProfile, toKnownProfile, toListedProfile].map((view) => view(stored).hobby ?? 'absent');
console.log(JSON.stringify([empty, ...views]));`,
  );
  // Emptied in the form; shown to the owner, to a party of a proposal, and not on a card, whose schema does not list it.
  expect(JSON.parse(run('node', 'openapi/hobby.ts'))).toEqual([null, 'Calligraphy', 'Calligraphy', 'absent']);
});
