import { msg } from '@lingui/core/macro';
import { sentinels } from '@mithaq/mocks/src/sentinels.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { amina } from '../testing/people.ts';
import { confirmWith, freeNumber, onSms, proveNumber, sendTo, type } from '../testing/phone-steps.ts';
import { screen, type ScreenOptions } from '../testing/screen.tsx';

/** A member with a new SIM card changes the number, and stays verified. */
export default { title: 'Screens/Change My Phone Number', tags: ['screen'] };

const change = (options: ScreenOptions) => screen('/settings/phone', options);

export const Number = change({ shows: msg`Change my phone number` });
export const PresentNumber = change({
  act: (hands) => type(hands, msg`Phone number`, amina.phoneNumber),
  shows: msg`This is already your number.`,
});
export const CodeSent = change({ act: (hands) => sendTo(hands, freeNumber), shows: msg`Verification code sent!` });
export const Sending = change({
  prepareState: (mockBackend) => mockBackend.slow('getClientConfig'),
  act: (hands) => sendTo(hands, freeNumber),
  shows: msg`Send Code`,
  held: 2,
});
export const NotSent = change({ act: (hands) => sendTo(hands, sentinels.smsTo), shows: msg`Please try again` });
export const WrongCode = change({
  act: async (hands) => {
    await sendTo(hands, freeNumber);
    await confirmWith(hands, 'wrong!');
  },
  shows: msg`Invalid verification code`,
});
export const NumberInUse = change({
  mockBackend: { onSms },
  prepareState: (mockBackend) => mockBackend.fail('recordVerifiedPhone', { code: 'phone-in-use' }),
  act: proveNumber,
  shows: { id: problems['phone-in-use'].detail },
});
export const Changed = change({
  mockBackend: { onSms },
  act: proveNumber,
  shows: msg`Phone number verified successfully!`,
});
