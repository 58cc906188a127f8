import { msg } from '@lingui/core/macro';
import { sentinels } from '@mithaq/mocks/src/sentinels.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { userEvent } from 'storybook/test';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';

/** A code by SMS proves the phone number. After it a person is a member. */
export default { title: 'Screens/Verify Your Phone', tags: ['screen'] };

const verify = (options: ScreenOptions) => screen('/verify-phone', { as: 'unverified', ...options });
const number = '+999991000900';

/** The text messages of the story that is shown. */
const inbox: string[] = [];
const onSms = ({ code }: { code: string }) => void inbox.unshift(code);

export const Number = verify({ shows: msg`Verify Your Phone` });
export const NumberTooShort = verify({
  act: (hands) => type(hands, msg`Phone number`, '+99999'),
  shows: msg`Verify Your Phone`,
});
export const NumberWithoutCountryCode = verify({
  act: (hands) => type(hands, msg`Phone number`, '01712345678'),
  shows: /\+880 1712 345678/,
});
export const CodeSent = verify({ act: (hands) => sendTo(hands, number), shows: msg`Verification code sent!` });
export const Sending = verify({
  prepareState: (mockBackend) => mockBackend.slow('getClientConfig'),
  act: (hands) => sendTo(hands, number),
  shows: msg`Send Code`,
  held: 2,
});
export const NoCaptcha = verify({
  prepareState: (mockBackend) => mockBackend.fail('getClientConfig', 'offline'),
  act: (hands) => sendTo(hands, number),
  shows: msg`Failed to initialize verification`,
});
export const NotSent = verify({ act: (hands) => sendTo(hands, sentinels.smsTo), shows: msg`Please try again` });
export const WrongCode = verify({
  act: async (hands) => {
    await sendTo(hands, number);
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

async function proveNumber(hands: Hands): Promise<void> {
  await sendTo(hands, number);
  await hands.page.findByText(hands.say(msg`Verification code sent!`));
  await confirmWith(hands, inbox[0] ?? '');
}

async function sendTo(hands: Hands, to: string): Promise<void> {
  await type(hands, msg`Phone number`, to);
  await hands.press(msg`Send Code`);
}

async function confirmWith(hands: Hands, code: string): Promise<void> {
  await type(hands, msg`Verification code`, code);
  await hands.press(msg`Verify Code`);
}

async function type({ page, say }: Hands, label: Parameters<Hands['say']>[0], text: string): Promise<void> {
  await userEvent.type(await page.findByRole('textbox', { name: say(label) }), text);
}
