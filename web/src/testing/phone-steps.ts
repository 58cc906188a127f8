import { msg } from '@lingui/core/macro';
import type { SmsCode } from '@mithaq/openapi/phone-service.ts';
import { userEvent } from 'storybook/test';
import type { Hands } from './screen.tsx';

/** A number that nobody has. */
export const freeNumber = '+999991000900';

/** The text messages of the story that is shown. */
const inbox: string[] = [];

/** For the mock backend of a story that enters the right code. */
export const onSms = ({ code }: SmsCode) => void inbox.unshift(code);

/** Both steps, with the right code. */
export async function proveNumber(hands: Hands): Promise<void> {
  await sendTo(hands, freeNumber);
  await hands.page.findByText(hands.say(msg`Verification code sent!`));
  await confirmWith(hands, inbox[0] ?? '');
}

export async function sendTo(hands: Hands, to: string): Promise<void> {
  await type(hands, msg`Phone number`, to);
  await hands.press(msg`Send Code`);
}

export async function confirmWith(hands: Hands, code: string): Promise<void> {
  await type(hands, msg`Verification code`, code);
  await hands.press(msg`Verify Code`);
}

export async function type({ page, say }: Hands, label: Parameters<Hands['say']>[0], text: string): Promise<void> {
  await userEvent.type(await page.findByRole('textbox', { name: say(label) }), text);
}
