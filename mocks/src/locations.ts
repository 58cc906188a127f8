import {
  getListCountriesMockHandler,
  getListStatesMockHandler,
} from '@mithaq/openapi/generated/msw/locations/locations.msw.ts';
import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import type { Mock } from './mock.ts';
import { Refusal } from './refusal.ts';

/** Countries and their states. */
export function locationHandlers({ answering }: Mock) {
  return [
    getListCountriesMockHandler(answering('listCountries', () => countries)),
    getListStatesMockHandler(
      answering('listStates', ({ params }) => {
        const states = statesOf(params.code);
        if (!states) throw new Refusal('not-found');
        return states;
      }),
    ),
  ];
}
