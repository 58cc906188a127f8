import { operationsOf, type Contract } from '../openapi-document.ts';

/** A table of Orval's MSW handlers by operationId. MSW takes the first match, so fixed paths come before those with a parameter. */
export function mswHandlers(contract: Contract): string {
  const operations = operationsOf(contract)
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map(({ operation: { operationId, tags } }) => ({ operationId, tag: tags[0], name: handlerName(operationId) }));
  const imports = Map.groupBy(operations, ({ tag }) => tag);
  return [
    '// Generated from openapi.yaml by generate.ts.',
    ...[...imports].map(
      ([tag, of]) => `import { ${of.map(({ name }) => name).join(', ')} } from './msw/${tag}/${tag}.msw.ts';`,
    ),
    '',
    '/** The MSW handler of each operation, in the order in which they match. */',
    'export const mswHandlers = {',
    ...operations.map(({ operationId, name }) => `  ${operationId}: ${name},`),
    '} as const;',
    '',
  ].join('\n');
}

/** The name that Orval gives to the handler. */
function handlerName(operationId: string): string {
  return `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`;
}
