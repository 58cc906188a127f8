import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A signed-in browser. Only the SHA-256 of the cookie's token is stored, so that nobody can sign in with a copy of the table. */
export const Session = defineEntity({
  name: 'Session',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    lastSeenAt: p.datetime().onCreate(() => new Date()),
  },
});
