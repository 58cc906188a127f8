import { hostCookie, hostCookieNames } from '@mithaq/openapi/rules/cookies.ts';

const isSecure = () => document.URL.startsWith('https:');

/** The value of a readable cookie of this host, or undefined. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return hostCookieNames(name, isSecure())
    .map((each) => pairs.find(([key]) => key === each)?.[1])
    .find((value) => value !== undefined);
}

/** @param seconds after which the browser forgets it */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${hostCookie(name, isSecure())}=${value}${attributes(seconds)}`;
}

/** Forgets it, also under its name without the prefix. */
export function forgetCookie(name: string): void {
  for (const each of hostCookieNames(name, isSecure())) document.cookie = `${each}=${attributes(0)}`;
}

function attributes(seconds: number): string {
  return `; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}
