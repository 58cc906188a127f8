import { expect, it } from 'vitest';
import { consentProblem, currentConsentVersion } from './consent.ts';

it('the current version passes, whether it is required or not', () => {
  expect(consentProblem(currentConsentVersion, true)).toBeNull();
  expect(consentProblem(currentConsentVersion, false)).toBeNull();
});

it('an absent version is refused only where it is required', () => {
  for (const absent of [undefined, null, '']) {
    expect(consentProblem(absent, true)).toMatchObject({
      code: 'validation',
      errors: [{ pointer: '/consentVersion', detail: expect.stringMatching(/^Please agree/) }],
    });
    expect(consentProblem(absent, false)).toBeNull();
  }
});

it('another version is refused everywhere', () => {
  for (const isRequired of [true, false])
    expect(consentProblem('2020-01-01', isRequired)).toMatchObject({ errors: [{ pointer: '/consentVersion' }] });
});
