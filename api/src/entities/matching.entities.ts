import { defineEntity, p, type EntityManager } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';
import { forYouWindow } from '@mithaq/openapi/rules/limits.ts';

/** Where a page of a member's list begins, for those who ask by number: after this profile. */
export const PagePosition = defineEntity({
  name: 'PagePosition',
  checks: [{ name: 'page_position_list', expression: `list in ('feed', 'for-you')` }],
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    list: p.string().length(10).primary(),
    pageSize: p.smallint().primary(),
    page: p.integer().primary(),
    afterId: p.uuid(),
    // In For You the rank of that profile, in the Feed the mark of the filters.
    rank: p.integer(),
    savedAt: p.datetime(),
  },
});

/** A member's For You list of the day: parallel arrays in the order of rank. One that was built in 1970 has to be built again. */
export const ForYouList = defineEntity({
  name: 'ForYouList',
  properties: {
    viewer: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade').primary(),
    builtAt: p.datetime(),
    profileIds: p.array().columnType('uuid[]').$type<string[]>(),
    // What the order was made of, so that newcomers can be merged: the step of widening and the score.
    steps: p.array().columnType('smallint[]').$type<number[]>(),
    scores: p.array().columnType('real[]').$type<number[]>(),
    // One text per profile: the match reasons, joined by commas.
    reasons: p.array().$type<string[]>(),
    // How often it was built since this time; a new count begins ten minutes later.
    builds: p.integer().default(0),
    buildsSince: p.datetime().nullable(),
  },
});

/** Has the list of a member built again when it is looked at. The row stays, since it counts how often that is done. */
export async function expireForYou(em: EntityManager, viewer: string): Promise<void> {
  const empty = { builtAt: new Date(0), profileIds: [], steps: [], scores: [], reasons: [] };
  await em.nativeUpdate(ForYouList, { viewer }, empty);
}

/** What the table holds about a member. */
export const pagePositionData: MemberData = {
  exported: { not: 'It is where the pages of a list begin, for a day.' },
  members: { viewer_id: 'deletes the row', after_id: { else: 'It is a place in a list, for a day.' } },
  expired: `s.saved_at < clock.now - interval '1 day'`,
};

/** What the table holds about a member. */
export const forYouListData: MemberData = {
  exported: { not: 'It is computed from the exported preferences each day, and names other members.' },
  members: {
    viewer_id: 'deletes the row',
    profile_ids: { else: 'It is computed each day; who has left is not shown.' },
  },
  // While buildings are counted, the row stays.
  expired: `s.built_at < clock.day and (s.builds_since is null or s.builds_since < clock.now - interval '${forYouWindow} seconds')`,
};
