import { findContactDetails } from './contact-details.ts';
import { findHandles } from './handles.ts';
import { findPhones } from './phones.ts';
import { read } from './reading.ts';
import { AT, MAIL, PLATFORM, SITE, SURE, VAGUE } from './tags.ts';
import type { Token } from './tokens.ts';

/** What a phone number weighs, and a handle scores, that is doubted though the screening lets it pass. */
const nearly = { phone: 6, handle: 1 };

/** Whether a text that passes the screening is worth a moderator's look. Reads each character once. */
export function isDoubtful(text: string): boolean {
  const tokens = read(text);
  return (
    findPhones(tokens, nearly.phone).length > 0 ||
    findHandles(tokens, nearly.handle).length > 0 ||
    tokens.some((token, i) => isSuspect(token) || isPartOfAddress(tokens, i))
  );
}

/** Whether texts that are shown together carry what none of them carries alone: the halves of a number as two cities. */
export function isDoubtfulTogether(texts: readonly string[]): boolean {
  return texts.length > 1 && findContactDetails(texts.join(' ')).length > 0;
}

/** Whether a word can be a name and nothing else: letters, and no word of the tables. */
export function isPlainWord(word: string): boolean {
  return /^[\p{L}\p{M}'’.-]+$/u.test(word) && read(word).every(({ tags, digits }) => tags === 0 && digits === 0);
}

/** A provider of mail; an at sign in words; a platform or provider spelled in pieces. */
function isSuspect({ tags }: Token): boolean {
  return (tags & MAIL) !== 0 || ((tags & SURE) !== 0 && (tags & (AT | PLATFORM | SITE | VAGUE)) !== 0);
}

/** "amina.khan", "aminak92", "amina_": small letters joined as in the names of accounts, with no word of the tables among them. */
function isPartOfAddress(tokens: readonly Token[], i: number): boolean {
  const [word, mark, after] = tokens.slice(i, i + 3);
  if (word?.kind !== 'word' || word.tags !== 0 || word.upper || word.text.length < 4 || !mark?.glued) return false;
  if (mark.kind === 'digits' || mark.text === '_') return true;
  return mark.text === '.' && after?.glued === true && after.kind === 'word' && !after.upper;
}
