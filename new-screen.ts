// `npm run new -- screen questions`: a screen that works on the mocks, from its operation in the contract to its test. What it
// writes is a beginning: each file is then yours. With --dry-run it writes nothing, and lists what it would write.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;
const [kind, name = '', option = ''] = process.argv.slice(2);
const isDry = option === '--dry-run';

const isRight = (word: string) => /^[a-z]+(-[a-z]+)*$/.test(word);
/** "DailyQuestions" and "daily_questions" as `daily-questions`. */
const proposed = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_ ]/g, '-').toLowerCase();
if (kind === 'screen' && name && !isRight(name))
  stop(
    `A screen is named in lower case with hyphens, and "${name}" is not${isRight(proposed) ? `: npm run new -- screen ${proposed}` : ''}.`,
  );
if (kind !== 'screen' || !name || (option && !isDry))
  stop(
    'Say which screen, in lower case with hyphens: npm run new -- screen questions. With --dry-run it only lists the files.',
  );
if (existsSync(path.join(root, 'web/src', name))) stop(`web/src/${name} is there already.`);

const words = name.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const Name = words.map(capital).join('');
const camel = Name.charAt(0).toLowerCase() + Name.slice(1);
const title = capital(words.join(' '));
/** The new text of each file: nothing is written until all of it is known. */
const changes = new Map<string, string>();

/** Puts text before or after the first place in a file that matches. */
function insert(file: string, at: RegExp, text: (found: string) => string): void {
  const source = changes.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  const changed = source.replace(at, text);
  if (changed === source) stop(`${file} has no ${String(at)} any more: correct new-screen.ts. Nothing was written.`);
  changes.set(file, changed);
}

function write(file: string, text: string): void {
  changes.set(file, text);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const contract = 'openapi/openapi.yaml';
insert(contract, /^tags:\n(?: .*\n)+/m, (tags) => `${tags}  - name: ${name}\n    description: ${title}.\n`);
insert(
  contract,
  /^paths:\n/m,
  (paths) => `${paths}  /api/v1/${name}:
    get:
      operationId: list${Name}
      tags: [${name}]
      summary: ${title}
      description: What the page ${title} lists.
      x-mocks-only: true # until the server has a handler; main refuses it
      security: [{ session: [verified] }]
      responses:
        '200':
          description: The list.
          content:
            application/json:
              schema: { type: array, maxItems: 50, items: { $ref: '#/components/schemas/${Name}Item' } }
              example:
                - { id: 0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b, text: The first one. }
                - { id: 0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c, text: The second one. }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/SignedOut' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/Unavailable' }
`,
);
insert(
  contract,
  /^ {2}schemas:\n/m,
  (schemas) => `${schemas}    ${Name}Item:
      type: object
      description: One of the list.
      additionalProperties: false
      required: [id, text]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        text: { type: string, maxLength: 200, description: What the page shows. }
`,
);

write(
  `mocks/src/${name}.ts`,
  `import type { MockHandlers } from './handler-context.ts';

/** Invented, until state.ts has a table of them. */
const items = [
  { id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', text: 'The first one.' },
  { id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c', text: 'The second one.' },
];

export const ${camel}Handlers = {
  list${Name}: () => items,
} satisfies Partial<MockHandlers>;
`,
);
insert(
  'mocks/src/handlers.ts',
  /import \{ referenceHandlers \}/,
  (next) => `import { ${camel}Handlers } from './${name}.ts';\n${next}`,
);
insert('mocks/src/handlers.ts', /^\};/m, (end) => `  ...${camel}Handlers,\n${end}`);

