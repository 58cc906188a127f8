import { findContactDetails } from './contact-details.ts';
import { isSuspicious, isSuspiciousTogether } from './suspicious-text.ts';
import { numberAt, numberRuns, type NumberItem } from './number-runs.ts';
import { read } from './reading.ts';
import { AT, DOT, ID, IS, MAIL, ME, ON, OWN, PLATFORM, SITE, TLD, VAGUE } from './tags.ts';
import type { Token } from './tokens.ts';

/** A text of a field; a list has several. */
interface Piece<Field> {
  field: Field;
  text: string;
  tokens: Token[];
  /** A line, such as a city; not a text of sentences. */
  isShort: boolean;
  /** Digits that nothing explains. */
  digits: number;
}

/** A text of sentences has more characters; of a list this many names are looked at. */
const longestLine = 100;
const mostPieces = 60;

/** The fields whose texts are worth a moderator's look: each alone, or with the others, between which a number or an address is split. */
export function suspiciousFields<Field extends string>(texts: Readonly<Record<Field, readonly string[]>>): Field[] {
  const fields = Object.keys(texts) as Field[];
  const pieces = fields
    // Of each field alone: a long list must not keep the others from being read.
    .flatMap((field) => texts[field].slice(0, mostPieces).map((text) => ({ field, text })))
    .map((piece) => toPiece(piece, texts[piece.field].length > 1));
  const flagged = new Set<Field>([...numbersAmong(pieces), ...addressesAmong(pieces)]);
  for (const { field, text } of pieces) if (!flagged.has(field) && isSuspicious(text)) flagged.add(field);
  for (const piece of pieces) if (piece.isShort && isOnlyContact(piece.tokens)) flagged.add(piece.field);
  for (const field of fields) if (isSuspiciousTogether(texts[field].slice(0, mostPieces))) flagged.add(field);
  // A list of more names than are looked at is no list of cities.
  for (const field of fields) if (texts[field].length > mostPieces) flagged.add(field);
  return fields.filter((field) => flagged.has(field));
}

const isSentences = new Set([
  'aboutMe',
  'preferredOtherPreferences',
  'preferredQuestions',
  'note',
  'firstAnswer',
  'secondAnswer',
  'answerNote',
]);

function toPiece<Field extends string>(piece: { field: Field; text: string }, isListed: boolean): Piece<Field> {
  const tokens = read(piece.text);
  const isShort = !isSentences.has(piece.field) && piece.text.length <= longestLine;
  return { ...piece, tokens, isShort, digits: isShort ? digitsOfLine(tokens, isListed) : digitsOfText(tokens) };
}

/** The digits of a line: in a list also a single one, elsewhere no year, class or span, and no lone number word: "Nine Elms". */
function digitsOfLine(tokens: readonly Token[], isListed: boolean): number {
  let digits = 0;
  const words: number[] = [];
  const isAllNumbers = tokens.length > 1 && tokens.every((token, i) => token.kind !== 'word' || isNumber(tokens, i));
  for (let i = 0; i < tokens.length; i++) {
    const number = numberAt(tokens, i);
    if (!number) continue;
    // The school that ends with the twelfth class.
    if (!isListed && tokens[i]!.text === '10' && tokens[i + 1]?.text === '+' && tokens[i + 2]?.text === '2') {
      i += 2;
      continue;
    }
    if (number === 'explained') {
      // "Sector 98200": what is counted has hardly five digits.
      if (tokens[i]!.text.length > 4) digits += tokens[i]!.text.length;
      continue;
    }
    const isBare = tokens.length === 1;
    if (number.word && !isBare && !isListed) {
      if (isAllNumbers || number.kind !== 'common') words.push(number.digits);
    } else if (!isUsualInLine(number, tokens) || isBare || isListed)
      // "BE", "MA"
      digits += number.kind === 'common' && (!isBare || (!isListed && tokens[i]!.text.length < 3)) ? 0 : number.digits;
    i = number.last;
  }
  return words.length > 1 || digits > 0 ? words.reduce((sum, each) => sum + each, digits) : 0;
}

const isNumber = (tokens: readonly Token[], i: number) => typeof numberAt(tokens, i) === 'object';

/** A year, a date, a span or a time; an amount is no usual part of a line. */
const isUsualInLine = ({ kind, first, last }: NumberItem, tokens: readonly Token[]) =>
  kind === 'usual' && (first < last || /^(?:1[349]|20)\d\d$/.test(tokens[first]!.text));

