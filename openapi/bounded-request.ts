import type { Schema } from './openapi-document.ts';
import { contract } from './generated/openapi.ts';
import { normalizeText } from './rules/text.ts';

/**
 * The largest request that the contract accepts. What is larger is cut to one more than this before it is validated, so that
 * it is refused with the same sentence, and every body costs little.
 */
export const requestBounds = { textLength: 1500, listLength: 50, depth: 4, unknownFields: 20, parameters: 50 } as const;

/** Every name of a field in the contract. */
const fieldNames = new Set(namesIn(contract.components.schemas));

/** A request body with every text normalized, cut to the bounds. */
export function boundedBody(body: unknown, depth = 0): unknown {
  if (typeof body === 'string') return boundedText(body);
  if (typeof body !== 'object' || body === null) return body;
  // No valid body nests so deep; null is refused there as well.
  if (depth > requestBounds.depth) return null;
  if (Array.isArray(body))
    return body.slice(0, requestBounds.listLength + 1).map((item) => boundedBody(item, depth + 1));
  const fields: [string, unknown][] = [];
  let unknown = 0;
  for (const name in body) {
    if (!fieldNames.has(name) && ++unknown > requestBounds.unknownFields) continue;
    fields.push([name, boundedBody((body as Record<string, unknown>)[name], depth + 1)]); // an object that is no array
  }
  return Object.fromEntries(fields);
}

function boundedText(text: string): string {
  const { textLength } = requestBounds;
  const trimmed = text.trim();
  // NFC makes one code unit of four at most, so this text is too long in any form.
  const normalized = trimmed.length > 4 * textLength ? trimmed : normalizeText(trimmed);
  // A code point has up to two code units.
  return normalized.slice(0, 2 * (textLength + 1));
}

function namesIn(schemas: Record<string, Schema>): string[] {
  return Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties));
}
