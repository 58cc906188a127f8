import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate as orval } from 'orval';
import { parse } from 'yaml';
import { operationsOf, resolve, withoutMocksOnly, type Contract } from '../openapi-document.ts';
import { writeClientPackage } from './client-package.ts';
import { flaggedFieldLabels, withFlaggedFields } from './flagged-fields.ts';
import { responseFields } from './fields.ts';
import { textLimits } from './text-limits.ts';
import { formRules } from './forms.ts';
import { enumerationLabels } from './labels.ts';
import { createLocator } from './locations.ts';
import { ContractMistake, mistakesIn } from './mistakes.ts';
import { mswHandlers } from './msw-handlers.ts';
import { operationTypes } from './operations.ts';
import { withNullableReferences } from './nullable.ts';
import { replaceFolder } from './replace-folder.ts';
import { structureMistakes } from './structure-mistakes.ts';

/**
 * Generates openapi/generated/ from openapi.yaml: the document as JSON, React Query hooks and MSW handlers (Orval), the
 * types of handlers, the rules of forms, the labels of enumerations and the fields of responses. A contract that cannot be
 * generated from leaves the folder as it is.
 */
const folder = `${import.meta.dirname}/..`;

try {
  await replaceFolder(path.join(folder, 'generated'), generateInto);
} catch (error) {
  if (!(error instanceof ContractMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function generateInto(generated: string): Promise<void> {
  // Read while no other process generates, or an older contract could come last. It is ours and linted: it has the shape of a contract.
  const source = await readFile(`${folder}/openapi.yaml`, 'utf8');
  const mistakes = mistakesIn(source);
  if (mistakes.length > 0) throw new ContractMistake(mistakes.join('\n'));
  const contract = prepared(parse(source, { merge: true }) as Contract);
  const withLocations = createLocator(source);
  // Redocly takes as long as all of the others, beside which it runs; of a wrong contract its sentences say more than their errors.
  const [structure, generation] = await Promise.allSettled([
    structureMistakes(source),
    write(generated, contract, withLocations),
  ]);
  if (structure.status === 'rejected') throw structure.reason;
  const { mistakes: structural, others } = structure.value;
  if (structural.length > 0) throw new ContractMistake(structural.join('\n'));
  if (generation.status === 'rejected') throw generation.reason;
  await writeFile(`${generated}/lint.txt`, others.join('\n'));
}

async function write(
  generated: string,
  contract: Contract,
  withLocations: ReturnType<typeof createLocator>,
): Promise<void> {
  await Promise.all([
    writeFile(`${generated}/openapi.json`, JSON.stringify(withoutMocksOnly(contract))),
    writeFile(`${generated}/openapi.ts`, asModule(inlineAnnotatedRefs(contract, contract))),
    writeFile(`${generated}/operations.ts`, await operationTypes(withLocations(contract), 'handler')),
    writeFile(`${generated}/forms.ts`, formRules(contract)),
    writeFile(`${generated}/fields.ts`, responseFields(contract)),
    writeFile(`${generated}/text-limits.ts`, textLimits(contract)),
    writeFile(`${generated}/labels.ts`, enumerationLabels(contract)),
    writeFile(`${generated}/flagged-field-labels.ts`, flaggedFieldLabels(contract)),
    writeFile(`${generated}/msw-handlers.ts`, mswHandlers(contract)),
    writeClientPackage(withoutMocksOnly(contract), `${generated}/client`),
    quietly(() => Promise.all([hooks(generated, withLocations), mockHandlers(generated)])),
  ]);
}

function asModule(document: Contract): string {
  return `// Generated from openapi.yaml by generate.ts.
import { withoutMocksOnly, type Contract } from '../openapi-document.ts';

/** Every operation, also those that the mocks alone answer (x-mocks-only). */
export const mockedContract = ${JSON.stringify(document)} as unknown as Contract;

/** What the server answers. */
export const contract = withoutMocksOnly(mockedContract);
`;
}

/** An Ajv error has the schema that a $ref leads to, so keywords beside the $ref (x-messages, x-no-contact) are copied into it. */
function inlineAnnotatedRefs<T>(node: T, contract: Contract): T {
  if (Array.isArray(node)) return node.map((item) => inlineAnnotatedRefs(item, contract)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const whole = '$ref' in node && Object.keys(node).length > 1 ? resolve(contract, node as { $ref: string }) : node;
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, inlineAnnotatedRefs(value, contract)]),
  ) as T; // the same shape, with some $refs resolved
}

/** What the contract leaves to be worked out. */
function prepared(contract: Contract): Contract {
  return withFlaggedFields(withNullableReferences(contract));
}

/**
 * Orval would invent data for a response without an example, in code that does not compile. The mocks answer with their own, and
 * Redocly names the missing example.
 */
function withSomeExample(contract: Contract): Contract {
  const changed = structuredClone(contract);
  for (const { operation } of operationsOf(changed))
    for (const response of Object.values(operation.responses)) {
      const json = response.content?.['application/json'];
      if (json && json.example === undefined && !json.examples) Object.assign(json, { schema: {}, example: {} });
    }
  return changed;
}

async function hooks(generated: string, withLocations: ReturnType<typeof createLocator>) {
  const cursors = {
    query: {
      useQuery: false,
      useInfinite: true,
      useInfiniteQueryParam: 'cursor',
      options: { initialPageParam: undefined, getNextPageParam: (last: { nextCursor?: string }) => last.nextCursor },
    },
  };
  const pages = {
    query: {
      useQuery: false,
      useInfinite: true,
      useInfiniteQueryParam: 'page',
      options: {
        initialPageParam: 0,
        getNextPageParam: (last: { hasNextPage: boolean; currentPage: number }) =>
          last.hasNextPage ? last.currentPage + 1 : undefined,
      },
    },
  };
  // The response is a plain list; a header says whether another page follows.
  const plainPages = {
    mutator: { path: `${folder}/http.ts`, name: 'httpWithHeaders' },
    fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true },
    query: {
      useQuery: false,
      useInfinite: true,
      useInfiniteQueryParam: 'page',
      options: {
        initialPageParam: 0,
        getNextPageParam: (last: { headers: Headers }, all: unknown[]) =>
          last.headers.get('has-next-page') === 'true' ? all.length : undefined,
      },
    },
  };
  await orval(
    {
      // Orval's type of a document is wider than ours; it hands over the contract.
      input: {
        target: `${folder}/openapi.yaml`,
        override: { transformer: (spec) => withLocations(prepared(spec as Contract)) as typeof spec },
      },
      output: {
        mode: 'tags-split',
        target: `${generated}/hooks/endpoints.ts`,
        client: 'react-query',
        httpClient: 'fetch',
        packageJson: `${folder}/../web/package.json`,
        tsconfig: `${folder}/../tsconfig.json`,
        indexFiles: true,
        override: {
          enumGenerationType: 'const',
          mutator: { path: `${folder}/http.ts`, name: 'http' },
          fetch: { includeHttpResponseReturnType: false },
          query: { signal: true, usePrefetch: true },
          operations: {
            getFeed: cursors,
            getForYou: cursors,
            listProposals: plainPages,
            listContactReads: plainPages,
            listBlocks: plainPages,
            listHiddenMembers: plainPages,
            listModerationCases: pages,
            listModerationAudit: pages,
            listSuspendedMembers: pages,
            listMessagesToMember: pages,
            listModeratorMessages: pages,
          },
        },
      },
    },
    folder,
  );
  // Orval writes nothing from what is no OpenAPI document, and throws no error.
  if (!existsSync(`${generated}/hooks`))
    throw new ContractMistake(
      'openapi/openapi.yaml is no OpenAPI document. This may name the line: npx redocly lint openapi/openapi.yaml',
    );
  await moveModel(`${generated}/hooks`);
}

/** Puts the types of all schemas into `model/index.ts`. Orval's folder of them would be 250 requests of a page in `npm run dev`. */
async function moveModel(within: string): Promise<void> {
  for await (const file of glob(`${within}/*/*.ts`)) {
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace("'../endpoints.schemas.ts'", "'../model/index.ts'"));
  }
  await mkdir(`${within}/model`);
  await rename(`${within}/endpoints.schemas.ts`, `${within}/model/index.ts`);
}

function mockHandlers(generated: string) {
  return orval(
    {
      input: {
        target: `${folder}/openapi.yaml`,
        override: { transformer: (spec) => withSomeExample(prepared(spec as Contract)) as typeof spec },
      },
      output: {
        mode: 'tags-split',
        target: `${generated}/msw/endpoints.ts`,
        schemas: `${generated}/msw/model`,
        client: 'fetch',
        tsconfig: `${folder}/../tsconfig.json`,
        mock: { generators: [{ type: 'msw', delay: false }] },
        override: { mock: { useExamples: true } },
      },
    },
    folder,
  );
}

/** Runs Orval without its report of each file; errors are still thrown. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => undefined;
  try {
    await run();
  } finally {
    console.log = log;
  }
}
