import { createHmac, hkdfSync } from 'node:crypto';

/** The secrets of a deployment for hashes and signatures: one to write with, and the earlier ones that are still known. */
export type HashKeys = { current: string; previous: readonly string[] };

/** The hash to store, and every hash under which an earlier key may have stored the same thing. */
export type KeyedHash = { current: string; all: string[] };

export type KeyedHashes = ReturnType<typeof keyedHashes>;

/** Hashes and keys made of the secrets that all processes share: a copy of the tables is not enough to try all numbers or identities. */
export function keyedHashes({ current, previous }: HashKeys) {
  const secrets = [...new Set([current, ...previous])];
  const keysFor = (label: string) => secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', label, 32)));
  const hasherFor = (label: string) => {
    const keys = keysFor(label);
    return (text: string): KeyedHash => {
      const all = keys.map((key) => createHmac('sha256', key).update(text).digest('hex'));
      return { current: all[0]!, all };
    };
  };
  // Stored hashes depend on these labels.
  const hashIdentity = hasherFor('mithaq kept suspensions');
  const hashNumber = hasherFor('mithaq quotas by number');
  const hashPhoneUser = hasherFor('mithaq phone users');

  return {
    /** The hash of an account at its provider. */
    ofIdentity: (issuer: string, subject: string) => hashIdentity(JSON.stringify([issuer, subject])),
    /** The hash of a phone number with its plus. */
    ofNumber: (phoneNumber: string) => hashNumber(phoneNumber),
    /** The hash of a user of the identity service, who has confirmed a number there. */
    ofPhoneUser: (projectId: string, subject: string) => hashPhoneUser(JSON.stringify([projectId, subject])),
    /** The keys for signed session cookies, the current one first. */
    cookieKeys: () => keysFor('mithaq session cookies'),
    /** The keys for the state of a sign-in, the current one first. */
    stateKeys: () => keysFor('mithaq sign-in state'),
    /** The keys for links that end mails, the current one first. */
    unsubscribeKeys: () => keysFor('mithaq unsubscribe links'),
    /** The secrets of the keys at push services, the current one first. */
    pushKeys: () => keysFor('mithaq web push'),
  };
}
