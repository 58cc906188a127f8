import { foldWord } from './characters.ts';
import { findContactDetails } from './contact-details.ts';
import { findHandles } from './handles.ts';
import { isHint, isRefused } from './hints.ts';
import { numberRuns, type NumberRun } from './number-runs.ts';
import { findPhones, isUsual, partAt } from './phones.ts';
import { read } from './reading.ts';
import { romanize } from './romanize.ts';
import {
  AS,
  AT,
  FILL,
  ID,
  INTENT,
  IS,
  MAIL,
  ME,
  NUMBER,
  ON,
  OWN,
  PLATFORM,
  SITE,
  SURE,
  UNIT,
  VAGUE,
  WEAK,
  WORK,
} from './tags.ts';
import { isLatin, tokensOf, type Token } from './tokens.ts';
import names from './words/names.json' with { type: 'json' };
import platformWords from './words/platforms.json' with { type: 'json' };

/** What a phone number weighs, and a handle scores, that is flagged though the screening lets it pass. */
const nearly = { phone: 8, handle: 2 };

/** Whether a text that passes the screening is worth a moderator's look. Reads each character once. */
export function isSuspicious(text: string): boolean {
  const romanized = romanize(text);
  const tokens = read(romanized);
  const written = tokensOf(romanized);
  return (
    findPhones(tokens, nearly.phone).some((phone) => isLong(tokens, phone)) ||
    written.some((_token, i) => isHint(written, i)) ||
    findHandles(tokens, nearly.handle).length > 0 ||
    numberRuns(tokens).some(isNumber) ||
    hasManyDigits(tokens) ||
    hasLongNumbers(tokens) ||
    tokens.some(
      (token, i) =>
        isSuspect(token) || isPartOfAddress(tokens, i) || isNameOfAccount(token) || isOtherwiseNamed(tokens, i),
    )
  );
}

/** Six digits in words and more, or seven of a mixture, or eight of groups with a zero before. */
function isNumber({ weight, words, count, isPartOfNumber }: NumberRun): boolean {
  return weight >= (words > 2 ? 6 : words > 0 ? 7 : count > 2 && isPartOfNumber ? 8 : 99);
}

/** Ten digits and more, anywhere in the text, without an explanation. */
function hasManyDigits(tokens: readonly Token[]): boolean {
  let digits = 0;
  for (let i = 0; i < tokens.length; i++) {
    const number = tokens[i]!.kind === 'digits' ? partAt(tokens, i) : undefined;
    if (!number) continue;
    if (number.kind === 'digits' && !/^\d?\d(?:[.,/]\d{1,2})?$/.test(number.text)) digits += number.digits;
    i = number.last;
  }
  return digits > 9;
}

/** Common first and family names by their first and by their last five letters: names of accounts begin or end with them. */
let known: Map<string, string[]> | undefined;

function namesBy(letters: string): string[] {
  if (!known) {
    known = new Map();
    for (const name of names)
      for (const key of new Set([`^${name.slice(0, 5)}`, `${name.slice(-5)}$`]))
        known.set(key, [...(known.get(key) ?? []), name]);
  }
  return known.get(letters) ?? [];
}

/** "aminak", "itsyusuf", "aminadraws": a name with more in one word of small letters. */
function isNameOfAccount({ kind, text, tags, upper }: Token): boolean {
  if (kind !== 'word' || upper || tags !== 0 || text.length < 5 || text.length > 30 || !isLatin(text)) return false;
  const rests = [
    ...namesBy(`^${text.slice(0, 5)}`).map((name) => (text.startsWith(name) ? text.slice(name.length) : '')),
    ...namesBy(`${text.slice(-5)}$`).map((name) => (text.endsWith(name) ? text.slice(0, -name.length) : '')),
  ];
  return rests.some(
    (rest) =>
      rest !== '' &&
      !/^(?:s|st|vit|l|ex|a|h|i|u|ah|al|ul|un|in|ur|iya|iyya|iyah|i?yat|een|oon|ain|eed|(?:ah|a?t)?ullah|uddin|abd|abu|bin|un?nisa|nisa|din|lillah|ko|ka|ki|ke|se)$/.test(
        rest,
      ),
  );
}

/** Whether what nearly is a phone number has seven digits without small words that may be digits: "looking for 170 to 185". */
function isLong(tokens: readonly Token[], { first, last }: { first: number; last: number }): boolean {
  let digits = 0;
  for (const { kind, text, tags, digits: written } of tokens.slice(first, last + 1))
    digits += kind === 'digits' ? (text === '000' ? 0 : text.length) : (tags & WEAK) === 0 ? written : 0;
  return digits > 6;
}

/** Whether texts that are shown together carry what none of them carries alone: the halves of a number as two cities. */
export function isSuspiciousTogether(texts: readonly string[]): boolean {
  if (texts.length < 2) return false;
  return [texts, texts.toReversed()].some((order) => {
    const text = order.join(' ');
    return findContactDetails(text).length > 0 || read(text).some(isSuspect);
  });
}

/** A provider of mail; an at sign in words; a platform or provider spelled in pieces. */
function isSuspect({ tags }: Token): boolean {
  return (tags & MAIL) !== 0 || ((tags & SURE) !== 0 && (tags & (AT | PLATFORM | SITE | VAGUE)) !== 0);
}

/** "amina.khan", "aminak92", "amina_", "aminak.05": small letters joined as in the names of accounts, with no word of the tables among them. */
function isPartOfAddress(tokens: readonly Token[], i: number): boolean {
  const [word, mark, after] = tokens.slice(i, i + 3);
  if (word?.kind !== 'word' || word.tags !== 0 || word.upper || word.text.length < 4 || !mark?.glued) return false;
  if (mark.kind === 'digits' || mark.text === '_') return true;
  return mark.text === '.' && after?.glued === true && !after.upper && (after.kind === 'word' || word.text.length > 4);
}

