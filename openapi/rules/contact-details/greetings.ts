/** A hyphen, a space, or one of the signs for the letter ain. */
const mark = "[-–\\s'’`‘ʿʻ]{0,2}";
/** "And": also a name of WhatsApp. */
const and = `w[aeu]{0,2}${mark}`;
const peace = `(?:[aeu][sl]${mark})?s{1,2}[ae]{1,2}l{1,2}a{1,2}m(?:un?|o)?`;
const mercy = "ra[hḥ]mat[ua]?[-\\s'’]{0,2}(?:ul)?[-\\s'’]{0,2}l{1,2}[aā]hi?|barak[aā]{1,2}tu?h?u?|maghfirat[au]?h?u?";
const uponYou = '[ae]l(?:a[iy]|e[iy]?|i)k(?:(?:u|o|ou|oo|ü)m(?:u|[ua]?s|ul)?|a|i)';

/** The salam, its answer and "and you too" in Latin letters, as people spell them. */
const greeting = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${and}(?:${uponYou}${mark}(?:${peace})?|${peace}|${mercy}|iyy?a{1,2}k(?:a|i|umu?)?)|${peace}${mark}${uponYou})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A text with spaces in place of its greetings: "Wa alaykum as-salam" has a platform, an unknown word and "as", like the name of an account. */
export function withoutGreetings(text: string): string {
  return text.replace(greeting, (each) => ' '.repeat(each.length));
}
