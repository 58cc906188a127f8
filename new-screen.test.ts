import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** tests/recipes.test.ts looks at what it writes; this much fits into every run. */
test('npm run new -- screen finds each place that it changes', () => {
  const program = ['new-screen.ts', 'screen', 'daily-questions', '--dry-run'];
  expect(execFileSync(process.execPath, program, { cwd: import.meta.dirname, encoding: 'utf8' })).toContain(
    'mocks/src/daily-questions.ts',
  );
});
