import type { Page } from '@playwright/test';
import { codeSentTo } from './members.ts';
import { toast } from './toast.ts';

/** Asks for a code by SMS. */
export async function sendCode(page: Page, phoneNumber: string): Promise<void> {
  await page.getByPlaceholder('+91XXXXXXXXXX').fill(phoneNumber);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await toast(page, 'Verification code sent!').waitFor();
}

/** Enters the code that came by SMS. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

/** Both steps of Verify Your Phone. */
export async function verifyPhone(page: Page, phoneNumber: string): Promise<void> {
  await sendCode(page, phoneNumber);
  await enterCode(page, await codeSentTo(page.request, phoneNumber));
}
