/**
 * A media type of JSON in UTF-8, which is the only encoding of JSON between systems (RFC 8259, section 8.1). Other parameters have no
 * meaning.
 */
export const jsonMediaType = /^\s*application\/json\s*(;(?!\s*charset\s*=)[^;]*|;\s*charset\s*=\s*"?utf-?8"?\s*)*$/i;

/** Whether the percent escapes of a query are text in UTF-8. @param query with or without its question mark */
export function isDecodableQuery(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}
