import { expect, test } from '@playwright/test';

/** What a designer types, and the story that must come first: another one than of the query before, which is in sight until then. */
const stories: Record<string, string> = {
  'proposal card accepted dark arabic': 'kit-proposal-card--accepted-arabic-dark',
  'proposal card pending sent': 'kit-proposal-card--pending-sent',
  'profile card long': 'kit-profile-card--long-texts',
  'profile card for you dark arabic': 'kit-profile-card--for-you-arabic-dark',
  'status badge declined': 'kit-status-badge--declined',
  'form stepper errors': 'kit-form-stepper--with-errors',
  'drawer open phone': 'kit-drawer--open-on-phone',
  'button dark arabic': 'kit-button--every-state-arabic-dark',
  'feed empty': 'screens-feed--empty',
  'feed loading': 'screens-feed--loading',
  'filters phone': 'screens-feed--filters-open-on-phone',
  'for you failed': 'screens-for-you--failed',
  'contact details shared': 'screens-proposals--contact-details-shared',
  'profile form errors': 'screens-profile-form--with-errors',
  'verify phone wrong code': 'screens-verify-your-phone--wrong-code',
  'settings deleting': 'screens-settings--deleting',
  // The page of a part or a screen, by its name and by what others call it.
  'proposal card': 'kit-proposal-card--docs',
  dialog: 'kit-confirm-dialog--docs',
  modal: 'kit-form-dialog--docs',
  accordion: 'kit-faq--docs',
  '404': 'screens-page-not-found--docs',
  // The foundations, and tokens by their names.
  type: 'foundations-type--docs',
  wcag: 'foundations-contrast--docs',
  figma: 'foundations-download--docs',
  spacing: 'foundations-space--docs',
  '--mq-space-4': 'foundations-space--docs#mq-space-4',
  'ink-soft': 'foundations-color--docs#mq-ink-soft',
  primary: 'kit-button--docs',
  date: 'kit-fields-text-input--docs',
  changelog: 'what-changed-changelog--docs',
  'button hover': 'kit-button--every-state',
  'how to propose': 'how-to-propose--docs',
  red: 'foundations-color--docs#mq-danger',
  contribute: 'how-to-propose--docs',
  'focus ring': 'foundations-elevation--docs#mq-halo',
  colours: 'foundations-color--docs',
  gutter: 'foundations-layout--docs',
  hover: 'foundations-motion--docs',
  dark: 'foundations-color--docs',
  nastaliq: 'foundations-arabic-script--docs',
  error: 'kit-alert--docs',
  'drawer hover': 'kit-drawer--every-state',
};

test('the search of Storybook gives the state that was asked for first', async ({ page }) => {
  // the search needs the index alone, not a story
  await page.route(/iframe\.html/, (route) => route.abort());
  await page.goto('/');
  const field = page.locator('#storybook-explorer-searchfield');
  await field.waitFor();
  // All in the page: a wait of the test for each would be a minute of waits.
  expect(await field.evaluate(wrongOf, stories)).toEqual({});
  // Of a long query, too, what is marked is the name, each letter once.
  await field.fill('proposal card accepted dark arabic');
  await expect(page.locator('.search-result-item').first()).toContainText(
    'Accepted,\u00A0dark,\u00A0Arabic (Proposal\u00A0card)',
  );
});

/** Types each query into the field of the search, and returns those that do not give their story first, with what they give. */
async function wrongOf(field: Element, wanted: Record<string, string>): Promise<Record<string, string | undefined>> {
  const first = () => document.querySelector<HTMLElement>('.search-result-item')?.dataset['id'];
  const type = (text: string) => {
    // As React listens to it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const until = (isSo: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const end = performance.now() + 5000;
      const look = () => (isSo() || performance.now() > end ? resolve(isSo()) : requestAnimationFrame(look));
      look();
    });
  const wrong: Record<string, string | undefined> = {};
  for (const [query, id] of Object.entries(wanted)) {
    type(query);
    // What others call a page is found as a place without an id.
    if (!(await until(() => first()?.replace(/#$/, '') === id))) wrong[query] = first();
  }
  return wrong;
}

test('a token that was found is in sight and marked, and leads to the parts that use it and back', async ({ page }) => {
  await page.goto('/?path=/docs/foundations-color--docs#mq-danger');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const marked = docs.locator(':target');
  await expect(marked).toBeInViewport({ timeout: 20_000 });
  await expect(marked).toContainText('--mq-danger');
  await marked.getByRole('link', { name: 'text input', exact: true }).click();
  await expect(page).toHaveURL(/kit-fields-text-input--docs.*#uses-mq-danger$/);
  await expect(marked).toBeInViewport({ timeout: 20_000 });
  await expect(marked).toHaveText('--mq-danger');
  await marked.click();
  await expect(page).toHaveURL(/foundations-color--docs.*#mq-danger$/);
  await expect(marked).toBeInViewport({ timeout: 20_000 });
});
