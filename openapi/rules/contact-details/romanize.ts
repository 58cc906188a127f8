const latin: Record<string, string> = {};
const pairs =
  'а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya і i ї yi є ye ў u қ q ғ g ҳ h ә a ң n ө o ү u ұ u һ h';
for (const [i, letter] of pairs.split(' ').entries()) {
  const after = pairs.split(' ')[i + 1];
  if (i % 2 === 0 && after !== undefined) latin[letter] = after === '-' ? '' : after;
}

const word = /[\u0400-\u04FF]+/gu;
/** Letters that look like no Latin one: a word without them may be Latin in disguise, which is read by how it looks. */
const cyrillicAlone = /[бгджзийлмнптфцчшщъыьэюяқғҳәңөүұ]/iu;

/** A text with its Cyrillic words in Latin letters, as the tables have them: "инста" is "insta". A name keeps its capital: "Исмаилова" is no account. */
export function romanize(text: string): string {
  return text.replace(word, (each) => {
    if (!cyrillicAlone.test(each)) return each;
    const romanized = Array.from(each.toLowerCase(), (letter) => latin[letter] ?? letter).join('');
    return /^\p{Lu}/u.test(each) ? romanized.charAt(0).toUpperCase() + romanized.slice(1) : romanized;
  });
}
