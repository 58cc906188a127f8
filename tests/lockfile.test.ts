import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const registry = 'https://registry.npmjs.org/';

type Entry = { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean };

/**
 * Without a hash npm installs whatever the registry sends, and another address is another supplier. An entry without an
 * address comes from the registry by its name and version.
 */
it('every package of the lockfile has a SHA-512 and comes from the registry', () => {
  const lockfile = readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages: entries } = JSON.parse(lockfile) as { packages: Record<string, Entry> }; // npm's format
  const packages = Object.entries(entries).filter(
    // Our own workspaces, and what the archive of another package contains.
    ([name, { link, inBundle }]) => name.includes('node_modules/') && !link && !inBundle,
  );
  expect(packages.length).toBeGreaterThan(500);
  const wrong = packages.filter(
    ([, { integrity, resolved = registry }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || !resolved.startsWith(registry),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
