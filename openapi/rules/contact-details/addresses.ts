import { AT, COMPANY, DOT, LETTER_W, LOOSE_TLD, MAIL, ON, ORDINARY, SITE, SURE, TLD, WEB, WORK } from './tags.ts';
import { isLatin, type Token } from './tokens.ts';

const has = (token: Token | undefined, tags: number) => ((token?.tags ?? 0) & tags) !== 0;
const isName = (token: Token | undefined) => token !== undefined && token.kind !== 'mark';

/** Whether a clause ends before this token. */
export function endsBefore(token: Token | undefined): boolean {
  return token === undefined || token.line || (token.kind === 'mark' && '.,;!?()[]{}'.includes(token.text));
}

/** A word with a provider glued to it: "aminaatgmaildotcom". */
const gluedMail = /..(?:gmail|yahoo|hotmail|outlook|rediff|ymail|icloud)(?:mail)?(?:dot)?(?:com|co|in)?$/;

interface Domain {
  first: number;
  last: number;
  /** A provider of mail is named, with or without its ending. */
  provider: number;
  tld: number;
  isSpelled: boolean;
}

/** Labels joined by dots from `first`: "gmail.com", "example dot co dot uk", "g mail com". */
function domainAt(tokens: readonly Token[], first: number): Domain {
  const domain: Domain = { first, last: first, provider: 0, tld: 0, isSpelled: false };
  for (let i = first, labels = 0; labels < 5 && isName(tokens[i]); labels++) {
    domain.last = i;
    domain.provider |= tokens[i]!.tags & (MAIL | SITE);
    const dot = tokens[i + 1];
    const label = tokens[i + 2];
    if (domain.provider !== 0 && has(dot, TLD)) {
      // "gmail com"
      return { ...domain, last: i + 1, tld: TLD };
    }
    // A full stop ends a sentence unless it has no space after it, or a space on both sides.
    const isDot =
      (has(dot, DOT) || (domain.provider !== 0 && dot?.text === ',')) &&
      isName(label) &&
      (dot!.kind === 'word' || label!.glued || !dot!.glued || domain.provider !== 0 || dot!.end - dot!.start > 1);
    if (!isDot) break;
    if (dot!.kind === 'word' || !dot!.glued || dot!.end - dot!.start > 1) domain.isSpelled = true;
    if (!has(label, TLD | LOOSE_TLD) && !label!.glued && !domain.isSpelled) break;
    domain.tld = label!.tags & (TLD | LOOSE_TLD);
    i += 2;
    domain.last = i;
  }
  return domain;
}

export interface Address {
  first: number;
  last: number;
  kind: 'email' | 'link' | 'handle';
}

/** E-mail addresses, links, and handles that an at sign begins. */
export function findAddresses(tokens: readonly Token[]): Address[] {
  const found: Address[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const address = atSign(tokens, i) ?? provider(tokens, i) ?? link(tokens, i);
    if (!address) continue;
    found.push(address);
    i = Math.max(i, address.last);
  }
  return found;
}

/** Back over "amina dot khan_92" to where the name before an at sign begins. */
function nameBefore(tokens: readonly Token[], at: number): number {
  let first = at - 1;
  for (let steps = 0; steps < 8; steps++) {
    const isJoint =
      has(tokens[first - 1], DOT) || ['_', '-', '+', 'underscore', 'dash'].includes(tokens[first - 1]?.text ?? '');
    if (isJoint && isName(tokens[first - 2])) first -= 2;
    else if (tokens[first]?.glued && isName(tokens[first - 1])) first--;
    else break;
  }
  return first;
}

