import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from '../profiles/profile.entity.ts';

/** Where each page of a member's walk through a list began, so that any process can serve the next one (LISTS.md). */
export const ListPosition = defineEntity({
  name: 'ListPosition',
  checks: [{ name: 'list_position_list', expression: `list in ('feed', 'for-you')` }],
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    list: p.string().length(10).primary(),
    pageSize: p.smallint().primary(),
    page: p.integer().primary(),
    // Feed: the page holds profiles with smaller ids. For You: the page begins behind this place of the stored list.
    beforeId: p.uuid().nullable(),
    behindPlace: p.integer().nullable(),
  },
});

/** A member's For You list of the day: parallel arrays in the order of showing. */
export const ForYouList = defineEntity({
  name: 'ForYouList',
  properties: {
    viewer: () => p.oneToOne(Profile).owner().ref().deleteRule('cascade').primary(),
    builtAt: p.datetime(),
    profileIds: p.array().columnType('uuid[]').$type<string[]>(),
    tiers: p.array().columnType('smallint[]').$type<number[]>(),
    // One text per profile: the reasons, joined by commas.
    reasons: p.array().$type<string[]>(),
  },
});
