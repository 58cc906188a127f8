import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter as PlaywrightReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Reporter as VitestReporter, TestCase as VitestTestCase, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** What a person would have seen when the test failed: the text of the screen, or the last response. */
    shown?: string;
  }
}

/** A run of fewer tests is one that a person watches. */
const fewest = 50;

/** How much of an error says what it is about, in lines. */
const errorLines = 5;

/** How much of what was on the screen is printed, in lines. */
const shownLines = 20;

/**
 * Prints the ten slowest tests at the end of a run of Vitest or Playwright, and then what failed, with what a person would
 * have seen. Adds the failures to the file that FAILED_TESTS names: `npm test` prints it last, so that nobody has to look
 * for them in thousands of lines.
 */
export default class TestSummary implements PlaywrightReporter, VitestReporter {
  readonly #tests: { title: string; ms: number }[] = [];
  readonly #failures: string[] = [];

  /** Vitest */
  onTestCaseResult(test: VitestTestCase): void {
    const { relativeModuleId: file, moduleId } = test.module;
    this.#tests.push({ title: `${file} > ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 });
    if (test.ok()) return;
    const error = test.result().errors?.[0];
    const line = error?.stacks?.find((frame) => frame.file === moduleId)?.line;
    this.#fail(`${file}${line ? `:${line}` : ''} > ${test.fullName}`, error?.message, test.meta().shown);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.#fail(module.relativeModuleId, message);
  }

  onTestRunEnd(_modules: unknown, errors: readonly { message: string }[]): void {
    for (const { message } of errors) this.#fail('Outside of the tests', message);
    this.#print();
  }

  /** Playwright */
  onTestEnd(test: TestCase, { duration, error, attachments }: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' > ');
    this.#tests.push({ title, ms: duration });
    if (test.ok()) return;
    const snapshot = attachments.find(({ name }) => name === 'error-context')?.path;
    this.#fail(title, error?.message, snapshot && snapshotIn(readFileSync(snapshot, 'utf8')));
  }

  onEnd(): void {
    this.#print();
  }

  printsToStdio(): boolean {
    return false;
  }

  #fail(title: string, message = 'no message', shown = ''): void {
    const linesOf = (text: string, most: number) =>
      stripVTControlCharacters(text)
        .split('\n')
        .filter((line) => line.trim())
        .slice(0, most)
        .map((line) => `      ${line}`);
    const seen = shown ? ['      What was shown:', ...linesOf(shown, shownLines)] : [];
    const failure = [`  ${title}`, ...linesOf(message, errorLines), ...seen, ''].join('\n');
    this.#failures.push(failure);
    const file = process.env['FAILED_TESTS'];
    if (file) appendFileSync(file, failure);
  }

  #print(): void {
    if (this.#tests.length >= fewest) {
      const slowest = this.#tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
      console.log('\nThe slowest ten tests:');
      for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
    }
    if (this.#failures.length > 0) console.log(`\nFailed:\n${this.#failures.join('\n')}`);
  }
}

/** The snapshot of the page in the Markdown that Playwright writes for a failed test. */
function snapshotIn(markdown: string): string {
  return /```yaml\n([\s\S]*?)```/.exec(markdown)?.[1]?.trim() ?? '';
}
