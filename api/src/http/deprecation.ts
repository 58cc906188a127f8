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
