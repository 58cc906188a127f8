import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';

/** Which version of the consent to storing religious data a user agreed to, and when. */
export const Consent = defineEntity({
  name: 'Consent',
  properties: {
    user: () => p.manyToOne(User).ref().deleteRule('cascade').primary(),
    version: p.string().length(10).primary(),
    agreedAt: p.datetime(),
  },
});
