import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { generate as orval } from 'orval';
import { parse } from 'yaml';
import { resolve, type Contract } from './generate/contract.ts';
import { formRules } from './generate/forms.ts';
import { enumerationLabels } from './generate/labels.ts';
import { handlerTypes } from './generate/operations.ts';

/**
 * Makes openapi/generated/ from openapi.yaml: the document as JSON, React Query hooks and MSW handlers (Orval), the
 * handlers' types, the forms' rules and the enumerations' labels.
 */
const folder = import.meta.dirname;
const generated = `${folder}/generated`;

await rm(generated, { recursive: true, force: true });
await mkdir(generated, { recursive: true });
// openapi.yaml is ours and linted: it has the shape of a contract.
const contract = parse(await readFile(`${folder}/openapi.yaml`, 'utf8'), { merge: true }) as Contract;

await Promise.all([
  writeFile(`${generated}/openapi.json`, JSON.stringify(contract)),
  writeFile(`${generated}/openapi.ts`, asModule(wordsInPlace(contract))),
  writeFile(`${generated}/operations.ts`, await handlerTypes(contract)),
  writeFile(`${generated}/forms.ts`, formRules(contract)),
  writeFile(`${generated}/labels.ts`, enumerationLabels(contract)),
  hooks(),
  mockHandlers(),
]);

function asModule(document: Contract): string {
  return `// Generated from openapi.yaml by generate.ts.\nimport type { Contract } from '../generate/contract.ts';\nexport const contract = ${JSON.stringify(document)} as unknown as Contract;\n`;
}

/** Validation hands an error the schema behind a $ref, so what stands beside a $ref (x-messages, x-no-contact) is brought there. */
function wordsInPlace<T>(node: T): T {
  if (Array.isArray(node)) return node.map(wordsInPlace) as T;
  if (typeof node !== 'object' || node === null) return node;
  const whole = '$ref' in node && Object.keys(node).length > 1 ? resolve(contract, node as { $ref: string }) : node;
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, wordsInPlace(value)])) as T; // the same shape, with some $refs followed
}

function hooks() {
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
  return quietly({
    input: { target: `${folder}/openapi.yaml` },
    output: {
      mode: 'tags-split',
      target: `${generated}/hooks/endpoints.ts`,
      schemas: `${generated}/hooks/model`,
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
        operations: { getFeed: pages, getForYou: pages },
      },
    },
  });
}

function mockHandlers() {
  return quietly({
    input: { target: `${folder}/openapi.yaml` },
    output: {
      mode: 'tags-split',
      target: `${generated}/msw/endpoints.ts`,
      schemas: `${generated}/msw/model`,
      client: 'fetch',
      tsconfig: `${folder}/../tsconfig.json`,
      mock: { generators: [{ type: 'msw', delay: false }] },
      override: { mock: { useExamples: true } },
    },
  });
}

/** Orval reports each file it writes; only its errors are of interest here. */
async function quietly(options: Parameters<typeof orval>[0]): Promise<void> {
  const { log } = console;
  console.log = () => undefined;
  try {
    await orval(options, folder);
  } finally {
    console.log = log;
  }
}
