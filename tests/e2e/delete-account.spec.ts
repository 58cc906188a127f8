import { expect, test } from './fixtures.ts';
import { propose } from './members.ts';
import { firstNameOf } from './people.ts';

const man = { profile: { gender: 'MALE' } } as const;

test('she deletes her account, and he keeps the proposal without her name', async ({ newMember, newWindow }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  const before = await maryam.request.storageState();
  await propose(maryam, yusuf);
  const { page } = maryam;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('Please type DELETE if you want to delete your account.');
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await test.step('the message that the account is deleted, once', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/^Your account has been deleted/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Your account has been deleted/)).toHaveCount(0);
  });

  await test.step('her session has ended', async () => {
    const thief = await newWindow({ storageState: before });
    expect((await thief.request.get('/api/v1/users/current-user')).status()).toBe(401);
  });

  await test.step('the other side', async () => {
    await yusuf.page.goto('/proposals');
    await expect(yusuf.page.getByRole('article')).toContainText('This member has left');
    await expect(yusuf.page.getByText(firstNameOf(maryam))).toHaveCount(0);
  });
});
