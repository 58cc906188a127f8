/** Takes the place of a path of the API that cannot be decoded. */
export const unreadablePath = '/api/malformed-url.txt';

/**
 * The address by which a request is routed, in one spelling: the router decodes a path, and accepts an address with a host, while
 * hooks look at how it begins. Without this, `/%61pi/…` and `http://host/api/…` (RFC 9112, section 3.2.2) would reach the
 * operations of the API past the hooks for `/api/`, such as the limits of an address.
 * A path that cannot be decoded would skip all hooks and with them the security headers: it becomes a path of no route.
 */
export function routedUrl(url: string): string {
  const [, path = '', rest = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)([^]*)$/i.exec(url) ?? [];
  const plain = (path || '/').replaceAll(/%[0-9a-f]{2}/gi, decodeUnreserved);
  if (plain.startsWith('/') && isDecodable(plain)) return plain + rest;
  return plain.startsWith('/api/') ? unreadablePath : '/malformed-url.txt';
}

/** Letters, digits and four marks mean the same with and without an escape (RFC 3986, section 6.2.2.2). */
function decodeUnreserved(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escape;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
