import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

/** A user. The identity is (issuer, subject) of the identity provider, never the e-mail address. */
export const User = defineEntity({
  name: 'User',
  tableName: 'app_user',
  // The moderators' search; several accounts may have one address.
  indexes: [{ name: 'app_user_email', expression: `create index "app_user_email" on "app_user" (lower("email"))` }],
  uniques: [{ properties: ['issuer', 'subject'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    issuer: p.string().length(255),
    subject: p.string().length(255),
    email: p.string().length(320),
    name: p.string().length(200),
    avatarUrl: p.string().length(2048).nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    // The last sign-in; after 180 days without one the number is free for another account.
    signedInAt: p.datetime().defaultRaw('now()'),
  },
});

/** What the table holds about a member. */
export const userData: MemberData = {
  exported: { part: 'user' },
  notExported: { issuer: 'It is Google for everybody.' },
  members: { id: { else: 'It is the account.' } },
};
