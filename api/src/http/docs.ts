import { readFile } from 'node:fs/promises';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { contract } from '@mithaq/openapi/generated/openapi.ts';

const yamlFile = new URL('../../../openapi/openapi.yaml', import.meta.url);

const configuration = {
  url: '/api/openapi.json',
  title: 'Mithaq API',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never' as const,
};

/** The page of the API reference. It has no inline script, so that the policy of this origin can refuse them all. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mithaq API</title>
  </head>
  <body>
    <div id="api-reference" data-configuration='${JSON.stringify(configuration)}'></div>
    <script src="js/scalar.js"></script>
  </body>
</html>
`;

/** Serves the contract as JSON and YAML, and the API reference. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const yaml = await readFile(yamlFile, 'utf8');
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json').send(contract),
  );
  app.get('/api/openapi.yaml', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/yaml').send(yaml),
  );
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration,
    hooks: {
      // Instead of the package's page, which starts itself by an inline script.
      onRequest: async (request, reply) => {
        if (request.routeOptions.url === '/api/docs/') return reply.type('text/html; charset=utf-8').send(page);
      },
    },
  });
}
