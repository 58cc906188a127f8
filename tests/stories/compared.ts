import type { Language } from '@mithaq/openapi/rules/language.ts';

/** The windows in which screens are compared. */
export const views = {
  phone: { width: 390, height: 844, scheme: 'light', language: 'en' },
  small: { width: 320, height: 640, scheme: 'light', language: 'en' },
  desk: { width: 1280, height: 900, scheme: 'dark', language: 'en' },
  arabic: { width: 390, height: 844, scheme: 'light', language: 'ar' },
} as const satisfies Record<string, { width: number; height: number; scheme: 'light' | 'dark'; language: Language }>;

export type ViewName = keyof typeof views;

/** The stories that are compared, each with its windows: every screen in the states that differ most. */
export const compared: Record<string, ViewName[]> = {
  'landing-page--visitor': ['phone', 'small', 'desk', 'arabic'],
  'landing-page--open-in-browser': ['phone'],
  'legal-pages--privacy-policy': ['phone'],
  'profile-creation-guide--visitor': ['phone', 'desk'],
  'sign-in-callback--failed': ['phone'],
  'page-not-found--visitor': ['desk'],
  'page-not-shown--not-loaded': ['phone'],
  'account-menu--verified': ['phone', 'desk', 'arabic'],
  'profile-form--empty': ['phone', 'desk', 'arabic'],
  'profile-form--with-errors': ['phone', 'small'],
  'profile-form--draft-restored': ['phone'],
  'profile-form--preferences': ['phone', 'desk'],
  'verify-your-phone--number': ['phone', 'desk'],
  'verify-your-phone--wrong-code': ['phone', 'small'],
  'feed--loading': ['phone', 'desk'],
  'feed--many': ['phone', 'small', 'desk', 'arabic'],
  'feed--filtered': ['phone', 'desk', 'arabic'],
  'feed--filters-open': ['phone', 'small', 'desk', 'arabic'],
  'feed--nobody-passes': ['phone'],
  'feed--empty': ['phone'],
  'feed--failed': ['desk'],
  'feed--connection-lost-meanwhile': ['phone'],
  'feed--signed-out-meanwhile': ['phone'],
  'feed--long-text': ['small'],
  'for-you--many': ['phone'],
  'community--whole': ['phone', 'desk', 'arabic'],
  'profile--letter': ['phone', 'small', 'desk', 'arabic'],
  'profile--urdu-words': ['phone'],
  'profile--confirming': ['phone'],
  'profile--proposal-received': ['desk'],
  'my-profile--letter': ['desk'],
  'proposals--received': ['phone', 'small', 'desk', 'arabic'],
  'proposals--news': ['phone', 'desk', 'arabic'],
  'proposals--none-sent': ['phone', 'desk'],
  'proposals--contact-details-shared': ['phone'],
  'proposals--confirming': ['desk'],
  'proposals--profile-beside': ['desk'],
};
