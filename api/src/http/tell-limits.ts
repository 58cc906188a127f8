import type { FastifyReply } from 'fastify';
import { withRateLimits } from '@mithaq/openapi/rules/limits.ts';

/** Adds what is left of limits to what the response tells already. */
export function tellLimits(reply: FastifyReply, headers: Record<string, string>): void {
  reply.headers(withRateLimits((name) => reply.getHeader(name), headers));
}
