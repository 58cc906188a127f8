/** A readable cookie without content, set with the session cookie: without it, the client does not ask who is signed in. */
export const signedInCookie = 'mithaq_signed_in';

/** The cookie that keeps the chosen language; the server reads it for the prerendered pages. */
export const languageCookie = 'mithaq_language';

/**
 * The name of a cookie of this host. Over https it has the prefix `__Host-`, with which a browser takes it from this host alone;
 * it must then be Secure, with the path `/` and without a domain (RFC 6265bis, section 4.1.3.2).
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The names under which a cookie is read, the first one that is there. Version 0.1.0 set some without the prefix over https. */
export function hostCookieNames(name: string, isSecure: boolean): string[] {
  return [...new Set([hostCookie(name, isSecure), name])];
}
