import type { Page } from '@playwright/test';
import { findCard } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { firstNameOf, newPerson, type Person } from './people.ts';
import { verifyPhone } from './phone.ts';
import { completeProfile, type ProfileAnswers } from './profile-form.ts';
import { changeStatus, openProposals, proposalWith, sendProposal, transitionButtons } from './proposals.ts';
import { signIn } from './sign-in.ts';
import { toast } from './toast.ts';

test('two people meet, agree and marry @phone', async ({ page: hers, newWindow }) => {
  test.slow();
  const his = await newWindow();
  const maryam = newPerson();
  const yusuf = newPerson({ profile: { gender: 'MALE' } });

  await test.step('both join', async () => {
    await join(hers, maryam, { gender: 'Female', dateOfBirth: '1998-05-17' });
    await join(his, yusuf, { gender: 'Male', dateOfBirth: '1995-11-02', height: '5.9' });
  });

  await test.step('they find each other, in the Feed and in For You', async () => {
    await hers.reload();
    await findCard(hers, firstNameOf(yusuf));
    await findCard(his, firstNameOf(maryam));
    await openTab(hers, 'For You');
    await expect(await findCard(hers, firstNameOf(yusuf))).toContainText("Both of you fit each other's wishes");
    await openTab(his, 'For You');
    await expect(await findCard(his, firstNameOf(maryam))).toContainText("Both of you fit each other's wishes");
  });

  await test.step('he sends a proposal', async () => {
    await his.getByRole('link', { name: firstNameOf(maryam), exact: true }).click();
    await expect(his.getByRole('heading', { level: 1 })).toHaveText(firstNameOf(maryam));
    await sendProposal(his);
    await expect(toast(his, 'Proposal sent successfully')).toBeVisible();
    await expect(his.getByRole('button', { name: 'Send Proposal' })).toHaveCount(0);
    await openProposals(his, 'Sent');
    const sent = proposalWith(his, maryam.name);
    await expect(sent).toContainText('Pending');
    // The sender sees no actions while it is pending.
    await expect(transitionButtons(sent)).toHaveCount(0);
  });

  const father = { name: 'Ibrahim Qureshi', phoneNumber: '+919876500123' };
  await test.step('she names her father as her guardian', async () => {
    await hers.goto('/settings');
    await hers.getByRole('button', { name: 'Name a guardian' }).click();
    const dialog = hers.getByRole('dialog', { name: 'My guardian' });
    await dialog.getByRole('textbox', { name: 'Name of the guardian' }).fill(father.name);
    await dialog.getByRole('combobox', { name: 'How they are related to me' }).click();
    await hers.getByRole('option', { name: 'Father', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Phone of the guardian' }).fill(father.phoneNumber);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(hers, 'The guardian was saved')).toBeVisible();
  });

  await test.step('she accepts it, and shares her father alone', async () => {
    await openProposals(hers, 'Received');
    const received = proposalWith(hers, yusuf.name);
    await expect(received).toContainText('Pending');
    await expect(received).toContainText('Hyderabad, Telangana, India');
    await expect(received.getByRole('button', { name: 'View Contact Details' })).toHaveCount(0);
    await changeStatus(hers, received, 'Accept', 'Accepted', async (dialog) => {
      await expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
      await dialog.getByRole('radio', { name: "My guardian's" }).click();
    });
    await expect(toast(hers, 'Proposal Accepted')).toBeVisible();
    // In the list, or in a narrow window on the page that follows.
    await expect(hers.getByRole('main').getByText('Accepted', { exact: true }).first()).toBeVisible();
  });

  await test.step("he reads her father's number, which she can see, and then hers", async () => {
    await his.reload();
    const accepted = proposalWith(his, maryam.name);
    await accepted.getByRole('button', { name: 'View Contact Details' }).click();
    await expect(accepted.getByRole('link', { name: father.phoneNumber })).toBeVisible();
    await expect(accepted).toContainText(`${father.name}her father`);
    await expect(accepted).not.toContainText(maryam.email);
    await expect(accepted).not.toContainText(maryam.phoneNumber);
    await hers.goto('/settings');
    await expect(hers.getByRole('region', { name: 'Who read my contact details' })).toContainText(yusuf.name);
    await openProposals(hers, 'Received');
    await proposalWith(hers, yusuf.name).getByRole('button', { name: 'Change what they see' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Change what they see' });
    await dialog.getByRole('radio', { name: 'Both' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(hers, 'Your choice was saved')).toBeVisible();
  });

  await test.step('both see how to reach the other', async () => {
    await expectContact(hers, maryam, yusuf);
    await his.reload();
    await expectContact(his, yusuf, maryam);
  });

  await test.step('he marks the marriage as fixed, and both see it', async () => {
    await changeStatus(his, proposalWith(his, maryam.name), 'Marriage Fixed', 'Marriage fixed');
    await expect(toast(his, 'Proposal Marriage fixed')).toBeVisible();
    await Promise.all([hers.reload(), his.reload()]);
    for (const [page, me, other] of [
      [his, yusuf, maryam],
      [hers, maryam, yusuf],
    ] as const) {
      await expect(proposalWith(page, other.name)).toContainText('Alhamdulillah, Marriage Fixed');
      await expectContact(page, me, other);
      await expect(
        proposalWith(page, other.name).getByRole('button', { name: /^(Marriage Fixed|Not Compatible)$/ }),
      ).toHaveCount(0);
    }
  });
});

async function join(page: Page, person: Person, answers: Partial<ProfileAnswers>): Promise<void> {
  await signIn(page, person, { isPhone: true });
  await page.waitForURL('/profile/create');
  await completeProfile(page, { fullName: person.name, ...answers });
  await page.waitForURL('/verify-phone');
  await verifyPhone(page, person.phoneNumber);
  await page.waitForURL('/feed');
}

async function openTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: tab }).click();
  await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible();
}

async function expectContact(page: Page, me: Person, other: Person): Promise<void> {
  const proposal = proposalWith(page, other.name);
  await proposal.getByRole('button', { name: 'View Contact Details' }).click();
  await expect(proposal.getByRole('link', { name: other.email })).toBeVisible();
  await expect(proposal.getByRole('link', { name: other.phoneNumber })).toBeVisible();
  await expect(proposal).not.toContainText(me.email);
}
