import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { i18n } from '@lingui/core';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { resetSession } from './reset-session.ts';
import { currentSession, lookAgain } from './session.ts';
import { isAwaitingPopup, isInstagram, startSignIn, takeTurn } from './sign-in.ts';
import { listen, publishSignIn, type SignInMessage } from './sign-in-channel.ts';
import { paragraphOf, type SignInError } from './sign-in-errors.ts';
import { fetchAccount, knownAccount } from './use-account.ts';

// Few people ever see it.
const OpenInBrowserDialog = lazy(async () => ({
  default: (await import('./OpenInBrowserDialog.tsx')).OpenInBrowserDialog,
}));

const SignInContext = createContext<() => void>(startSignIn);

/** What a Sign In button does. */
export function useSignIn(): () => void {
  return useContext(SignInContext);
}

export interface SignInProps {
  /** Called when a visitor has signed in through this tab's popup. */
  onSignedIn: (user: User) => void;
  /** The application. */
  children: ReactNode;
}

/** The parts of signing in that outlive a page: the popup's message, the focus of the window, the dialog for Instagram. */
export function SignIn({ onSignedIn, children }: SignInProps) {
  const client = useQueryClient();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const goOn = useEffectEvent(onSignedIn);
  const begin = useCallback(() => (isInstagram() ? setIsDialogOpen(true) : startSignIn()), []);

  useEffect(() => {
    const noticeSignIn = async () => {
      const before = currentSession().state;
      if (lookAgain().state !== 'open') return;
      const visitor = await readNewAccount(client, before === 'ended');
      if (visitor && takeTurn()) goOn(visitor);
    };
    const onFocus = () => {
      // A popup may have been closed before its message came.
      if (currentSession().state === 'open') lookAgain();
      else void noticeSignIn();
    };
    const stop = listen((message) => {
      if (isResult(message) && isAwaitingPopup()) {
        publishSignIn({ kind: 'heard' });
        if (message.kind === 'refused' && takeTurn()) toastRefusal(message.error);
      }
      if (message.kind === 'signed-in') void noticeSignIn();
      if (message.kind === 'signed-out') resetSession(client);
    });
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      window.removeEventListener('focus', onFocus);
    };
  }, [client]);

  return (
    <SignInContext value={begin}>
      {children}
      {isDialogOpen ? (
        <Suspense>
          <OpenInBrowserDialog onClose={() => setIsDialogOpen(false)} />
        </Suspense>
      ) : null}
    </SignInContext>
  );
}

function isResult({ kind }: SignInMessage): boolean {
  return kind === 'signed-in' || kind === 'refused';
}

function toastRefusal(error: SignInError): void {
  notify({ kind: error === 'cancelled' ? 'neutral' : 'error', message: paragraphOf(error, i18n) });
}

/** Reads the account that has signed in; undefined when it was already known here. */
async function readNewAccount(client: QueryClient, isBack: boolean): Promise<User | undefined> {
  const before = knownAccount(client);
  const now = await fetchAccount(client);
  if (!now) return undefined;
  if (!before) return now;
  // Another account than the one whose page this is.
  if (before.id !== now.id) resetSession(client);
  // Requests that were refused meanwhile are repeated.
  else if (isBack) await client.invalidateQueries();
  return undefined;
}
