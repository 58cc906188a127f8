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

/** Texts that carry none. */
export function innocents(): { language: Language; text: string }[] {
  return linesOf('innocents.txt').map((line) => ({ language: line.slice(0, 2) as Language, text: line.slice(3) }));
}
