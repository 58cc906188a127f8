import { readFileSync } from 'node:fs';
import { contract, mockedContract } from '@mithaq/openapi/generated/openapi.ts';
import { acceptedChanges } from '@mithaq/openapi/published/accepted-changes.ts';
import { breakingChanges } from '@mithaq/openapi/published/breaking-changes.ts';
import { lastPublished } from '@mithaq/openapi/published/last-published.ts';
import { architectureProblems } from './architecture-problems.ts';
import { anchorsMissing } from './recipe-anchors.ts';

/** Prints each problem of the architecture as a sentence, for `npm run check`. */
const published = lastPublished();
const problems = [
  ...architectureProblems(mockedContract),
  ...anchorsMissing(),
  ...breakingChanges(published, contract)
    .filter((change) => !(change in acceptedChanges))
    .map(
      (change) =>
        `openapi/openapi.yaml breaks clients of openapi/published/openapi.yaml: ${change} Make what is new optional, or name this sentence in openapi/published/accepted-changes.ts with the reason why it breaks no client in use.`,
    ),
];
const { version } = contract.info;
const textOf = (file: string) => readFileSync(new URL(`../openapi/${file}`, import.meta.url), 'utf8');
if (version === published.info.version && textOf('openapi.yaml') !== textOf('published/openapi.yaml'))
  problems.push(
    `openapi/openapi.yaml differs from openapi/published/openapi.yaml: raise its info.version above ${version}.`,
  );
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
