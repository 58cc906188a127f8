import { invalidValue, type RuleProblem } from './problems.ts';

/** The version of the sentences below: the day on which they changed last. */
export const currentConsentVersion = '2026-11-24';

/** What a member agrees to on creating a profile, for clients other than ours, which says it in more words to relatives. A new sentence needs a new day above. */
export const consent = {
  version: currentConsentVersion,
  text: 'I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members',
  textForAnother:
    'I agree that Mithaq stores what I wrote here, the religion included, and shows it to verified members; the person whom it is about knows of it',
};

/**
 * The problem of a request with this version of the consent, or null.
 * @param isRequired a new profile in production; otherwise an absent version passes
 */
export function consentProblem(version: string | null | undefined, isRequired: boolean): RuleProblem | null {
  const current = { version: currentConsentVersion };
  if (!version) {
    const detail = 'Please agree that Mithaq stores what you wrote here, your religion included.';
    return isRequired ? invalidValue('/consentVersion', detail, 'required', current) : null;
  }
  const detail = 'The text of this agreement has changed. Please reload the page, read it and agree again.';
  return version === currentConsentVersion ? null : invalidValue('/consentVersion', detail, 'outdated', current);
}
