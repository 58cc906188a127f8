import { CUE, FILL, LABEL, NUMBER, UNIT, WEAK } from './tags.ts';
import type { Token } from './tokens.ts';

/** A number of a text: digits with single marks between ("0300-555"), or a number word. */
interface Part {
  first: number;
  last: number;
  digits: number;
  /** weak: counts only among others; usual: a year, amount, time or range; explained: its words say what it counts. */
  kind: 'digits' | 'word' | 'weak' | 'usual' | 'explained';
  text: string;
  /** How many other words stand between it and the number before. */
  gap: number;
  /** Too small to belong to a number that began before those words. */
  isApart: boolean;
}

export interface Found {
  first: number;
  last: number;
}

/** What digits with marks are when they are no phone number. */
const usual = [
  // Years, also of the Hijri calendar: "2012/2016/2018", "2015-19".
  /^(?:1[349]|20)\d\d(?:[-/.,&](?:(?:1[349]|20)\d\d|\d\d))*$/,
  // A verse of the Quran, a time, and a span of them; a standard.
  /^(?:\d{1,3}:\d{1,3}(?:-\d{1,3})?|\d\d?:\d\d-\d\d?:\d\d|\d{4,5}:20\d\d)$/,
  // A score, a size; a share of a round whole.
  /^(?:\d{1,2}\.\d{1,2}(?:[-/]\d{1,2}(?:\.\d{1,2})?)?|\d{1,4}\/\d{1,3}[05])$/,
  /^(?:\d\d?([-./])\d\d?\1(?:\d\d){1,2}|(?:19|20)\d\d([-./])\d\d?\2\d\d?)$/,
];
const amount = /^(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d\d?)?|[1-9]\d{1,5}00)$/;

export function isUsual(text: string): boolean {
  return usual.some((shape) => shape.test(text)) || isRange(text) || text.split('-').every((part) => amount.test(part));
}

/** Whether the digits are a range such as 25-32. */
function isRange(text: string): boolean {
  const range = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  return range !== null && Number(range[1]) < Number(range[2]);
}

const has = (token: Token | undefined, tags: number) => ((token?.tags ?? 0) & tags) !== 0;

/** Phone numbers: chains of numbers with at least this weight, by their digits and the words around them. */
export function findPhones(tokens: readonly Token[], least = 9): Found[] {
  const found: Found[] = [];
  let chain: Part[] = [];
  let gap = 0;
  let hasGroup = false;
  const close = () => {
    found.push(...phonesOf(tokens, chain, least));
    chain = [];
    gap = 0;
    hasGroup = false;
  };
  for (let i = 0; i < tokens.length; i++) {
    const part = partAt(tokens, i);
    if (part) {
      // Only groups of digits make one number across other words: "98200, and finish with 55123".
      const isApart = gap > 0 && (part.digits < 4 || part.kind !== 'digits');
      if (part.kind === 'explained' || (isApart && !hasGroup)) close();
      if (part.kind !== 'explained') {
        chain.push({ ...part, gap, isApart: isApart && chain.length > 0 });
        gap = 0;
        if (chain.length > 50) close();
        hasGroup ||= part.kind === 'digits' && part.digits > 3;
      }
      i = part.last;
    } else if (chain.length > 0 && !isFiller(tokens[i]!) && ++gap > 3) close();
  }
  close();
  return found;
}

/** The chain if it is one number, or else those of its runs without other words between that are. */
function phonesOf(tokens: readonly Token[], chain: readonly Part[], least: number): Found[] {
  const whole = chain.filter(({ isApart }) => !isApart);
  if (isPhone(tokens, whole, penaltyOf(chain), least)) return [spanOf(whole)];
  const runs: Part[][] = [];
  for (const part of chain) {
    if (part.gap > 0 || runs.length === 0 || isInternational(tokens, part)) runs.push([]);
    runs.at(-1)!.push(part);
  }
  return runs.length > 1 ? runs.filter((run) => isPhone(tokens, run, 0, least)).map(spanOf) : [];
}

/** What the words and small numbers between the parts take from the weight; what follows the last part does not count. */
function penaltyOf(chain: readonly Part[]): number {
  const last = chain.findLastIndex(({ isApart }) => !isApart);
  return chain.slice(0, last + 1).reduce((sum, { gap, isApart }) => sum + gap + (isApart ? 1 : 0), 0);
}

const spanOf = (parts: readonly Part[]): Found => ({ first: parts[0]!.first, last: parts.at(-1)!.last });

const isPhone = (tokens: readonly Token[], parts: readonly Part[], penalty: number, least: number) =>
  parts.length > 0 && weightOf(tokens, parts, penalty) >= least;

/** "+44 7700": a plus sign before the number, and nothing glued before it. */
function isInternational(tokens: readonly Token[], { first }: Part): boolean {
  return tokens[first - 1]?.text === '+' && !tokens[first - 1]!.glued;
}

/** Marks, "then" and single letters between digits ("98x76") part one number. */
function isFiller(token: Token): boolean {
  return token.kind === 'mark' || has(token, FILL) || (token.glued && token.text.length === 1);
}

