import type { Contract } from '@mithaq/openapi/openapi-document.ts';
import { operationsOf } from '@mithaq/openapi/openapi-document.ts';
import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { declaredProblems } from '@mithaq/openapi/declared-problems.ts';
import { problemGuide } from '@mithaq/openapi/rules/problem-guide.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';

/** Every code of the contract. */
export const problemCodes = Object.keys(problems) as ProblemCode[]; // it has exactly these keys

/** What there is to know about a code: its cause, its cure, and the operations that answer with it. */
export function problemInfo(contract: Contract, code: ProblemCode) {
  const operations = operationsOf(contract).flatMap(({ method, path, operation }) =>
    declaredProblems(method, operation)
      .filter((each) => each.code === code)
      .map(({ when }) => ({ operationId: operation.operationId, tag: operation.tags[0], method, path, when })),
  );
  return { type: `/problems/${code}`, code, ...problems[code], ...problemGuide[code], operations };
}

/** The address of an operation in the reference. */
export function referenceOf(tag: string, method: string, path: string): string {
  return `/api/docs/reference/#tag/${tag}/${method}${path}`;
}

/** The page of a code in Markdown. */
export function problemMarkdown({
  code,
  status,
  title,
  detail,
  cause,
  cure,
  operations,
}: ReturnType<typeof problemInfo>) {
  const rows = operations.map(
    ({ method, path, when, tag }) => `| [\`${method} ${path}\`](${referenceOf(tag, method, path)}) | ${when} |`,
  );
  return [
    `# ${title}`,
    `\`${code}\`, status ${status}. A member reads: "${detail}"`,
    `## Cause\n\n${cause}`,
    `## What to do\n\n${cure}`,
    ...(rows.length > 0
      ? [`## Operations that answer so\n\n| Operation | When |\n| --- | --- |\n${rows.join('\n')}`]
      : []),
    'All codes are in the guide to [errors](/api/docs/errors).',
  ].join('\n\n');
}
