import { createECDH, createHash } from 'node:crypto';
import type { Config } from '../../server/config.ts';
import { keyedHashes } from '../../server/keyed-hashes.ts';

/** A key pair of this server at the push services (RFC 8292), in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

/** The key pair of a secret: all processes have the same one, and no table holds it. */
export function pushKeyOf(secret: Buffer): PushKey {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    // One number in four billion is no key.
    return pushKeyOf(createHash('sha256').update(secret).digest());
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** The key pairs of a server, the current one first: the one that was set, and those of its hash keys, with which browsers may have subscribed. */
export function pushKeysOf({ vapidPrivateKey, hashKeys }: Pick<Config, 'vapidPrivateKey' | 'hashKeys'>): PushKey[] {
  const secrets = keyedHashes(hashKeys).pushKeys();
  return [...(vapidPrivateKey ? [vapidPrivateKey] : []), ...secrets].map(pushKeyOf);
}
