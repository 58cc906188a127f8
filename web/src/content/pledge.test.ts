import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { landing } from './landing.ts';

/** A test, by its file and its exact title. */
type Proof = readonly [file: string, title: string];

/** What proves each sentence of the privacy pledge. Who changes a sentence, or a test named here, comes by. */
const proofs: Record<string, readonly Proof[]> = {
  'no-place-for-photos': [
    ['tests/promises.test.ts', 'have no way in: no operation takes a file, and no field of a body is binary'],
    ['tests/promises.test.ts', 'have no control: nothing in the client opens a file'],
  ],
  'own-picture': [
    ['tests/promises.test.ts', 'of an account are in the account’s own answer, and in no other'],
    ['tests/contract/users.test.ts', 'getUser says the same of another’s account and of none'],
    ['tests/contract/privacy.test.ts', '%s: a card holds what is for everyone, and nothing else'],
  ],
  'contact-by-consent': [
    ['tests/contract/proposals.test.ts', 'getContactInfo: $side, $status'],
    ['tests/contract/proposals.test.ts', 'getContactInfo says the same of a proposal of others and of none'],
    ['tests/contract/privacy.test.ts', '%s: a card holds what is for everyone, and nothing else'],
    ['tests/contract/privacy.test.ts', 'getProfile: a stranger sees what a card shows, and the wishes'],
    [
      'tests/contract/privacy.test.ts',
      'sendProposal, listProposals, updateProposalStatus: the parties hold exactly what their cards show',
    ],
    ['api/src/proposals/proposals-at-once.test.ts', 'none go out that were asked for after the end was told'],
  ],
  'looks-recorded': [
    [
      'api/src/proposals/proposals.handlers.test.ts',
      'each read of contact details writes one row: who, of whom, by which proposal; and a refused one writes none',
    ],
    ['api/src/proposals/proposals.handlers.test.ts', 'no contact details go out when the read cannot be written down'],
  ],
  'first-name-and-age': [
    [
      'tests/contract/profiles.test.ts',
      'getProfile shows a stranger of the opposite gender the first name and the year',
    ],
    ['tests/contract/privacy.test.ts', '%s: a card holds what is for everyone, and nothing else'],
  ],
  'full-name-in-time': [
    [
      'tests/contract/profiles.test.ts',
      'getProfile shows the parties of a proposal that is %s each other’s full name, and no more',
    ],
    ['tests/contract/privacy.test.ts', 'getProfile: a stranger sees what a card shows, and the wishes'],
  ],
  'seen-by-whom': [
    [
      'tests/contract/matching.test.ts',
      '${list} leaves out oneself, one’s own gender, the unverified, the fixed, and whoever a proposal stands with',
    ],
    ['tests/contract/profiles.test.ts', 'getProfile says the same of one’s own gender, the unverified, and nobody'],
    ['tests/contract/gates.ts', '${operationId}: a visitor is signed out, whatever they ask'],
    ['tests/contract/gates.ts', '${operationId}: someone without a profile is sent to make one'],
    ['tests/contract/gates.ts', '${operationId}: someone without a verified phone is sent to verify it'],
  ],
  'no-tracking': [
    ['tests/promises.test.ts', 'nobody who measures or advertises is among the packages that ship'],
    ['tests/promises.test.ts', 'is nowhere in what the client is made of'],
    ['tests/journeys/visitor.spec.ts', 'a visitor gets no application, and nothing from elsewhere @phone'],
  ],
  cookies: [
    ['tests/promises.test.ts', 'no cookie is written by anything else than signing in and the choice of a language'],
    ['tests/journeys/visitor.spec.ts', 'there are no cookies but those of signing in and of the language'],
  ],
  'from-elsewhere': [
    [
      'api/src/security-headers.test.ts',
      'lets a page reach this address alone, but for its owner’s picture, Google’s check of the phone, and Google’s sign-in',
    ],
    [
      'tests/promises.test.ts',
      'is met by one part of the client, which checks the phone and is fetched by that page alone',
    ],
  ],
};

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

/** What is missing between the sentences and the proofs. */
function gapsOf(
  sentences: readonly string[],
  table: Record<string, readonly Proof[]>,
  wordsOf: (file: string) => string,
): string[] {
  return [
    ...sentences.filter((id) => !table[id]?.length).map((id) => `nothing proves ${id}`),
    ...Object.keys(table)
      .filter((id) => !sentences.includes(id))
      .map((id) => `${id} is promised no more`),
    ...Object.values(table)
      .flat()
      .filter(([file, title]) => !isTestIn(wordsOf(file), title))
      .map(([file, title]) => `${file} has no test “${title}”`),
  ];
}

/** Whether a test of these words is there, and runs: one that is skipped proves nothing. */
function isTestIn(words: string, title: string): boolean {
  const at = [`('${title}',`, `(\`${title}\`,`, `("${title}",`]
    .map((quoted) => words.indexOf(quoted))
    .find((index) => index >= 0);
  if (at === undefined) return false;
  return !/\.(skip|todo|fails|fixme)\b[^\n]*$/.test(words.slice(0, at));
}

test('each sentence of the privacy pledge names what proves it', () => {
  const sentences = landing.privacy.promises.flatMap((promise) => promise.sentences.map(({ id }) => id));
  expect(gapsOf(sentences, proofs, read)).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

describe('it would be noticed', () => {
  const words = () =>
    "test('is so', () => {});\ntest.each([1])(`is so for %s`, () => {});\ntest.skip('was so', () => {});";
  test.each<[string, string[], Record<string, Proof[]>, string[]]>([
    ['if a sentence had no proof', ['a', 'b'], { a: [['x.ts', 'is so']] }, ['nothing proves b']],
    ['if its proofs were taken away one by one', ['a'], { a: [] }, ['nothing proves a']],
    ['if a sentence were gone', [], { a: [['x.ts', 'is so for %s']] }, ['a is promised no more']],
    ['if a test were called otherwise', ['a'], { a: [['x.ts', 'is s']] }, ['x.ts has no test “is s”']],
    ['if a test were skipped', ['a'], { a: [['x.ts', 'was so']] }, ['x.ts has no test “was so”']],
  ])('%s', (_, sentences, table, gaps) => {
    expect(gapsOf(sentences, table, words)).toEqual(gaps);
  });
});
