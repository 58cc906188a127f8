import { execFileSync, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as VitePlugin from '@mithaq/mocks/src/dev/vite-plugin.ts';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anchors } from './recipe-anchors.ts';
import { copyTree, root, type Tree } from './faults/planted/tree.ts';

/** Milliseconds that only a test that fails takes: each of them compiles the tree several times. */
const timeout = 900_000;

/** The recipes of README.md and docs/your-first-change.md, followed on a copy of the tree. */
let tree: Tree;
beforeEach(() => {
  tree = copyTree();
});
afterEach(() => tree.remove());

const write = (file: string, text: string) => writeFileSync(path.join(tree.folder, file), text);

/** Replaces what is found at an anchor of the copy, in its own file or another. */
function edit(at: keyof typeof anchors, replace: (found: string) => string, file: string = anchors[at].file): void {
  const source = readFileSync(path.join(tree.folder, file), 'utf8');
  const edited = source.replace(anchors[at].find, replace);
  if (edited === source) throw new Error(`${file} has no ${at}: correct tests/recipe-anchors.ts.`);
  write(file, edited);
}

/** Adds a property to a schema of the contract. */
function addProperty(schema: keyof typeof anchors, property: string, file = contract): void {
  edit(schema, (found) => `${found}        ${property}\n`, file);
}

