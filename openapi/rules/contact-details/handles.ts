import { endsBefore } from './addresses.ts';
import { AS, AT, DOT, ID, INTENT, IS, MAIL, ME, NOT, ON, OWN, PLATFORM, SITE, SURE, VAGUE } from './tags.ts';
import { isLatin, type Token } from './tokens.ts';

const has = (token: Token | undefined, tags: number) => ((token?.tags ?? 0) & tags) !== 0;

/** A name as accounts have it: `last` token, and how much it looks like one (0 a plain word, 1 dotted, 2 with digits or underscore). */
interface Shape {
  first: number;
  last: number;
  score: number;
}

/** The shape of the glued tokens from `first`, at most twelve. */
function shapeAt(tokens: readonly Token[], first: number): Shape {
  const shape = { first, last: first, score: 0 };
  for (let i = first; i < first + 12; i++) {
    const token = tokens[i];
    if (!token || (i > first && !token.glued)) break;
    if (token.kind === 'mark') {
      if (token.text === '_') shape.score = 2;
      else if (!'.#-'.includes(token.text) || !tokens[i + 1]?.glued || tokens[i + 1]!.kind === 'mark') break;
      if (i > first && token.text === '#') shape.score = 2;
      if (i > first && token.text === '.' && tokens[i + 1]!.kind === 'word') shape.score = Math.max(1, shape.score);
    } else if (
      i > first &&
      token.kind === 'digits' &&
      tokens[i - 1]!.kind === 'word' &&
      tokens[i - 1]!.text.length > 1
    ) {
      shape.score = 2;
    }
    shape.last = i;
  }
  return shape;
}

/** Whether a word is likelier prose than a name. */
function isProse(token: Token): boolean {
  return (
    (token.tags & ~SURE) !== 0 || /(?:ing|tion|m?ent|ist|ly|ive|phy|ics|ess|ers?|ed|ble|ful|ous)$/.test(token.text)
  );
}

export interface Handle {
  first: number;
  last: number;
  kind: 'email' | 'handle';
}

/** Handles: names near a platform with at least this score, and names that only an account has. */
export function findHandles(tokens: readonly Token[], least = 3): Handle[] {
  const found: Handle[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    // The x of "98x76" is no platform.
    const isPart = token.text.length < 3 && (token.glued || (tokens[i + 1]?.glued && tokens[i + 1]!.kind === 'digits'));
    if (has(token, PLATFORM | VAGUE | MAIL) && !isPart) {
      const handle = nearPlatform(tokens, i, least);
      if (handle) found.push({ ...handle, kind: has(token, MAIL) || mail.test(token.text) ? 'email' : 'handle' });
    } else if (token.text === '_' && token.glued && isAccountName(tokens, i)) {
      const last = shapeAt(tokens, i - 1).last;
      found.push({ first: i - 1, last, kind: 'handle' });
      i = last;
    }
  }
  return found;
}

/** "amina_khan": an underscore between letters, with nothing but names around. */
function isAccountName(tokens: readonly Token[], underscore: number): boolean {
  const [before, sign, after] = tokens.slice(underscore - 1, underscore + 2);
  return (
    before?.kind === 'word' &&
    before.text.length > 1 &&
    sign!.end - sign!.start < 3 &&
    after?.glued === true &&
    after.kind !== 'mark'
  );
}

/** The words for mail: naming an address is contact, "reach me by mail" is not. */
const mail = /mail|ميل|मेल|بريد|[✉📧💌]/u;

const range = (tokens: readonly Token[], from: number, to: number) => tokens.slice(Math.max(0, from), Math.max(0, to));

function nearPlatform(tokens: readonly Token[], i: number, least: number): Omit<Handle, 'kind'> | undefined {
  // "insta-pot"
  if (
    tokens[i + 1]?.text === '-' &&
    tokens[i + 1]!.glued &&
    tokens[i + 2]?.glued &&
    tokens[i + 2]!.kind === 'word' &&
    !tokens[i + 3]?.glued &&
    has(tokens[i], PLATFORM)
  )
    return undefined;
  const before = range(tokens, i - 6, i);
  const after = range(tokens, i + 1, i + 8);
  const isRefused = [...before, ...after.slice(0, 5)].some((t) => has(t, NOT));
  if (
    !isRefused &&
    !has(tokens[i], ID | MAIL) &&
    !mail.test(tokens[i]!.text) &&
    isInvitation(tokens[i]!, before, after)
  )
    return { first: i, last: i };
  return (
    nameAfter(tokens, i, before, isRefused, least) ??
    nameBefore(tokens, i) ??
    (isRefused ? undefined : nameFarther(tokens, i))
  );
}

/** "find me on insta", "insta pe add karo". */
function isInvitation(platform: Token, before: readonly Token[], after: readonly Token[]): boolean {
  // "Same name on FB", "insta id same hai".
  if ([...before, ...after].some((t) => has(t, INTENT) && has(t, AS)) && [...before, ...after].some((t) => has(t, ID)))
    return true;
  if (has(platform, VAGUE) && !has(before.at(-1), ON | INTENT | ME)) return false;
  if (before.some((t) => has(t, INTENT)) && before.some((t) => has(t, ME))) return true;
  if (has(after[0], ME) && !has(after[0], IS)) return before.length === 0;
  const isOn = has(after[0], ON);
  return isOn && (after.slice(1).some((t) => has(t, INTENT)) || before.some((t) => has(t, ME)));
}

