import { PhoneCodeOutcome } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { CaptchaSetupError } from './captcha-setup-error.ts';

/**
 * What the operator learns of a code that was asked for. The codes of Firebase's errors are `auth/` and the message of its
 * service in small letters with dashes, of which some go on: `auth/requests-from-referer-https://mithaq.example-are-blocked.`
 */
export function outcomeOf(error: Error | null): PhoneCodeOutcome {
  if (!error) return 'SENT';
  if (error instanceof CaptchaSetupError) return 'CAPTCHA_SETUP';
  const code = 'code' in error ? String(error.code) : '';
  const said = code
    .replace(/^auth\//, '')
    .replaceAll('-', '_')
    .toUpperCase();
  return Object.values(PhoneCodeOutcome).find((outcome) => said.startsWith(outcome)) ?? 'OTHER';
}
