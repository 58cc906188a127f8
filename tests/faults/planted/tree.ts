import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PlantedFault } from './planted-fault.ts';

export const root = path.join(import.meta.dirname, '../../..');

/** A copy of this tree, so that mistakes never stand in the real one. */
export type Tree = {
  folder: string;
  plant(fault: PlantedFault): void;
  restore(fault: PlantedFault): void;
  remove(): void;
};

/** A sentence when the fault cannot be planted as it is written, else nothing. */
export function plantingProblem({ what, file, find, tests }: PlantedFault): string | undefined {
  if (!existsSync(path.join(root, file)))
    return `"${what}" is planted in ${file}, which is not there any more. Name another file in tests/faults/planted/groups.`;
  const count = readFileSync(path.join(root, file), 'utf8').split(find).length - 1;
  if (count !== 1)
    return `"${what}" replaces a text that ${file} has ${count} times, not once. Correct its \`find\` in tests/faults/planted/groups.`;
  const missing = tests.filter((test) => !existsSync(path.join(root, test)));
  return missing.length > 0
    ? `"${what}" names ${missing.join(', ')}, which is no test. Correct its \`tests\`.`
    : undefined;
}

/** Copies what Git knows or would know, and links the packages. */
export function copyTree(): Tree {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mithaq-planted-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of [...files.trim().split('\n'), 'openapi/generated'])
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  linkPackages(folder);
  const write = ({ file, find, replace }: PlantedFault, isPlanted: boolean) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    // As a function, since a text with "$" would be a pattern.
    writeFileSync(path.join(folder, file), isPlanted ? source.replace(find, () => replace) : source);
  };
  return {
    folder,
    plant: (fault) => write(fault, true),
    restore: (fault) => write(fault, false),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The packages are those of this tree; the workspaces among them are the copy's own. */
function linkPackages(folder: string): void {
  const workspaces = ['openapi', 'ui-kit', 'mocks', 'web', 'api', 'tests'];
  for (const workspace of ['.', ...workspaces]) {
    const from = path.join(root, workspace, 'node_modules');
    if (!existsSync(from)) continue;
    const to = path.join(folder, workspace, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (name !== '@mithaq' && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  }
  mkdirSync(path.join(folder, 'node_modules/@mithaq'));
  for (const workspace of workspaces)
    symlinkSync(path.join('../..', workspace), path.join(folder, 'node_modules/@mithaq', workspace));
}
