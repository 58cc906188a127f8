import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../server/is-same-secret.ts';

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>;

/** The path of the page, and of the one-click request of a mail client (RFC 8058). */
export const unsubscribePath = '/unsubscribe';

/**
 * Links that end the mails of an account without a session. A token is the opaque id of the account and a signature, so that
 * nobody ends the mails of others.
 */
export function unsubscribeLinks(keys: readonly Buffer[], publicUrl: string) {
  const signatureOf = (key: Buffer, accountId: string) =>
    createHmac('sha256', key).update(accountId).digest('base64url').slice(0, 32);
  return {
    urlFor: (accountId: string) => `${publicUrl}${unsubscribePath}/${accountId}.${signatureOf(keys[0]!, accountId)}`,
    /** The account of a token, or null when this server has not made it. */
    accountOf(token: string): string | null {
      const [, accountId, signature] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{32})$/.exec(token) ?? [];
      if (!accountId || !signature) return null;
      return keys.some((key) => isSameSecret(signature, signatureOf(key, accountId))) ? accountId : null;
    },
  };
}
