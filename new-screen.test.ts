import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** tests/recipes.test.ts looks at what it writes; this much fits into every run. */
test('npm run new -- screen finds each place that it changes', () => {
  const program = ['new-screen.ts', 'screen', 'daily-questions', '--dry-run'];
  expect(execFileSync(process.execPath, program, { cwd: import.meta.dirname, encoding: 'utf8' })).toContain(
    'mocks/src/daily-questions.ts',
  );
});

test.each([
  ['DailyQuestions', ': npm run new -- screen daily-questions.'],
  ['question 2', '.'],
])('npm run new -- screen %s is refused, with a name that is right if there is one', (name, proposed) => {
  const { stderr } = spawnSync(process.execPath, ['new-screen.ts', 'screen', name, '--dry-run'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe(`A screen is named in lower case with hyphens, and "${name}" is not${proposed}\n`);
});
