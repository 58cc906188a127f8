import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';

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
