import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** Which version of the consent to storing religious data a user agreed to, and when. */
export const Consent = defineEntity({
  name: 'Consent',
  properties: {
    user: () => p.manyToOne(User).ref().deleteRule('cascade').primary(),
    version: p.string().length(10).primary(),
    agreedAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const consentData: MemberData = {
  exported: {
    list: 'consents',
    rows: `select c.version, c.agreed_at as at from consent c where c.user_id = ? order by c.agreed_at desc, c.version desc`,
  },
  members: { user_id: 'deletes the row' },
};
