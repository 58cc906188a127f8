import { expect, test } from './fixtures.ts';
import { codeSentTo } from './members.ts';
import { firstNameOf, newPerson } from './people.ts';
import { enterCode, sendCode, verifyPhone } from './phone.ts';
import {
  answerPreferences,
  answerProfile,
  completeProfile,
  consent,
  field,
  someAnswers,
  somePreferences,
} from './profile-form.ts';
import { openPopup, signIn, useAnotherAccount } from './sign-in.ts';
import { toast } from './toast.ts';

test('a visitor signs in, writes a profile, verifies the phone and arrives at the Feed', async ({ page }) => {
  const maryam = newPerson();
  await page.goto('/');
  const popup = await openPopup(page);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  const isClosed = popup.waitForEvent('close');
  await useAnotherAccount(popup, maryam);
  await isClosed;

  await expect(page).toHaveURL('/profile/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.goto('/feed');
  await expect(page).toHaveURL('/profile/create');

  await completeProfile(page, { fullName: maryam.name });
  await expect(toast(page, 'Profile created successfully')).toBeVisible();
  await expect(page).toHaveURL('/verify-phone');
  await expect(page.getByRole('heading', { level: 1, name: 'Verify Your Phone' })).toBeVisible();
  await expect(page.getByText('Phone verification is required to continue')).toBeVisible();

  await verifyPhone(page, maryam.phoneNumber);
  await expect(toast(page, 'Phone number verified successfully!')).toBeVisible();
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Profiles' })).toBeVisible();
});

test('a father writes the profile of his daughter', async ({ page, newMember }) => {
  const hamid = newPerson({ profile: { fullName: 'Hamid Siddiqui' } });
  const maryam = newPerson();
  await signIn(page, hamid);
  await page.setViewportSize({ width: 360, height: 740 });
  await completeProfile(page, { fullName: maryam.name, gender: 'Female', createdBy: 'Father' });
  await expect(page).toHaveURL('/verify-phone');
  // The form was scrolled to its end when the notice came.
  await expect(async () => {
    const notice = await toast(page, 'Profile created successfully').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading!.y > notice!.y + notice!.height || notice!.y > heading!.y + heading!.height).toBe(true);
  }).toPass();
  // Nor does it cover the header. A menu that is opened meanwhile lies over it.
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const isOnTop = menu.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 30, top + 30));
  });
  expect(await isOnTop).toBe(true);
  await page.keyboard.press('Escape');
  await verifyPhone(page, hamid.phoneNumber);
  await expect(page).toHaveURL('/feed');

  const { page: his } = await newMember('verified', { profile: { gender: 'MALE' } });
  await his.goto('/feed');
  await his.getByRole('link', { name: firstNameOf(maryam), exact: true }).click();
  // The cards say it, too.
  await expect(his.getByRole('heading', { level: 1, name: firstNameOf(maryam) })).toBeVisible();
  await expect(his.getByText('Written by her father')).toBeVisible();
  await expect(his.getByText('Hamid')).toHaveCount(0);
});

test('a draft survives a reload until it is sent', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');
  await answerProfile(page, someAnswers);
  await page.getByRole('button', { name: 'Next' }).click();
  await answerPreferences(page, { maxAge: '40', countries: ['India', 'Malaysia'] });
  await page.reload();
  await expect(page.getByText('Your draft was restored.')).toBeVisible();
  await expect(field(page, 'Maximum age')).toHaveValue('40');
  await expect(page.getByText('Malaysia', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(field(page, 'About me')).toHaveValue(someAnswers.aboutMe);
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('Telangana');
  await page.getByRole('button', { name: 'Next' }).click();
  await answerPreferences(page, { schoolOfThought: somePreferences.schoolOfThought });
  await expect(consent(page)).not.toBeChecked();
  await consent(page).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/verify-phone');
});

test('the phone is proved by the code that was sent to it', async ({ newMember, expectProblem }) => {
  expectProblem(400, /accounts:signInWithPhoneNumber$/);
  const { page, phoneNumber } = await newMember('unverified');
  await page.clock.install();
  await page.goto('/verify-phone');
  const number = page.getByPlaceholder('+91XXXXXXXXXX');
  const send = page.getByRole('button', { name: 'Send Code' });
  const verify = page.getByRole('button', { name: 'Verify Code' });

  await test.step('Send Code waits for a number of 11 to 15 digits', async () => {
    await expect(page.getByText('Include country code (e.g., +91 for India)')).toBeVisible();
    await expect(send).toBeDisabled();
    for (const short of ['+9198765432', '+09876543210', '+9198765432101234', '+91 call me']) {
      await number.fill(short);
      await expect(send).toBeDisabled();
    }
    for (const right of ['+91987654321', '+919876543210123', phoneNumber]) {
      await number.fill(right);
      await expect(send).toBeEnabled();
    }
  });

  await test.step('a code was sent, and the next one has to wait for 30 seconds', async () => {
    // Without its plus, which is added.
    await sendCode(page, phoneNumber.slice(1));
    await expect(page.getByText(`Code sent to ${phoneNumber}`)).toBeVisible();
    await expect(toast(page, 'Verification code sent!')).toBeVisible();
    // The page leaves room for the notices, so they cover no heading.
    const heading = page.getByRole('heading', { name: 'Verify Your Phone' });
    const notices = page.locator('[data-position="top-center"]');
    const bottomOfNotices = async () => (await notices.boundingBox())!.y + (await notices.boundingBox())!.height;
    await expect
      .poll(async () => (await heading.boundingBox())!.y - (await bottomOfNotices()))
      .toBeGreaterThanOrEqual(0);
    // The clock of the page goes on meanwhile, and by some seconds on a slow machine.
    await expect(page.getByText(/^(30|2\d) s$/)).toBeVisible();
    await expect(send).toBeDisabled();
    await page.clock.fastForward(20_000);
    await expect(page.getByText(/^(10|[1-9]) s$/)).toBeVisible();
    await expect(send).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expect(send).toBeEnabled();
  });

  await test.step('a wrong code is refused', async () => {
    const code = await codeSentTo(page.request, phoneNumber);
    await expect(verify).toBeDisabled();
    await page.getByLabel('Verification code').fill('12345');
    await expect(verify).toBeDisabled();
    await page.getByLabel('Verification code').clear();
    await page.getByLabel('Verification code').pressSequentially('1234567');
    await expect(page.getByLabel('Verification code')).toHaveValue('123456');
    await enterCode(page, code === '000000' ? '000001' : '000000');
    await expect(toast(page, 'Invalid verification code')).toBeVisible();
    await expect(page).toHaveURL('/verify-phone');
  });

  await test.step('the right one is not', async () => {
    await enterCode(page, await codeSentTo(page.request, phoneNumber));
    await expect(toast(page, 'Phone number verified successfully!')).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });
});
