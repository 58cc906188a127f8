import type { FastifyReply } from 'fastify';
import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Handlers } from '../http/operation.ts';

export function locationsHandlers(): Pick<Handlers, 'listCountries' | 'listStates'> {
  return {
    async listCountries({ reply }) {
      cacheForADay(reply);
      return countries;
    },
    async listStates({ params, reply }) {
      const states = statesOf(params.code);
      if (!states) throw new ApiProblem('not-found', { params: { resource: 'COUNTRY' } });
      cacheForADay(reply);
      return states;
    },
  };
}

function cacheForADay(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=86400');
}
