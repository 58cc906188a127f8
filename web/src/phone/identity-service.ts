import type { ClientConfigPhone } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signOut,
  type Auth,
  type UserCredential,
} from 'firebase/auth';
import { CaptchaSetupError } from './captcha-setup-error.ts';

/** A code is on its way by SMS. */
export interface CodeSent {
  /** The identity service's id of this message, with which the code works also after a reload. */
  verificationId: string;
  /** Trades the code for the identity service's ID token, which proves the number to our server. */
  prove: (code: string) => Promise<string>;
}

export interface SendCodeOptions {
  config: ClientConfigPhone;
  /** International, with its plus. */
  phoneNumber: string;
  /** The element for the invisible captcha. */
  host: HTMLElement;
  onCaptchaExpired: () => void;
}

let connected: Auth | undefined;
let verifier: RecaptchaVerifier | undefined;

/** Sends a code by SMS. Rejects with CaptchaSetupError, or with what the identity service said. */
export async function sendCode({ config, phoneNumber, host, onCaptchaExpired }: SendCodeOptions): Promise<CodeSent> {
  const auth = connect(config);
  const captcha = await setUpCaptcha(auth, host, onCaptchaExpired);
  const sent = await signInWithPhoneNumber(auth, phoneNumber, captcha);
  return codeSent(auth, sent.verificationId, (code) => sent.confirm(code));
}

/** A code that was sent before the page was left. */
export function resumeCode(config: ClientConfigPhone, verificationId: string): CodeSent {
  const auth = connect(config);
  return codeSent(auth, verificationId, (code) =>
    signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code)),
  );
}

function codeSent(auth: Auth, verificationId: string, confirm: (code: string) => Promise<UserCredential>): CodeSent {
  let proved: { code: string; token: string } | undefined;
  return {
    verificationId,
    async prove(code) {
      // A code works once; should our server have failed to record it, the same proof is offered again.
      if (proved?.code === code) return proved.token;
      const { user } = await confirm(code);
      proved = { code, token: await user.getIdToken() };
      // The proof is for one request; the session is our own cookie.
      await signOut(auth).catch(() => undefined);
      return proved.token;
    },
  };
}

/** Removes the captcha when the page is left. */
export function clearCaptcha(): void {
  verifier?.clear();
  verifier = undefined;
}

/** Phone sign-in only, and nothing stored in the browser. */
function connect({ emulatorUrl, ...options }: ClientConfigPhone): Auth {
  if (!connected) {
    connected = initializeAuth(initializeApp(options, 'phone'), { persistence: inMemoryPersistence });
    if (emulatorUrl) connectAuthEmulator(connected, emulatorUrl, { disableWarnings: true });
  }
  return connected;
}

/** A verifier hangs on its second send, and an element can have one only: both are new each time. */
async function setUpCaptcha(auth: Auth, host: HTMLElement, onExpired: () => void): Promise<RecaptchaVerifier> {
  try {
    clearCaptcha();
    const element = document.createElement('div');
    host.replaceChildren(element);
    verifier = new RecaptchaVerifier(auth, element, { size: 'invisible', 'expired-callback': onExpired });
    await verifier.render(); // else a failure of the set-up is seen only as a failure to send
    return verifier;
  } catch (cause) {
    throw new CaptchaSetupError('The captcha could not be set up', { cause });
  }
}
