import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** Where the browser of a session gets messages about news. It ends with the session, which ends after 30 days in any case. */
export const PushSubscription = defineEntity({
  name: 'PushSubscription',
  properties: {
    session: () => p.manyToOne(Session).ref().deleteRule('cascade').primary(),
    account: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    // A browser has one, so it belongs to the last member who signed in.
    endpoint: p.string().length(1000).unique(),
    p256dh: p.string().length(87),
    auth: p.string().length(22),
    language: p.string().length(2).$type<Language>(),
    createdAt: p.datetime(),
    // The last message that it got: when others of the account are tried again, this one is not.
    delivered: p.uuid().nullable(),
  },
});

/** What the table holds about a member. */
export const pushSubscriptionData: MemberData = {
  exported: {
    list: 'pushSubscriptions',
    rows: `select b.endpoint, b.language, b.created_at as at from push_subscription b where b.account_id = ?
      order by b.created_at desc, b.session_token_hash`,
  },
  notExported: {
    session_token_hash: 'It is the hash of a session, which is exported.',
    p256dh: 'It is a key of the browser.',
    auth: 'It is a secret of the browser.',
    delivered: 'It says which message the browser got last.',
  },
  members: {
    account_id: 'deletes the row',
    session_token_hash: 'deletes the row',
    delivered: { else: 'It is the number of a message.' },
  },
};
