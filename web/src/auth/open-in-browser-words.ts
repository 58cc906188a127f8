import { msg } from '@lingui/core/macro';

/** What the Open-in-Browser dialog says (SPEC section 2), in the application and on the pages without it. */
export const openInBrowserWords = {
  title: msg`Open in Browser`,
  text: msg`For a secure sign-in experience, please continue in your device's default browser.`,
  copyLink: msg`Copy Link`,
  copied: msg`Copied!`,
  byHand: msg`Copy this link and open it in your browser:`,
};
