/**
 * Characters that a member's text may not contain (R14): control characters, direction overrides (they make a text read
 * as something else) and invisible characters. ZWNJ (200C) and ZWJ (200D) are needed in Persian, Urdu and the scripts of
 * India, so they are allowed between two letters or marks.
 */
const forbidden =
  /[\u034F\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/u;
// oxlint-disable-next-line eslint/no-misleading-character-class -- each character is meant alone
const emojiJoiner = /(?<=[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
const strayJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u;

/** Whether the text is one line without deceiving or invisible characters (R14). */
export function isPlainLine(text: string): boolean {
  // An emoji such as a family is joined by ZWJ between pictographs, not letters.
  const withoutEmoji = text.replace(emojiJoiner, '');
  return !forbidden.test(withoutEmoji) && !strayJoiner.test(withoutEmoji);
}

/** As isPlainLine, with line breaks and tabs allowed. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/\r\n?|[\n\t]/g, ' '));
}

/** The text as it is stored: trimmed, Unicode NFC, line breaks as \n (R14). */
export function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** A request body with every text normalized (R14). The contract nests four levels; validation refuses what is deeper. */
export function normalizeTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (depth > 4 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => normalizeTexts(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalizeTexts(item, depth + 1)]));
}

const digit = '\\p{Nd}';
const contacts: readonly RegExp[] = [
  // Nine digits or more with the usual separators: a phone number in any script. Years and ranges ("2015 - 2019") are allowed.
  new RegExp(`(?:\\+|${digit})(?:[\\s().\\-‐-―/_·•]{0,3}${digit}){8,}`, 'u'),
  /[\p{L}\p{N}._%+-]+\s*(?:@|＠|\(at\)|\[at\])\s*[\p{L}\p{N}-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,})+/iu,
  /\bhttps?:\/\/|\bwww\./iu,
  // Only endings with which no sentence begins: "near Pune.In the evenings" is a missing space, not a link.
  /\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|io|ly|gg|tv|pk|uk|co\.\p{L}{2})\b|\b(?:wa|t|m)\.me\b/iu,
  /(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.]{2,}/u,
];

/** Whether the text contains a phone number, e-mail address, link or handle (R15). */
export function containsContactDetails(text: string): boolean {
  return contacts.some((pattern) => pattern.test(text));
}

/** Length in code points, as JSON Schema counts it (2020-12, section 6.3.1). */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
