import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a sign-in ended without a session, as the server writes it into the callback's address. */
export type SignInError = 'cancelled' | 'failed' | 'email' | 'provider';

interface Words {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const words: Record<SignInError, Words> = {
  cancelled: {
    title: msg`Sign-in was cancelled`,
    text: msg`Nothing has changed. You can sign in whenever you are ready.`,
  },
  failed: {
    title: msg`Sign-in did not work`,
    text: msg`Signing in with Google did not finish. Please try again.`,
  },
  email: {
    title: msg`Your e-mail address is not confirmed`,
    text: msg`Google has not confirmed the e-mail address of this account. Please confirm it with Google, or choose another account.`,
  },
  provider: {
    title: msg`Google could not be reached`,
    text: msg`Google did not answer. Please try again in a few minutes.`,
  },
};

/** All of them. */
export const signInErrors = Object.keys(words) as SignInError[]; // the keys of `words` are the reasons

/** The reason in the callback's address; what is not known there counts as failed. */
export function signInErrorOf(parameter: string): SignInError {
  return Object.hasOwn(words, parameter) ? (parameter as SignInError) : 'failed'; // the keys of `words` are the reasons
}

export function wordsOf(error: SignInError): Words {
  return words[error];
}

/** Both in one paragraph, for a toast. */
export function paragraphOf(error: SignInError, i18n: I18n): string {
  const title = i18n._(words[error].title);
  const text = i18n._(words[error].text);
  return i18n._(msg({ message: `${title}. ${text}`, comment: 'A title as a sentence, and one or two sentences more' }));
}
