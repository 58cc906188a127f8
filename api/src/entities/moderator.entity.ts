import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

/**
 * The Google account that has the role through an address of the operator's list: the first one that signed in with it. A later
 * owner of the address is another person.
 */
export const Moderator = defineEntity({
  name: 'Moderator',
  properties: {
    // In lower case.
    email: p.string().length(320).primary(),
    issuer: p.string().length(255),
    subject: p.string().length(255),
    boundAt: p.datetime(),
    // When this person deleted the account: the cases about them are not theirs to decide after they sign in again.
    endedAt: p.datetime().nullable(),
  },
});

/** What the table holds about a member. */
export const moderatorData: MemberData = {
  exported: { not: 'It is about the operator’s staff.' },
  members: { subject: { else: 'It is about the operator’s staff; the role ends.' } },
};
