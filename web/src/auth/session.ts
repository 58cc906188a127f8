import { useSyncExternalStore } from 'react';
import { forgetMembers, keepForMember } from '../shared/member-storage.ts';
import { forgetSessionCookie, hasSessionCookie } from './session-cookie.ts';

export interface Session {
  /** `none`: a visitor. `open`: there may be a session. `ended`: it was open in this page, and has ended. */
  readonly state: 'none' | 'open' | 'ended';
  /** How often a call was refused because the session has ended; each time the page shows it again. */
  readonly refusals: number;
}

let session: Session = { state: 'none', refusals: 0 };
const listeners = new Set<() => void>();

/** Whether there is a session, as far as the browser can tell without asking the server. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

export function currentSession(): Session {
  return session;
}

/** Reads the cookie: at the start, when the window gets the focus, after a sign-in. */
export function lookAgain(): Session {
  if (hasSessionCookie()) {
    keepForMember();
    change({ state: 'open', refusals: 0 });
  } else {
    forgetMembers();
    if (session.state === 'open') change({ ...session, state: 'ended' });
  }
  return session;
}

/** The server says that the session has ended (401). */
export function endSession(): void {
  forgetSessionCookie();
  forgetMembers();
  if (session.state !== 'none') change({ state: 'ended', refusals: session.refusals + 1 });
}

function change(next: Session): void {
  if (next.state === session.state && next.refusals === session.refusals) return;
  session = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
