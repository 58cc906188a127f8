import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

/** A member who does not want to meet another one any more. It hides both from each other. */
export const Block = defineEntity({
  name: 'Block',
  checks: [{ name: 'block_not_oneself', expression: 'blocker_id <> blocked_id' }],
  properties: {
    blocker: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    blocked: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary().index(),
    createdAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const blockData: MemberData = {
  exported: {
    list: 'blocks',
    rows: `select b.blocked_id as "profileId", b.created_at as "blockedAt"
      from profile p join block b on b.blocker_id = p.id where p.user_id = ? order by b.created_at desc, b.blocked_id desc`,
  },
  members: { blocker_id: 'deletes the row', blocked_id: 'deletes the row' },
};
