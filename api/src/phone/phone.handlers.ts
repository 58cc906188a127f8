import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { constraintOf, type Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import type { IdentityService } from '../identity-service.ts';
import type { Handlers } from '../operation.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { phoneProof } from './phone-proof.ts';
import { UsedProof } from './used-proof.entity.ts';

type Parts = { database: Database; identity: IdentityService };

export function phoneHandlers({ database, identity }: Parts): Pick<Handlers, 'recordVerifiedPhone'> {
  const prove = phoneProof(identity);
  return {
    async recordVerifiedPhone({ body: { phoneNumber }, member, request }) {
      const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
      await prove(token, phoneNumber);
      await database
        .transaction(async (em) => {
          // Used once: the second to write this hash is refused. What is too old to pass is forgotten.
          await em.nativeDelete(UsedProof, { usedAt: { $lt: new Date(Date.now() - 3_600_000) } });
          await em.insert(UsedProof, { tokenHash: hashOf(token!), usedAt: new Date() });
          const profile = await em.findOneOrFail(Profile, member.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
          Object.assign(profile, { phoneNumber, isVerified: true, matchChangedAt: new Date() });
        })
        .catch((error: unknown) => {
          const constraint = constraintOf(error);
          if (constraint === 'used_proof_pkey') throw new Refusal('phone-proof');
          if (constraint === 'profile_verified_phone') throw new Refusal('phone-in-use');
          throw error;
        });
      return { phoneNumber, isPhoneVerified: true };
    },
  };
}

/** Of what is signed only: the signature itself can be written in several ways (padding, spare bits) that verify alike. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}
