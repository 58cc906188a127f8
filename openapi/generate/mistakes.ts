import { isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { lineOf } from './locations.ts';
import { schemaMistakes } from './schema-mistakes.ts';

/** What is wrong with the contract, in sentences for the person who has just edited it. */
export class ContractMistake extends Error {}

/** A sentence, with its line, for each mistake in the document that would be generated from wrongly, or end in an error of the code. */
export function mistakesIn(source: string): string[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true });
  const [unread] = document.errors; // others follow from the first
  if (unread) return [`openapi/openapi.yaml:${unread.linePos?.[0].line ?? 1} cannot be read. ${unread.message.trim()}`];
  const mistakes: string[] = [];
  const sayAt = (line: number, sentence: string) => mistakes.push(`openapi/openapi.yaml:${line} ${sentence}`);
  const say = (offset: number, sentence: string) => sayAt(lines.linePos(offset).line, sentence);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      const reference = String(value.value);
      const steps = reference.split('/').slice(1);
      // A slash and a tilde in a name (RFC 6901).
      if (document.hasIn(steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')))) return;
      say(value.range?.[0] ?? 0, `names ${reference}, which is not in the file.`);
    },
    Map(_, map) {
      // JSON Schema demands both; a form, which reads the type alone, would send what the server refuses.
      if (listOf(map, 'type')?.includes('null') && listOf(map, 'enum')?.includes(null) === false)
        say(map.range?.[0] ?? 0, "allows 'null' by its type, and its enum does not list it: add null to the enum.");
    },
  });
  for (const { path, sentence } of schemaMistakes(document.toJS())) sayAt(lineOf(document, lines, path), sentence);
  return mistakes;
}

function listOf(map: YAMLMap, key: string): unknown[] | undefined {
  const list = map.get(key);
  return isSeq(list) ? list.items.map((item) => (isScalar(item) ? item.value : item)) : undefined;
}
