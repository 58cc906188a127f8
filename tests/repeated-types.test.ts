import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { expect, test } from 'vitest';
import { repeatedTypes } from './repeated-types.ts';

const found = (source: string) => repeatedTypes(contract, [{ file: 'web/src/planted.ts', source }]);

test('no type repeats a generated one', () => {
  expect(repeatedTypes(contract)).toEqual([]);
});

test.each([
  ['an enumeration', `type Kind = 'HANDLE' | 'LINK' | 'EMAIL' | 'PHONE';`, 'ContactKind'],
  ['an interface', 'export interface Kind { profileId: string; name: string; blockedAt: string }', 'Block'],
  [
    'an object type',
    'type Kind = { startedAt: string; lastUsedAt: Time; device?: string; isCurrent: boolean };',
    'Session',
  ],
])('%s equal to a generated one is named with its file', (_, source, same) => {
  expect(found(source)).toEqual([
    `Kind in web/src/planted.ts is equal to the generated type ${same}: import that one.`,
  ]);
});

test.each([
  ['fewer values', `type Kind = 'HANDLE' | 'LINK' | 'EMAIL';`],
  ['other values', `type Kind = 'HANDLE' | 'LINK' | 'EMAIL' | 'FAX';`],
  ['another field', 'type Kind = { profileId: string; name: string; hiddenBy: string };'],
  ['a field that may be absent', 'type Kind = { profileId: string; name?: string; blockedAt: string };'],
  ['a time as a Date', 'type Kind = { profileId: string; name: string; blockedAt: Date };'],
  ['a field that may be null', 'type Kind = { profileId: string; name: string | null; blockedAt: string };'],
  ['the name of a generated type', `import type { Block } from './model.ts'; type Kind = Block;`],
])('a type with %s is another one', (_, source) => {
  expect(found(source)).toEqual([]);
});
