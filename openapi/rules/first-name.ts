/** Words that are a part of the name behind them: "Abdul Rahman", "Umm Kulthum". */
const joined = new Set('abdul abu umm bint عبد أبو ابو أم ام بنت अब्दुल अबू'.split(' '));

/** Honorifics that stand before the name by which a member is called. */
const honorifics = new Set('syed muhammad mohd md سید سيد محمد सैयद मुहम्मद मोहम्मद'.split(' '));

/** The part of a full name that other members read (R8, R82). */
export function firstNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const isHonorific = words.length > 1 && honorifics.has(bare(words[0]!));
  const [first = '', next] = isHonorific ? words.slice(1) : words;
  return next !== undefined && joined.has(bare(first)) ? `${first} ${next}` : first;
}

/** The word as the lists have it: in small letters, without the full stop of "Md.". */
function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/, '');
}
