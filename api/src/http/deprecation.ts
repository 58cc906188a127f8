import type { FastifyReply } from 'fastify';
import type { Operation } from '@mithaq/openapi/openapi-document.ts';

type Deprecated = Pick<Operation, 'deprecated' | 'x-deprecated-since' | 'x-sunset'>;

/** The headers of an operation that will end: Deprecation (RFC 9745), Sunset (RFC 8594), and where it is explained. */
export function deprecationHeaders(operation: Deprecated): Record<string, string> {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
  if (!deprecated || !since) return {};
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset && { sunset: new Date(sunset).toUTCString() }),
    link: '</api/docs/versions>; rel="deprecation"; type="text/html"',
  };
}

/** Adds the link of an operation that will end to that of the next page, which has taken its place. */
export function keepDeprecationLink(reply: FastifyReply, { link }: Record<string, string>): void {
  const other = reply.getHeader('link');
  if (link && other !== link) reply.header('link', `${String(other)}, ${link}`);
}