function run(program: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: tree.folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

const checkArchitecture = () => run('node', 'tests/check-architecture.ts').split('\n').filter(Boolean);

/** Returns the files and names of the compiler's errors, and the sentences about the architecture. */
function check() {
  const errors = run('tsc', '-p', 'tsconfig.json', '--noEmit')
    .split(/\n(?=\S)/)
    .filter(Boolean);
  const named = errors.map((error) =>
    [error.split('(')[0], ...new Set(error.match(/(?<=['"])(hobby|WITHDRAWN|listSimilarProfiles)(?=['" ])/g))].join(
      ' ',
    ),
  );
  return {
    compiler: [...new Set(named)].toSorted(),
    architecture: checkArchitecture(),
  };
}

const contract = 'openapi/openapi.yaml';
const noColumn = 'The column hobby of profile is in no migration: run npm run migration.';
const hobby = `hobby: { type: [string, 'null'], maxLength: 50, format: plain-line, x-no-contact: true, x-messages: { maxLength: Maximum 50 characters } }`;
/** What is red of a status until tests say what is expected of it. */
const unexpected = [
  'tests/contract/proposal-status.test.ts',
  'openapi/rules/proposal.test.ts',
  'web/src/proposals/status-view.test.ts',
  'web/src/proposals/ProposalsPage.test.tsx',
].map((file) => `WITHDRAWN is not in ${file}: say there what is expected of it.`);
const similar = `  /api/v1/profiles/similar:
    get:
      operationId: listSimilarProfiles
      tags: [matching]
      summary: Similar profiles
      security: [{ session: [verified] }]
      responses:
        '200': { description: The profiles., content: { application/json: { schema: { $ref: '#/components/schemas/ProfilePage' } } } }
`;

function addToStatuses(file = contract): void {
  edit('statuses', (found) => `${found}WITHDRAWN, `, file);
  edit('chosenStatuses', (found) => `${found}WITHDRAWN, `, file);
}

/** Adds a field, a status and an operation to the contract. */
function changeContract(file = contract): void {
  addProperty('ProfileCreationInput', hobby, file);
  addToStatuses(file);
  edit('paths', (found) => found + similar, file);
}

/** Follows the recipe of a field in the contract, the table and the form. */
function addField(): void {
  addProperty('ProfileCreationInput', hobby);
  addProperty('Profile', 'hobby: { type: string, maxLength: 50 }');
  edit('columns', (found) => `${found} hobby: p.string().length(50).nullable(),`);
  const control = "{ path: 'profileCreationInput.hobby', label: msg`Hobby`, control: { kind: 'text' } }";
  edit('controls', (found) => `${found} [${control}],`);
  edit('knownFields', (found) => `${found}, 'hobby'`);
}

/** Follows the recipe of a status: the contract, the transitions and what the client says of it. */
function addStatus(): void {
  addToStatuses();
  edit('statusRules', (found) => `${found} WITHDRAWN: ended,`);
  edit('transitions', (found) => `${found} WITHDRAWN: ['SENDER'],`);
  const view =
    "WITHDRAWN: { tone: 'neutral', badge: labels.ProposalStatus.WITHDRAWN, news: 'ended', action: msg`Withdraw`, about: msg({ message: 'You are withdrawing the proposal to {name}.' }), follows: msg`It ends for both of you.`, done: msg`It has ended.`, date: msg({ message: 'Withdrawn {time}' }) },";
  edit('statusViews', (found) => `  ${view}\n${found}`);
}

/** Runs a test of a component that is written here, and expects that it passes. */
function expectOnScreen(file: string, source: string): void {
  write(file, source);
  expect(run('vitest', 'run', '--no-color', '--project', 'components', file)).toMatch(/Tests +1 passed/);
}

const generate = () => expect(run('node', 'openapi/generate/generate.ts')).toBe('');

describe('while npm run dev runs', () => {
  let server: ViteDevServer;
  let socket: WebSocket;
  beforeEach(async () => {
    // of the copy, whose contract it watches
    const { mocks } = (await import(path.join(tree.folder, 'mocks/src/dev/vite-plugin.ts'))) as typeof VitePlugin;
    server = await createServer({
      configFile: false,
      logLevel: 'silent',
      mode: 'mocks',
      root: path.join(tree.folder, 'docs'), // which Vite watches by itself
      plugins: mocks(),
      server: { port: 0, host: '127.0.0.1' },
      optimizeDeps: { noDiscovery: true },
    });
    await server.listen();
    const { port } = new URL(server.resolvedUrls!.local[0]!); // it listens
    socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${server.config.webSocketToken}`, 'vite-hmr');
    await once(socket, 'open');
  });
  afterEach(() => server.close());

  /** The next message of this type to the page. */
  async function message(
    type: 'full-reload' | 'error',
  ): Promise<{ err?: { message: string; loc?: { file: string; line: number } } }> {
    for await (const [event] of on(socket, 'message')) {
      const received = JSON.parse((event as MessageEvent<string>).data);
      if (received.type === type) return received;
    }
    throw new Error('The dev server has closed.');
  }

  const generatedLabels = async () =>
    (await server.transformRequest(`/@fs/${tree.folder}/openapi/generated/labels.ts`))?.code;

  /** Puts another file in its place, as git does. */
  function replaceContract(text: string): void {
    rmSync(path.join(tree.folder, contract));
    write(contract, text);
  }

  it('a contract that cannot be read is shown on the page, and the code stays', async () => {
    const labels = await generatedLabels();
    const received = message('error');
    replaceContract('openapi: 3.1.0\npaths: [');
    const { message: sentence, loc } = (await received).err!;
    expect(sentence).toMatch(/^openapi\/openapi\.yaml:2 cannot be read\. /);
    expect(loc).toMatchObject({ file: path.join(tree.folder, contract), line: 2 });
    expect(await generatedLabels()).toBe(labels);
  });

  it('a change of the contract is generated, and the page loads again', { timeout }, async () => {
    const draft = 'draft.yaml';
    write(draft, readFileSync(path.join(root, contract), 'utf8'));
    changeContract(draft);
    const received = message('full-reload');
    replaceContract(readFileSync(path.join(tree.folder, draft), 'utf8'));
    // Vite's own reload, of one file, would come before the others are there.
    expect(await received).not.toHaveProperty('triggeredBy');
    expect(await generatedLabels()).toContain('WITHDRAWN');
  });
});

it('a change of the contract alone is named at every file that it needs', { timeout }, () => {
  changeContract();
  generate();
  const { compiler, architecture } = check();
  expect(compiler).toEqual([
    'api/src/entities/profile.entity.ts hobby',
    'api/src/handlers.ts listSimilarProfiles',
    // they store and read what the entity lacks
    'api/src/profiles/profiles.handlers.ts hobby',
    'api/src/services/demo-community.ts hobby',
    'mocks/src/handlers.ts listSimilarProfiles',
    'openapi/rules/proposal.ts WITHDRAWN',
    'tests/contract/proposal-status.test.ts WITHDRAWN',
    'web/src/proposals/ProposalsPage.test.tsx WITHDRAWN',
    'web/src/proposals/status-view.ts WITHDRAWN',
  ]);
  expect(architecture).toEqual([
    'listSimilarProfiles has no mock in mocks/src/handlers.ts.',
    'listSimilarProfiles has no handler in api/src/matching/*.handlers.ts.',
    'listSimilarProfiles has no case in tests/contract/matching.test.ts.',
    'listSimilarProfiles has no place in the story of tests/contract/examples.test.ts.',
    expect.stringContaining('listSimilarProfiles is not in tests/contract/blocks-as-departures.test.ts'),
    expect.stringContaining('listSimilarProfiles has no authorization case for'),
    ...['400', '401', '403', '500', '503'].map((status) => `listSimilarProfiles declares no ${status} in ${contract}.`),
    'hobby has no column in api/src/entities/profile.entity.ts.',
    `hobby is not in Profile of ${contract} (with x-owner-only if it is private).`,
    'hobby has no control in web/src/profiles/profile-fields.ts.',
    'WITHDRAWN needs a row in openapi/rules/proposal.ts, and a status there that it follows.',
    'WITHDRAWN has no row in web/src/proposals/status-view.ts.',
    ...unexpected,
    'WITHDRAWN of ProposalStatus is in no migration: run npm run migration.',
  ]);
  const lint = readFileSync(path.join(tree.folder, 'openapi/generated/lint.txt'), 'utf8');
  expect(lint).toMatch(/^openapi\/openapi\.yaml:\d+ A JSON body needs an example\. \(rule\/shown-bodies\)$/m);
});

it('a field needs the contract, a column and a control', { timeout }, () => {
  addField();
  generate();
  expect(check()).toEqual({ compiler: [], architecture: [noColumn] });
  write(
    'openapi/hobby.ts',
    `import { newProfile } from './examples/factories.ts';
import { profileCreationInput } from './generated/forms.ts';
import { flaggedFieldLabels } from './generated/flagged-field-labels.ts';
import { createdProfile } from './rules/profile-input.ts';
import { toKnownProfile, toListedProfile, toOwnProfile } from './rules/profile-view.ts';
const sent = { ...newProfile(), hobby: 'Calligraphy' };
const stored = { ...createdProfile(profileCreationInput.parse(sent)), id: 'x' };
const empty = profileCreationInput.parse({ ...sent, hobby: ' ' }).hobby;
const views = [toOwnProfile, toKnownProfile, toListedProfile].map((view) => view(stored).hobby ?? 'absent');
console.log(JSON.stringify([empty, ...views, flaggedFieldLabels.hobby]));`,
  );
  expectOnScreen(
    'web/src/profiles/hobby.test.tsx',
    `import { expect, it } from 'vitest';
import { field, useCreateForm } from '../testing/profile-form.tsx';
const form = useCreateForm();
it('is asked for', async () => {
  await form.open();
  expect(field('Hobby')).toBeVisible();
  expect(field('Hobby')).toHaveAccessibleDescription('Optional');
});`,
  );
  // Emptied in the form; shown to the owner, to a party of a proposal, and not on a card, whose schema does not list it; read by
  // moderators when it may hold contact details.
  expect(JSON.parse(run('node', 'openapi/hobby.ts'))).toEqual([null, 'Calligraphy', 'Calligraphy', 'absent', 'Hobby']);
});

it('an optional fact needs the contract and a row of the form', { timeout }, () => {
  addProperty('ProfileFacts', 'hobby: { type: string, description: What the person likes., enum: [READING, WALKING] }');
  generate();
  expect(checkArchitecture()).toEqual(['hobby is not in FactName of openapi/openapi.yaml, so nothing asks for it.']);
  edit('factNames', (found) => `${found} hobby,`);
  generate();
  expect(check()).toEqual({ compiler: ['web/src/shared/facts.ts hobby'], architecture: [] });
  const row = "hobby: { label: msg`Hobby`, values: { READING: 'Reading', WALKING: 'Walking' } },";
  edit('factRows', (found) => `  ${row}\n${found}`);
  expect(check()).toEqual({ compiler: [], architecture: [] });
  expectOnScreen(
    'web/src/profiles/hobby.test.tsx',
    `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCreateForm } from '../testing/profile-form.tsx';
const form = useCreateForm();
it('is asked for', async () => {
  await form.open();
  expect(screen.getByRole('radiogroup', { name: /^Hobby/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Walking' })).toBeVisible();
});`,
  );
});

it('a status needs the contract, its transitions and its texts', { timeout }, () => {
  addStatus();
  generate();
  const { compiler, architecture } = check();
  expect(architecture).toEqual([
    ...unexpected,
    'WITHDRAWN of ProposalStatus is in no migration: run npm run migration.',
  ]);
  // Tests that say what is expected of every status ask for the new one.
  expect(compiler).toEqual([
    'tests/contract/proposal-status.test.ts WITHDRAWN',
    'web/src/proposals/ProposalsPage.test.tsx WITHDRAWN',
  ]);
  expectOnScreen(
    'web/src/proposals/withdrawn.test.tsx',
    `import { members } from '@mithaq/openapi/examples/members.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';
const [amina, man] = [members.find(({ key }) => key === 'amina-siddiqui')!, members.find(({ profile }) => profile.gender === 'MALE')!];
const held = useMockBackend({ members: [amina, man], signedInAs: amina.key });
it('is shown, and a pending proposal can become it', async () => {
  for (const [i, status] of (['PENDING', 'WITHDRAWN'] as const).entries())
    held.mockBackend.state.proposals.push({ id: '0199a1b2-c3d4-7e5f-8a6b-00000000000' + i, sender: amina.userId, receiver: man.userId, status, createdAt: '2026-11-01T08:00:00Z', changedAt: '2026-11-01T08:00:00Z' });
  renderScreen(<ProposalsAndProfilePage />, { route: '/proposals', at: '/proposals?tab=sent' });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeEnabled();
  expect(await screen.findAllByText(/^Withdrawn/)).not.toHaveLength(0);
});`,
  );
  const lists = ['openapi/rules/proposal.test.ts', 'web/src/proposals/status-view.test.ts'];
  const red = run('vitest', 'run', '--no-color', '--project', 'node', '--project', 'components', ...lists);
  expect(lists.filter((file) => red.includes(`| ${file} >`))).toEqual(lists); // the recipe names them
  // Once is enough, also for the label of the contract.
  run('lingui', 'extract', '--clean', '--workers', '1');
  expect(run('node', 'tests/check-catalogs.ts')).toBe('');
});

it('a field that others see is asked for in shown-fields.ts, and in the other languages', { timeout }, () => {
  addField();
  addProperty('ListedProfile', 'hobby: { type: string, maxLength: 50 }');
  generate();
  expect(checkArchitecture()).toEqual([
    noColumn,
    expect.stringMatching(/^hobby is in ListedProfile of .* name it in /),
  ]);
  edit('listedFields', (found) => `${found}  'hobby',\n`);
  const { file } = anchors.knownFields; // they are the listed fields and others
  write(file, readFileSync(path.join(tree.folder, file), 'utf8').replace(", 'hobby'", ''));
  addProperty('SharedProfile', 'hobby: { type: string, maxLength: 50 }');
  generate();
  expect(checkArchitecture()).toEqual([noColumn]);

  expect(run('node', 'tests/check-catalogs.ts')).toMatch(/profiles\.po.* in web\/src\/i18n: run npm run i18n\./);
  run('lingui', 'extract', '--clean', '--workers', '1');
  expect(run('node', 'tests/check-catalogs.ts', 'missing')).toMatch(/i18n\/ar\/.*Hobby[\s\S]*i18n\/ur\/.*Hobby/);
});

it('npm run migration writes the migration of a field', { timeout }, () => {
  addField();
  generate();
  const [, file] = /^Written: (.*)$/m.exec(run('node', 'api/src/services/migrate-create.ts')) ?? [];
  expect(readFileSync(path.join(tree.folder, file!), 'utf8')).toContain(
    'alter table "profile" add "hobby" varchar(50) null',
  );
  expect(checkArchitecture()).toEqual([]);
});

it('npm run new -- screen writes a screen that works on the mocks', { timeout }, () => {
  expect(run('node', 'new-screen.ts', 'screen', 'daily-questions')).toContain('/daily-questions');
  expect(check()).toEqual({ compiler: [], architecture: [] });
  expect(run('depcruise', 'mocks', 'web', '--config', '.dependency-cruiser.mjs', '--output-type', 'err')).toContain(
    'no dependency violations',
  );
  expect(run('redocly', 'lint', contract)).toContain('valid');
  expect(run('oxfmt', '--check', '.')).toContain('All matched files use the correct format');
  expect(run('vitest', 'run', '--no-color', '--project', 'components', 'web/src/daily-questions')).toMatch(
    /Tests +1 passed/,
  );
  const missing = run('node', 'tests/check-catalogs.ts', 'missing').split('\n');
  expect(missing).toHaveLength(2 * 3); // the title in two catalogs, and the sentence of the empty list, in two languages
  for (const line of missing)
    expect(line).toMatch(/i18n\/(ar|ur)\/.*(Daily questions|nothing here yet).*: translate it\.$/);
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: tree.folder });
  expect(checkArchitecture()).toEqual([expect.stringContaining('listDailyQuestions is x-mocks-only')]);
});
