import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyedHash, KeyedHashes } from '../server/keyed-hashes.ts';
import { User } from './user.entity.ts';

/** The keyed hash of the Google identity of an account. */
export async function identityHashOf(em: EntityManager, hashes: KeyedHashes, userId: string): Promise<KeyedHash> {
  const { issuer, subject } = await em.findOneOrFail(User, userId);
  return hashes.ofIdentity(issuer, subject);
}
