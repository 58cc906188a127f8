import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';

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
