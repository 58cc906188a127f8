import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A sentence for each $ref that leads to nothing in the document, with its line. */
export function missingReferences(source: string): string[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const missing: string[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return;
      const reference = String(value.value);
      const steps = reference.split('/').slice(1);
      // A slash and a tilde in a name (RFC 6901).
      if (document.hasIn(steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')))) return;
      const { line } = lines.linePos(value.range?.[0] ?? 0);
      missing.push(`openapi/openapi.yaml:${line} names ${reference}, which is not in the file.`);
    },
  });
  return missing;
}
