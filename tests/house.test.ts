import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { needOf, operationsOf } from '@mithaq/openapi/generate/contract.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { describe, expect, it } from 'vitest';

/** What DESIGN section 2 says of the house, held here: who may import whom, and one word per capability. */
const root = path.join(import.meta.dirname, '..');
const tracked = filesOfGit() ?? filesOnDisk();
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const operations = operationsOf(contract).map(({ operation }) => operation);
const capabilities = [...new Set(operations.map(({ tags }) => tags[0]))];
const workspaces = ['openapi', 'ui-kit', 'mocks', 'web', 'api', 'tests'] as const;

/** Who may import whom. tests and .storybook see everything. */
const mayImport: Record<string, readonly string[]> = {
  openapi: [],
  'ui-kit': [],
  mocks: ['openapi'],
  web: ['openapi', 'ui-kit'],
  api: ['openapi'],
};

describe('imports', () => {
  it.each(Object.entries(mayImport))('%s reaches only where it may', (folder, allowed) => {
    const trespasses = importsOf(folder)
      .map((entry) => ({ ...entry, to: workspaceOf(entry.file, entry.target) }))
      .filter(({ to }) => to !== undefined && to !== folder && !allowed.includes(to))
      // Component tests and stories live in the mock world; of what ships, only main.tsx may load it.
      .filter(
        ({ file, to }) =>
          !(
            folder === 'web' &&
            to === 'mocks' &&
            (/\.(test|stories)\.tsx?$|^web\/src\/testing\/|vite\.config/.test(file) || file === 'web/src/main.tsx')
          ),
      )
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(trespasses).toEqual([]);
  });

  it.each(['web', 'api'])('in %s no capability reaches into its neighbour', (folder) => {
    const trespasses = importsOf(`${folder}/src`)
      .filter(({ file, target }) => target.startsWith('.') && capabilityOf(file) !== undefined)
      .map(({ file, target }) => ({ file, from: capabilityOf(file), to: path.join(path.dirname(file), target) }))
      .filter(({ from, to }) => capabilityOf(to) !== undefined && capabilityOf(to) !== from)
      // Entities may point at entities, and rows are rows of someone's table.
      .filter(({ to }) => !/\.(entity|entities)\.ts$/.test(to))
      .map(({ file, to }) => `${file} -> ${to}`);
    expect(trespasses).toEqual([]);
  });

  it.each(workspaces)('%s declares every package it uses', (folder) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder);
    // What every test and story is run by belongs to the whole house.
    const known = new Set(Object.keys({ ...dependencies, ...devDependencies, ...packageOf('.').devDependencies }));
    const missing = importsOf(folder)
      .filter(({ file }) => !file.endsWith('.config.ts'))
      .map(({ target }) => target)
      .filter((target) => !/^[./]|^node:|^virtual:/.test(target) && !builtinModules.includes(target))
      .map((target) =>
        target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !known.has(name) && name !== `@mithaq/${folder}`);
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('each operation', () => {
  it.each(operations.map(({ operationId, tags }) => [operationId, tags[0]] as const))(
    '%s has a handler, a mock and a contract test in %s',
    (operationId, tag) => {
      expect(words(`api/src/${tag}/${tag}.handlers.ts`)).toContain(operationId);
      expect(words(`mocks/src/${tag}.ts`).toLowerCase()).toContain(operationId.toLowerCase());
      expect(words(`tests/contract/${tag}.test.ts`)).toContain(operationId);
    },
  );

  it('says 401 when it needs a session, and 403 when it needs more', () => {
    for (const operation of operations) {
      const answers = Object.keys(operation.responses);
      const need = needOf(operation);
      expect([operation.operationId, answers.includes('401')]).toEqual([operation.operationId, need !== 'public']);
      if (need === 'complete' || need === 'verified') expect(answers).toContain('403');
    }
  });

  it('that changes something can be refused as malformed, too large, of another type or from elsewhere', () => {
    for (const { method, operation } of operationsOf(contract)) {
      if (method !== 'GET')
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '403', '413', '415']));
    }
  });
});

describe('the tree', () => {
  it('tracks nothing that a command makes', () => {
    expect(
      tracked.filter((file) => /(^|\/)(generated|dist|\.data|node_modules|storybook-static)\//.test(file)),
    ).toEqual([]);
  });

  it('pins every dependency exactly', () => {
    const loose = ['.', ...workspaces].flatMap((folder) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = packageOf(folder);
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      );
    });
    expect(loose).toEqual([]);
  });

  it('has one word per capability', () => {
    for (const capability of capabilities) expect(existsSync(path.join(root, 'api/src', capability))).toBe(true);
  });
});

type Import = { file: string; target: string };

function importsOf(folder: string): Import[] {
  return sources
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      [
        ...words(file).matchAll(
          /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g,
        ),
      ].map(([, a, b, c]) => ({ file, target: a ?? b ?? c! })),
    );
}

function workspaceOf(file: string, target: string): string | undefined {
  const named = /^@mithaq\/([\w-]+)/.exec(target)?.[1];
  if (named) return named;
  if (!target.startsWith('.')) return undefined;
  const first = path.join(path.dirname(file), target).split('/')[0]!;
  return (workspaces as readonly string[]).includes(first) ? first : undefined;
}

function capabilityOf(file: string): string | undefined {
  const [, , folder, rest] = file.split('/');
  return rest !== undefined && capabilities.includes(folder!) ? folder : undefined;
}

type Package = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

function packageOf(folder: string): Package {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Package; // npm's own format
}

function words(file: string): string {
  return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
}

function filesOfGit(): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0
    ? stdout
        .trim()
        .split('\n')
        .filter((file) => existsSync(path.join(root, file)))
    : undefined;
}

/** A machine needs no git to run the tests: then what .gitignore names is left out by hand. */
function filesOnDisk(): string[] {
  const ignored = new Set(
    words('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, '')),
  );
  return globSync('**/*', { cwd: root, withFileTypes: true, exclude: (entry) => ignored.has(entry.name) })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
