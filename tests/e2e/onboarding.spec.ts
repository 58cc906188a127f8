import { expect, test } from './fixtures.ts';
import { codeSentTo } from './members.ts';
import { firstNameOf, newPerson } from './people.ts';
import { enterCode, sendCode, verifyPhone } from './phone.ts';
import {
  answerPreferences,
  answerProfile,
  choose,
  chip,
  completeProfile,
  consent,
  field,
  someAnswers,
  somePreferences,
  tick,
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
    expect(heading!.y).toBeGreaterThan(notice!.y + notice!.height);
  }).toPass();
  await verifyPhone(page, hamid.phoneNumber);
  await expect(page).toHaveURL('/feed');

  const { page: his } = await newMember('verified', { profile: { gender: 'MALE' } });
  await his.goto('/feed');
  await his.getByRole('link', { name: firstNameOf(maryam), exact: true }).click();
  await expect(his.getByText('Profile created by father')).toBeVisible();
  await expect(his.getByText('Hamid')).toHaveCount(0);
});

test('each field of the profile says what is wrong with it', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');

  await test.step('what is missing keeps one on the first step', async () => {
    await expect(field(page, 'Occupation').first()).toHaveValue('Na');
    await page.getByRole('combobox', { name: 'Occupation', exact: true }).clear();
    await expect(page.getByRole('combobox', { name: 'State', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('combobox', { name: 'Gender' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Profile created by' })).toBeFocused();
    for (const message of [
      'Full name is required',
      'Date of birth is required',
      'Gender is required',
      'Height is required',
      'Marital status is required',
      'Education is required',
      'Country is required',
      'State is required',
      'Please enter your city',
      'Please select school of thought',
      'Please select your relationship with profile',
      'Please tell us about yourself',
      'Please select tags',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    // The same words are below the question.
    await expect(page.getByText('Na if not applicable', { exact: true })).toHaveCount(2);
  });

  await test.step('what is too little or too much', async () => {
    const wrong: [label: string, typed: string, message: string][] = [
      ['Full name', 'A', 'Minimum 3 characters'],
      ['Full name', 'A'.repeat(51), 'Maximum 50 characters'],
      ['Height (feet)', '2.9', 'Height must be at least 3 feet'],
      ['Height (feet)', '8.1', 'Height must be less than 8 feet'],
      ['About me', 'a'.repeat(1501), 'Maximum 1500 characters'],
    ];
    for (const [label, typed, message] of wrong) {
      await field(page, label).fill(typed);
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    }
    await answerProfile(page, { tags: ['Religious', 'Family oriented'] });
    await expect(page.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription(/Please select exactly 3 tags/);
    await answerProfile(page, { tags: ['Traveler'] });
    await expect(page.getByText('Please select exactly 3 tags')).toHaveCount(0);
    await chip(page, 'Tags', 'Creative').click();
    await expect(chip(page, 'Tags', 'Creative')).not.toBeChecked();
    await expect(page.getByText('Please select exactly 3 tags')).toBeVisible();
  });

  await test.step('the limits themselves are fine', async () => {
    await answerProfile(page, { ...someAnswers, fullName: 'Al', height: '8', aboutMe: 'a'.repeat(1500), tags: [] });
    await field(page, 'Full name').fill('A'.repeat(50));
    await field(page, 'Height (feet)').fill('3');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: 'Preferred marital status' })).toBeVisible();
  });

  await test.step('the preferences too', async () => {
    await expect(field(page, 'Minimum age')).toHaveValue('18');
    await expect(field(page, 'Maximum age')).toHaveValue('24');
    await expect(chip(page, 'Preferred marital status', 'Unmarried')).toBeChecked();
    await chip(page, 'Preferred marital status', 'Unmarried').uncheck();
    await field(page, 'Minimum age').fill('17');
    await page.getByRole('button', { name: 'Submit' }).click();
    for (const message of [
      'Minimum age is 18',
      'At least one country is required',
      'School of thought is required',
      'Please select at least one marital status',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await field(page, 'Minimum age').fill('18');
    await field(page, 'Maximum age').fill('17');
    await expect(field(page, 'Maximum age')).toHaveAccessibleDescription(/Minimum age is 18/);
  });

  await test.step('and going back loses nothing', async () => {
    await tick(page, 'Preferred marital status', 'Widowed');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(field(page, 'Full name')).toHaveValue('A'.repeat(50));
    await expect(chip(page, 'Tags', 'Traveler')).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(chip(page, 'Preferred marital status', 'Widowed')).toBeChecked();
    await expect(field(page, 'Maximum age')).toHaveValue('17');
  });
});

test('an error waits half a second for the rest of the word', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.clock.install();
  await page.goto('/profile/create');
  await field(page, 'Full name').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Full name').fill('A');
  await page.clock.runFor(499);
  await expect(field(page, 'Full name')).not.toHaveAccessibleDescription(/Minimum 3 characters/);
  await page.clock.runFor(1);
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(/Minimum 3 characters/);
});

test('another country clears the state', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');
  await answerProfile(page, { country: 'India', state: 'Telangana' });
  await choose(page, 'Country', 'Pakistan');
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('');
  await choose(page, 'State', 'Punjab');
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('Punjab');
});

test('numbers may be typed in the digits of Arabic and Urdu', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');
  const height = field(page, 'Height (feet)');
  await height.pressSequentially('٥٫٣');
  await expect(height).toHaveAccessibleDescription('5.3 ft: 5 ft 3 in, 160 cm');
  await height.fill('۱۶۰');
  await expect(height).toHaveAccessibleDescription('5.3 ft: 5 ft 3 in, 160 cm');
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

test('contact details keep one on the step in which they stand', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');
  const about = field(page, 'About me');
  await answerProfile(page, { ...someAnswers, aboutMe: 'Please call my father on 98480 22338.' });
  await expect(about).toHaveAccessibleDescription(/These words look like a phone number: “98480 22338”/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(about).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('98480 22338');
  await about.fill('Please speak to my father.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeFocused();
  await page.goBack();
  await expect(about).toHaveValue('Please speak to my father.');
  await page.getByRole('button', { name: 'Next' }).click();
  await answerPreferences(page, somePreferences);
  await consent(page).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/verify-phone');
});

test('help opens in a new tab', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await page.goto('/profile/create');
  const about = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Tips for writing about yourself/ }).click();
  await expect(await about).toHaveURL('/profile-creation-guide#about-me');
  await expect((await about).getByRole('heading', { name: 'Writing Your About Me' })).toBeInViewport();

  await answerProfile(page, someAnswers);
  await page.getByRole('button', { name: 'Next' }).click();
  const preferences = page.waitForEvent('popup');
  await page.getByRole('link', { name: /How to set your preferences/ }).click();
  await expect(await preferences).toHaveURL('/profile-creation-guide#preferences');
  await expect((await preferences).getByRole('heading', { name: 'Setting Your Preferences' })).toBeInViewport();
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
    await expect(page.getByText(/^(30|29) s$/)).toBeVisible();
    await expect(send).toBeDisabled();
    await page.clock.fastForward(20_000);
    await expect(page.getByText(/^(10|9|8) s$/)).toBeVisible();
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
    // The page leaves room for the notices, so they cover no heading.
    const heading = page.getByRole('heading', { name: 'Verify Your Phone' });
    const notices = page.locator('[data-position="top-center"]');
    const bottomOfNotices = async () => (await notices.boundingBox())!.y + (await notices.boundingBox())!.height;
    await expect
      .poll(async () => (await heading.boundingBox())!.y - (await bottomOfNotices()))
      .toBeGreaterThanOrEqual(0);
  });

  await test.step('the right one is not', async () => {
    await enterCode(page, await codeSentTo(page.request, phoneNumber));
    await expect(toast(page, 'Phone number verified successfully!')).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });
});
