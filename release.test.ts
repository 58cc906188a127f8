import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { datedChangelog, isLater, withVersion } from './release.ts';

const changelog = `# Changelog

## Unreleased

- Members: one,
  of two lines.
- Operators: do this.
- Members: two.
- Added (2026-11-27): three.

## 1.0.0

Old.
`;

describe('the changelog', () => {
  test('gets version and date, by audience, operators first', () => {
    expect(datedChangelog(changelog, '1.1.0', '2026-12-01')).toBe(`# Changelog

## Unreleased

## 1.1.0 (2026-12-01)

### Operators

- do this.

### Members

- one,
  of two lines.
- two.

### Added

- 2026-11-27: three.

## 1.0.0

Old.
`);
  });

  test('must have something unreleased, and an audience in each line', () => {
    const released = datedChangelog(changelog, '1.1.0', '2026-12-01');
    expect(() => datedChangelog(released, '1.2.0', '2026-12-02')).toThrow('nothing under "Unreleased"');
    const nameless = changelog.replace('- Operators: do', '- do');
    expect(() => datedChangelog(nameless, '1.1.0', '2026-12-01')).toThrow('begins with no audience: - do this.');
  });

  test('of this tree can be released', async () => {
    const current = await readFile(path.join(import.meta.dirname, 'CHANGELOG.md'), 'utf8');
    const released = datedChangelog(current, '99.0.0', '2026-12-01');
    expect(released).toContain('## 99.0.0 (2026-12-01)\n\n### Operators\n');
    for (const heading of released.match(/^## .*/gm)!)
      expect(heading).toMatch(/^## (Unreleased|\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\))$/);
  });
});

test('the version goes to our own packages, and to no other', () => {
  const lock = {
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      api: { version: '1.0.0', dependencies: { '@mithaq/openapi': '1.0.0', pg: '8.0.0' } },
      'node_modules/pg': { version: '8.0.0', dependencies: { 'pg-pool': '3.0.0' } },
    },
  };
  expect(withVersion(lock, '1.1.0')).toEqual({
    version: '1.1.0',
    packages: {
      '': { version: '1.1.0' },
      api: { version: '1.1.0', dependencies: { '@mithaq/openapi': '1.1.0', pg: '8.0.0' } },
      'node_modules/pg': { version: '8.0.0', dependencies: { 'pg-pool': '3.0.0' } },
    },
  });
});

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
])('%s after %s: %s', (version, than, expected) => {
  expect(isLater(version, than)).toBe(expected);
});

test('a release is a commit and a tag, with source, bill of materials and checksums that hold', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mithaq-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  await copyFile(path.join(import.meta.dirname, 'release.ts'), path.join(folder, 'release.ts'));
  await writeFile(
    path.join(folder, 'package.json'),
    '{"name":"mithaq","version":"1.0.0","type":"module","workspaces":[]}',
  );
  await writeFile(path.join(folder, 'package-lock.json'), '{"version":"1.0.0","packages":{"":{"version":"1.0.0"}}}');
  await writeFile(path.join(folder, 'sbom.mjs'), 'console.log("{}")');
  await writeFile(path.join(folder, 'CHANGELOG.md'), changelog);
  await mkdir(path.join(folder, 'openapi/published'), { recursive: true });
  for (const [file, version] of [
    ['openapi.yaml', '1.0.9'],
    ['published/openapi.yaml', '1.0.0'],
  ])
    await writeFile(path.join(folder, 'openapi', file!), `info:\n  title: Mithaq\n  version: ${version}\n`);
  await writeFile(path.join(folder, '.gitignore'), 'release/\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@mithaq.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');

  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['release.ts', ...args], { cwd: folder, encoding: 'utf8' });
  expect(run('1.0.0').stderr).toBe('Name a version later than 1.0.0: npm run release -- 1.2.3\n');
  await writeFile(path.join(folder, 'note'), '');
  expect(run('1.1.0').stderr).toBe('Commit or remove the changes of the working tree first.\n');
  await rm(path.join(folder, 'note'));

  expect(run('1.1.0')).toMatchObject({ status: 0, stderr: '' });
  expect(git('log', '-1', '--format=%s %D')).toMatch(/^build: release 1\.1\.0 .*tag: v1\.1\.0/);
  expect(git('status', '--porcelain')).toBe('');
  for (const file of ['openapi.yaml', 'published/openapi.yaml'])
    expect(await readFile(path.join(folder, 'openapi', file), 'utf8')).toBe(
      'info:\n  title: Mithaq\n  version: 1.1.0\n',
    );
  const sums = (await readFile(path.join(folder, 'release/SHA256SUMS'), 'utf8')).trim().split('\n');
  expect(sums.map((line) => line.split('  ')[1])).toEqual(['mithaq-1.1.0.tar.gz', 'mithaq-1.1.0.cdx.json']);
  for (const [sum, file] of sums.map((line) => line.split('  ')))
    expect(
      createHash('sha256')
        .update(await readFile(path.join(folder, 'release', file!)))
        .digest('hex'),
    ).toBe(sum);
});
