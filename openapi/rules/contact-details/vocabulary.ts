import { foldWord } from './characters.ts';
import { DIGIT, PAIR, PLATFORM, tagsByName, WEAK, type Words } from './tags.ts';
import arabic from './words/arabic.json' with { type: 'json' };
import english from './words/english.json' with { type: 'json' };
import hindi from './words/hindi.json' with { type: 'json' };
import roman from './words/roman.json' with { type: 'json' };
import urdu from './words/urdu.json' with { type: 'json' };

/**
 * English with the names and signs that every language uses; `roman` is Urdu, Hindi and Arabic in Latin letters. Letters and
 * marks that one may write in several ways, such as hamza and long vowels, are folded before words are compared.
 */
const languages: readonly Words[] = [english, roman, urdu, hindi, arabic];

let table: Map<string, number> | undefined;

/** The tags of each word of the tables; made at the first use, so that a bundle that never asks is without the tables. */
function vocabulary(): Map<string, number> {
  if (table) return table;
  table = new Map();
  for (const words of languages)
    for (const [name, list] of Object.entries(words))
      for (const word of list.split(' ')) {
        const folded = foldWord(word);
        table.set(folded, (table.get(folded) ?? 0) | tagsByName[name as keyof typeof tagsByName]);
      }
  return table;
}

/** No word of the tables is longer; a longer one is not looked up, so that each look-up costs about the same. */
export const longest = 24;

/** The platforms that are written in most ways. */
const platform =
  /^(?:w+h*[aeou]*(?:t+[sz]*[aeu]*|[sz]+[aeu]+)p+|[ei]n[sz]?ta+(?:g+r*a*m+)?|in[sz]tg?r?a?m+|tel+[ei]?gr?a?m+|s+na+p+c?h?a?t+|fa[cs]+e?b(?:oo|u)+k)$/;
/** Hindi and Urdu numbers from eleven to ninety-nine end so. */
const twoDigits =
  /..(?:an[vw]e|t+ar|a+si|s[au]th|[vp]an|a+l(?:i+|ee)s|t(?:i|ee)s|[bc](?:i|ee)s|chees|chas|hrah|ानवे|तर|ासि|सठ|वन|पन|लिस|तिस|बिस|इस|रह|انوي|هتر|اسي|سته|ون|پن|ليس|تيس|يس|ره)$/;
const arabicPrefix = /^(?:وال|بال|فال|لل|ال|[وبلفع])(?=...)/;

/** The tags of a folded word of the tables, or of a platform. */
export function namedTags(word: string): number {
  return word.length > longest
    ? 0
    : (vocabulary().get(word) ?? (word.length > 3 && platform.test(word) ? PLATFORM : 0));
}

/** The tags of a folded word, also with an Arabic prefix, with letters repeated, or a number by its ending. */
export function tagsOf(word: string): number {
  const named = namedTags(word);
  if (named !== 0 || word.length < 4 || word.length > longest) return named;
  const bare = vocabulary().get(word.replace(arabicPrefix, '').replace(/(.)\1\1+/gu, '$1'));
  return bare ?? (twoDigits.test(word) ? PAIR : 0);
}

/** How many digits a word of several number words ("nineeightseven") writes; 0 if it is something else. */
export function gluedDigits(word: string): number {
  if (word.length > 150) return 0;
  let digits = 0;
  for (let at = 0; at < word.length;) {
    let length = 9;
    let tags = 0;
    for (; length > 2; length--) {
      tags = vocabulary().get(word.slice(at, at + length)) ?? 0;
      if ((tags & (DIGIT | PAIR)) !== 0 && (tags & WEAK) === 0 && at + length <= word.length) break;
    }
    if (length === 2) return 0;
    digits += (tags & PAIR) === 0 ? 1 : 2;
    at += length;
  }
  return digits;
}
