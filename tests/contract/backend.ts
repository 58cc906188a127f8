import type { Limits } from '@mithaq/openapi/rules/limits.ts';

/** A response whose body has not been checked yet. */
export type BackendResponse = { status: number; headers: Headers; body: unknown };

export type RequestOptions = {
  query?: Record<string, string | string[]>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, with the content type of the headers. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** Sends a request with one session, or without one. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<BackendResponse>;

/** An implementation of the contract that is running. */
export type Backend = {
  /** Sends without a session. */
  visitor: Send;
  /** Signs in a new user, without Google. */
  signIn(account: { email: string; name: string }): Promise<Send>;
  /** A token that proves the number; `claims` replaces some of its claims. */
  phoneProof(phoneNumber: string, claims?: Record<string, unknown>): Promise<string>;
  /** Adds as many copies of one member, whom another one has saved: fifty sign-ups would take long. Both are profile ids. */
  addSavedCopies(members: { saver: string; original: string; count: number }): Promise<void>;
  close(): Promise<void>;
};

export type BackendOptions = {
  limits: Partial<Limits>;
  now: () => Date;
  moderatorEmails: readonly string[];
  requiresConsent: boolean;
};

/** An implementation of the contract. */
export type BackendSource = { name: 'mocks' | 'api'; open(options: BackendOptions): Promise<Backend> };

/** The address of a request with its query; a list is sent as the same name several times. */
export function urlOf(path: string, query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The headers and the payload of a request. */
export function contentOf({ body, raw, headers }: RequestOptions): {
  headers: Record<string, string>;
  payload: string | Uint8Array<ArrayBuffer> | undefined;
} {
  if (body === undefined) return { headers: { ...headers }, payload: raw };
  return { headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) };
}
