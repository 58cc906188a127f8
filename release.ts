// `npm run release -- 1.1.0`: writes version and dated changelog, publishes the contract, commits and tags them, and puts source, bill of materials and
// checksums into release/. Pushing the tag is left to a person; .github/workflows/release.yml then builds and signs the image.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

type Manifest = { version?: string; dependencies?: Record<string, string>; packages?: Record<string, Manifest> };

/** Sets the version of a package.json, or of our own packages in a lockfile, and of each other's there. */
export function withVersion(manifest: Manifest, version: string): Manifest {
  const isOwn = (name: string) => name.startsWith('@mithaq/');
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    isOwn(name) ? version : range,
  ]);
  const packages = Object.entries(manifest.packages ?? {}).map(([at, entry]) => [
    at,
    at.includes('node_modules/') ? entry : withVersion(entry, version),
  ]);
  return {
    ...manifest,
    version,
    ...(manifest.dependencies && { dependencies: Object.fromEntries(dependencies) as Record<string, string> }),
    ...(manifest.packages && { packages: Object.fromEntries(packages) as Record<string, Manifest> }),
  };
}

/**
 * Gives the lines under "Unreleased" the version and the date, sorted by the audience that each begins with.
 * @throws Error when nothing is unreleased, or a line names no audience
 */
export function datedChangelog(changelog: string, version: string, date: string): string {
  const [, before, unreleased, after] = /^(.*\n## Unreleased\n)(.*?)(\n## .*)$/s.exec(changelog) ?? [];
  const lines =
    unreleased
      ?.split(/\n(?=- )/)
      .map((line) => line.trim())
      .filter(Boolean) ?? [];
  if (lines.length === 0) throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  const byAudience = Map.groupBy(lines, (line) => {
    const audience = /^- (\w+)(?: \([\d-]+\))?: /.exec(line)?.[1];
    if (!audience) throw new Error(`A line of CHANGELOG.md begins with no audience: ${line.split('\n')[0]}`);
    return audience;
  });
  // operators first: what they must do comes with an upgrade
  const audiences = [...byAudience.keys()].toSorted((a, b) => Number(b === 'Operators') - Number(a === 'Operators'));
  const sections = audiences.map(
    (audience) =>
      `### ${audience}\n\n${byAudience
        .get(audience)!
        .map((line) => line.replace(`- ${audience}: `, '- ').replace(/^- \w+ \((.+?)\): /, '- $1: '))
        .join('\n')}\n`,
  );
  return `${before}\n## ${version} (${date})\n\n${sections.join('\n')}${after}`;
}

/** Whether a version comes after another; both have three numbers. */
export function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const index = a!.findIndex((number, position) => number !== b![position]);
  return index >= 0 && a![index]! > b![index]!;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest & { workspaces?: string[] };

function release(version: string | undefined): void {
  const { version: current, workspaces } = readManifest('package.json');
  if (!version || !/^\d+\.\d+\.\d+$/.test(version) || !isLater(version, current!))
    throw new Error(`Name a version later than ${current}: npm run release -- 1.2.3`);
  if (git('status', '--porcelain')) throw new Error('Commit or remove the changes of the working tree first.');
  if (git('tag', '--list', `v${version}`)) throw new Error(`There is a tag v${version}.`);

  const date = new Date().toISOString().slice(0, 10);
  const changelog = datedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, date);
  for (const file of ['package.json', ...workspaces!.map((name) => `${name}/package.json`), 'package-lock.json'])
    writeFileSync(file, `${JSON.stringify(withVersion(readManifest(file), version), null, 2)}\n`);
  writeFileSync('CHANGELOG.md', changelog);
  // From now on a change that breaks clients of this contract is refused.
  const contract = readFileSync('openapi/openapi.yaml', 'utf8').replace(/^ {2}version: .*$/m, `  version: ${version}`);
  for (const file of ['openapi/openapi.yaml', 'openapi/published/openapi.yaml']) writeFileSync(file, contract);
  git('commit', '--all', '--quiet', '--message', `build: release ${version}`);
  git('tag', '--annotate', '--message', `Mithaq ${version}`, `v${version}`);
  writeArtifacts(version);
  console.log(`Release ${version} is committed, tagged and in release/. Push it: git push origin main v${version}`);
}

/** The source of the tag, its bill of materials, and the checksums of both. */
function writeArtifacts(version: string): void {
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  const source = `mithaq-${version}.tar.gz`;
  git('archive', '--format=tar.gz', `--prefix=mithaq-${version}/`, '--output', `release/${source}`, `v${version}`);
  const bill = `mithaq-${version}.cdx.json`;
  writeFileSync(`release/${bill}`, execFileSync(process.execPath, ['sbom.mjs'], { maxBuffer: 64 * 1024 * 1024 }));
  const sums = [source, bill].map((file) => `${sha256(readFileSync(`release/${file}`))}  ${file}\n`);
  writeFileSync('release/SHA256SUMS', sums.join(''));
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

if (import.meta.main)
  try {
    const [task, ...rest] = process.argv.slice(2);
    // the workflow makes them again from the tag, so that they do not come from a person's machine
    if (task === '--artifacts') writeArtifacts(readManifest('package.json').version!);
    else release(rest.length === 0 ? task : undefined);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