insert('openapi/rules/client-paths.ts', / {2}'\/community': /, (next) => `  '/${name}': 'users',\n${next}`);
insert(
  'web/src/app/routes.tsx',
  / {2}\{\n {4}path: '\/community',/,
  (next) => `  {
    path: '/${name}',
    guard: 'protected',
    title: msg\`${title}\`,
    catalog: '${name}',
    load: async () => (await import('../${name}/${Name}Page.tsx')).${Name}Page,
  },
${next}`,
);
insert('web/src/i18n/i18n.ts', / {2}\| 'community'/, (next) => `  | '${name}'\n${next}`);
insert('lingui.config.ts', /^const pages = /m, (next) => `const ${camel} = [\`\${source}/${name}\`];\n${next}`);
insert('lingui.config.ts', /\.\.\.community,\s/, (next) => `${next}...${camel}, `);
insert('lingui.config.ts', / {4}catalog\('community'/, (next) => `    catalog('${name}', ${camel}),\n${next}`);
insert('.storybook/preview.tsx', /^( *)'community',/m, (next) => next.replace('community', name) + `\n${next}`);
insert('.dependency-cruiser.mjs', / {2}'community',/, (next) => `${next}\n  '${name}',`);

write(
  `web/src/${name}/${Name}Page.tsx`,
  `import { useLingui } from '@lingui/react/macro';
import { useList${Name} } from '@mithaq/openapi/generated/hooks/${name}/${name}.ts';
import { EmptyState, Loader, PageBody, PageHeader } from '@mithaq/ui-kit';
import { LoadError } from '../layout/LoadError.tsx';

/** ${title}: say here what a member does on this page. */
export function ${Name}Page() {
  const { t } = useLingui();
  return (
    <PageBody width="reading">
      <PageHeader title={t\`${title}\`} />
      <Items />
    </PageBody>
  );
}

function Items() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useList${Name}();
  if (error) return <LoadError problem={error.problem} isFetching={isFetching} onRetry={refetch} />;
  if (!data) return <Loader />;
  if (data.length === 0) return <EmptyState title={t\`There is nothing here yet.\`} />;
  return (
    <ul>
      {data.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
`,
);
write(
  `web/src/${name}/${Name}Page.stories.tsx`,
  `import { msg } from '@lingui/core/macro';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** ${title}. */
export default { title: 'Screens/${title}', tags: ['screen'] };

const ${camel} = (options: ScreenOptions) => screen('/${name}', options);

export const Full = ${camel}({ shows: 'The first one.' });
export const Empty = ${camel}({
  prepareState: (mockBackend) => mockBackend.empty('list${Name}'),
  shows: msg\`There is nothing here yet.\`,
});
export const Loading = ${camel}({
  prepareState: (mockBackend) => mockBackend.slow('list${Name}'),
  shows: msg\`${title}\`,
  held: 1,
});
export const Failed = ${camel}({
  prepareState: (mockBackend) => mockBackend.fail('list${Name}', { code: 'unavailable' }),
  shows: { id: problems.unavailable.detail },
});
`,
);
write(
  `web/src/${name}/${Name}Page.test.tsx`,
  `import { problems } from '@mithaq/openapi/rules/problems.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

it('lists what there is, also after a failure', async () => {
  const recover = app.mockBackend.fail('list${Name}', { code: 'unavailable' });
  app.open('/${name}', 'verified');
  expect(await screen.findByText(problems.unavailable.detail)).toBeVisible();
  recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The first one.')).toBeVisible();
});
`,
);
insert(
  'tests/screen-states.ts',
  / {2}'\/shared': \{/,
  (next) => `  '/${name}': {
    stories: '${name}/${Name}Page.stories.tsx',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
    full: 'Full',
  },
${next}`,
);

const files = [...changes.keys(), 'web/src/i18n/*/*.po'].map((file) => `  ${file}`).join('\n');
if (isDry) {
  console.log(`Would write or change, with --dry-run nothing yet:\n${files}`);
  process.exit();
}
for (const [file, text] of changes) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const run = (program: string, ...args: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
run('node', 'openapi/generate/generate.ts');
run('lingui', 'extract', '--clean', '--workers', '1');
run('oxfmt', ...changes.keys());

console.log(`Written or changed:
${files}

Translate what is new in web/src/i18n/ar and ur. See it: npm run dev, then /${name}?mock.as=amina-siddiqui.
No page leads there yet: add a link where members look for it, such as the menu in web/src/app/AccountMenu.tsx.
npm run budgets adds its size to docs/decisions/008-mantine.md, for which npm run check asks.
list${Name} is x-mocks-only: npm run check is green on a branch, and red on main until the server has it.`);
