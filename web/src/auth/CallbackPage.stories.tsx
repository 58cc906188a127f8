import { msg } from '@lingui/core/macro';
import { cameInPage, cameInPopup } from '../testing/browsers.ts';
import { screen } from '../testing/screen.tsx';

/** The page after Google: it opens the product, or says why the sign-in failed. */
export default { title: 'Screens/Sign-in callback', tags: ['screen'] };

const after = (error: string) =>
  screen(`/login/oauth2/callback?error=${error}`, { as: 'visitor', browser: cameInPage, shows: msg`Go to Home` });

export const Failed = after('failed');
export const PageLoader = screen('/login/oauth2/callback', {
  browser: cameInPage,
  prepareState: (mockBackend) => mockBackend.slow('getCurrentUser'),
  shows: msg`Mithaq`,
  held: 1,
});
export const Cancelled = after('cancelled');
export const EmailNotConfirmed = after('email');
export const ProviderAway = after('provider');
export const MayClose = screen('/login/oauth2/callback', {
  as: 'visitor',
  browser: cameInPopup,
  shows: msg`You can close this window`,
});
