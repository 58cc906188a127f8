import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

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

/** What the table holds about a member. */
export const phoneUserData: MemberData = {
  exported: { not: 'It is a keyed hash of the id that the identity service gives to the exported number.' },
  members: { profile_id: 'deletes the row', user_hash: { else: 'It goes with the row.' } },
};
