import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import { hasBlocked } from './blocks.ts';
import type { MemberData } from './member-data.ts';

/** A profile that a member saved, to read it again. */
export const SavedProfile = defineEntity({
  name: 'SavedProfile',
  checks: [{ name: 'saved_profile_not_oneself', expression: 'member_id <> saved_id' }],
  properties: {
    member: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    saved: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary().index(),
    createdAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const savedProfileData: MemberData = {
  exported: {
    list: 'savedProfiles',
    rows: `select s.saved_id as "profileId", s.created_at as "savedAt"
      from profile p join saved_profile s on s.member_id = p.id and not ${hasBlocked('s.saved_id', 'p.id')}
      where p.user_id = ? order by s.created_at desc, s.saved_id desc`,
  },
  members: { member_id: 'deletes the row', saved_id: 'deletes the row' },
};
