import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';

/** Somebody whom a member does not want in the own lists. */
export const HiddenMember = defineEntity({
  name: 'HiddenMember',
  checks: [{ name: 'hidden_member_not_oneself', expression: 'member_id <> hidden_id' }],
  properties: {
    member: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    hidden: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary().index(),
    createdAt: p.datetime(),
  },
});
