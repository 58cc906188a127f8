import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Reporter as VitestReporter, TestCase as VitestTestCase, TestModule } from 'vitest/node';

/** A run of fewer tests is one that a person watches. */
const fewest = 50;

/** How much of an error says what it is about, in lines. */
const errorLines = 4;

/**
 * Prints the ten slowest tests at the end of a run of Vitest or Playwright, and adds what failed to the file that
 * FAILED_TESTS names: `npm test` prints it last, so that nobody has to look for it in thousands of lines.
 */
export default class TestSummary implements PlaywrightReporter, VitestReporter {
  readonly #tests: { title: string; ms: number }[] = [];

  /** Vitest */
  onTestCaseResult(test: VitestTestCase): void {
    const title = `${test.module.relativeModuleId} > ${test.fullName}`;
    this.#tests.push({ title, ms: test.diagnostic()?.duration ?? 0 });
    if (!test.ok()) addFailure(title, test.result().errors?.[0]?.message);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) addFailure(module.relativeModuleId, message);
  }

  onTestRunEnd(_modules: unknown, errors: readonly { message: string }[]): void {
    for (const { message } of errors) addFailure('Outside of the tests', message);
    this.#print();
  }

  /** Playwright */
  onTestEnd(test: TestCase, { duration, error }: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' > ');
    this.#tests.push({ title, ms: duration });
    if (!test.ok()) addFailure(title, error?.message);
  }

  onEnd(): void {
    this.#print();
  }

  printsToStdio(): boolean {
    return false;
  }

  #print(): void {
    if (this.#tests.length < fewest) return;
    const slowest = this.#tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
    console.log('\nThe slowest ten tests:');
    for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  }
}

function addFailure(title: string, message = 'no message'): void {
  const file = process.env['FAILED_TESTS'];
  if (!file) return;
  const lines = stripVTControlCharacters(message).split('\n').slice(0, errorLines);
  appendFileSync(file, [`  ${title}`, ...lines.map((line) => `      ${line}`), ''].join('\n'));
}
