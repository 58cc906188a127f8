/** The zeros of the digits that Arabic and Urdu keyboards write. */
const zeros = [0x0660, 0x06f0];

/** Digits as keyboards of Arabic and Urdu write them (٥٫٦, ۵٫۶), in the form that numbers and telephones have on the wire. */
export function toLatinDigits(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(zeros.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value <= 9)))
    .replace(/\u066b/g, '.');
}
