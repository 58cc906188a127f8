import { stringify } from 'yaml';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { operationOf, requestProblem, takesBody } from '@mithaq/openapi/contract-validation.ts';
import { versionOf } from '@mithaq/openapi/contract-version.ts';
import { declaredProblems } from '@mithaq/openapi/declared-problems.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import {
  operationsOf,
  resolve,
  type Contract,
  type DeclaredProblem,
  type Example,
  type Operation,
  type Parameter,
  type ResponseObject,
  type Schema,
} from '@mithaq/openapi/openapi-document.ts';
import { openResponses } from '@mithaq/openapi/open-schemas.ts';
import { hostCookie } from '@mithaq/openapi/rules/cookies.ts';
import { defaultLimits, quotaProblem } from '@mithaq/openapi/rules/limits.ts';
import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import { problemDetails, problems, type RuleProblem } from '@mithaq/openapi/rules/problems.ts';
import { composedExample } from './composed-example.ts';
import { harvestExamples } from './harvest-examples.ts';
import { sentHeaders, sentHeadersOf } from './sent-headers.ts';

const requestId = String(sentHeaders['RequestId']!.example);

/**
 * The contract as its consumers get it: each operation lists its own problems with an example of each, every response has
 * the headers that the server always sends, every object has an example, and responses are open. The source says each of these once.
 * @param publicUrl the address of this server
 * @param operator who runs it
 */
export function publishedContract(source: Contract, publicUrl: string, operator: Operator): Contract {
  const published = structuredClone(source);
  const session = published.components.securitySchemes['session'] as { name: string }; // a cookie
  session.name = hostCookie(session.name, publicUrl.startsWith('https:'));
  published.info.version = versionOf(source);
  published.info.contact = { name: operator.name, email: operator.contactEmail };
  published.servers = [{ url: publicUrl, description: 'This server. The client has the same origin.' }];
  published.info.description = `${published.info.description}\n${publishedOnly}`;
  harvestExamples(published);
  const problem = published.components.schemas['Problem']!; // responses of every operation
  problem.examples = [problemDetails(invalidRequest('sendProposal'), requestId)];
  for (const schema of Object.values(published.components.schemas))
    schema.examples ??= [composedExample(published, schema)].filter((example) => example !== undefined);
  for (const { method, operation } of operationsOf(published)) publishResponses(published, method, operation);
  const inline = operationsOf(published).flatMap(({ operation }) => operation.parameters ?? []);
  for (const parameter of [...Object.values(published.components.parameters), ...inline]) leaveOff(parameter);
  Object.assign(published.components.headers, sentHeaders);
  // Every operation has responses of its own now.
  published.components.responses = {};
  openResponses(published);
  return published;
}

/** What the published document alone has, for its description. */
const publishedOnly = `**Of this published document:** \`x-may-grow\` marks an enumeration in responses that may get more values; one without it gets none. \`x-format\` and
\`x-multiple-of\` are \`format\` and \`multipleOf\` in words that no common validator stops at. \`x-disabled\` marks the example of
a parameter that a request can leave out. \`x-changed\` is the day of the newest change of the API in the changelog.
`;

/** The reference sends each parameter that has an example, and an \`If-Match\` of the example would be refused: what is optional is off. */
function leaveOff(parameter: Parameter): void {
  if (parameter.required || parameter.example === undefined) return;
  parameter.examples = { default: { value: parameter.example, 'x-disabled': true } };
  delete parameter.example;
}

function publishResponses(published: Contract, method: string, operation: Operation): void {
  const byStatus = Map.groupBy(declaredProblems(method, operation), ({ code }) => String(problems[code].status));
  for (const [status, declared] of Object.entries(operation.responses)) {
    const response = resolve(published, declared);
    const sent = Object.entries(sentHeadersOf(operation, Number(status)));
    const headers = Object.fromEntries(
      sent.map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
    );
    operation.responses[status] = {
      ...response,
      ...problemResponse(published, operation, byStatus.get(status) ?? [], response),
      headers: { ...response.headers, ...headers },
    };
  }
  delete operation['x-problems'];
}

/** The description and the examples of a response with these problems; nothing for a response without any. */
function problemResponse(
  published: Contract,
  { operationId }: Operation,
  declared: DeclaredProblem[],
  response: ResponseObject,
): Partial<ResponseObject> {
  if (declared.length === 0) return {};
  const examples = declared.map((problem): [string, Example] => {
    const isOwn = problem.code === 'validation' || problem.code === 'contact-in-text';
    const name = [problem.code, ...Object.values(problem.params ?? {}).filter((part) => typeof part === 'string')].join(
      '.',
    );
    const example = { summary: plain(problem.when), value: exampleOf(problem, operationId as OperationId) };
    if (isOwn) return [name, example];
    const key = `problem.${name}`;
    const known = published.components.examples[key];
    if (known && known.summary !== example.summary) return [name, example];
    published.components.examples[key] = example;
    return [name, { $ref: `#/components/examples/${key}` }];
  });
  const lines = declared.map(({ code, when, params }) => {
    const reason = params?.proof ?? params?.quota ?? params?.reason;
    return `- [\`${code}\`](/problems/${code})${reason ? ` (${reason})` : ''}: ${when}`;
  });
  const [[type, content]] = Object.entries(response.content!) as [[string, { schema: object }]]; // problems have a body
  return {
    description: lines.join('\n'),
    content: { [type]: { schema: content.schema, examples: Object.fromEntries(examples) } },
  };
}

function exampleOf({ code, params }: DeclaredProblem, operationId: OperationId) {
  const problem: RuleProblem =
    code === 'validation'
      ? invalidRequest(operationId)
      : code === 'contact-in-text'
        ? contactInText(operationId)
        : code === 'rate-limited' && params?.quota
          ? quotaProblem(defaultLimits, params.quota, new Date())
          : { code, ...(params && { params }) };
  return problemDetails(problem, requestId);
}

/** What a request with an empty body, with an id that is none, or with an unknown parameter gets. */
function invalidRequest(operationId: OperationId): RuleProblem {
  const { operation, path: template } = operationOf(operationId);
  const path = Object.fromEntries([...template.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [name, 'x']));
  const body = takesBody(operationId) ? {} : null;
  const query = operation['x-any-query'] ? { code: 'x'.repeat(2049) } : { sort: 'name' };
  const now = () => new Date();
  const found = requestProblem(operationId, { path, body, query }, now) ?? { code: 'validation', errors: [] };
  return { ...found, errors: found.errors?.slice(0, 1) ?? [] };
}

/** The text and its field, of the fields that the operation takes. */
function contactInText(operationId: OperationId): RuleProblem {
  const { content } = resolve(contract, operationOf(operationId).operation.requestBody!); // what has no texts does not answer so
  const pointer = pointerOfText(content['application/json']!.schema)!;
  const detail = problems['contact-in-text'].detail;
  return {
    code: 'contact-in-text',
    errors: [{ pointer, code: 'contact', detail, contact: { kind: 'PHONE', start: 11, end: 25 } }],
  };
}

/** The pointer to the first text in which no contact details may be, or null. */
function pointerOfText(declared: Schema, at = ''): string | null {
  const schema = resolve(contract, declared);
  if (schema['x-no-contact']) return at;
  const parts = Object.entries(schema.properties ?? {});
  if (schema.items) parts.push(['0', schema.items]);
  return parts.map(([name, part]) => pointerOfText(part, `${at}/${name}`)).find((found) => found !== null) ?? null;
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** A contract as YAML, for the download. */
export function asYaml(published: Contract): string {
  return stringify(published, { lineWidth: 120, aliasDuplicateObjects: false });
}
