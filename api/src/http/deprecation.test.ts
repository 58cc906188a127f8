import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { expect, it, onTestFinished } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
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

/** No operation is deprecated yet. Other files in this worker read the same contract. */
function deprecate(path: string): void {
  const operation = contract.paths[path]!['get']!;
  const before = structuredClone(operation);
  Object.assign(operation, { deprecated: true, 'x-deprecated-since': '2027-01-01' });
  onTestFinished(() => {
    contract.paths[path]!['get'] = before;
  });
}

it('they are sent with the answers of this operation alone', async () => {
  deprecate('/api/v1/locations/countries');
  const { app, close } = await startTestApp();
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  expect(await headersOf('/api/v1/locations/countries')).toMatchObject({ deprecation: '@1798761600' });
  expect(await headersOf('/api/v1/client-config')).not.toHaveProperty('deprecation');
  await close();
});

it.each(['/api/v1/profiles/feed', '/api/v1/proposals/{type}'])(
  'a page of %s has the link to the explanation beside that to the next page',
  async (path) => {
    deprecate(path);
    const server = await startTestApp();
    const { man, woman } = memberFactory(() => server);
    const reader = await man();
    for (const { profileId } of [await woman(), await woman()])
      await reader.post('/api/v1/proposals', { receiverProfileId: profileId });
    for (let i = 0; i < 2; i += 1) await woman();
    const page = await reader.get(`${path.replace('{type}', 'SENT')}?limit=1`);
    expect(page.headers.link).toMatch(/^<[^>]*cursor=[^>]*>; rel="next", <\/api\/docs\/versions>; rel="deprecation"/);
    const last = await reader.get(`${path.replace('{type}', 'SENT')}?limit=50`);
    expect(last.headers.link).toMatch(/^<\/api\/docs\/versions>; rel="deprecation"/);
    await server.close();
  },
);
