import { expect, it } from 'vitest';
import { CaptchaSetupError } from './captcha-setup-error.ts';
import { outcomeOf } from './code-outcome.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  [null, 'SENT'],
  [withCode('auth/billing-not-enabled'), 'BILLING_NOT_ENABLED'],
  [withCode('auth/too-many-requests'), 'TOO_MANY_REQUESTS'],
  [withCode('auth/api-key-not-valid.-please-pass-a-valid-api-key.'), 'API_KEY_NOT_VALID'],
  [withCode('auth/requests-from-referer-https://mithaq.example-are-blocked.'), 'REQUESTS_FROM_REFERER'],
  [withCode('auth/internal-error'), 'OTHER'],
  [new Error('no'), 'OTHER'],
  [new CaptchaSetupError('no'), 'CAPTCHA_SETUP'],
])('%s is said as %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});
