/** Why a sign-in ended without a session, as the server writes it into the callback's address. */
export type SignInError = 'cancelled' | 'failed' | 'email' | 'provider';

interface Words {
  title: string;
  text: string;
}

const words: Record<SignInError, Words> = {
  cancelled: { title: 'Sign-in was cancelled', text: 'Nothing has changed. You can sign in whenever you are ready.' },
  failed: { title: 'Sign-in did not work', text: 'Something went wrong on the way back from Google. Please try again.' },
  email: { title: 'Your e-mail address is not confirmed', text: 'Google has not confirmed the e-mail address of this account. Please confirm it with Google, or choose another account.' },
  provider: { title: 'Google could not be reached', text: 'Google did not answer. Please try again in a few minutes.' },
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
