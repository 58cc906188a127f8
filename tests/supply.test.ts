import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * What the product is made of: which packages, from where, under which licenses; and no secrets in the repository. lockfile-lint and
 * license-checker-rseidelsohn would bring 125 packages for two of these sections.
 */
const root = path.join(import.meta.dirname, '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** A package.json or an entry of package-lock.json, as npm writes them. */
type Package = {
  version?: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string | Record<string, string>>;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
};

const rootPackage = readJson('package.json') as Package;
const manifests = Object.fromEntries(
  ['.', ...rootPackage.workspaces!].map((folder) => {
    const file = path.join(folder, 'package.json');
    return [file, readJson(file) as Package];
  }),
);
const lock = (readJson('package-lock.json') as { packages: Record<string, Package> }).packages;
/** The entries of packages that come from the registry; the others are our own workspaces. */
const installed = Object.entries(lock).filter(([at, { link }]) => at.includes('node_modules/') && !link);

describe('versions', () => {
  it('of every dependency are exact', () => {
    expect(Object.entries(manifests).flatMap(([file, manifest]) => looseVersions(file, manifest))).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '', 'github:owner/name', 'https://host.example/x.tgz'])(
    'that are loose are found: %j',
    (version) => {
      for (const field of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
        expect(looseVersions('package.json', { [field]: { left: version, right: '1.2.3' } })).toEqual([
          `left has the version ${JSON.stringify(version)}: pin it in package.json.`,
        ]);
      expect(looseVersions('package.json', { overrides: { left: { inner: version } } })).toHaveLength(1);
    },
  );
});

describe('the lockfile', () => {
  it('has the hash of every package, and takes each from npm’s registry', () => {
    expect(installed.length).toBeGreaterThan(1000);
    expect(installed.flatMap(([at, entry]) => untrusted(at, entry))).toEqual([]);
  });

  it.each<[string, Package]>([
    ['without a hash', { integrity: undefined }],
    ['with a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['of another host', { resolved: 'https://registry.example/left.tgz' }],
    ['of a host that begins like the registry', { resolved: 'https://registry.npmjs.org.example/left.tgz' }],
    ['from Git', { resolved: 'git+ssh://git@github.com/owner/left.git#0123456' }],
    ['without encryption', { resolved: 'http://registry.npmjs.org/left.tgz' }],
  ])('finds a package %s', (_what, change) => {
    const good: Package = { integrity: `sha512-${'A'.repeat(86)}==`, resolved: 'https://registry.npmjs.org/left.tgz' };
    expect(untrusted('node_modules/left', good)).toEqual([]);
    expect(untrusted('node_modules/left', { ...good, ...change })).toHaveLength(1);
  });
});

describe('install scripts', () => {
  it('of packages do not run', () => {
    const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: root, encoding: 'utf8' });
    expect(stdout.trim()).toBe('true');
  });

  it('are not in our own packages', () => {
    expect(Object.entries(manifests).flatMap(([file, manifest]) => installScripts(file, manifest))).toEqual([]);
    expect(installScripts('package.json', { scripts: { postinstall: 'x', prepare: 'y', test: 'z' } })).toHaveLength(2);
  });
});

describe('actions of the workflows', () => {
  it('are named by their full commit, with the version beside it', () => {
    const folder = path.join(root, '.github/workflows');
    const workflows = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(workflows.flatMap(looseActions)).toEqual([]);
    expect(workflows.join('\n').match(/\buses:/g)?.length).toBeGreaterThan(3);
  });

  it.each(['@v4', '@main', '@11d5960', `@${'a'.repeat(40)}`, `@${'a'.repeat(40)} # v4`, ''])(
    'that are not are found: %j',
    (version) => {
      expect(looseActions(`steps:\n  - uses: owner/name${version}\n`)).toEqual([`owner/name${version}`]);
      expect(looseActions(`    uses: owner/name/.github/workflows/a.yml${version}`)).toHaveLength(1);
    },
  );
});

describe('licenses', () => {
  it('of every package are on the list', () => {
    expect(installed.flatMap(([at, { license }]) => refusedLicense(at, license ?? licenseOf(at)))).toEqual([]);
  });

  it.each([undefined, '', 'GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-2.0', '(GPL-2.0 OR SSPL-1.0)'])(
    'that are not on the list are found: %s',
    (license) => {
      expect(refusedLicense('node_modules/left', license)).toHaveLength(1);
    },
  );

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)'])('on the list pass: %s', (license) => {
    expect(refusedLicense('node_modules/left', license)).toEqual([]);
  });
});

describe('npm run sbom (CycloneDX)', () => {
  const bom = JSON.parse(execFileSync(process.execPath, ['sbom.mjs'], { cwd: root, encoding: 'utf8' })) as {
    bomFormat: string;
    metadata: { component: { 'bom-ref': string } };
    components: { 'bom-ref': string; name: string; purl: string; hashes?: { alg: string; content: string }[] }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };

  it('lists every package that ships or runs, with its hash', () => {
    expect(bom.bomFormat).toBe('CycloneDX');
    const used = ['api', 'openapi', 'ui-kit', 'web'].flatMap((folder) =>
      Object.entries({ ...manifests[`${folder}/package.json`]!.dependencies }),
    );
    expect(used.map(([name]) => name)).toEqual(expect.arrayContaining(['react', 'zod', 'fastify', '@mikro-orm/core']));
    for (const [name, version] of used.filter(([each]) => !each.startsWith('@mithaq/'))) {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const hashes = bom.components.find((each) => each.purl === purl)?.hashes;
      expect([purl, hashes?.[0]?.alg]).toEqual([purl, 'SHA-512']);
    }
  });

  it('lists none that only development needs', () => {
    const names = bom.components.map((each) => each['bom-ref'].replace(/(?<=.)@.*/, ''));
    expect(names).toContain('@mithaq/web');
    for (const name of ['vitest', 'storybook', 'orval', 'playwright', 'oxlint', '@mithaq/tests'])
      expect(names).not.toContain(name);
  });

  it('names no dependency that it does not list', () => {
    const listed = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
    expect(
      bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !listed.has(ref)),
    ).toEqual([]);
  });
});

