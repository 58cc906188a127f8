// Every npm script comes through here: install, generate, run. It must work on the Node that the machine has (20 or
// newer), since the packages bring the Node on which everything else runs; so it imports no package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, tasks } from './tasks.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const bin = join(root, 'node_modules/.bin');
const cache = join(root, 'node_modules/.cache/run');
const failedTests = join(cache, 'failed-tests.txt');

const environment = {
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  // tests/test-summary.ts adds to it
  FAILED_TESTS: failedTests,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // no tool reports on its use
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

const parent = process.ppid;
let isStopping = false;

process.exit(await run(process.argv[2], process.argv.slice(3)));

/** Runs a task and returns its exit code. A check that fails does not keep the others from running. */
async function run(task, extra) {
  if (!Object.hasOwn(tasks, task)) {
    console.error(`There is no task "${task}". There are: ${Object.keys(tasks).join(', ')}.`);
    return 2;
  }
  if (!arePackagesInstalled()) await install();
  mkdirSync(cache, { recursive: true });
  rmSync(failedTests, { force: true });
  const results = [];
  const stages = [generate, ...tasks[task]];
  for (const [index, stage] of stages.entries()) {
    const made = Array.isArray(stage)
      ? await runTogether(stage)
      : [await runStep(stage, stage === stages.at(-1) ? extra : [])];
    results.push(...made);
    if (stage.isServer || isStopping) return made.find(({ code }) => code !== 0)?.code ?? 0;
    if (!made.some(({ makes, code }) => makes && code !== 0)) continue;
    // The steps that need what could not be made.
    const rest = stages.slice(index + 1).flat(2);
    results.push(...rest.map(notRun));
    break;
  }
  if (results.length > 3) printSummary(results);
  return results.find(({ code }) => code !== 0)?.code ?? 0;
}

function notRun({ title }) {
  return { title, code: 0, outcome: 'not run' };
}

/** Runs lanes beside one another, one for each processor and at least two, and returns the results in the order of the lanes. */
async function runTogether(lanes) {
  const results = lanes.map(() => []);
  const waiting = lanes.entries();
  const work = async () => {
    for (const [index, lane] of waiting) {
      for (const step of lane) {
        const isOver = isStopping || results[index].some(({ makes, code }) => makes && code !== 0);
        results[index].push(isOver ? notRun(step) : await runStep(step, [], { isTogether: true }));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return results.flat();
}

async function runStep({ title, command, reads, makes, isServer }, extra, { isTogether = false } = {}) {
  const [program, ...args] = [...command.split(' '), ...extra];
  const stamp = join(cache, title.replaceAll(' ', '-'));
  const hashInputs = () => reads && hashOf([command, ...extra], ['package-lock.json', ...reads]);
  const inputs = hashInputs();
  const [lastInputs, lastOutputs = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (inputs && inputs === lastInputs) {
    if (outputsOf(makes) === lastOutputs) return { title, code: 0, outcome: 'unchanged' };
    console.log(`${title}: ${makes} is not as this step left it, so the step runs again.`);
  }
  const began = Date.now();
  const code = await spawned(join(bin, program), args, { isServer, isTogether });
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  if (!isServer) console.log(`${title}: ${code === 0 ? 'done' : 'failed'} in ${took}.`);
  const outputs = outputsOf(makes);
  // What changed meanwhile, another process may have read.
  const isWhole = code === 0 && outputs !== undefined && hashInputs() === inputs;
  if (inputs && isWhole) writeFileSync(stamp, `${inputs} ${outputs}`);
  return { title, code, makes, outcome: code === 0 ? took : `FAILED after ${took}` };
}

function printSummary(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  console.log(`\n${results.map(({ title, outcome }) => `  ${title.padEnd(width)}  ${outcome}`).join('\n')}`);
  const failed = results.filter(({ code }) => code !== 0).map(({ title }) => title);
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  if (existsSync(failedTests)) console.log(`\n${readFileSync(failedTests, 'utf8')}`);
}

/** Returns a hash of what a step has made; undefined when it is not there, or when another process is writing it. */
function outputsOf(folder) {
  if (!folder) return '';
  try {
    return readdirSync(join(root, folder)).length > 0 ? hashOf([], [folder], new Set()) : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns a hash of these texts and of the contents of these files and folders, without what Git ignores. */
function hashOf(
  texts,
  paths,
  ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)]),
) {
  const hash = createHash('sha256').update(texts.join('\0'));
  const add = (path) => {
    const full = join(root, path);
    if (ignored.has(basename(path)) || !existsSync(full)) return;
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name));
    else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** npm keeps a list of what it installed; each package in it must have the version that the lockfile has. */
function arePackagesInstalled() {
  try {
    const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const installed = packagesIn('node_modules/.package-lock.json');
    return (
      existsSync(join(bin, 'node')) &&
      Object.entries(packagesIn('package-lock.json')).every(
        // optional packages are for one platform each
        ([name, { version, optional, link }]) =>
          !name.includes('node_modules/') || optional || link || installed[name]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

async function install() {
  console.log('Installing packages; the first time takes a minute or two ...');
  // development packages in production too: the server is generated before it starts
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  if (!process.stdout.isTTY) args.push('--no-progress');
  // npm is about to remove the Node in there
  const PATH = process.env.PATH.split(delimiter).filter((folder) => folder !== bin);
  const code = await spawned('npm', [...args, '--loglevel=error'], {
    env: { ...process.env, PATH: PATH.join(delimiter) },
  });
  if (code === 0 && existsSync(join(bin, 'node'))) return;
  console.error(
    code === 0
      ? `No Node 26 came with the packages for ${process.platform}-${process.arch}.`
      : 'The packages could not be installed; npm says above why.',
  );
  process.exit(code || 1);
}

/**
 * Runs a program to its end and returns its exit code.
 *
 * The server gets a process group of its own, because it must receive Ctrl-C once: a terminal signals the whole group,
 * npm signals its child again, and a server that is closing takes a second signal for "at once". It also gets an IPC
 * channel: when this process is killed, the channel closes and the server ends itself. An npm that is killed signals
 * nobody, but then this process has another parent (`exec` in package.json leaves no shell between the two).
 *
 * The output of steps that run together is printed when each one ends, so that no two are mixed.
 */
function spawned(program, args, { env = environment, isServer = false, isTogether = false }) {
  const output = [];
  const printed = isTogether ? 'pipe' : 'inherit';
  const input = isServer || isTogether ? 'ignore' : 'inherit';
  const stdio = [input, printed, printed, ...(isServer ? ['ipc'] : [])];
  const colors = isTogether && process.stdout.isTTY && !env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, { cwd: root, env: { ...env, ...colors }, detached: isServer, stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));

  const stop = (signal) => {
    // a tool in our group received Ctrl-C from the terminal already
    const hasReceived = !isServer && signal === 'SIGINT' && process.stdin.isTTY;
    if (!isTold && !hasReceived) child.kill(signal);
    isTold = isStopping = true;
  };
  let isTold = false;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const watch = setInterval(() => process.env.npm_lifecycle_event && process.ppid !== parent && stop('SIGTERM'), 500);

  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, stop);
      process.stdout.write(Buffer.concat(output));
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(1);
    });
    child.on(isTogether ? 'close' : 'exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}
