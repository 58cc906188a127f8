import { foldWord } from './characters.ts';
import { partAt } from './phones.ts';
import { romanize } from './romanize.ts';
import { FILL, SURE, UNIT } from './tags.ts';
import { isLatin, type Token } from './tokens.ts';
import numberWords from './words/numbers.json' with { type: 'json' };

/**
 * The number words of a language: `units` write one digit, `teens` two, `decades` two, or one before a unit, and `hundreds`
 * none after a unit.
 */
type NumberWords = { units: string; teens?: string; decades?: string; hundreds?: string };
const languages: Record<string, NumberWords> = numberWords.languages;

type Kind = 'unit' | 'teen' | 'decade' | 'hundred' | 'thousand';

let table: Map<string, Kind> | undefined;
let joints: Set<string> | undefined;
/** Words beside ages, heights and weights: a number does not extend over them. */
const ofMeasures = new Set(numberWords.measures.split(' ').map(foldWord));

/** The kind of each number word of every language; made at the first use. */
function numbers(): Map<string, Kind> {
  if (table) return table;
  table = new Map();
  for (const { units, teens = '', decades = '', hundreds = '' } of Object.values(languages))
    for (const [kind, words] of Object.entries({ unit: units, teen: teens, decade: decades, hundred: hundreds }))
      for (const word of words.split(' ')) {
        const folded = foldWord(romanize(word));
        if (folded !== '' && !table.has(folded)) table.set(folded, kind as Kind);
      }
  for (const word of numberWords.thousands.split(' ')) table.set(foldWord(word), 'thousand');
  return table;
}

/** Number words that are common words of other languages: they count beside others only. */
const common = new Set(numberWords.common.split(' '));
const isCommon = (word: string) => common.has(word) || (isLatin(word) && word.length < 3);

const longestWord = 16;

/** How many digits a number of a text writes. */
export interface NumberItem {
  first: number;
  last: number;
  digits: number;
  /** common: a word that means something else in another language; usual: a year, amount, time or range. */
  kind: 'digits' | 'word' | 'common' | 'usual';
  /** Digits that begin with a zero. */
  hasZero?: boolean;
  /** What the number is, where it is a word. */
  word?: Kind;
}

/** The number that begins at a token, or undefined; `explained` when the words around it say what it counts. */
export function numberAt(tokens: readonly Token[], i: number): NumberItem | 'explained' | undefined {
  const token = tokens[i]!;
  const spot = { first: i, last: i };
  if (token.kind === 'word') {
    const kind = token.text.length > longestWord ? undefined : numbers().get(token.text);
    if (kind) {
      const digits = kind === 'unit' ? 1 : kind === 'hundred' || kind === 'thousand' ? 0 : 2;
      return { ...spot, digits, word: kind, kind: isCommon(token.text) ? 'common' : 'word' };
    }
    // "V V I", letters that were put together.
    if ((token.tags & SURE) !== 0 && /^[ivxo]{3,}$/.test(token.text))
      return { ...spot, digits: token.text.length, kind: 'word' };
    const glued = gluedNumber(token.text);
    if (glued > 0) return { ...spot, digits: glued, kind: 'word' };
  }
  const part = partAt(tokens, i);
  if (!part) return undefined;
  if (part.kind === 'explained') return 'explained';
  const { first, last, digits } = part;
  const kind = part.kind === 'usual' || part.kind === 'digits' || part.kind === 'word' ? part.kind : 'common';
  // "30 000" is an amount.
  if (part.text === '000') return { first, last, digits: 0, kind: 'digits' };
  return { first, last, digits, kind, hasZero: /^0\d/.test(part.text) };
}

const connectors = ['und', 'en', 'ed', 'i', 'e', 'y'];

/** The digits of number words in one ("vierunddreissig", "otuziki", "九八七"), or 0. */
function gluedNumber(word: string): number {
  if (word.length < 4 || word.length > 80) return 0;
  let digits = 0;
  let before: Kind | undefined;
  for (let at = 0; at < word.length;) {
    let kind: Kind | undefined;
    let length = Math.min(14, word.length - at);
    const shortest = isLatin(word) ? 3 : 1;
    for (; length >= shortest && !kind; length--) kind = numbers().get(word.slice(at, at + length));
    if (!kind) {
      const joint = before && connectors.find((each) => word.startsWith(each, at));
      if (!joint) return 0;
      at += joint.length;
      continue;
    }
    at += length + 1;
    digits += kind === 'unit' ? 1 : kind === 'hundred' ? 0 : before === 'unit' ? 1 : 2;
    before = kind;
  }
  return digits > 1 ? digits : 0;
}

/** Numbers of a text that stand together, with at most one other word between two of them. */
export interface NumberRun {
  first: number;
  last: number;
  /** Digits less the other words between. */
  weight: number;
  words: number;
  /** How many numbers. */
  count: number;
  /** One begins with a zero. */
  isPartOfNumber: boolean;
}

/** The runs of numbers of a text, in the words of any language. */
export function numberRuns(tokens: readonly Token[]): NumberRun[] {
  joints ??= new Set(numberWords.joints.split(' ').map(foldWord));
  const runs: NumberRun[] = [];
  let items: NumberItem[] = [];
  let gap = 0;
  let gaps = 0;
  let pending = 0;
  const close = () => {
    // Several digits in one word, as Chinese writes them, are a run of their own.
    if (items.length > 1 || (items[0]?.kind === 'word' && items[0].digits > 2)) runs.push(runOf(items, gaps));
    items = [];
    gap = gaps = pending = 0;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const item = numberAt(tokens, i);
    if (item === 'explained') {
      close();
      while (tokens[i + 1]?.glued && tokens[i + 1]!.kind !== 'word') i++;
    } else if (item) {
      gaps += pending;
      pending = gap = 0;
      items.push(item);
      i = item.last;
      if (items.length > 60) close();
    } else if (items.length > 0 && token.kind === 'word') {
      const isJoint = (token.tags & FILL) !== 0 || token.text.length === 1 || joints.has(token.text);
      if (!isJoint) {
        pending++;
        gap += (token.tags & UNIT) === 0 && !ofMeasures.has(token.text) ? 1 : 2;
      }
      if (gap > 1) close();
    }
  }
  close();
  return runs;
}

function runOf(items: readonly NumberItem[], gaps: number): NumberRun {
  const words = items.filter(({ kind }) => kind === 'word').length;
  const isSpelled = words > 2;
  let weight = -gaps;
  for (const [i, { kind, digits, word }] of items.entries()) {
    if ((kind === 'common' || kind === 'usual') && !isSpelled) continue;
    weight += word ? digitsOf(word, items[i - 1]?.word, items[i + 1]?.word) : digits;
  }
  return {
    first: items[0]!.first,
    last: items.at(-1)!.last,
    weight,
    words,
    count: items.length,
    isPartOfNumber: items.some(({ hasZero }) => hasZero),
  };
}

/** "thirty four" writes two digits, "nine hundred" three, "nine hundred eighty two" three. */
function digitsOf(word: Kind, before: Kind | undefined, after: Kind | undefined): number {
  if (word === 'unit') return 1;
  if (word === 'teen') return 2;
  if (word === 'thousand') return -3;
  if (word === 'decade') return after === 'unit' || after === 'teen' ? 1 : 2;
  return (before === 'unit' ? 0 : 1) + (after === undefined ? 2 : 0);
}
