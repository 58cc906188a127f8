import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

type TrustProxy = true | number | string[];

/** Whether the connection of a request comes from a proxy that TRUST_PROXY names; with a number, every connection does. */
export function isTrustedPeer(trustProxy: TrustProxy): (request: Pick<IncomingMessage, 'socket'>) => boolean {
  if (!Array.isArray(trustProxy)) return () => trustProxy !== 0;
  const isNamed = proxyAddr.compile(trustProxy);
  return ({ socket }) => socket.remoteAddress !== undefined && isNamed(socket.remoteAddress, 0);
}

/** Ids of usual proxies: UUIDs, hexadecimal numbers, and those of HAProxy and Envoy. No white space, no quotes, no line ends. */
const requestId = /^[\w.:-]{8,128}$/;

/** The id of a request: that of a trusted proxy, so that its log and ours have the same one, or a new one. */
export function requestIds(isTrusted: ReturnType<typeof isTrustedPeer>): (request: IncomingMessage) => string {
  return (request) => {
    const { 'x-request-id': given } = request.headers;
    return typeof given === 'string' && requestId.test(given) && isTrusted(request) ? given : randomUUID();
  };
}

/** Version 00; the trace and the parent are not zero (W3C Trace Context, 3.2.2). */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The id of the trace to which a well-formed `traceparent` puts a request. */
export function traceIdOf({ traceparent: given }: IncomingHttpHeaders): string | undefined {
  return typeof given === 'string' ? traceparent.exec(given)?.[1] : undefined;
}
