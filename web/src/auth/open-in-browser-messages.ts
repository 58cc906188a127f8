import { msg } from '@lingui/core/macro';

/** The texts of the Open-in-Browser dialog, in the application and on the prerendered pages. */
export const openInBrowserMessages = {
  title: msg`Open in Browser`,
  text: msg`For a secure sign-in experience, please continue in your device's default browser.`,
  copyLink: msg`Copy Link`,
  copied: msg`Copied!`,
  byHand: msg`Copy this link and open it in your browser:`,
};