export function partAt(tokens: readonly Token[], first: number): Omit<Part, 'gap' | 'isApart'> | undefined {
  const token = tokens[first]!;
  if (token.kind === 'word') {
    const before = tokens[first - 1];
    const isBesideDigits =
      (token.glued && before?.kind === 'digits') || (tokens[first + 1]?.glued && tokens[first + 1]?.kind === 'digits');
    if (isBesideDigits && /^[oilszbqg]{1,3}$/.test(token.text))
      return { first, last: first, digits: token.text.length, kind: 'weak', text: '' };
    if (token.digits === 0) return undefined;
    return { first, last: first, digits: token.digits, kind: has(token, WEAK) ? 'weak' : 'word', text: '' };
  }
  if (token.kind !== 'digits') return undefined;
  let last = first;
  let text = token.text;
  let digits = text.length;
  while (
    tokens[last + 1]?.glued &&
    tokens[last + 1]!.kind === 'mark' &&
    tokens[last + 2]?.glued &&
    tokens[last + 2]!.kind === 'digits'
  ) {
    text += tokens[last + 1]!.text + tokens[last + 2]!.text;
    digits += tokens[last + 2]!.text.length;
    last += 2;
  }
  const part = { first, last, digits, text };
  if (digits < 9 && isExplained(tokens, first, last, digits)) return { ...part, kind: 'explained' };
  return { ...part, kind: digits <= 16 && isUsual(text) ? 'usual' : 'digits' };
}

function isExplained(tokens: readonly Token[], first: number, last: number, digits: number): boolean {
  // Neither a label nor a unit explains a part of a longer number: "office 98200 55123", "98200 55123 in the evening".
  const before = tokens[first - 1];
  const label =
    before && (before.kind === 'mark' || has(before, NUMBER)) && !has(before, LABEL) ? tokens[first - 2] : before;
  if (has(label, LABEL) && !isLonger(digits, digitsBeside(tokens, last, 1))) return true;
  const isAlone = !isLonger(digits, digitsBeside(tokens, first, -1));
  return digits < 8 && isAlone && (has(tokens[last + 1], UNIT) || isRangeOfUnits(tokens, last));
}

const isLonger = (digits: number, beside: number) => beside > 0 && digits + beside > 6;

/** How many digits are before or after a number, with at most brackets, dashes and dots between: "(919) 555-0147". */
function digitsBeside(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let digits = 0;
  for (let i = at + step; Math.abs(i - at) < 6; i += step) {
    const token = tokens[i];
    if (token?.kind === 'digits') digits += token.text.length;
    else if (token?.kind !== 'mark' || !'()-.'.includes(token.text)) break;
  }
  return digits;
}

/** "160 to 175 cm": the unit belongs to both. */
function isRangeOfUnits(tokens: readonly Token[], last: number): boolean {
  return (
    tokens[last + 1]?.kind !== 'digits' &&
    tokens[last + 2]?.kind === 'digits' &&
    tokens[last + 2]!.text.length <= tokens[last]!.text.length + 1 &&
    has(tokens[last + 3], UNIT)
  );
}

function weightOf(tokens: readonly Token[], chain: readonly Part[], penalty: number): number {
  const sum = (...kinds: Part['kind'][]) =>
    chain.reduce((n, part) => n + (kinds.includes(part.kind) ? part.digits : 0), 0);
  const words = sum('word');
  const groups = chain.filter((part) => part.kind === 'digits').length;
  let digits = sum('digits', 'word');
  if (digits < 4 || isList(tokens, chain)) return 0;
  if (words + groups >= 3 || digits > 4) digits += sum('weak');
  if (digits > 4) digits += sum('usual');
  if (digits < 5) return 0;
  const first = chain[0]!.first;
  const last = chain.at(-1)!.last;
  const around = [...tokens.slice(Math.max(0, first - 6), first), ...tokens.slice(last + 1, last + 5)];
  const cue = around.some((t) => has(t, CUE) && !has(t, NUMBER)) ? 3 : around.some((t) => has(t, NUMBER)) ? 2 : 0;
  const isLong = chain.some((part) => part.kind === 'digits' && /^\d{8,}$/.test(part.text));
  return (
    digits -
    penalty +
    cue +
    (isInternational(tokens, chain[0]!) ? 2 : 0) +
    (isLong ? 1 : 0) +
    (words > 2 ? 2 : 0) +
    (words > 1 && groups > 1 ? 1 : 0)
  );
}

/** "1, 2, 3, 18, 36 and 29": small numbers that grow, with commas. */
function isList(tokens: readonly Token[], chain: readonly Part[]): boolean {
  const numbers = chain.flatMap((part) => part.text.split(','));
  if (numbers.length < 3 || numbers.some((n) => !/^[1-9]\d{0,3}$/.test(n))) return false;
  const listed = chain.filter(({ first }) => tokens[first - 1]?.text === ',' || has(tokens[first - 1], FILL)).length;
  if (listed < chain.length - 1) return false;
  return numbers.filter((n, i) => i > 0 && Number(n) <= Number(numbers[i - 1])).length <= numbers.length / 8;
}
