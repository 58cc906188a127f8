import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import { hasBlocked } from './blocks.ts';
import type { MemberData } from './member-data.ts';

/** A member who is hidden from the lists of another one. */
export const HiddenMember = defineEntity({
  name: 'HiddenMember',
  checks: [{ name: 'hidden_member_not_oneself', expression: 'member_id <> hidden_id' }],
  properties: {
    member: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    hidden: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary().index(),
    createdAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const hiddenMemberData: MemberData = {
  exported: {
    list: 'hiddenMembers',
    rows: `select h.hidden_id as "profileId", h.created_at as "hiddenAt"
      from profile p join hidden_member h on h.member_id = p.id and not ${hasBlocked('h.hidden_id', 'p.id')}
      where p.user_id = ? order by h.created_at desc, h.hidden_id desc`,
  },
  members: { member_id: 'deletes the row', hidden_id: 'deletes the row' },
};
