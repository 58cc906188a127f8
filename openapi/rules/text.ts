/**
 * Characters that a member's text may not contain: control characters, direction overrides (they make a text read
 * as something else) and invisible characters. ZWNJ (200C) and ZWJ (200D) are needed in Persian, Urdu and the scripts of
 * India, so they are allowed between two letters or marks.
 */
const forbidden =
  /[\u034F\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/u;
// oxlint-disable-next-line eslint/no-misleading-character-class -- each character is meant alone
const emojiJoiner = /(?<=[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
const strayJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/u;

/**
 * More marks on one letter than any language writes (UAX #15 allows 30 in a row). To sort such marks for NFC costs the square
 * of their number.
 */
const crowdedMarks = /\p{M}{31}/u;

/** Whether the text is one line without deceiving or invisible characters. */
export function isPlainLine(text: string): boolean {
  // An emoji such as a family is joined by ZWJ between pictographs, not letters.
  const withoutEmoji = text.replace(emojiJoiner, '');
  return !forbidden.test(withoutEmoji) && !strayJoiner.test(withoutEmoji) && !crowdedMarks.test(text);
}

/** As isPlainLine, with line breaks and tabs allowed. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/\r\n?|[\n\t]/g, ' '));
}

/** The text as it is stored: trimmed, Unicode NFC, line breaks as \n. A text that isPlainText refuses may stay as it is. */
export function normalizeText(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return crowdedMarks.test(trimmed) ? trimmed : trimmed.normalize('NFC').trim();
}

/** Length in code points, as JSON Schema counts it (2020-12, section 6.3.1). */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
