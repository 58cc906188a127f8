import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationsOf, type Contract, type Operation } from '../openapi-document.ts';
import { acceptedChanges } from './accepted-changes.ts';
import { breakingChanges } from './breaking-changes.ts';
import { lastPublished } from './last-published.ts';

const file = new URL('../generated/openapi.json', import.meta.url);
const current = JSON.parse(readFileSync(file, 'utf8')) as Contract; // generate.ts wrote it

it('the contract breaks no client of the last published version, but for what is accepted', () => {
  expect(breakingChanges(lastPublished(), current)).toEqual(Object.keys(acceptedChanges));
});

/** The contract after a change of one operation or of the schemas. */
function changed(change: (operation: (id: string) => Operation, schemas: Contract['components']['schemas']) => void) {
  const contract = structuredClone(current);
  const operation = (id: string) => operationsOf(contract).find((each) => each.operation.operationId === id)!.operation;
  change(operation, contract.components.schemas);
  return breakingChanges(current, contract);
}

it.each<[string, Parameters<typeof changed>[0], string]>([
  ['a field that is demanded', (_, s) => s['NewReport']!.required!.push('note'), 'reportMember demands body.note.'],
  [
    'a field that is not taken',
    (_, s) => delete s['NewReport']!.properties!['note'],
    'reportMember no longer takes body.note.',
  ],
  [
    'a field that is not sent',
    (_, s) => delete s['Block']!.properties!['name'],
    'listBlocks no longer sends response[].name.',
  ],
  [
    'a field that may be absent',
    (_, s) => (s['Block']!.required = ['profileId']),
    'blockMember may leave out response.name.',
  ],
  [
    'a value that is not taken',
    (_, s) => s['ReportReason']!.enum!.pop(),
    'reportMember no longer takes OTHER in body.reason.',
  ],
  [
    'a narrower limit',
    (_, s) => (s['AboutMe']!.maxLength = 9),
    'completeProfile has a narrower maxLength of body.profileCreationInput.aboutMe.',
  ],
  [
    'a value that is not known',
    (_, s) => s['Gender']!.enum!.push('OTHER'),
    'getFeed may send OTHER as response.data[].gender.',
  ],
  [
    'an enumeration that may grow from now on',
    (_, s) => (s['Gender']!['x-may-grow'] = true),
    'getFeed may send any value as response.data[].gender.',
  ],
  [
    'another type',
    (_, s) => (s['ProfilePause']!.properties!['isPaused']!.type = 'string'),
    'pauseProfile has another type of body.isPaused.',
  ],
  [
    'another stage',
    (op) => (op('listBlocks').security = [{ session: ['moderator'] }]),
    'listBlocks requires another stage.',
  ],
  [
    'a parameter that is demanded',
    (op) => (op('listBlocks').parameters = [{ name: 'x', in: 'query', required: true, schema: {} }]),
    'listBlocks demands the parameter x.',
  ],
  [
    'a parameter that is not taken',
    (op) => (op('getFeed').parameters = []),
    'getFeed no longer takes the parameter page.',
  ],
])('finds %s', (_what, change, sentence) => {
  expect(changed(change)).toContain(sentence);
});

it('finds an operation that was removed', () => {
  const contract = structuredClone(current);
  delete contract.paths['/api/v1/reports'];
  expect(breakingChanges(current, contract)).toEqual(['reportMember was removed.']);
});

it('lets a contract grow', () => {
  expect(
    changed((operation, schemas) => {
      schemas['Block']!.properties!['note'] = { type: 'string' };
      schemas['NewReport']!.properties!['note']!.maxLength = 2000;
      schemas['ReportReason']!.enum!.push('SPAM');
      operation('listBlocks').parameters!.push({ name: 'page', in: 'query', schema: { type: 'integer' } });
    }),
  ).toEqual([]);
});
