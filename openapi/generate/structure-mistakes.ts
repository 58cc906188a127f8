import { spawn } from 'node:child_process';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Contract } from '../openapi-document.ts';
import { didYouMean } from './did-you-mean.ts';
import { lineOf } from './locations.ts';

const root = path.join(import.meta.dirname, '../..');

/** The rules of redocly.yaml without which wrong code, or none, would be generated. */
const rules = new Set([
  'struct',
  'no-required-schema-properties-undefined',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-tag-defined',
  'path-parameters-defined',
  'security-defined',
]);

/** A problem as `redocly lint --format=json` prints it. */
type Problem = {
  ruleId: string;
  severity: 'error' | 'warn';
  message: string;
  suggest: string[];
  location: [{ pointer: string }];
};

/** Sentences with their lines: the mistakes by which nothing can be generated, and what else breaks a rule, for `npm run check`. */
export type Linted = { mistakes: string[]; others: string[] };

/**
 * What Redocly finds outside the schemas, such as a misspelt `summary`.
 * @param file that has this source: Redocly reads no text
 */
export async function structureMistakes(source: string, file = 'openapi/openapi.yaml'): Promise<Linted> {
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const lint = spawn(process.execPath, [redocly, 'lint', file, '--format=json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { problems } = (await json(lint.stdout)) as { problems: Problem[] };
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true });
  const inFile = (at: string[]): string[] => (document.hasIn(at) ? at : inFile(at.slice(0, -1)));
  const [wrong, others] = [true, false].map((isOne) => problems.filter(({ ruleId }) => rules.has(ruleId) === isOne));
  // Of one operation or list, the first; others follow from it.
  const first = Map.groupBy(wrong!, ({ location: [{ pointer }] }) => path.dirname(pointer));
  return {
    mistakes: [...first.values()].map(([problem]) => sentenceOf(problem!)),
    // An example that two operations share is read twice.
    others: [
      ...new Set(
        others!
          .filter(({ severity }) => severity === 'error')
          .map((problem) => `${sentenceOf(problem)} (${problem.ruleId})`),
      ),
    ],
  };

  function sentenceOf({ ruleId, message, suggest: [meant], location: [{ pointer }] }: Problem): string {
    const steps = pointer.split('/').slice(1);
    const named = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const say = (at: string[], end: string) =>
      `openapi/openapi.yaml:${lineOf(document, lines, at)} ${message.replace(/\.$/, '')}${end}`;
    if (ruleId === 'operation-operationId-unique') {
      const at = [...named.slice(0, -1), 'operationId']; // of this rule alone the pointer ends with the value
      return say(at, `: line ${lineOf(document, lines, firstWith(document.getIn(at)))} has it, too.`);
    }
    const at = inFile(named);
    return say(at, meant ? `: did you mean "${meant}"?` : didYouMean(String(document.getIn(at)), namesAt(at, ruleId)));
  }

  /** Where the first operation has this operationId. */
  function firstWith(operationId: unknown): string[] {
    const { paths } = document.toJS() as Contract;
    return Object.entries(paths)
      .flatMap(([at, item]) => Object.keys(item).map((method) => ['paths', at, method, 'operationId']))
      .find((at) => document.getIn(at) === operationId)!; // Redocly has found one
  }

  /** The names among which Redocly suggests none. */
  function namesAt(at: string[], ruleId: string): string[] {
    if (!rules.has(ruleId)) return [];
    const { tags } = document.toJS() as { tags: { name: string }[] };
    if (ruleId === 'operation-tag-defined') return tags.map(({ name }) => name);
    const properties = document.getIn([...at.slice(0, -2), 'properties']);
    return isMap(properties) ? properties.items.map(({ key }) => String(key)) : [];
  }
}
