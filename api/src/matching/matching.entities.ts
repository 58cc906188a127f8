import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from '../profiles/profile.entity.ts';

/** Where each page of a member's list begins, so that any process can serve the next page (R42). */
export const ListCursor = defineEntity({
  name: 'ListCursor',
  checks: [{ name: 'list_cursor_list', expression: `list in ('feed', 'for-you')` }],
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    list: p.string().length(10).primary(),
    pageSize: p.smallint().primary(),
    page: p.integer().primary(),
    // Feed: the page holds profiles with smaller ids. For You: the page begins after this rank of the stored list.
    beforeId: p.uuid().nullable(),
    afterRank: p.integer().nullable(),
  },
});

/** A member's For You list of the day: parallel arrays in the order of rank. */
export const ForYouList = defineEntity({
  name: 'ForYouList',
  properties: {
    viewer: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade').primary(),
    builtAt: p.datetime(),
    profileIds: p.array().columnType('uuid[]').$type<string[]>(),
    tiers: p.array().columnType('smallint[]').$type<number[]>(),
    // One text per profile: the match reasons, joined by commas.
    reasons: p.array().$type<string[]>(),
  },
});
