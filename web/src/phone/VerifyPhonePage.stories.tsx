import { msg } from '@lingui/core/macro';
import { sentinels } from '@mithaq/mocks/src/sentinels.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { confirmWith, freeNumber, onSms, proveNumber, sendTo, type } from '../testing/phone-steps.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** A code by SMS proves the phone number. After it a person is a member. */
export default { title: 'Screens/Verify Your Phone', tags: ['screen'] };

const verify = (options: ScreenOptions) => screen('/verify-phone', { as: 'unverified', ...options });

export const Number = verify({ shows: msg`Verify Your Phone` });
export const NumberTooShort = verify({
  act: (hands) => type(hands, msg`Phone number`, '+99999'),
  shows: msg`Verify Your Phone`,
});
export const NumberWithoutCountryCode = verify({
  act: (hands) => type(hands, msg`Phone number`, '01712345678'),
  shows: /\+880 1712 345678/,
});
export const CodeSent = verify({ act: (hands) => sendTo(hands, freeNumber), shows: msg`Verification code sent!` });
export const Sending = verify({
  prepareState: (mockBackend) => mockBackend.slow('getClientConfig'),
  act: (hands) => sendTo(hands, freeNumber),
  shows: msg`Send Code`,
  held: 2,
});
export const NoCaptcha = verify({
  prepareState: (mockBackend) => mockBackend.fail('getClientConfig', 'offline'),
  act: (hands) => sendTo(hands, freeNumber),
  shows: msg`Failed to initialize verification`,
});
export const NotSent = verify({ act: (hands) => sendTo(hands, sentinels.smsTo), shows: msg`Please try again` });
export const WrongCode = verify({
  act: async (hands) => {
    await sendTo(hands, freeNumber);
    await confirmWith(hands, 'wrong!');
  },
  shows: msg`Invalid verification code`,
});
export const NumberInUse = verify({
  mockBackend: { onSms },
  prepareState: (mockBackend) => mockBackend.fail('recordVerifiedPhone', { code: 'phone-in-use' }),
  act: proveNumber,
  shows: { id: problems['phone-in-use'].detail },
});
export const Verified = verify({
  mockBackend: { onSms },
  act: proveNumber,
  shows: msg`Phone number verified successfully!`,
});
