import { expect, it } from 'vitest';
import { contract } from '../generated/openapi.ts';
import type { Preferences } from '../generated/hooks/model/index.ts';
import { preferencesInputOf } from './preferences-input.ts';

it('every preference that a response has is in the request', () => {
  const { Preferences: read, PreferencesInput: sent, PreferredLocation: places } = contract.components.schemas;
  const values = Object.fromEntries(Object.keys(read!.properties!).map((name) => [name, `the ${name}`]));
  const input = preferencesInputOf(values as unknown as Preferences); // it moves values of any kind
  expect(Object.keys(input).toSorted()).toEqual(Object.keys(sent!.properties!).toSorted());
  expect(Object.keys(input.preferredLocation).toSorted()).toEqual(Object.keys(places!.properties!).toSorted());
  const moved = Object.values({ ...input, ...input.preferredLocation }).filter((value) => typeof value === 'string');
  expect(moved.toSorted()).toEqual(Object.values(values).toSorted());
});
