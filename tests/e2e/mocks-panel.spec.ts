import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** The development panel of `npm run dev`, on a dev server of its own. */
const root = path.join(import.meta.dirname, '../..');
let vite: ChildProcess;
let address = '';

test.beforeAll(async () => {
  const port = String(Number(process.env['E2E_PORT'] ?? 4610) + 20);
  vite = spawn(path.join(root, 'node_modules/.bin/vite'), ['web', '--mode', 'mocks', '--port', port], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise<void>((resolve) =>
    vite.stdout!.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Alt+Shift+M')) resolve(); // the terminal says that there is a panel
    }),
  );
  [address] = /http:\/\/localhost:\d+/.exec(printed)!; // Vite prints it before
});
test.afterAll(() => vite.kill());

test.use({ serviceWorkers: 'allow' }); // MSW
test.setTimeout(120_000);

test('a failed first load is staged by the address, and the panel by keyboard ends it', async ({ page }) => {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Alt+Shift+M'),
    timeout: 60_000,
  });
  // The first load of a dev server bundles the packages.
  await page.goto(`${address}/feed?mock.as=amina-siddiqui&mock.getFeed=internal`, { timeout: 60_000 });
  await said;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Mocks (1)' })).toBeVisible();

  await page.keyboard.press('Alt+Shift+M');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.getByLabel('getFeed').selectOption('empty');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mocks (1)' })).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL(/mock\.as=amina-siddiqui&mock\.getFeed=empty$/);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  await page.getByRole('link', { name: 'Proposals' }).first().click();
  // The dev server compiles a route when it is first opened.
  await expect(page).toHaveURL(/\/proposals\?.*mock\.getFeed=empty$/, { timeout: 30_000 });
  // It takes the focus when it is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeFocused();

  await page.keyboard.press('Alt+Shift+M');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.getByLabel('Signed in').focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowUp', 'Tab', 'Enter']) await page.keyboard.press(key); // visitor is the first
  await expect(page).toHaveURL(/mock\.as=visitor/);
  await page.goto(`${address}/feed?mock.as=nobody&mock.clock=soon`);
  await expect(page.getByRole('alert')).toContainText('There is no person "nobody". There are: visitor, new-account,');
  // The sentence below the list of all people is visible.
  await expect(page.getByText('The clock cannot be moved by "soon".')).toBeInViewport();
});
