/** Look-alikes and variants beyond what NFKD decomposes: each group is a character and those that stand for it. */
const groups =
  'aаαɑᴀ bвьβʙ cсϲᴄ dԁđᴅ eеεᴇ fꜰ gɡɢ hнһħʜ iіιıɪ jјᴊ kкκᴋ lӏłʟ mмᴍ nηɴ oоοøᴏσ pрρᴘ qԛ rʀг sѕꜱ tтτᴛ uυμᴜ vѵνᴠ wԝωᴡ xхχ yуγʏ zᴢ ' +
  'اٱ يىیےېۍئ كکڪ هہھةەۃ نں تٹٿ دڈ رڑ وۆۇ ोॉौ ओऑऔ एऍऐ ेॅै ंँ इई उऊ िी ुू ' +
  '.·•‧∙。｡۔ ,،٬、 ?؟ -–—−‐‑‒―ー :∶ /⁄∕ ~～';
let table: Map<string, string> | undefined;

function standsFor(character: string): string | undefined {
  if (!table) {
    table = new Map();
    for (const [target, ...variants] of groups.split(' ')) for (const variant of variants) table.set(variant, target!);
  }
  return table.get(character);
}

/** Marks and joiners that change how a letter looks, not which word it writes; the virama and nukta of Devanagari too. */
const ignored =
  // oxlint-disable-next-line eslint/no-misleading-character-class -- each character is meant alone
  /[\p{Cf}\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u0903\u093C\u094D\u115F\u1160\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3164\uFE00-\uFE2F\uFFA0]/u;
const decimalDigit = /\p{Nd}/u;

function digitValue(code: number): number {
  // Unicode gives each script its ten digits in a row, zero first.
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Circled letters and digits that NFKD leaves as they are. */
function circled(code: number): string {
  if (code >= 0x1f150 && code <= 0x1f189) return String.fromCharCode(97 + ((code - 0x1f150) % 32));
  if (code >= 0x2776 && code <= 0x2793) return String(((code - 0x2776) % 10) + 1);
  if (code >= 0x24f5 && code <= 0x24fe) return String(code - 0x24f4);
  return code === 0x24ff || code === 0x1f10b || code === 0x1f10c ? '0' : '';
}

function foldOne(character: string): string {
  if (ignored.test(character)) return '';
  const code = character.codePointAt(0)!;
  if (code >= 0x660 && decimalDigit.test(character)) return String(digitValue(code));
  const lower = character.toLowerCase();
  return standsFor(lower) ?? (circled(code) || lower);
}

function fold(character: string): string {
  const decomposed = character.normalize('NFKD');
  // A ligature of a whole sentence (U+FDFA) writes no contact; without this a text could grow eighteenfold.
  if (decomposed.length > 4) return ' ';
  let folded = '';
  for (const part of decomposed) folded += foldOne(part);
  return folded;
}

/** The characters below U+3400, where all but a few texts are written, as they were folded before. */
const known: (string | undefined)[] = [];

/** What one character of a text is compared as: none, one or up to four characters. */
export function foldCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  // Ideographs, Hangul and private use: many, and none of them looks like another letter.
  if ((code >= 0x3400 && code < 0xa000) || (code >= 0xac00 && code < 0xf900) || code >= 0x20000) return character;
  return code < 0x3400 ? (known[code] ??= fold(character)) : fold(character);
}

/** A word of the tables as texts are compared with it. */
export function foldWord(word: string): string {
  return Array.from(word, foldCharacter).join('');
}
