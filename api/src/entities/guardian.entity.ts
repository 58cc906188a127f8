import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { GuardianRelation, SharedContact } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { oneOf } from './checks.ts';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

/** The guardian whom a member named: another person, of whom nothing more is stored than what reaches them. */
export const Guardian = defineEntity({
  name: 'Guardian',
  checks: [
    oneOf('relation', labels.GuardianRelation),
    oneOf('shares', labels.SharedContact),
    { name: 'guardian_reachable', expression: 'phone_number is not null or email is not null' },
  ],
  properties: {
    member: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade').primary(),
    name: p.string().length(50),
    relation: p.string().length(20).$type<GuardianRelation>(),
    phoneNumber: p.string().length(16).nullable(),
    email: p.string().length(320).nullable(),
    // Where the member has not chosen otherwise for a proposal.
    shares: p.string().length(8).$type<SharedContact>(),
  },
});
export type IGuardian = InferEntity<typeof Guardian>;

/** What the table holds about a member. */
export const guardianData: MemberData = {
  exported: {
    list: 'guardians',
    rows: `select g.name, g.relation, g.phone_number as "phoneNumber", g.email, g.shares
      from profile p join guardian g on g.member_id = p.id where p.user_id = ?`,
  },
  members: { member_id: 'deletes the row' },
};
