import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';

/**
 * The user of the identity service who proved the number of a profile, as a keyed hash: a proof of the same user works for no
 * other account.
 */
export const PhoneUser = defineEntity({
  name: 'PhoneUser',
  properties: {
    userHash: p.string().length(64).primary(),
    profile: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade'),
  },
});