function nameAfter(tokens: readonly Token[], i: number, before: readonly Token[], isRefused: boolean, least: number) {
  const platform = tokens[i]!;
  const border = before.findLastIndex(endsBefore);
  const clause = before.slice(Math.max(0, border) + (before[border]?.kind === 'mark' ? 1 : 0)).slice(-3);
  const isOwn = clause.some((t) => has(t, OWN | ID)) || has(platform, OWN);
  // Only a writer who hides a name spells it in pieces.
  let score =
    (isOwn ? 1 : 0) -
    (has(platform, VAGUE) ? (platform.text.length < 3 ? 2 : 1) : 0) +
    (has(platform, SURE) ? 2 : 0) +
    (before.slice(-3).some((t) => has(t, INTENT)) ? 2 : 0);
  let marks = 0;
  let j = i + 1;
  for (; j < i + 7; j++) {
    const token = tokens[j];
    if (!token) return undefined;
    if (token.kind === 'mark') {
      if (token.text === '_') break;
      if (token.text === ',') continue;
      if (!/[:=>@(|~"'/*-]|[^\0-\u2000]/u.test(token.text)) return undefined;
      // Also an arrow or a pointing hand.
      marks = Math.max(marks, /[(|~"'/*-]/.test(token.text) ? 2 : 3);
    } else if (has(token, ID | AS)) score += 2;
    else if (has(token, IS)) score++;
    else if (!has(token, ON | OWN | ME | INTENT | DOT | SITE)) break;
  }
  score += marks;
  const name = tokens[j];
  if (!name) return undefined;
  const shape = shapeAt(tokens, j);
  if (shape.score === 2 && name.kind !== 'digits') return { first: i, last: shape.last };
  if (isRefused || isProse(name) || name.kind !== 'word' || name.text.length < (marks > 0 ? 1 : 3)) return undefined;
  // "aminakhan dot pune"
  while (
    tokens[shape.last + 1]?.kind === 'word' &&
    has(tokens[shape.last + 1], DOT) &&
    tokens[shape.last + 2]?.kind === 'word'
  ) {
    shape.last += 2;
    shape.score = 1;
  }
  // What follows the name: "aminakhan hai", "aminakhan naam se hun", "Amina Khan Pune ke naam se".
  let end = shape.last + 1;
  while (end < shape.last + 4 && tokens[end]?.kind === 'word' && tokens[end]!.tags === 0) end++;
  if (!range(tokens, end, end + 2).some((t) => has(t, AS) && !t.line)) end = shape.last + 1;
  for (const from = end; end < from + 3 && has(tokens[end], IS | ON | AS | ID);) {
    if (has(tokens[end], AS | ID)) score += 2;
    else if (has(tokens[end], IS)) score++;
    end++;
  }
  // A name of up to three words: "Facebook ID Amina Khan Pune".
  const mostWords = score > 1 || before.slice(-3).some((t) => has(t, ID)) ? 2 : 0;
  for (
    let n = 0;
    n < mostWords &&
    tokens[end]?.kind === 'word' &&
    !endsBefore(tokens[end]) &&
    (tokens[end]!.text.length === 1 || !isProse(tokens[end]!));
    n++
  )
    end++;
  const isStart = i === 0 || endsBefore(tokens[i - 1]) || platform.line;
  const isEnd = endsBefore(tokens[end]) || has(tokens[end], INTENT);
  score += shape.score * 2 + (isEnd ? 1 : -1) + (isStart && platform.text.length < 6 ? 1 : 0);
  if (isLatin(name.text) && !isLatin(platform.text)) score += 2;
  return score >= least ? { first: i, last: shape.last } : undefined;
}

/** "snapchat is my name plus 92, aminak92": a small word with digits in the same sentence. */
function nameFarther(tokens: readonly Token[], i: number) {
  for (let j = i + 1; j < i + 9 && tokens[j] && tokens[j]!.text !== '.' && !tokens[j]!.line; j++) {
    const token = tokens[j]!;
    if (token.kind !== 'word' || token.glued || token.upper || token.tags !== 0 || token.text.length < 4) continue;
    const { score, last } = shapeAt(tokens, j);
    if (score === 2) return { first: i, last };
  }
  return undefined;
}

/** "look up", "find", as the first words of a clause. */
function isRequest(tokens: readonly Token[], last: number): boolean {
  const first = tokens[last]?.text === 'up' ? last - 1 : last;
  return has(tokens[first], INTENT) && (first === 0 || endsBefore(tokens[first - 1]));
}

/** "amina_k92 on insta", "amina.k (ig)". */
function nameBefore(tokens: readonly Token[], i: number) {
  let j = i - 1;
  while (j > i - 5 && tokens[j] && (has(tokens[j], ON | OWN | IS | ID | AT) || '(-:@'.includes(tokens[j]!.text))) j--;
  if (!tokens[j] || tokens[j]!.kind === 'mark') return undefined;
  let first = j;
  while (first > j - 8 && tokens[first]!.glued && tokens[first - 1]) first--;
  const shape = shapeAt(tokens, first);
  // "I am aminakhan on snapchat"
  const name = tokens[j]!;
  const isNamed =
    first === j &&
    (has(tokens[j - 1], AS) || isRequest(tokens, j - 1)) &&
    has(tokens[i - 1], ON) &&
    has(tokens[i], PLATFORM);
  if (isNamed && name.kind === 'word' && name.text.length > 4 && !isProse(name) && endsBefore(tokens[i + 1]))
    return { first: j, last: i };
  return shape.score > 0 &&
    shape.last === j &&
    tokens[first]!.kind === 'word' &&
    (shape.score === 2 || j < i - 1 || has(tokens[i], MAIL) || tokens[first]!.tags === 0)
    ? { first, last: i }
    : undefined;
}
