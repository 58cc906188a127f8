import { fingerprintOf, keyProblem, memberIn, rememberedSince } from '@mithaq/openapi/rules/idempotency.ts';
import { throwIfProblem } from './api-problem.ts';
import type { HandlerContext } from './handler-context.ts';
import { findMember, type State, type User } from './state.ts';

type Call = Pick<HandlerContext, 'state' | 'request' | 'headers' | 'now'> & { user: User | null; body: unknown };

/**
 * The answer of a command, and with an `Idempotency-Key` that of the first time.
 * @throws ApiProblem idempotency-key-reused
 */
export async function once(
  { state, user, request, headers, body, now }: Call,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers.get('idempotency-key');
  if (key === null || !user?.profile) return work();
  const fingerprint = fingerprintOf(request.method, new URL(request.url).pathname, body);
  const since = rememberedSince(now()).toISOString();
  state.rememberedAnswers = state.rememberedAnswers.filter(({ at }) => at >= since);
  const first = state.rememberedAnswers.find((each) => each.user === user.id && each.key === key);
  throwIfProblem(first ? keyProblem(first, fingerprint) : null);
  if (first) {
    headers.set('idempotency-replayed', 'true');
    return first.answer;
  }
  const at = now().toISOString();
  const answer = (await work()) as object; // a proposal or a report
  const member = findMember(state, memberIn(answer, user.profile.id) ?? '')?.id;
  state.rememberedAnswers.push({
    user: user.id,
    key,
    fingerprint,
    answer: structuredClone(answer),
    at,
    ...(member && { member }),
  });
  return answer;
}

/** Forgets what one user was answered about another, in both directions. */
export function forgetAnswersBetween(state: State, one: string, other: string): void {
  state.rememberedAnswers = state.rememberedAnswers.filter(
    ({ user, member }) => ![`${one} ${other}`, `${other} ${one}`].includes(`${user} ${member}`),
  );
}
