import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { deprecationHeaders } from './deprecation.ts';

it('a deprecated operation says since when, until when, and where it is explained', () => {
  const given = { deprecated: true, 'x-deprecated-since': '2027-01-01', 'x-sunset': '2027-07-01' };
  expect(deprecationHeaders(given)).toEqual({
    deprecation: '@1798761600',
    sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
    link: '</api/docs/versions>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders({ ...given, deprecated: false })).toEqual({});
});

it('they are sent with the answers of this operation alone', async () => {
  // No operation is deprecated yet. Other files in this worker read the same contract.
  const operation = contract.paths['/api/v1/locations/countries']!['get']!;
  const before = structuredClone(operation);
  Object.assign(operation, { deprecated: true, 'x-deprecated-since': '2027-01-01' });
  onTestFinished(() => {
    contract.paths['/api/v1/locations/countries']!['get'] = before;
  });
  const { app, close } = await startTestApp();
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  expect(await headersOf('/api/v1/locations/countries')).toMatchObject({ deprecation: '@1798761600' });
  expect(await headersOf('/api/v1/client-config')).not.toHaveProperty('deprecation');
  await close();
});
