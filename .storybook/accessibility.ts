import axe from 'axe-core';

/** The rules whose result depends on colors or on the direction. Storybook's add-on runs all rules in the story's own. */
const rules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const schemeAttribute = 'data-mantine-color-scheme';

/**
 * Runs axe on the story that is shown in the other scheme and the other direction. Colors depend on the scheme alone, and
 * sizes on the direction alone, so one run covers both.
 *
 * @throws Error naming the first element that breaks a rule
 */
export async function expectAccessibleInOtherSchemeAndDirection(): Promise<void> {
  const { documentElement: html } = document;
  const own = { scheme: html.getAttribute(schemeAttribute) ?? 'light', dir: html.dir || 'ltr' };
  const scheme = own.scheme === 'dark' ? 'light' : 'dark';
  const dir = own.dir === 'rtl' ? 'ltr' : 'rtl';
  // A color in the middle of a transition is neither that of the one scheme nor of the other.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
  try {
    html.setAttribute(schemeAttribute, scheme);
    html.dir = dir;
    const { violations } = await axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] });
    const broken = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    );
    if (broken[0])
      throw new Error(
        `${scheme}, ${dir}: ${broken[0].id} at ${String(broken[0].target)}. ${broken[0].failureSummary ?? ''}`,
      );
  } finally {
    html.setAttribute(schemeAttribute, own.scheme);
    html.dir = own.dir;
    still.remove();
  }
}
