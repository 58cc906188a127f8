import { mkdir, writeFile } from 'node:fs/promises';
import type { Contract } from '../openapi-document.ts';
import { operationTypes } from './operations.ts';

const readme = `# Types of the Mithaq API

The types of every operation: \`Operations['getFeed']['response']\`, and \`params\`, \`query\` and \`body\` beside it.
Generated from openapi.yaml.
`;

/** Writes the TypeScript types of the contract as a package that \`npm pack\` takes. */
export async function writeTypesPackage(contract: Contract, folder: string): Promise<void> {
  const manifest = {
    name: '@mithaq/api-types',
    version: contract.info.version,
    description: 'TypeScript types of the Mithaq API',
    license: 'UNLICENSED',
    types: 'index.d.ts',
    files: ['index.d.ts'],
  };
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/package.json`, JSON.stringify(manifest, null, 2)),
    writeFile(`${folder}/README.md`, readme),
    writeFile(`${folder}/index.d.ts`, await operationTypes(contract, 'client')),
  ]);
}
