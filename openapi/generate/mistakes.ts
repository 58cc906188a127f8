import { type ErrorCode, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Contract, Operation } from '../openapi-document.ts';
import { didYouMean } from './did-you-mean.ts';
import { lineOf } from './locations.ts';
import { schemaMistakes, type Mistake } from './schema-mistakes.ts';

/** What is wrong with the contract, in sentences for the person who has just edited it. */
export class ContractMistake extends Error {}

/** What the parser's words mean most often. */
const hints: Partial<Record<ErrorCode, string>> = {
  MULTILINE_IMPLICIT_KEY: ' Is there a space after each colon?',
  BLOCK_AS_IMPLICIT_KEY: ' A text with a colon needs quotes.',
};

/** A sentence, with its line, for each mistake in the document that would be generated from wrongly, or end in an error of the code. */
export function mistakesIn(source: string): string[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true, prettyErrors: false });
  const mistakes: string[] = [];
  const sayAt = (line: number, sentence: string) => mistakes.push(`openapi/openapi.yaml:${line} ${sentence}`);
  const say = (offset: number, sentence: string) => sayAt(lines.linePos(offset).line, sentence);
  const [unread] = document.errors; // others follow from the first
  if (unread) {
    say(unread.pos[0], `cannot be read. ${unread.message}.${hints[unread.code] ?? ''}`);
    return mistakes;
  }
  const contract = document.toJS() as Contract; // as far as it has the shape of one
  const components = Object.entries(contract.components ?? {}).flatMap(([kind, named]) =>
    Object.keys(named ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      const reference = String(value.value);
      // A slash and a tilde in a name (RFC 6901).
      const steps = reference
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      if (reference.startsWith('#/') && document.hasIn(steps)) return;
      const name = reference.split('/').at(-1)!;
      const ofThisName = components.filter((component) => component.endsWith(`/${name}`));
      const [known, limit] = ofThisName.length > 0 ? [ofThisName, Infinity] : [components, name.length / 2];
      say(value.range?.[0] ?? 0, `names ${reference}, which is not in the file${didYouMean(reference, known, limit)}`);
    },
    Map(_, map) {
      // JSON Schema demands both; a form, which reads the type alone, would send what the server refuses.
      if (listOf(map, 'type')?.includes('null') && listOf(map, 'enum')?.includes(null) === false)
        say(map.range?.[0] ?? 0, "allows 'null' by its type, and its enum does not list it: add null to the enum.");
      // The rules of limits would demand those of a text, a list and an integer.
      if (map.get('type') === 'null') say(map.range?.[0] ?? 0, "has the type 'null' alone: write { const: null }.");
    },
  });
  for (const { path, sentence } of [...schemaMistakes(contract), ...extensionMistakes(contract)])
    sayAt(lineOf(document, lines, path), sentence);
  return mistakes;
}

/** The extensions of an operation that something reads: OpenAPI allows any. */
const extensions: Record<Extract<keyof Operation, `x-${string}`>, true> = {
  'x-any-query': true,
  'x-deprecated-since': true,
  'x-mocks-only': true,
  'x-no-head': true,
  'x-problems': true,
  'x-records-read': true,
  'x-sunset': true,
  'x-version-of': true,
};

function extensionMistakes({ paths }: Contract): Mistake[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).flatMap(([method, operation]) =>
      Object.keys(operation ?? {})
        .filter((key) => key.startsWith('x-') && !(key in extensions))
        .map((key) => ({
          path: ['paths', path, method, key],
          sentence: `has "${key}", which nothing reads${didYouMean(key, Object.keys(extensions))}`,
        })),
    ),
  );
}

function listOf(map: YAMLMap, key: string): unknown[] | undefined {
  const list = map.get(key);
  return isSeq(list) ? list.items.map((item) => (isScalar(item) ? item.value : item)) : undefined;
}
