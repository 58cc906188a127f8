import { invalidValue, type RuleProblem } from './problems.ts';

/**
 * The version of the text to which a member agrees on the form: the day on which the text changed last. Its sentence
 * is in the form; a new sentence needs a new day here.
 */
export const currentConsentVersion = '2026-11-24';

/**
 * The problem of a request with this version of the consent, or null.
 * @param isRequired a new profile in production; otherwise an absent version passes
 */
export function consentProblem(version: string | null | undefined, isRequired: boolean): RuleProblem | null {
  if (!version) {
    const detail = 'Please agree that Mithaq stores what you wrote here, your religion included.';
    return isRequired ? invalidValue('/consentVersion', detail) : null;
  }
  const detail = 'The text of this agreement has changed. Please reload the page, read it and agree again.';
  return version === currentConsentVersion ? null : invalidValue('/consentVersion', detail);
}
