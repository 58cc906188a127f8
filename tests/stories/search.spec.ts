import { expect, test, type Page } from '@playwright/test';

const searchField = '#storybook-explorer-searchfield';

/**
 * What a designer types, and the story that must come first: another one than of the query before, which is in sight
 * until then. Each group is a test, to stay far from the limit on a slow machine.
 */
const groups: Record<string, Record<string, string>> = {
  'a state of a part': {
    'proposal card accepted dark arabic': 'kit-proposal-card--accepted-arabic-dark',
    'proposal card declined dark': 'kit-proposal-card--declined-dark',
    'proposal card pending sent': 'kit-proposal-card--pending-sent',
    'profile card long': 'kit-profile-card--long-texts',
    'profile card for you dark arabic': 'kit-profile-card--for-you-arabic-dark',
    'status badge declined': 'kit-status-badge--declined',
    'form stepper errors': 'kit-form-stepper--with-errors',
    'drawer open phone': 'kit-drawer--open-on-phone',
    'landing hero dark': 'kit-landing--hero-dark',
    'button dark arabic': 'kit-button--every-state-arabic-dark',
    'button hover': 'kit-button--every-state',
    'drawer hover': 'kit-drawer--every-state',
    // what is dark and in Urdu, on the sheet before the single states
    'proposal card urdu dark': 'kit-proposal-card--every-state-urdu-dark',
  },
  // all words, whatever else is in a name
  'a sheet of a part': {
    'proposal card every state': 'kit-proposal-card--every-state',
    'form dialog every state': 'kit-form-dialog--every-state',
    'button every state': 'kit-button--every-state',
    'proposal card every state dark arabic': 'kit-proposal-card--every-state-arabic-dark',
    // dark by the toolbar
    'form dialog every state dark': 'kit-form-dialog--every-state',
    'every status': 'kit-proposal-card--every-status',
    'marriage fixed': 'screens-proposals--marriage-fixed',
  },
  'a state of a screen': {
    'feed empty': 'screens-feed--empty',
    'feed loading': 'screens-feed--loading',
    'filters phone': 'screens-feed--filters-open-on-phone',
    'for you failed': 'screens-for-you--failed',
    'proposals loading': 'screens-proposals--loading',
    'contact details shared': 'screens-proposals--contact-details-shared',
    'profile form errors': 'screens-profile-form--with-errors',
    'verify phone wrong code': 'screens-verify-your-phone--wrong-code',
    'settings deleting': 'screens-settings--deleting',
  },
  // by its name and by what others call it
  'the page of a part or a screen': {
    'proposal card': 'kit-proposal-card--docs',
    dialog: 'kit-confirm-dialog--docs',
    modal: 'kit-form-dialog--docs',
    accordion: 'kit-faq--docs',
    '404': 'screens-page-not-found--docs',
    primary: 'kit-button--docs',
    date: 'kit-fields-text-input--docs',
    changelog: 'what-changed-changelog--docs',
    'how to propose': 'how-to-propose--docs',
    error: 'kit-alert--docs',
    contribute: 'how-to-propose--docs',
    'card grid': 'kit-card-grid--docs',
    rosette: 'kit-seal--docs',
    'proposal card anatomy': 'kit-proposal-card--docs',
    girih: 'kit-seal--docs',
    icon: 'kit-icons--docs',
    propose: 'how-to-propose--docs',
    tooltip: 'kit-fields-field-help--docs',
    'pull request': 'how-to-propose--docs',
    'empty state': 'kit-empty-state--docs',
    'accept order': 'kit-proposal-card--docs',
    'form error': 'kit-fields-text-input--docs',
    'error message': 'kit-alert--docs',
    'loading state': 'kit-loader--docs',
    'bottom sheet': 'kit-drawer--docs',
    illustration: 'kit-seal--docs',
    badge: 'kit-status-badge--docs',
    'release notes': 'what-changed-changelog--docs',
    chip: 'kit-chip-group--docs',
    'no results': 'kit-empty-state--docs',
    'infinite scroll': 'kit-card-grid--docs',
  },
  // by their names and by what others call them
  'a foundation or a token': {
    type: 'foundations-type--docs',
    wcag: 'foundations-contrast--docs',
    figma: 'foundations-download--docs',
    spacing: 'foundations-space--docs',
    '--mq-space-4': 'foundations-space--docs#mq-space-4',
    '--mantine-color-pine-6': 'foundations-color--docs',
    'ink-soft': 'foundations-color--docs#mq-ink-soft',
    red: 'foundations-color--docs#mq-danger',
    green: 'foundations-color--docs#mq-pine',
    colours: 'foundations-color--docs',
    gutter: 'foundations-layout--docs',
    hover: 'foundations-motion--docs',
    dark: 'foundations-color--docs',
    nastaliq: 'foundations-arabic-script--docs',
    sand: 'foundations-color--docs#mq-page',
    rtl: 'foundations-arabic-script--docs',
    bold: 'foundations-type--docs',
    'propose a change': 'how-to-propose--docs',
    ring: 'foundations-elevation--docs#mq-halo',
    breakpoint: 'foundations-layout--docs',
    'z-index': 'foundations-elevation--docs',
    tone: 'foundations-writing--docs',
    accent: 'foundations-color--docs#mq-brass',
    'tone of voice': 'foundations-writing--docs',
    easing: 'foundations-motion--docs',
    'touch target': 'foundations-layout--docs#mq-target',
    'css variables': 'foundations-download--docs',
    measure: 'foundations-layout--docs',
    outline: 'foundations-elevation--docs#mq-halo',
    urdu: 'foundations-arabic-script--docs',
    theme: 'foundations-color--docs',
    bidi: 'foundations-arabic-script--docs',
    figtree: 'foundations-type--docs',
    mirroring: 'foundations-arabic-script--docs',
    newsreader: 'foundations-type--docs',
    digits: 'foundations-arabic-script--docs',
    guidelines: 'foundations-writing--docs',
    vazirmatn: 'foundations-arabic-script--docs',
    handoff: 'foundations-download--docs',
    amiri: 'foundations-arabic-script--docs',
    'focus ring': 'foundations-elevation--docs#mq-halo',
    noto: 'foundations-arabic-script--docs',
  },
};

