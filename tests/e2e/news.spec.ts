import type { APIRequestContext, Page } from '@playwright/test';
import type { NotificationPage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from './fixtures.ts';
import { firstNameOf } from './people.ts';
import { propose, signInOverHttp, type Member } from './members.ts';
import { logOut } from './sign-in.ts';

const man = { profile: { gender: 'MALE' } } as const;

type Mail = { to: string[]; subject: string; text: string; html: string; headers: { key: string; value: string }[] };

/** The mails to this address in the local mailbox, which has the third port after that of the server. */
async function mailsTo(request: APIRequestContext, { email }: Member, baseURL: string): Promise<Mail[]> {
  const { hostname, port } = new URL(baseURL);
  const mails = (await (await request.get(`http://${hostname}:${Number(port) + 3}/messages`)).json()) as Mail[]; // its own format
  return mails.filter(({ to }) => to.includes(email));
}

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: unread === 0 ? 'News' : `News, ${unread} unread`, exact: true });

test('a member with a closed browser hears of a proposal by a mail that says nothing, and ends the mails with one press', async ({
  newMember,
  newWindow,
  baseURL,
}) => {
  const sender = await newMember('verified', man);
  const receiver = await newMember('verified');

  await test.step('she agrees to mail, at any hour', async () => {
    await receiver.page.goto('/settings');
    // check() and uncheck() would demand the new state at once, which is rendered after the click.
    const mayMail = receiver.page.getByRole('switch', { name: 'Mithaq may use my e-mail address for this' });
    await mayMail.click();
    await expect(mayMail).toBeChecked();
    const quietHours = receiver.page.getByRole('switch', { name: 'Quiet hours' });
    await quietHours.click();
    await expect(quietHours).not.toBeChecked();
    await expect(receiver.page.getByRole('combobox', { name: 'From' })).toBeHidden();
    await expect
      .poll(async () => (await receiver.request.get('/api/v1/notification-settings')).json())
      .toMatchObject({ quietHours: { from: 8, to: 8 } });
  });
  const session = await receiver.request.storageState();
  await receiver.page.close();

  await propose(sender, receiver);
  await expect.poll(() => mailsTo(sender.request, receiver, baseURL!)).toHaveLength(1);
  const [mail] = await mailsTo(sender.request, receiver, baseURL!);
  const all = JSON.stringify(mail);
  expect(mail!.subject).toBe('There is news for you at Mithaq');
  expect(all).not.toContain(firstNameOf(sender));
  expect(all).not.toMatch(/proposal|marri|nikah|spouse|match/i);
  expect(all.length).toBeLessThan(20_000);

  const again = await newWindow({ storageState: session });
  await again.goto('/feed');

  await test.step('the bell of each tab and device says it until it is read', async () => {
    const tab = await again.context().newPage();
    await tab.goto('/my-profile');
    const device = await newWindow();
    await signInOverHttp(device.request, receiver);
    await device.goto('/feed');
    for (const page of [again, tab, device]) await expect(bell(page, 1)).toBeVisible();
    await bell(again, 1).click();
    await expect(again.getByText(`${firstNameOf(sender)} has sent you a proposal.`)).toBeVisible();
    for (const page of [again, tab]) {
      await page.goto('/my-profile');
      await expect(bell(page, 0)).toBeVisible();
    }
    // What was read is sent as one leaves the page, and nothing on it waits for that.
    const unread = async () => {
      const { data }: NotificationPage = await (await device.request.get('/api/v1/notifications')).json();
      return data.filter(({ seenAt }) => seenAt === null).length;
    };
    await expect.poll(unread).toBe(0);
    await device.reload();
    await expect(bell(device, 0)).toBeVisible();
  });

  await test.step('the mail client ends the mails without a session', async () => {
    const value = (key: string) => mail!.headers.find((header) => header.key === key)?.value;
    expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(http.+)>$/.exec(value('list-unsubscribe') ?? '')?.[1] ?? '';
    const client = await newWindow();
    expect((await client.request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
    await again.goto('/settings');
    const box = again.getByRole('switch', { name: 'Mithaq may use my e-mail address for this' });
    await expect(box).toBeEnabled();
    await expect(box).not.toBeChecked();
  });
});

test('on a shared tablet a sign-out leaves nothing of the news', async ({ newMember, page }) => {
  const [sender, receiver, next] = [
    await newMember('verified', man),
    await newMember('verified'),
    await newMember('verified'),
  ];
  await propose(sender, receiver);
  await signInOverHttp(page.request, receiver);
  await page.goto('/news');
  const sentence = page.getByText(`${firstNameOf(sender)} has sent you a proposal.`);
  await expect(sentence).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const urls = cached.flat().map(({ url }) => url);
    return JSON.stringify([localStorage, sessionStorage, document.cookie, await indexedDB.databases(), urls]);
  });
  expect(left).not.toContain(firstNameOf(sender));
  expect(left).not.toMatch(/notif|news/i);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(sentence).toHaveCount(0);
  await signInOverHttp(page.request, next);
  await page.goto('/news');
  await expect(page.getByText('There is nothing new.')).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
});
