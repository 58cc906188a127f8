import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Installs the other framework beside this file, from npm, as its lockfile says. The product does not depend on it. */
export async function installComparison(): Promise<void> {
  console.log('Installing NestJS and TypeORM.');
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: import.meta.dirname });
}
