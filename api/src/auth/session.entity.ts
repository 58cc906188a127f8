import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A signed-in browser. The cookie's token is not here, only its SHA-256: who reads the table can't sign in with it. */
export const Session = defineEntity({
  name: 'Session',
  properties: {
    tokenHash: p.string().length(64).primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    lastSeenAt: p.datetime().onCreate(() => new Date()),
  },
});
