import { readFileSync } from 'node:fs';
import type { ContactDetail } from '../contact-details.ts';

export type Language = 'en' | 'ur' | 'ru' | 'hi' | 'ar';
export interface Evasion {
  language: Language;
  kind: ContactDetail['kind'];
  text: string;
}

function linesOf(name: string): string[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Texts that carry contact details. */
export function evasions(): Evasion[] {
  return linesOf('evasions.txt').map((line) => {
    const [language, kind, ...words] = line.split(' ');
    return { language: language as Language, kind: kind as Evasion['kind'], text: words.join(' ') };
  });
}

/** Texts in many languages that carry contact details and are refused or held back. */
export function evasionsToHold(): string[] {
  return linesOf('evasions-to-hold.txt').map((line) => line.split(' ').slice(2).join(' '));
}

/** Texts in many languages that carry none. */
export function innocentsToShow(): string[] {
  return linesOf('innocents-to-show.txt').map((line) => line.slice(line.indexOf(' ') + 1));
}

/** Texts that carry none. */
export function innocents(): { language: Language; text: string }[] {
  return linesOf('innocents.txt').map((line) => ({ language: line.slice(0, 2) as Language, text: line.slice(3) }));
}