function atSign(tokens: readonly Token[], i: number): Address | undefined {
  const at = tokens[i]!;
  if (!has(at, AT | SURE) || !isName(tokens[i + 1]) || (at.kind === 'word' && has(tokens[i + 1], AT))) return undefined;
  const domain = domainAt(tokens, i + 1);
  const isNamed = isName(tokens[i - 1]);
  const email: Address = { first: isNamed ? nameBefore(tokens, i) : i, last: domain.last, kind: 'email' };
  const isWork = [1, 2, 3, 4].some((n) => has(tokens[i - n], WORK));
  const right = tokens[i + 1]!;
  if (at.kind === 'mark') {
    const isHandle = right.glued && !(isNamed && at.glued);
    if (isHandle) {
      const isEmployer =
        isWork && (right.upper || has(right, COMPANY)) && right.kind === 'word' && !isJoined(tokens, i + 1);
      return isEmployer || has(right, ORDINARY) || right.text.length < 2 || right.kind === 'digits'
        ? undefined
        : { ...email, first: i, kind: 'handle' };
    }
    // "x@y", "(at)", "at the rate"; but "stay-at-home", and "(a)" begins a list.
    const isSpelled = at.end - at.start > 1;
    if (isNamed && (isSpelled ? has(at, SURE) : at.glued && right.glued)) return email;
    return isNamed && (domain.provider !== 0 || (domain.tld !== 0 && !isWork)) ? email : undefined;
  }
  if (!isNamed) return undefined;
  if ((domain.provider & MAIL) !== 0) return email;
  // "amina at yahoo"; but "she is at Yahoo".
  if ((domain.provider & SITE) !== 0 && !isWork && !right.upper && (tokens[email.first]!.tags | domain.tld) === 0)
    return email;
  if (isWork || (has(tokens[i + 1], COMPANY) && !has(tokens[i + 1], SITE))) return undefined;
  return (domain.provider !== 0 && domain.tld !== 0) || (domain.isSpelled && domain.tld !== 0) ? email : undefined;
}

/** Whether a name of several parts begins here: "amina_khan", "amina92". */
function isJoined(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return (
    next !== undefined &&
    next.glued &&
    (next.kind === 'digits' || '_.'.includes(next.text)) &&
    tokens[i + 2]?.glued === true
  );
}

/** "amina92 gmail com", "aminaatgmail". */
function provider(tokens: readonly Token[], i: number): Address | undefined {
  const token = tokens[i]!;
  if (token.kind === 'word' && token.text.length < 64 && token.tags === 0 && gluedMail.test(token.text))
    return { first: i, last: has(tokens[i + 1], TLD) ? i + 1 : i, kind: 'email' };
  if (!has(token, MAIL | SITE)) return undefined;
  const domain = domainAt(tokens, i);
  if (domain.tld === 0 && has(token, MAIL) && endsBefore(tokens[i + 1])) {
    // "amina khan gmail" is all that the clause says.
    let first = i;
    while (
      first > i - 3 &&
      !endsBefore(tokens[first]) &&
      tokens[first - 1]?.kind === 'word' &&
      tokens[first - 1]!.tags === 0
    )
      first--;
    if (first < i && (first === 0 || endsBefore(tokens[first - 1]))) return { first, last: i, kind: 'email' };
  }
  if (domain.tld === 0 || ((domain.provider & MAIL) === 0 && (domain.last - i > 1 || has(tokens[i - 1], ON))))
    return undefined;
  return { first: i, last: domain.last, kind: 'email' };
}

function link(tokens: readonly Token[], i: number): Address | undefined {
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (has(token, WEB) && (token.text === 'www' || next?.text === ':'))
    return { first: i, last: endOfPath(tokens, i), kind: 'link' };
  if (has(token, LETTER_W) && has(next, LETTER_W)) return { first: i, last: endOfPath(tokens, i + 1), kind: 'link' };
  if (!isName(token) || !has(next, DOT)) return undefined;
  const domain = domainAt(tokens, i);
  if (domain.tld === 0) return undefined;
  const path = tokens[domain.last + 1];
  const hasPath =
    (path?.text === '/' && (path.glued || domain.isSpelled) && isName(tokens[domain.last + 2])) ||
    path?.text === 'slash';
  const isShort = domain.last === i + 2;
  const found: Address = { first: i, last: hasPath ? endOfPath(tokens, domain.last) : domain.last, kind: 'link' };
  // "B.Com", "asp.net", "Amazon.com": degrees, tools and employers; "a dot com company".
  const isDegree = token.text.length === 1 || (token.text.length < 4 && !isLatin(token.text) && next!.kind === 'mark');
  if (isShort && token.kind === 'word' && isDegree && !hasPath) return undefined;
  const isEmployer = token.upper && !hasPath && [1, 2, 3, 4, 5].some((n) => has(tokens[i - n], WORK));
  if (isShort && (isEmployer || has(token, COMPANY)) && (!hasPath || has(token, ORDINARY))) return undefined;
  if (domain.isSpelled && has(token, ORDINARY)) return undefined;
  if (domain.isSpelled && next!.kind === 'mark' && (token.text.length < 3 || domain.tld !== TLD)) return undefined;
  if ((domain.tld & TLD) !== 0 || hasPath) return found;
  const isLower = !token.upper && !tokens[domain.last]!.upper;
  return isLower && endsBefore(path) && token.text.length > 1 ? found : undefined;
}

function endOfPath(tokens: readonly Token[], from: number): number {
  let last = from;
  while (tokens[last + 1]?.glued) last++;
  return last;
}
