import { expect, it } from 'vitest';
import { indexName, stateInIndex, stateName } from './state-name.ts';

it.each([
  ['Accepted', 'Accepted'],
  ['Pending Received', 'Pending received'],
  ['Accepted Dark', 'Accepted, dark'],
  ['Accepted Arabic Dark', 'Accepted, dark, Arabic'],
  ['Accepted Urdu At 320 Dark', 'Accepted, dark, Urdu, 320 px'],
  ['Whole On Phone', 'Whole, phone'],
  ['Controls Right To Left Dark', 'Controls, dark, right to left'],
  ['English Text On An Arabic Page', 'English text on an Arabic page'],
  ['Long Arabic Texts', 'Long Arabic texts'],
  ['On An Iphone', 'On an iPhone'],
])('%s is shown as %s', (name, shown) => expect(stateName(name)).toBe(shown));

it('keeps component and state as one word each for the search, and gives the state back', () => {
  const name = indexName('Kit/Proposal card', 'Accepted, dark, Arabic');
  expect(name.split(' ')).toEqual(['Accepted,\u00A0dark,\u00A0Arabic', '(Proposal\u00A0card)']);
  expect(stateInIndex(name)).toBe('Accepted, dark, Arabic');
});
