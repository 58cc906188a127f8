// `npm start` and `npm test` begin here: installs the locked packages, unless they are there. It runs on the Node that the
// machine has (20 or newer), since the packages bring the Node on which everything else runs, so it imports no package.
// No library does this, as it would have to be installed first; and .npmrc forbids scripts before and after others.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const bin = join(process.cwd(), 'node_modules/.bin'); // npm runs scripts in the folder of package.json

/** Holds the number of the npm that installs. It may go on when the command that has started it was killed. */
const running = '.installing';

const wasStopped = await waitForOther();
const found = lackOfPackages();
const lack = wasStopped && found !== undefined ? ' again, since the last time did not come to its end' : found;
if (lack !== undefined) {
  console.log(`Installing packages${lack}; it takes a minute or two ...`);
  const status = await install();
  if (status !== 0) stop('The packages could not be installed; npm says above why.');
  if (!existsSync(join(bin, 'node')))
    stop(`No Node 26 came with the packages for ${process.platform}-${process.arch}.`);
}
rmSync(running, { force: true });

/** Two npm at once would delete each other's files. Returns whether the last one was stopped, or failed. */
async function waitForOther() {
  const began = Date.now();
  let speaksAt = 0; // after so many seconds
  while (existsSync(running)) {
    const pid = readFileSync(running, 'utf8');
    if (!isAlive(pid)) return true;
    const waited = Math.floor((Date.now() - began) / 1000);
    if (waited >= speaksAt) {
      console.log(
        speaksAt === 0
          ? `Another command installs the packages (process ${pid}); waiting for it ...`
          : `Waiting for ${waited} s by now. It may be what is left of a command that was stopped: to begin again, kill ${pid}.`,
      );
      speaksAt = waited + 30;
    }
    await setTimeout(200);
  }
  return false;
}

function isAlive(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

/** Returns npm's exit code. */
async function install() {
  // Development packages in production too: the client is built and the server generated before it starts.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // npm is about to remove the Node in there.
  const PATH = process.env.PATH.split(delimiter).filter((folder) => folder !== bin);
  const env = { ...process.env, PATH: PATH.join(delimiter) };
  const npm = spawn('npm', [...args, '--loglevel=error'], { env, stdio: 'inherit' });
  writeFileSync(running, String(npm.pid));
  const [status] = await once(npm, 'exit');
  return status;
}

/**
 * What is wrong with the packages, or nothing. npm lists what it installed; each package in the list must have the version that the
 * lockfile has, and must still be there: a command may have been killed in the middle of its work, or a disk have been full.
 */
function lackOfPackages() {
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const listed = 'node_modules/.package-lock.json';
  if (!existsSync('node_modules')) return '';
  for (const file of [join(bin, 'node'), listed])
    if (!existsSync(file)) return ` again, since ${relative('.', file)} is gone`;
  let installed;
  try {
    installed = packagesIn(listed);
  } catch {
    return ' again, since the list of them was cut off';
  }
  for (const [name, { version, optional, link }] of Object.entries(packagesIn('package-lock.json'))) {
    // Optional packages are for one platform each.
    if (!name.includes('node_modules/') || optional) continue;
    if (!link && installed[name]?.version !== version) return `, since ${name} is not that of the lockfile`;
    if (!existsSync(join(name, 'package.json'))) return ` again, since ${name} is gone`;
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
