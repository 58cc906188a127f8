import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { hasTag } from '@mithaq/openapi/rules/entity-tag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that stays the same while the server runs, in every coding that is sent. */
export type StaticBody = { type: string; hash: string; identity: Buffer; br: Buffer; gzip: Buffer };

/**
 * Brotli's best quality for pages. The first caller of a contract or of the reference's script would wait for it, half a second of
 * processor or nine, and get a tenth less.
 */
const qualityFor = ({ length }: Buffer) => (length < 100_000 ? constants.BROTLI_MAX_QUALITY : 6);

/**
 * Returns a function that gives the body. The first call makes it, its hash and its compressed forms; every other call, also one
 * that comes meanwhile, gets the same. Compressed for each request, 40 requests for a large body would take 500 MB of memory.
 */
export function staticBody(
  type: string,
  make: () => string | Uint8Array | Promise<string | Uint8Array>,
): () => Promise<StaticBody> {
  let body: Promise<StaticBody> | undefined;
  return () => {
    if (!body) {
      body = prepare(type, make);
      body.catch(() => (body = undefined)); // the next request tries again
    }
    return body;
  };
}

async function prepare(type: string, make: Parameters<typeof staticBody>[1]): Promise<StaticBody> {
  const identity = Buffer.from(await make());
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(identity) } }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, hash, identity, br, gzip: gzipped };
}

/** Sends the body in the coding that the caller prefers, or 304 to a caller that has it. */
export function sendStatic(
  { type, hash, ...bodies }: StaticBody,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cacheControl = 'no-cache',
): FastifyReply {
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': cacheControl, etag: `W/"${hash}"`, vary });
  if (hasTag(headers['if-none-match'], `"${hash}"`)) return reply.code(304).send();
  const coding = negotiate((headers['accept-encoding'] ?? '').toLowerCase(), ['br', 'gzip']);
  if (coding === 'br' || coding === 'gzip')
    return reply.header('content-encoding', coding).type(type).send(bodies[coding]);
  return reply.type(type).send(bodies.identity);
}
