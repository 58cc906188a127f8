import type { MailConsent, MailConsentInput } from '../generated/hooks/model/index.ts';
import { invalidValue, type RuleProblem } from './problems.ts';

/**
 * The version of the text to which a member agrees before the first mail about news: the day on which it changed last. The
 * sentence is in the client; a new sentence needs a new day here, and is asked for again.
 */
export const currentMailConsentVersion = '2026-11-24';

/** After so many mails in a row to an address that does not exist, none is sent until the member agrees again. */
export const maxBounces = 3;

/** What a member has answered, and how many mails in a row came back. */
export type MailAnswer = { agreed: boolean; version: string; bounces: number };

/** Whether a member gets mail. A refusal lasts; a yes is one to the text of its time. */
export function mailStatus(answer: MailAnswer | null): MailConsent['status'] {
  if (!answer) return 'NOT_ASKED';
  if (!answer.agreed) return 'REFUSED';
  if (answer.version !== currentMailConsentVersion) return 'NOT_ASKED';
  return answer.bounces >= maxBounces ? 'STOPPED' : 'AGREED';
}

/** The problem of an answer to an earlier text, or null. */
export function mailConsentProblem({ agreed, version }: MailConsentInput): RuleProblem | null {
  const detail = 'The text of this agreement has changed. Please reload the page, read it and agree again.';
  return agreed && version !== currentMailConsentVersion
    ? invalidValue('/version', detail, 'outdated', { version: currentMailConsentVersion })
    : null;
}
