import { expect, type Locator, type Page } from '@playwright/test';

/** The proposal with this person. */
export function proposalWith(page: Page, fullName: string): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: fullName, exact: true }) });
}

/** Opens Proposals by its tab in the bar. */
export async function openProposals(page: Page, side: 'Received' | 'Sent'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click();
  await page.getByRole('tab', { name: side }).click();
}

/** Sends a proposal from an open profile, and checks the question before it. */
export async function sendProposal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Proposal' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    "Are you sure you want to send a proposal? Once sent, you'll need to wait for their response.",
  );
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Presses a button of a proposal, and checks the question before it, which `answer` may fill in. */
export async function changeStatus(
  page: Page,
  proposal: Locator,
  step: string,
  status: string,
  answer?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await proposal.getByRole('button', { name: step }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `Are you sure you want to change status to "${status}" for this proposal? This action cannot be undone.`,
  );
  await answer?.(dialog);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** The buttons that change the status of a proposal; the menu with Block and Report is always there. */
export function transitionButtons(proposal: Locator): Locator {
  return proposal.locator('button:not([aria-haspopup="menu"])');
}
