import { expect, it } from 'vitest';
import { deprecationHeaders } from './deprecation.ts';

it('a deprecated operation says since when, until when, and where it is explained (R181)', () => {
  const given = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2027-07-01' };
  expect(deprecationHeaders(given)).toEqual({
    deprecation: '@1798761600',
    sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
    link: '</api/docs/versions>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders({ ...given, deprecated: false })).toEqual({});
});
