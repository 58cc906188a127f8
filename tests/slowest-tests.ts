import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestCase as VitestTestCase, Reporter as VitestReporter } from 'vitest/node';

/** A run of fewer tests is one that a person watches. */
const fewest = 50;

/** Prints the ten slowest tests at the end of a run of Vitest or Playwright. */
export default class SlowestTests implements PlaywrightReporter, VitestReporter {
  readonly #tests: { title: string; ms: number }[] = [];

  /** Vitest */
  onTestCaseResult(test: VitestTestCase): void {
    this.#tests.push({
      title: `${test.module.relativeModuleId} > ${test.fullName}`,
      ms: test.diagnostic()?.duration ?? 0,
    });
  }

  onTestRunEnd(): void {
    this.#print();
  }

  /** Playwright */
  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ title: test.titlePath().filter(Boolean).join(' > '), ms: duration });
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
