import { foldWord } from './characters.ts';
import { FILL, NOT } from './tags.ts';
import { romanize } from './romanize.ts';
import { type Token, tokensOf } from './tokens.ts';
import { namedTags } from './vocabulary.ts';
import hints from './words/hints.json' with { type: 'json' };
import platformWords from './words/platforms.json' with { type: 'json' };

let table: Map<string, string[][]> | undefined;

/**
 * The phrases by their first word. They speak of a way to contact, or stand beside the names of platforms. A phrase is found as
 * words in this order, with any marks between them.
 */
function phrases(): Map<string, string[][]> {
  if (table) return table;
  table = new Map();
  for (const line of hints) {
    const [first, ...rest] = tokensOf(romanize(line)).map(({ text }) => foldWord(text));
    if (first !== undefined) table.set(first, [...(table.get(first) ?? []), rest]);
  }
  return table;
}

/** Whether a phrase of the list begins at this token as it is written, and nothing before or in it says no: "I do not share my number". */
export function isHint(tokens: readonly Token[], at: number): boolean {
  const candidates = phrases().get(tokens[at]!.text);
  if (!candidates) return false;
  return candidates.some((rest) => {
    const last = endOf(tokens, at, rest);
    return last !== undefined && !isRefused(tokens, at, last);
  });
}

/** The last token of a phrase whose first one is at `at`; marks between the words are skipped. */
function endOf(tokens: readonly Token[], at: number, rest: readonly string[]): number | undefined {
  let i = at;
  for (const word of rest) {
    i++;
    while (tokens[i]?.kind === 'mark' && tokens[i]!.text !== word && i - at < 12) i++;
    if (tokens[i]?.text !== word) return undefined;
  }
  return i;
}

/** Whether a word before it in the sentence, or one right after it, says no. */
export function isRefused(tokens: readonly Token[], first: number, last: number): boolean {
  for (let i = first - 1; i >= Math.max(0, first - 10); i--) {
    if (tokens[i]!.kind === 'mark' && '.!?'.includes(tokens[i]!.text)) break;
    if (isNot(tokens[i]!)) return true;
  }
  return tokens.slice(last + 1, last + 7).some((token) => isNot(token) && token.text !== 'no');
}

/** Words of other languages for "not" and "without". */
let no: Set<string> | undefined;

function isNot({ text }: Token): boolean {
  no ??= new Set(platformWords.refusals.split(' ').map(foldWord));
  const tags = namedTags(text);
  return ((tags & NOT) !== 0 && (tags & FILL) === 0) || no.has(text);
}
