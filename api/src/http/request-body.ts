import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonMediaType } from '@mithaq/openapi/request-encoding.ts';
import { unreadableRequest } from '@mithaq/openapi/rules/problems.ts';
import { ApiProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself, and needs no session: a signature in its address allows the request. */
    hasOwnParser?: true;
  }
}

/**
 * Reads bodies of JSON in UTF-8 without an encoding, and nothing else: what a form can send is refused (media-type), and bytes that are
 * no text are not replaced by another character.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return void parse(request, body.toString(), done);
    done(new ApiProblem(unreadableRequest.code, unreadableRequest));
  });
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.hasOwnParser) return;
    if (hasBody(request) && !request.is404 && (isEncoded(request) || !isJson(request)))
      throw new ApiProblem('media-type');
  });
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const isJson = ({ headers }: FastifyRequest) => jsonMediaType.test(headers['content-type'] ?? '');

function isEncoded({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
}
