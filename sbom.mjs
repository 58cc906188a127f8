// npm run sbom: every package that ships or runs in production, as CycloneDX. `npm sbom --omit=dev` leaves out each one that
// a tool for development needs as well, such as react: half of them. So npm reads a copy of the lockfile without development.
// @cyclonedx/cyclonedx-npm would bring 119 packages of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const read = (file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const withoutDevelopment = ({ workspaces, ...rest }) => ({
  ...rest,
  devDependencies: undefined,
  ...(workspaces && { workspaces: workspaces.filter((name) => name !== 'tests') }),
});

const lock = read('package-lock.json');
const { workspaces } = withoutDevelopment(read('package.json'));
const isShipped = ([at, { dev }]) => !dev && at !== 'tests' && at !== 'node_modules/@mithaq/tests';
const packages = Object.entries(lock.packages)
  .filter(isShipped)
  .map(([at, entry]) => [at, withoutDevelopment(entry)]);
const files = { 'package-lock.json': { ...lock, packages: Object.fromEntries(packages) } };
for (const file of ['package.json', ...workspaces.map((name) => `${name}/package.json`)])
  files[file] = withoutDevelopment(read(file));

const scratch = mkdtempSync(join(tmpdir(), 'sbom-'));
const folder = join(scratch, 'mithaq'); // npm names the product after it
try {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
} finally {
  rmSync(scratch, { recursive: true });
}
