import type { Proposal } from '../generated/hooks/model/index.ts';
import { entityTag } from './entity-tag.ts';
import type { RuleProblem } from './problems.ts';

/** Hours for which the answer to a request with an `Idempotency-Key` is remembered. */
export const rememberedHours = 24;

/** The time before which an answer is as good as forgotten. */
export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - rememberedHours * 3_600_000);
}

/** What tells a request from another one with the same key; equal bodies are the same in whatever order their fields come. */
export function fingerprintOf(method: string, path: string, body: unknown): string {
  return entityTag([method, path, body]);
}

/** The problem of a request whose key came with another one before, or null when it may have the answer to that one. */
export function keyProblem(first: { fingerprint: string }, fingerprint: string): RuleProblem | null {
  return first.fingerprint === fingerprint ? null : { code: 'idempotency-key-reused' };
}

/**
 * The other member whom an answer shows, by the id of the profile, or null. Once that member has left or one of the two has blocked the
 * other, the answer is forgotten: it has a name which the caller is not to get any more.
 */
export function memberIn(answer: Partial<Proposal>, ownProfileId: string): string | null {
  const sides = [answer.senderProfile, answer.receiverProfile];
  return sides.find((side) => side && !side.hasLeft && side.id !== ownProfileId)?.id ?? null;
}
