import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { linkDays } from '@mithaq/openapi/rules/sharing.ts';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

/**
 * A link by which a member shows a profile to their family, and how often it was opened; nothing about who opened it. Only the
 * SHA-256 of its token is stored, so that nobody can open it with a copy of the table.
 */
export const SharedLink = defineEntity({
  name: 'SharedLink',
  checks: [{ name: 'shared_link_not_oneself', expression: 'sharer_id <> owner_id' }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    tokenHash: p.string().length(64).unique(),
    sharer: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    // The member whose profile it shows.
    owner: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    createdAt: p.datetime().index(),
    timesOpened: p.integer().default(0),
    // In UTC.
    lastOpenedOn: p.date().nullable(),
  },
});

/** What the table holds about a member. */
export const sharedLinkData: MemberData = {
  exported: {
    list: 'sharedLinks',
    rows: `select l.owner_id as "profileId", l.created_at as "createdAt", l.times_opened as "timesOpened",
        l.last_opened_on::text as "lastOpenedOn"
      from profile p join shared_link l on l.sharer_id = p.id where p.user_id = ? order by l.created_at desc, l.id desc`,
  },
  notExported: { token_hash: 'It is a hash of the token, which the member has.' },
  members: {
    sharer_id: 'deletes the row',
    owner_id: 'deletes the row',
    token_hash: { else: 'It goes with the row.' },
  },
  expired: `s.created_at <= clock.now - interval '${linkDays} days'`,
};

/** Ends the links between two members, in both directions. */
export async function endLinksBetween(em: EntityManager, one: string, other: string): Promise<void> {
  await em.nativeDelete(SharedLink, {
    $or: [
      { sharer: one, owner: other },
      { sharer: other, owner: one },
    ],
  });
}

/** Ends the links between a member and all on either side of a block. */
export async function endLinksBehindBlocks(em: EntityManager, profileId: string): Promise<void> {
  await em.execute(
    `delete from shared_link l using block b where ? in (b.blocker_id, b.blocked_id)
      and (l.sharer_id, l.owner_id) in ((b.blocker_id, b.blocked_id), (b.blocked_id, b.blocker_id))`,
    [profileId],
  );
}

/** Ends the links to the profile of a member. */
export async function endLinksTo(em: EntityManager, owner: string): Promise<void> {
  await em.nativeDelete(SharedLink, { owner });
}
