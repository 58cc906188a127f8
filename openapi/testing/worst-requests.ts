import { newPreferences, newProfile } from '../examples/factories.ts';

/** A little less than the largest body, and than the largest head of a request, in bytes. */
const bodySize = 65_000;
const headSize = 14_000;

/** A valid body with changed fields, of any value. */
export function bodyWith({ profile = {}, preferences = {} }: { profile?: object; preferences?: object }) {
  return {
    profileCreationInput: { ...newProfile(), ...profile },
    preferencesInput: { ...newPreferences(), ...preferences },
  };
}

/** Bodies of up to 64 KB in the shapes that cost validation, screening and normalization most; each is refused. */
export function worstBodies(): { name: string; json: string }[] {
  const objects: [string, unknown][] = [
    ['a list of numbers for tags', bodyWith({ profile: { tags: filled('1', 2) } })],
    ['a list of objects for tags', bodyWith({ profile: { tags: filled('{}', 3) } })],
    ['a list of numbers for marital statuses', bodyWith({ preferences: { preferredMaritalStatus: filled('1', 2) } })],
    ['a list for each text', bodyWith({ profile: { fullName: filled('1', 8), aboutMe: filled('1', 8), city: [[]] } })],
    ['unknown fields', numbered(4500)],
    ['unknown fields before the known ones', { ...numbered(4000), ...bodyWith({}) }],
    ['unknown fields in both parts', { profileCreationInput: numbered(2500), preferencesInput: numbered(2500) }],
    ['a field with a long name', { ['x'.repeat(bodySize)]: 1 }],
    ['fields with escaped names', Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`~/${i}`, i]))],
    ...['x', 'call 98765 43210', 'insta amina_k'].map((text): [string, unknown] => [
      `lists of places that are ${text}`,
      inLists(Array.from({ length: Math.floor((bodySize - 4000) / 5 / (text.length + 3)) }, () => text)),
    ]),
    ['full lists of long texts', inLists(Array.from({ length: 50 }, () => 'a.a@a '.repeat(16).trim()))],
    ...worstTexts.flatMap(([name, piece]): [string, unknown][] => [
      [`an about me of ${name}`, bodyWith({ profile: { aboutMe: textOf(piece, bodySize - 2000) } })],
      [
        `two texts of 1500 of ${name}, and one error`,
        bodyWith({
          profile: { aboutMe: textOf(piece, 1500), height: 0 },
          preferences: { preferredOtherPreferences: textOf(piece, 1500) },
        }),
      ],
    ]),
  ];
  return [
    ...objects.map(([name, body]) => ({ name, json: JSON.stringify(body) })),
    { name: 'deep lists', json: nested(bodySize / 2) },
    { name: 'deep objects', json: `${'{"a":'.repeat(bodySize / 7)}1${'}'.repeat(bodySize / 7)}` },
    {
      name: 'deep lists for tags',
      json: JSON.stringify(bodyWith({ profile: { tags: 'HERE' } })).replace(
        '"HERE"',
        `[${[1, 2, 3].map(() => nested(9000)).join()}]`,
      ),
    },
    { name: 'one field many times', json: `{${'"aboutMe":1,'.repeat(bodySize / 12)}"aboutMe":1}` },
    { name: 'a number of many digits', json: `{"profileCreationInput":{"height":${'9'.repeat(bodySize - 50)}}}` },
    { name: 'a decimal of many digits', json: `{"profileCreationInput":{"height":5.${'1'.repeat(bodySize - 50)}}}` },
    { name: 'many infinite numbers', json: `{"profileCreationInput":[${'1e999,'.repeat(bodySize / 6 - 10)}1]}` },
    { name: 'a text of escapes', json: `{"a":"${String.raw`\u0041`.repeat(bodySize / 6 - 10)}"}` },
  ];
}

/** Texts that cost a search or a normalization most, as they repeat. */
const worstTexts = [
  ['dots', '.'],
  ['digits', '9 '],
  ['at signs', 'a@'],
  ['joined marks', '(at) '],
  ['disguises', '1nst@'],
  ['platforms', 'my insta is x '],
  ['number words', 'do no nine '],
  ['spelled letters', 'a '],
  ['domains', 'a.com/'],
  ['marks on one letter', '\u0316\u0301'],
  ['ligatures that expand', '\uFDFA'],
  ['joiners', '\u200C'],
  ['line breaks', 'x\r\n'],
  ['emoji', '\u{1F468}\u200D'],
] as const;

/** Queries that fill the head of a request, each with a name. */
export function worstQueries(): { name: string; query: string }[] {
  return [
    { name: 'unknown parameters', query: Array.from({ length: 2200 }, (_, i) => `p${i}`).join('&') },
    { name: 'one parameter many times', query: 'limit=9&'.repeat(headSize / 8) },
    { name: 'escaped names', query: '%2F%7E=&'.repeat(headSize / 8) },
    { name: 'a long number', query: `limit=${'9'.repeat(headSize)}` },
    { name: 'a long name', query: `${'x'.repeat(headSize)}=1` },
  ];
}

/** The same value as often as fits into a body; `length` is that of its JSON with a comma. */
function filled(json: string, length: number): unknown[] {
  return Array.from({ length: Math.floor((bodySize - 2000) / length) }, () => JSON.parse(json));
}

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

function numbered(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`y${i}`, i]));
}

function inLists(list: string[]) {
  const preferredLocation = { countries: list, states: list, cities: list };
  return bodyWith({ preferences: { preferredLocation, preferredEducation: list, preferredOccupation: list } });
}

/** A text with this number of bytes in JSON. */
function textOf(piece: string, bytes: number): string {
  return piece.repeat(bytes / Buffer.byteLength(JSON.stringify(piece).slice(1, -1)));
}
