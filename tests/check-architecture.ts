import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { architectureProblems } from './architecture-problems.ts';

/** Prints each problem of the architecture as a sentence, for `npm run check`. */
const problems = architectureProblems(contract);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
