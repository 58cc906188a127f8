import { createContext, useContext } from 'react';

/** The texts that the kit itself shows. The application passes them in its language to `UiProvider`. */
export interface UiMessages {
  /** The language of these texts and of the page, as in `lang`. */
  language: string;
  /** The name of the product, beside its seal. */
  productName: string;
  /** The first link of every page. */
  skipToContent: string;
  /** The second link of a page with a tab bar. */
  skipToNavigation: string;
  /** Names the tab bar. */
  mainNavigation: string;
  /** Names the button with the member's picture, and its menu. */
  accountMenu: string;
  /** Names the steps of a form. */
  steps: string;
  /** The current step of a form, from 1. */
  stepOf: (step: number, all: number) => string;
  /** Names the list of tags. */
  tags: string;
  /** How many options are chosen, of how many that are required. */
  chosenOf: (chosen: number, wanted: number) => string;
  /** Read out with a field that has to be filled in. */
  required: string;
  /** The last chip of a single choice, which takes the answer back. */
  noAnswer: string;
  /** Under a text that is close to its limit. */
  charactersLeft: (count: number) => string;
  /** Under a text that exceeds its limit. */
  charactersTooMany: (count: number) => string;
  /** Says that a phone is verified. */
  verified: string;
  /** Names e-mail and phone. */
  contactDetails: string;
  /** Names the button that copies an address. */
  copyEmail: string;
  /** Names the button that copies a number. */
  copyPhoneNumber: string;
  /** For two seconds after copying. */
  copied: string;
  /** When the browser refuses to copy. */
  notCopied: string;
  /** After a link to another tab, for screen readers. */
  opensInNewTab: string;
  /** In a list without a match for the text that was typed. */
  nothingFound: string;
  /** While one types in a list: how many options match, and the one that Enter chooses, for screen readers. */
  optionsFound: (count: number, first: string) => string;
  /** The label of a loader. */
  loading: string;
  /** Names the button that closes a drawer. */
  close: string;
  /** Closes a toast. */
  dismiss: string;
  /** The button of a dialog that confirms. */
  confirm: string;
  /** The button of a dialog that changes nothing. */
  cancel: string;
  /** A whole number in the digits of the language. */
  number: (value: number) => string;
}

/** The texts in English. */
export const englishMessages: UiMessages = {
  language: 'en',
  productName: 'Mithaq',
  skipToContent: 'Skip to content',
  skipToNavigation: 'Skip to navigation',
  mainNavigation: 'Main',
  accountMenu: 'Account menu',
  steps: 'Steps',
  stepOf: (step, all) => `Step ${step} of ${all}`,
  tags: 'Tags',
  chosenOf: (chosen, wanted) => `${chosen} of ${wanted}`,
  required: 'Required',
  noAnswer: 'No answer',
  charactersLeft: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  charactersTooMany: (count) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
  verified: 'Verified',
  contactDetails: 'Contact details',
  copyEmail: 'Copy email',
  copyPhoneNumber: 'Copy phone number',
  copied: 'Copied',
  notCopied: 'It could not be copied. Please copy it by hand.',
  opensInNewTab: '(opens in a new tab)',
  nothingFound: 'Nothing found',
  optionsFound: (count, first) => (count === 1 ? `1 option: ${first}` : `${count} options, the first is ${first}`),
  loading: 'Loading...',
  close: 'Close',
  dismiss: 'Dismiss',
  confirm: 'Confirm',
  cancel: 'Cancel',
  number: String,
};

const MessagesContext = createContext<UiMessages>(englishMessages);

export const MessagesProvider = MessagesContext.Provider;

/** The kit's own texts in the language of the page. */
export const useUiMessages = (): UiMessages => useContext(MessagesContext);
