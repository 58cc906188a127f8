import type { Answer } from './model.ts';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: object;
  headers?: Record<string, string>;
};

/** What came back over HTTP; `answer` is null when no answer came, or 503. */
export type Response = { answer: Answer | null; status: number; ms: number };

/** No request may take longer; a longer one counts as one without an answer. */
const timeoutMs = 20_000;

/** Sends one request and reduces its response; `factsOf` reads the body of a success. */
export async function ask(
  origin: string,
  { method, path, cookie, body, headers }: HttpRequest,
  factsOf: (body: never) => unknown = () => undefined,
): Promise<Response> {
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const text = await response.text();
    if (status === 503) return { answer: null, status, ms: ms() };
    const content = text === '' ? undefined : (JSON.parse(text) as never); // factsOf names what it reads
    const answer =
      status < 400
        ? { status, facts: factsOf(content!) }
        : { status, code: (content as unknown as { code?: string }).code };
    return { answer, status, ms: ms() };
  } catch {
    return { answer: null, status: 0, ms: ms() };
  }
}
