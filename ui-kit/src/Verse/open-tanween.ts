// QuranEnc's text, like the King Fahd Complex's own fonts, writes the open forms of tanween with three characters that
// mean other marks in Unicode. Amiri Quran follows Unicode, where the forms have code points of their own (L2/09-358).
const inUnicode: Record<string, string> = {
  '\u0657': '\u08F0', // open fathatan, not inverted damma
  '\u065E': '\u08F1', // open dammatan, not fatha with two dots
  '\u0656': '\u08F2', // open kasratan, not subscript alef
};

/** The text as Amiri Quran draws it correctly. No other letter or mark changes. */
export function withOpenTanween(arabic: string): string {
  return arabic.replace(/[\u0656\u0657\u065E]/g, (mark) => inUnicode[mark] ?? mark);
}
