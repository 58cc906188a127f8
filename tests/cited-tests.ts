import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** A test as a document names it: `file` › "title". */
export type CitedTest = { file: string; title: string };

/** The tests that a text in Markdown names. */
export function citedTests(markdown: string): CitedTest[] {
  return [...markdown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › "(.+?)"(?= \||\n|$)/g)].map(([, file, title]) => ({
    file: file!,
    title: title!,
  }));
}

/** A sentence when the test does not exist, else null. */
export function missingTest({ file, title }: CitedTest): string | null {
  const full = path.join(root, file);
  return existsSync(full) && hasTitle(readFileSync(full, 'utf8'), title) ? null : `${file} has no test "${title}".`;
}

/** Whether a test of the file has this title, in whichever quotes it is written. */
function hasTitle(source: string, title: string): boolean {
  const escaped = title.replaceAll("'", String.raw`\'`);
  return ["'", '"', '`'].some((quote) => [title, escaped].some((text) => source.includes(`${quote}${text}${quote}`)));
}
