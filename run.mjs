// Every npm script comes through here. It runs on whatever Node the machine has (20 or newer), brings the
// packages, and with them the Node that everything else runs on. So nothing is imported but Node itself.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** [what it is, the program, its arguments, and how it runs when that is not the usual way] */
const generate = ['Generating code from the contract', 'node', ['openapi/generate.ts']];
const client = ['Building the client', 'node', ['web/build.ts']];
const check = [
  ['Checking types', 'tsc', ['-p', 'tsconfig.json', '--noEmit']],
  ['Linting the code', 'oxlint', ['--type-aware']],
  [
    'Linting the contract with Spectral',
    'spectral',
    ['lint', 'openapi/openapi.yaml', '--quiet', '--fail-severity=error'],
  ],
  ['Linting the contract with Redocly', 'redocly', ['lint', 'openapi/openapi.yaml', '--format=stylish']],
  ['Walking through the house', 'vitest', ['run', 'tests/house.test.ts']],
  client,
  ['Weighing the scripts', 'node', ['web/budgets.ts']],
];
const tasks = {
  start: [client, ['Mithaq', 'node', ['api/src/main.ts'], { isServer: true }]],
  dev: [['The client on mocks', 'vite', ['--mode', 'mocks', '--port', process.env.PORT || '5173'], { cwd: 'web' }]],
  storybook: [['Storybook', 'storybook', ['dev', '-p', '6006', '--no-open']]],
  generate: [],
  check,
  test: [
    ...check,
    ['Running the tests', 'vitest', ['run', '--project', 'node', '--project', 'components']],
    ['Trying every story in a browser', 'vitest', ['run', '--project', 'stories']],
    [
      'Comparing the screens with their pictures',
      'playwright',
      ['test', '--config', 'tests/look/playwright.config.ts', '--pass-with-no-tests'],
    ],
    ['Walking the journeys in a browser', 'playwright', ['test']],
  ],
  look: [['Taking pictures of every screen', 'node', ['tests/look/look.ts']]],
  bench: [client, ['Measuring', 'node', ['tests/bench/bench.ts']]],
  words: [['Gathering the words for the catalogues', 'lingui', ['extract', '--clean']]],
  migration: [['Writing the migration', 'node', ['api/src/database/migrate-create.ts']]],
};

const environment = {
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  // no tool reports on its use
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

await run(process.argv[2], process.argv.slice(3));

async function run(task, extra) {
  const steps = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
  if (!steps) {
    console.error(`There is no task "${task}". There are: ${Object.keys(tasks).join(', ')}.`);
    process.exit(2);
  }
  if (!arePackagesInstalled()) await install();
  const all = [generate, ...steps];
  for (const step of all) {
    const isLast = step === all.at(-1);
    const [what, program, args, options = {}] = step;
    const began = Date.now();
    const code = await spawned(join(bin, program), isLast ? [...args, ...extra] : args, options);
    if (options.isServer) process.exit(code);
    console.log(`${what}: ${code === 0 ? 'done' : 'failed'} in ${seconds(began)} s.`);
    if (code !== 0) process.exit(code);
  }
}

/** npm keeps its own note of what it installed; it is true when each package in it has the version we lock. */
function arePackagesInstalled() {
  try {
    const locked = packagesIn('package-lock.json');
    const installed = packagesIn('node_modules/.package-lock.json');
    return (
      existsSync(join(bin, 'node')) &&
      Object.entries(locked).every(
        // optional packages are for one platform each
        ([name, { version, optional, link }]) =>
          !name.includes('node_modules/') || optional || link || installed[name]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

async function install() {
  const began = Date.now();
  console.log('Installing packages; the first time takes a minute or two ...');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', ...(process.stdout.isTTY ? [] : ['--no-progress'])];
  // development packages in production too: the server is generated before it starts
  const code = await spawned('npm', ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...quiet], {
    // npm is about to remove the Node in there
    env: {
      ...process.env,
      PATH: process.env.PATH.split(delimiter)
        .filter((folder) => folder !== bin)
        .join(delimiter),
    },
  });
  if (code !== 0) {
    console.error('The packages could not be installed; npm says above why.');
    process.exit(code);
  }
  if (!existsSync(join(bin, 'node'))) {
    console.error(`No Node 26 came with the packages for ${process.platform}-${process.arch}.`);
    process.exit(1);
  }
  console.log(`Installing packages: done in ${seconds(began)} s.`);
}

/**
 * Runs a program to its end and gives its exit code.
 *
 * The server gets a process group of its own, since it must hear of Ctrl-C once: a terminal tells the whole group,
 * npm tells its child again, and a second signal means "at once" to a server that is closing. It also gets an IPC
 * channel: when this process is killed outright, the channel closes and the server ends itself.
 */
function spawned(program, args, { cwd = '.', env = environment, isServer = false }) {
  const child = spawn(program, args, {
    cwd: join(root, cwd),
    env,
    detached: isServer,
    stdio: isServer ? ['ignore', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });

  let isAsked = false;
  const ask = (signal) => {
    // a tool in our group has Ctrl-C from the terminal already
    const hasHeard = !isServer && signal === 'SIGINT' && process.stdin.isTTY;
    if (!isAsked && !hasHeard) child.kill(signal);
    isAsked = true;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, ask);

  const parents = parentsNow();
  // npm that is killed outright tells nobody
  const watch = setInterval(() => parentsNow() !== parents && ask('SIGTERM'), 1000);
  if (!isServer || !process.env.npm_lifecycle_event) clearInterval(watch);

  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, ask);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

function seconds(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}

/** Who is above us: npm itself, or the shell in which npm runs a script, and npm above that. */
function parentsNow() {
  try {
    // the program's name in brackets, its state, its parent (proc(5))
    const [, name, above] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return /^(sh|dash|bash|ash)$/.test(name) ? `${process.ppid} ${above}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`; // no /proc on a Mac
  }
}
