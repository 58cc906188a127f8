import { msg } from '@lingui/core/macro';
import { instagram } from '../testing/browsers.ts';
import { screen } from '../testing/screen.tsx';

/** The first page of a visitor: what Mithaq is, how it works, and Sign In. */
export default { title: 'Screens/Landing page', tags: ['screen'] };

export const Visitor = screen('/', { as: 'visitor', shows: msg`Learn More` });
export const OpenInBrowser = screen('/', {
  as: 'visitor',
  browser: instagram,
  act: async ({ page, say }) => {
    const [button] = await page.findAllByRole('link', { name: say(msg`Sign In`) });
    button?.click();
  },
  shows: msg`Open in Browser`,
});