test.describe('the search of Storybook gives first what was asked for', () => {
  // One page for all: to load it takes longer than the queries.
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    // the search needs the index alone, not a story
    await page.route(/iframe\.html/, (route) => route.abort());
    await page.goto('/');
    await page.locator(searchField).waitFor();
  });
  test.afterAll(() => page.close());

  for (const [group, stories] of Object.entries(groups)) {
    test(group, async () => {
      // All in the page: a wait of the test for each would be a minute of waits.
      expect(await page.locator(searchField).evaluate(wrongOf, stories)).toEqual({});
    });
  }

  test('and of a long query marks the name, each letter once', async () => {
    await page.locator(searchField).fill('proposal card accepted dark arabic');
    await expect(page.locator('.search-result-item').first()).toContainText(
      'Accepted,\u00A0dark,\u00A0Arabic (Proposal\u00A0card)',
    );
  });

  test('and shows neither the other words of a story nor, for a short word, parts of other words', async () => {
    const results = page.locator('.search-result-item');
    await page.locator(searchField).fill('button hover');
    await expect(results.first()).toHaveText(/^Every\u00A0state \(Button\)(?!.*pressed)/);
    await page.locator(searchField).fill('red');
    await expect(results.first()).toContainText('red');
    for (const text of await results.allInnerTexts()) expect(text).toMatch(/\breds?\b/i);
  });
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
  await page.goto('/?path=/docs/foundations-color--docs&globals=scheme:dark;language:ar#mq-danger');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const marked = docs.locator(':target');
  // A page begins when the machine comes to it: only the limit of the test is for that. Then its place is marked at once.
  await docs.locator('#mq-danger').waitFor();
  await expect(marked).toBeInViewport();
  await expect(marked).toContainText('--mq-danger');
  await marked.locator('summary').click();
  await marked.getByRole('link', { name: 'text input', exact: true }).click();
  await expect(page).toHaveURL(/kit-fields-text-input--docs.*scheme:dark.*#uses-mq-danger$/);
  await docs.locator('#uses-mq-danger').waitFor();
  await expect(marked).toBeInViewport();
  await expect(marked).toHaveText('--mq-danger');
  await marked.click();
  await expect(page).toHaveURL(/foundations-color--docs.*scheme:dark.*#mq-danger$/);
  await docs.locator('#mq-danger').waitFor();
  await expect(marked).toBeInViewport();
});
