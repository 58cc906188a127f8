import { foldCharacter } from './characters.ts';
import { withoutGreetings } from './greetings.ts';

/** A word, a run of digits or a mark of a text. */
export interface Token {
  kind: 'word' | 'digits' | 'mark';
  /** Folded: without marks and case. */
  text: string;
  /** Its position in the text as it was written, in UTF-16 units. */
  start: number;
  end: number;
  /** No space is between it and the token before. */
  glued: boolean;
  /** A line begins with it. */
  line: boolean;
  upper: boolean;
  tags: number;
  /** How many digits a word writes: 1 for "nine", 2 for "eleven". */
  digits: number;
}

type Kind = Token['kind'] | 'space';

const letter = /[\p{L}\p{M}]/u;
const upperCase = /\p{Lu}/u;

function kindOf(character: string): Kind {
  const code = character.codePointAt(0)!;
  if (code >= 97 && code <= 122) return 'word';
  if (code <= 32 || code === 160) return 'space';
  if (code >= 48 && code <= 57) return 'digits';
  if (code < 128) return 'mark';
  if (letter.test(character)) return 'word';
  return /\s/u.test(character) ? 'space' : 'mark';
}

/** Latin letters and others make words of their own: "aminaایٹgmail". */
export const isLatin = (text: string) => text.codePointAt(0)! < 0x250;

/** The tokens of a text without its greetings, in order. Reads each character once. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let token: Token | undefined;
  let isGlued = false;
  let isNewLine = true;
  let isLastLatin = false;

  function add(part: string, character: string, start: number, end: number) {
    const kind = kindOf(part);
    if (kind === 'space') {
      isGlued = false;
      isNewLine ||= part === '\n';
      return;
    }
    const isPartLatin = isLatin(part);
    const isSame =
      isGlued &&
      token?.kind === kind &&
      (kind === 'mark' ? token.text === part : kind === 'digits' || isLastLatin === isPartLatin);
    if (isSame) {
      if (kind !== 'mark') token!.text += part;
      token!.end = end;
    } else {
      const upper = kind === 'word' && upperCase.test(character);
      token = { kind, text: part, start, end, glued: isGlued, line: isNewLine, upper, tags: 0, digits: 0 };
      tokens.push(token);
    }
    isLastLatin = isPartLatin;
    isGlued = true;
    isNewLine = false;
  }

  let start = 0;
  for (const character of withoutGreetings(text)) {
    const end = start + character.length;
    const folded = foldCharacter(character);
    // Combining marks belong to the letter before them.
    if (folded === '' && isGlued) token!.end = end;
    if (folded.length < 2) {
      if (folded !== '') add(folded, character, start, end);
    } else for (const part of folded) add(part, character, start, end);
    start = end;
  }
  return tokens;
}