describe('secrets', () => {
  it('are in no file that Git tracks', () => {
    const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const files = status === 0 ? stdout.split('\0').filter(Boolean) : []; // a copy without Git tracks nothing
    const found = files
      .filter((file) => !/\.(png|ico|woff2?|jpg)$/.test(file) && existsSync(path.join(root, file)))
      .flatMap((file) => secretsIn(readFileSync(path.join(root, file), 'utf8')).map((what) => `${file} has ${what}.`));
    expect(found).toEqual([]);
  });

  // Joined here, so that this file does not contain them.
  it.each([
    ['a private key', ['-----BEGIN RSA PRIVATE', ' KEY-----']],
    ['a private key', ['-----BEGIN PRIVATE', ' KEY-----']],
    ['a Google API key', ['AIza', 'SyA0123456789abcdefghijklmnopqrstuv']],
    ['a Google client secret', ['GOCSPX', '-0123456789abcdefghijklmnopqr']],
    ['a GitHub token', ['ghp', '_0123456789abcdefghijklmnopqrstuvwxyz']],
    ['a GitHub token', ['github', '_pat_0123456789abcdefghijkl_0123456789']],
    ['an npm token', ['npm', '_0123456789abcdefghijklmnopqrstuvwxyz']],
    ['an AWS key', ['AKIA', '0123456789ABCDEF']],
    ['a Slack token', ['xoxb', '-0123456789-abcdefghij']],
    ['a signed token', ['eyJhbGciOiJSUzI1NiJ9', '.eyJzdWIiOiIxIn0.c2lnbmF0dXJlc2lnbmF0dXJl']],
    ['a password in an address', ['postgres://mithaq:', 'Tr0ub4dor@db.internal/mithaq']],
    ['a session', ['mithaq_session=', '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG']],
  ])('are found: %s', (what, parts) => {
    expect(secretsIn(`const value = '${parts.join('')}';`)).toEqual([what]);
  });
});

function looseVersions(file: string, { dependencies, devDependencies, optionalDependencies, overrides }: Package) {
  const nested = Object.entries(overrides ?? {}).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version] as const] : Object.entries(version),
  );
  return [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...nested]
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} has the version ${JSON.stringify(version)}: pin it in ${file}.`);
}

/** The lockfile names no address for a package of the default registry. */
function untrusted(at: string, { resolved = 'https://registry.npmjs.org/', integrity }: Package): string[] {
  return [
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${at} has no SHA-512 hash: copy the dist.integrity of npm view into package-lock.json.`]),
    ...(resolved.startsWith('https://registry.npmjs.org/') ? [] : [`${at} comes from ${resolved}.`]),
  ];
}

/** A tag can be moved to other code; a commit cannot. */
function looseActions(workflow: string): string[] {
  return [...workflow.matchAll(/^[ -]*uses: *(.*)$/gm)]
    .map(([, action]) => action!)
    .filter((action) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
}

function installScripts(file: string, { scripts }: Package): string[] {
  return ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare']
    .filter((name) => scripts?.[name] !== undefined)
    .map((name) => `${file} has the script ${name}.`);
}

/** Licenses that ask for a notice at most, and the MPL, whose packages are used unchanged. The OFL is for fonts. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** An expression of SPDX without parentheses inside: one of the alternatives must be allowed, of a sum each. */
function refusedLicense(at: string, expression = ''): string[] {
  const isAllowed = expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((license) => allowedLicenses.has(license)));
  return isAllowed
    ? []
    : [`${at} has the license ${expression || 'nothing'}: see allowedLicenses in tests/supply.test.ts.`];
}

/** The license in the installed package.json, in npm's old form, which the lockfile leaves out. */
function licenseOf(at: string): string | undefined {
  const { licenses } = readJson(path.join(at, 'package.json')) as { licenses?: { type: string }[] };
  return licenses?.map(({ type }) => type).join(' AND ');
}

const secretRules: [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a Google API key', /\bAIza[\w-]{35}/],
  ['a Google client secret', /\bGOCSPX-[\w-]{20,}/],
  ['a GitHub token', /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,})/],
  ['an npm token', /\bnpm_\w{36}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a Slack token', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  // The passwords of examples are allowed.
  ['a password in an address', /\b[a-z]+:\/\/[^\s:/@'"`$<]+:(?!secret@|hunter2@|password@)[^\s:/@'"`$<]+@[\w.-]/],
  ['a session', /\bmithaq_session=[\w-]{43}\b/],
];

function secretsIn(text: string): string[] {
  return secretRules.filter(([, rule]) => rule.test(text)).map(([what]) => what);
}
