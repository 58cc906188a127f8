import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { forgetCookie, readCookie } from '../shared/host-cookies.ts';

/** Whether there is a session, as far as the browser can tell without asking the server. */
export function hasSessionCookie(): boolean {
  return readCookie(signedInCookie) !== undefined;
}

/** Deletes it, so that the next page of this browser sends no request that is answered with 401. */
export function forgetSessionCookie(): void {
  forgetCookie(signedInCookie);
}
