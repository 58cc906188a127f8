import { signedInCookie } from '@mithaq/openapi/rules/signed-in-cookie.ts';

/** Whether there is a session, as far as the browser can tell without asking the server. */
export function hasSessionCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`));
}

/** Forgets it, so that the next page of this browser asks nothing that answers 401. */
export function forgetSessionCookie(): void {
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
