/**
 * What a text of a member may not hold (DESIGN rule 11): control characters, direction overrides (they make a text read
 * as something else) and invisible characters. ZWNJ (200C) and ZWJ (200D) are letters' neighbours in Persian, Urdu and
 * the scripts of India, so between two letters or marks they are legal.
 */
const forbidden =
  /[\u034F\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/u;
const strayJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u;

/** Whether the text is free of what would deceive or vanish; one line. */
export function isPlainLine(text: string): boolean {
  // An emoji such as a family is joined by ZWJ between pictographs, not letters.
  // oxlint-disable-next-line eslint/no-misleading-character-class -- each of these is meant alone
  const withoutEmoji = text.replace(
    /(?<=[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu,
    '',
  );
  return !forbidden.test(withoutEmoji) && !strayJoiner.test(withoutEmoji);
}

/** As isPlainLine, with line breaks and tabs. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/\r\n?|[\n\t]/g, ' '));
}

/** Trimmed, NFC, line breaks as \n: how every text of a request is kept. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

const digit = '\\p{Nd}';
const contacts: readonly RegExp[] = [
  // Nine digits or more with the usual separators: a phone number in any script. Years and ranges ("2015 - 2019") stay legal.
  new RegExp(`(?:\\+|${digit})(?:[\\s().\\-‐-―/_·•]{0,3}${digit}){8,}`, 'u'),
  /[\p{L}\p{N}._%+-]+\s*(?:@|＠|\(at\)|\[at\])\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,})+/iu,
  /\bhttps?:\/\/|\bwww\./iu,
  // Only endings that no sentence begins with: "near Pune.In the evenings" is a missing space, not a link.
  /\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|io|ly|gg|tv|pk|uk|co\.\p{L}{2})\b|\b(?:wa|t|m)\.me\b/iu,
  /(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.]{2,}/u,
];

/** Whether the text holds a phone number, e-mail address, link or handle: contact is shared by consent (DESIGN rule 11). */
export function holdsContact(text: string): boolean {
  return contacts.some((pattern) => pattern.test(text));
}

/** Length in code points, as JSON Schema counts it (2020-12, section 6.3.1). */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
