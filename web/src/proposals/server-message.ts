import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What the server said, for a toast; nothing when the answer was not the server's (openapi/http.ts then has no request id). */
export function serverMessage({ requestId, detail }: Problem): string | undefined {
  return requestId === '' ? undefined : detail || undefined;
}
