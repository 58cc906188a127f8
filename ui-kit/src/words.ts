import { createContext, useContext } from 'react';

/** The few words the kit says by itself. The application gives them in its language through `UiProvider`. */
export interface Words {
  /** The product's name, beside its seal. */
  productName: string;
  /** The first link of every page. */
  skipToContent: string;
  /** Names the tab bar. */
  mainNavigation: string;
  /** Names the button with the member's picture, and its menu. */
  accountMenu: string;
  /** Names the steps of a form. */
  steps: string;
  /** Where one is in a form, from 1. */
  stepOf: (step: number, all: number) => string;
  /** Names the list of tags. */
  tags: string;
  /** How many are chosen of how many that are wanted. */
  chosenOf: (chosen: number, wanted: number) => string;
  /** Under a text that comes near its limit. */
  charactersLeft: (count: number) => string;
  /** Under a text that has passed its limit. */
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
  /** After a link to another tab, for screen readers. */
  opensInNewTab: string;
  /** In a list in which nothing fits what was typed. */
  nothingFound: string;
  /** Beside the ring that turns. */
  loading: string;
  /** Closes a toast. */
  dismiss: string;
  /** On the button that does it. */
  confirm: string;
  /** On the button that leaves things as they are. */
  cancel: string;
  /** A whole number as it is written in the language. */
  number: (value: number) => string;
}

/** English, as the specification and the design say it. */
export const englishWords: Words = {
  productName: 'Mithaq',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  accountMenu: 'Account menu',
  steps: 'Steps',
  stepOf: (step, all) => `Step ${step} of ${all}`,
  tags: 'Tags',
  chosenOf: (chosen, wanted) => `${chosen} of ${wanted}`,
  charactersLeft: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  charactersTooMany: (count) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
  verified: 'Verified',
  contactDetails: 'Contact details',
  copyEmail: 'Copy email',
  copyPhoneNumber: 'Copy phone number',
  copied: 'Copied',
  opensInNewTab: '(opens in a new tab)',
  nothingFound: 'Nothing found',
  loading: 'Loading...',
  dismiss: 'Dismiss',
  confirm: 'Confirm',
  cancel: 'Cancel',
  number: String,
};

const WordsContext = createContext<Words>(englishWords);

export const WordsProvider = WordsContext.Provider;

/** The kit's words in the language of the page. */
export const useWords = (): Words => useContext(WordsContext);
