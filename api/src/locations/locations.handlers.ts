import type { FastifyReply } from 'fastify';
import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { Refusal } from '../errors.ts';
import type { Handlers } from '../operation.ts';

export function locationsHandlers(): Pick<Handlers, 'listCountries' | 'listStates'> {
  return {
    async listCountries({ reply }) {
      keepForADay(reply);
      return countries;
    },
    async listStates({ params, reply }) {
      const states = statesOf(params.code);
      if (!states) throw new Refusal('not-found', { detail: 'There is no such country.' });
      keepForADay(reply);
      return states;
    },
  };
}

function keepForADay(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=86400');
}
