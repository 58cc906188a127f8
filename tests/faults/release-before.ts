import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseBefore } from '@mithaq/api/src/database/schema-version.ts';

/**
 * A checkout of the release before, with its own packages and generated code, in a temporary folder that stays for the next run.
 * @throws Error when the repository lacks the commit, as a shallow clone does
 */
export function checkOutReleaseBefore(): string {
  const { commit, version } = releaseBefore;
  const folder = path.join(os.tmpdir(), `mithaq-release-${version}-${commit.slice(0, 12)}`);
  const isDone = path.join(folder, '.installed');
  if (existsSync(isDone)) return folder;
  console.log(`Installing release ${version} in ${folder} ...`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  const repository = path.join(import.meta.dirname, '../..');
  execFileSync('git', ['archive', '--format=tar', '--output', archive, commit], { cwd: repository });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  // what npm tells its scripts is about this checkout
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|node_compile_cache|init_cwd)/i.test(name));
  const options = { cwd: folder, env: Object.fromEntries(own), stdio: ['ignore', 'ignore', 'inherit'] as const };
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { ...options, stdio: [...options.stdio] });
  execFileSync('npm', ['run', 'generate'], { ...options, stdio: [...options.stdio] });
  writeFileSync(isDone, '');
  return folder;
}
