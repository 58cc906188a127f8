import { tidy } from '@mithaq/openapi/rules/text.ts';
import { bodyFaults, takesBody, type OperationId } from './contract-checks.ts';
import { Refusal } from './refusal.ts';

const mostBytes = 64 * 1024;
const deepest = 32;

/** The body of a request, trimmed and checked in the contract's order: 415, 413, 400. */
export async function readBody(operationId: OperationId, request: Request): Promise<unknown> {
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength > 0 && !/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('media-type');
  }
  if (bytes.byteLength > mostBytes) throw new Refusal('too-large');
  if (!takesBody(operationId)) return null;
  const body = tidyAll(parse(new TextDecoder().decode(bytes)));
  const { faults, isContactOnly } = bodyFaults(operationId, body);
  if (faults.length === 0) return body;
  throw new Refusal(isContactOnly ? 'contact-in-text' : 'validation', { detail: faults[0]!.detail, errors: faults });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const detail = 'Please send the request as JSON.';
    throw new Refusal('validation', { detail, errors: [{ pointer: '', detail }] });
  }
}

/** Every text trimmed and in NFC, as the contract says. What nests deeper than any request is refused by its schema. */
function tidyAll(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidy(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => tidyAll(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidyAll(item, depth + 1)]));
}
