import {
  requiredStageOf,
  takesIdempotencyKey,
  takesIfMatch,
  type DeclaredProblem,
  type Operation,
} from './openapi-document.ts';
import { stageProblem, type Stage } from './rules/onboarding.ts';
import { problems } from './rules/problems.ts';

/** When a caller gets the problems that the contract's other words for an operation already say. */
const when = {
  validation: 'A value is missing, unknown or not valid. `errors` says which one and why.',
  'signed-out': 'There is no session, or it has ended.',
  suspended: 'A moderator has suspended the account.',
  'profile-incomplete': 'The account has no profile yet.',
  'phone-unverified': 'No phone number of the account is verified.',
  'not-found': 'The caller is not a moderator.',
  csrf: 'The request comes from a page of another site.',
  'too-large': 'The body has more than 64 KiB.',
  'media-type': 'The body is not JSON.',
  'changed-meanwhile': 'What is stored has another `ETag` than `If-Match`. Nothing was changed.',
  'idempotency-key-reused': 'The key came with another request within the last 24 hours.',
  internal: 'The server failed. Its log says why.',
  unavailable: 'The server is overloaded, or a service that it needs does not respond.',
} as const;

/**
 * Every problem that an operation can answer with: those that follow from its method and its `security`, and those that
 * it lists itself (`x-problems`), by status.
 */
export function declaredProblems(method: string, operation: Operation): DeclaredProblem[] {
  const isChange = method !== 'GET';
  const codes: (keyof typeof when)[] = [
    'validation',
    ...stageCodes(operation),
    ...(isChange || operation['x-records-read'] ? (['csrf'] as const) : []),
    ...(isChange ? (['too-large', 'media-type'] as const) : []),
    ...(takesIfMatch(operation) ? (['changed-meanwhile'] as const) : []),
    ...(takesIdempotencyKey(operation) ? (['idempotency-key-reused'] as const) : []),
    'internal',
    'unavailable',
  ];
  const derived = codes.map((code) => ({ code, when: when[code] }));
  const declared = [...derived, ...(operation['x-problems'] ?? [])];
  return declared.toSorted((a, b) => problems[a.code].status - problems[b.code].status);
}

/** The answers to callers who are not at the stage that the operation requires. */
function stageCodes(operation: Operation) {
  const stages: Stage[] = ['visitor', 'suspended', 'incomplete', 'unverified', 'verified'];
  const required = requiredStageOf(operation);
  const codes = stages.map((stage) => stageProblem(required, stage)).filter((code) => code !== null);
  return [...new Set(codes)];
}

/** The statuses of an operation's problems that its responses lack, or have without a problem. */
export function wrongStatuses(method: string, operation: Operation): string[] {
  const declared = new Set(declaredProblems(method, operation).map(({ code }) => String(problems[code].status)));
  const listed = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
  return [
    ...[...declared].filter((status) => !listed.includes(status)).map((status) => `lacks the response ${status}`),
    ...listed.filter((status) => !declared.has(status)).map((status) => `can never answer ${status}`),
  ];
}
