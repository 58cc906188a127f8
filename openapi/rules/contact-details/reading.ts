import { AT, DIGIT, DOT, MAIL, PAIR, PLATFORM, RATE, SITE, SURE, TLD, VAGUE, WEAK } from './tags.ts';
import { isLatin, type Token, tokensOf } from './tokens.ts';
import { gluedDigits, longest, namedTags, tagsOf } from './vocabulary.ts';

/** Names of platforms and providers: what a word spelled in pieces is worth putting together for. */
const names = MAIL | SITE | PLATFORM | VAGUE;

/** The tokens of a text, with words that were taken apart put together again, and with their tags. */
export function read(text: string): Token[] {
  const tokens = tokensOf(text);
  replaceRuns(tokens, (all, first) => joinLetters(all, first) ?? joinDisguised(all, first));
  for (const token of tokens) addTags(token);
  replaceRuns(tokens, joinNames);
  replaceRuns(tokens, unwrapSymbols);
  return tokens;
}

interface Replacement {
  length: number;
  token: Token;
}

/** One token for some of those from `first` on, if they belong together. */
type Step = (tokens: readonly Token[], first: number) => Replacement | undefined;

function replaceRuns(tokens: Token[], step: Step) {
  let length = 0;
  for (let i = 0; i < tokens.length;) {
    const replacement = step(tokens, i);
    tokens[length++] = replacement?.token ?? tokens[i]!;
    i += replacement?.length ?? 1;
  }
  tokens.length = length;
}

function join(tokens: readonly Token[], first: number, length: number, change: Partial<Token>): Replacement {
  return { length, token: { ...tokens[first]!, end: tokens[first + length - 1]!.end, ...change } };
}

/** "g m a i l", "g.m.a.i.l": three single letters or more with the same thing between. */
function joinLetters(tokens: readonly Token[], first: number): Replacement | undefined {
  if (!isLetter(tokens[first])) return undefined;
  const separator = tokens[first + 1]?.kind === 'mark' ? tokens[first + 1] : undefined;
  const step = separator ? 2 : 1;
  let word = tokens[first]!.text;
  let last = first;
  while (isLetter(tokens[last + step]) && isSameMark(separator, tokens[last + 1]!)) {
    last += step;
    word += tokens[last]!.text;
  }
  return word.length > 2 ? join(tokens, first, last - first + 1, { text: word, tags: SURE }) : undefined;
}

const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1;

function isSameMark(separator: Token | undefined, { text, glued }: Token): boolean {
  return separator === undefined || (separator.text === text && separator.glued === glued);
}

const disguises: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** No name worth disguising is longer. */
const longestDisguise = 14;

/** "1nst@gr4m", "s3v3n", "what's": letters replaced or parted by digits and marks within one word. */
function joinDisguised(tokens: readonly Token[], first: number): Replacement | undefined {
  const token = tokens[first]!;
  if (
    token.kind === 'mark'
      ? token.glued || !'$!'.includes(token.text)
      : token.glued && tokens[first - 1]!.kind !== 'mark'
  )
    return undefined;
  if (!tokens[first + 1]?.glued) return undefined;
  let plain = '';
  let length = 0;
  for (let i = first; i - first < 12; i++) {
    const next = tokens[i];
    if (!next || (i > first && !next.glued)) break;
    if (
      plain.length + next.text.length > longestDisguise ||
      (next.kind === 'mark' && !"@$!|*'’^~`".includes(next.text))
    )
      break;
    if (next.kind === 'word') plain += next.text;
    else for (const sign of next.text) plain += disguises[sign] ?? (next.kind === 'mark' ? '' : sign);
    const after = tokens[i + 1];
    const isLast = next.kind !== 'mark' && !(after?.glued && after.kind !== 'mark');
    if (i > first && isLast && plain.length > 2 && (namedTags(plain) & (names | DIGIT | PAIR | TLD)) !== 0)
      length = i - first + 1;
  }
  return length > 0 ? join(tokens, first, length, { kind: 'word', text: plain, tags: SURE }) : undefined;
}

function addTags(token: Token) {
  if (token.kind === 'digits') return;
  token.tags |= tagsOf(token.text);
  if ((token.tags & (DIGIT | PAIR | WEAK)) !== 0) token.digits = (token.tags & PAIR) === 0 ? 1 : 2;
  else if ((token.tags & ~SURE) === 0 && token.text.length > 5) token.digits = gluedDigits(token.text);
}

/** "g mail", "insta-gram", "آئی ڈی": names written as two or three words. */
function joinNames(tokens: readonly Token[], first: number): Replacement | undefined {
  const token = tokens[first]!;
  if (token.kind !== 'word' || token.text.length > longest) return undefined;
  let name = token.text;
  let length = 0;
  let i = first;
  for (let parts = 1; parts < 3; parts++) {
    const mark = tokens[i + 1];
    i += mark?.kind === 'mark' && mark.glued && "-'’.*~_".includes(mark.text) && tokens[i + 2]?.glued ? 2 : 1;
    const next = tokens[i];
    if (next?.kind !== 'word' || next.line || name.length + next.text.length > longest) break;
    name += next.text;
    const tags = isLatin(name) ? namedTags(name) : tagsOf(name);
    if ((tags & names) !== 0 && (name.length > 3 || !isLatin(name))) {
      token.tags = tags;
      length = i - first + 1;
    }
  }
  return length > 0 ? join(tokens, first, length, {}) : undefined;
}

const brackets = '([{<«';
const openers = `${brackets}*-_~|/"'`;
const closers = ')]}>»*-_~|/"\'';

/** "(at)", "[.]", "at the rate": symbols in words, which nobody writes as prose. */
function unwrapSymbols(tokens: readonly Token[], first: number): Replacement | undefined {
  const token = tokens[first]!;
  const next = tokens[first + 1];
  const symbol = (next?.tags ?? 0) & (AT | DOT);
  const last = tokens[first + 2];
  if (token.kind === 'mark' && openers.includes(token.text) && last?.kind === 'mark' && closers.includes(last.text)) {
    const isBracketed = brackets.includes(token.text);
    if (symbol === DOT) return join(tokens, first, 3, { text: '.', tags: DOT });
    // In brackets it is certainly an at sign; "stay-at-home" is not.
    if (symbol !== 0 || (isBracketed && next?.text === 'a'))
      return join(tokens, first, 3, { text: '@', tags: isBracketed && symbol !== 0 ? AT | SURE : AT });
  }
  if ((token.tags & AT) === 0) return undefined;
  // "at the rate", "at d rate", "at rate"; but "at any rate".
  const article = next?.text === 'the' || (next && next.text.length <= 2 && next.text !== 'a');
  const rate = [1, article ? 2 : 1].find((n) => ((tokens[first + n]?.tags ?? 0) & RATE) !== 0);
  if (rate === undefined || tokens[first + rate + 1]?.text === 'of') return undefined;
  return join(tokens, first, rate + 1, { text: '@', kind: 'mark', tags: AT | SURE });
}
