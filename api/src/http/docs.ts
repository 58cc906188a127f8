import { readFile } from 'node:fs/promises';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { contract } from '@mithaq/openapi/generated/openapi.ts';

const yamlFile = new URL('../../../openapi/openapi.yaml', import.meta.url);

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
    configuration: {
      url: '/api/openapi.json',
      title: 'Mithaq API',
      telemetry: false,
      withDefaultFonts: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
  });
}