/** Two numbers of five digits or more, also with an explanation: "my postal code is 98200 and my roll number 55123". */
function hasLongNumbers(tokens: readonly Token[]): boolean {
  let found = 0;
  for (let i = 0; i < tokens.length; i++) {
    const part = partAt(tokens, i);
    if (!part) continue;
    const isCounted = ((tokens[part.last + 1]?.tags ?? 0) & UNIT) !== 0;
    if (tokens[i]!.kind === 'digits' && part.digits > 4 && !isCounted && !isRound(part.text) && ++found > 1)
      return true;
    i = part.last;
  }
  return false;
}

const isRound = (text: string) => isUsual(text) && (/\D/.test(text) || text.endsWith('000'));

/** Platforms that the screening does not refuse, or knows in other letters only. */
let platforms: Set<string> | undefined;

/** A platform with an ending, as Turkish and others write it: "instagramdan", "snapim". */
const inflected =
  /^(?:instagram|insta(?!ll|n|b|t|l)|snapchat|telegram|whatsapp|watsapp|facebook|tiktok|twitter)[a-z]{1,5}$/;

/** Emoji that stand for platforms and for mail. */
const signs = /^(?:📷|📸|👻|✈|🐦|📱|📲|📩|📧|💌|🔗|🎵)$/u;
const directs = new Set(['dm', 'dms', 'pm', 'inbox', 'username', 'socials', 'डीएम', 'ڈیایم', 'دیایم'].map(foldWord));

function isPlatform(token: Token): boolean {
  platforms ??= new Set(platformWords.other.split(' ').map((name) => foldWord(romanize(name))));
  return (token.tags & PLATFORM) !== 0 || platforms.has(token.text) || inflected.test(token.text);
}

const vagueSites = new Set(
  ['snap', 'imo', 'signal', 'threads', 'zoom', 'اسنیپ', 'سنیپ', 'سناب', 'ایمو', 'سگنل', 'स्नैप'].map(foldWord),
);

/** "on snap", "imo number", "my yahoo": a platform whose name is a word as well. */
function isVagueSite(tokens: readonly Token[], i: number): boolean {
  const [before, after] = [tokens[i - 1]?.tags ?? 0, tokens[i + 1]?.tags ?? 0];
  if ((tokens[i]!.tags & SITE) !== 0) return (before & OWN) !== 0;
  if (!vagueSites.has(tokens[i]!.text)) return false;
  return (
    (before & (ON | OWN)) !== 0 ||
    (after & (ID | NUMBER)) !== 0 ||
    (!isLatin(tokens[i]!.text) && (after & ON) !== 0) ||
    tokens[i + 1]?.text === 'app'
  );
}

const linking = ON | OWN | IS | ME | AS | ID | FILL | INTENT;

/** Whether an invitation, or a possible name, is near a platform or a word for direct messages: "DM aminak", "mon insta". */
function isOtherwiseNamed(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  const isSite = isPlatform(token);
  // "wa" is "and" in Arabic.
  if (token.text === 'wa') return ((tokens[i + 1]?.tags ?? 0) & (ME | NUMBER | ID)) !== 0;
  if (isVagueSite(tokens, i)) return !isRefused(tokens, i, i);
  if (!isSite && !directs.has(token.text) && !signs.test(token.text)) return false;
  if (isRefused(tokens, i, i)) return false;
  const before = tokens.slice(Math.max(0, i - 3), i);
  if (before.some(({ tags }) => (tags & WORK) !== 0)) return false;
  // "insta-worthy"
  if (tokens[i + 1]?.text === '-' && tokens[i + 1]!.glued && tokens[i + 2]?.glued) return false;
  const around = [...tokens.slice(Math.max(0, i - 6), i), ...tokens.slice(i + 1, i + 6)];
  const isHarmless = around.some(({ text, tags }) => harmless.has(text) || ((tags & WORK) !== 0 && text !== 'works'));
  if (isSite && !isHarmless && !watched.test(token.text)) return true;
  let others = 0;
  for (let j = i + 1; j < i + 7 && tokens[j]; j++) {
    const next = tokens[j]!;
    if (next.line || (next.kind === 'mark' && '.!?;'.includes(next.text))) return false;
    if (next.kind === 'mark') continue;
    if (next.kind !== 'word') return false;
    if (isAccount(next)) return true;
    if ((next.tags & linking) === 0 && next.text !== 'pls' && next.text !== 'plz' && ++others > (isSite ? 1 : 0))
      return false;
  }
  return false;
}

/** Words around the name of a platform which show that someone works or watches there, or is seldom there. */
const harmless = new Set(platformWords.harmless.split(' ').map(foldWord));
/** Words after the name of a platform in ordinary sentences. */
const plain = new Set([...platformWords.plain.split(' '), ...harmless]);
/** People mention these for what they watch there, not for an account. */
const watched = /^(?:you|یو|يو|यू)/;

/** Whether a word may be the name of an account: in small Latin letters, and no word of the tables. */
function isAccount({ text, tags, upper }: Token): boolean {
  return (
    !upper &&
    isLatin(text) &&
    text.length > 4 &&
    (tags & ~SURE) === 0 &&
    !plain.has(text) &&
    !/(?:ing|tion|m?ent|ist|ly|ive|phy|ics|ess|ers?|ed|ble|ful|ous|s)$/.test(text)
  );
}