/** The digits of sentences: groups of four and more, and runs of number words. */
function digitsOfText(tokens: readonly Token[]): number {
  let digits = 0;
  for (let i = 0; i < tokens.length; i++) {
    const number = numberAt(tokens, i);
    if (number === undefined || number === 'explained') continue;
    const isRound = number.first === number.last && tokens[number.first]!.text.endsWith('000');
    if (tokens[i]!.kind === 'digits' && number.digits > 3 && !isRound && !isUsualInLine(number, tokens))
      digits += number.digits;
    i = number.last;
  }
  return digits + numberRuns(tokens).reduce((sum, { words, weight }) => sum + (words > 2 ? Math.max(0, weight) : 0), 0);
}

/** The fields whose digits make a phone number together. */
function numbersAmong<Field>(pieces: readonly Piece<Field>[]): Field[] {
  const withDigits = pieces.filter(({ digits }) => digits > 0);
  const ofLines = withDigits.filter(({ isShort }) => isShort);
  const sum = (some: readonly Piece<Field>[]) => some.reduce((total, { digits }) => total + digits, 0);
  // Up to two lines such as "BPS-17" beside a postal code; a city that is nothing but digits is none.
  const large = ofLines.filter(({ digits }) => digits > 2);
  const hasBare = large.some(({ text }) => /^\p{Nd}+$/u.test(text));
  const counted = hasBare || ofLines.length > 3 || ofLines.length - large.length > 2 ? ofLines : large;
  if (counted.length > 1 && sum(counted) > 6) return withDigits.map(({ field }) => field);
  const all = withDigits.filter((piece) => !piece.isShort || counted.includes(piece));
  if (all.length > 1 && sum(all) > 9) return withDigits.map(({ field }) => field);
  // One line beside sentences: a postal code is not the rest of a number.
  return all.length > 1 && sum(counted) > 3 && sum(all) > 8 ? withDigits.map(({ field }) => field) : [];
}

/** Whether a word of these tags is among them; the full stop of "B.A." says nothing. */
const has = (tokens: readonly Token[], tags: number) =>
  tokens.some((token) => (token.tags & tags) !== 0 && token.text !== '.');
const ofAddress = AT | DOT | TLD | MAIL | SITE | PLATFORM | VAGUE;

/** The fields whose texts make an address, link or handle when joined in any order. */
function addressesAmong<Field>(pieces: readonly Piece<Field>[]): Field[] {
  const lines = pieces.filter(({ isShort }) => isShort);
  const found: Field[] = [];
  const parts = lines.filter(({ tokens }) => has(tokens, ofAddress) || isOneName(tokens)).slice(0, 8);
  if (!parts.some(({ tokens }) => has(tokens, ofAddress))) return found;
  for (const one of parts)
    for (const other of parts)
      if (one !== other && isDetailOf(one.text, other.text)) found.push(one.field, other.field);
  for (const order of [parts, parts.toReversed()]) if (parts.length > 2) found.push(...fieldsOfAddress(order));
  return found;
}

/** "amina", "aminak92", "amina.khan", in small letters: what may be the name before an at sign. */
const isOneName = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.length < 6 && !tokens[0]!.upper && tokens.slice(1).every(({ glued }) => glued);

/** The fields over which addresses and links extend when their texts are joined. */
function fieldsOfAddress<Field>(pieces: readonly Piece<Field>[]): Field[] {
  const found = findContactDetails(pieces.map(({ text }) => text).join(' ')).filter(
    ({ kind }) => kind === 'email' || kind === 'link',
  );
  let end = -1;
  return pieces
    .filter(({ text }) => {
      const start = end + 1;
      end = start + text.length;
      return found.some((detail) => detail.start < end && detail.end > start);
    })
    .map(({ field }) => field);
}

/** Whether a contact detail begins in one text and ends in the other. */
function isDetailOf(one: string, other: string): boolean {
  return findContactDetails(`${one} ${other}`).some(
    ({ start, end, kind }) => kind !== 'phone' && start < one.length && end > one.length,
  );
}

/** A line that is a platform, a provider of mail or an ending and nothing else: "instagram", "on snap", "dot com". */
function isOnlyContact(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return (
    words.length > 0 &&
    words.length < 5 &&
    has(words, MAIL | PLATFORM | VAGUE | TLD | SITE | AT) &&
    words.every(({ tags, text }) => text.length > 1 && (tags & (ofAddress | ID | IS | ME | ON | OWN)) !== 0)
  );
}
