import { defineEntity, p } from '@mikro-orm/core';
import type { ListPosition } from '@mithaq/openapi/rules/list-cursor.ts';
import { Profile } from '../profiles/profile.entity.ts';

/** Where the pages of a member's list begin, so that any process can serve the next page (R42). */
export const ListWalk = defineEntity({
  name: 'ListWalk',
  checks: [{ name: 'list_walk_list', expression: `list in ('feed', 'for-you')` }],
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    list: p.string().length(10).primary(),
    pageSize: p.smallint().primary(),
    // The mark of the filters; a walk belongs to them (R197).
    filters: p.integer().default(0),
    // Pairs of a page and the position after which it begins.
    positions: p.json().columnType('json').$type<[number, ListPosition][]>(),
  },
});

/** A member's For You list of the day: parallel arrays in the order of rank. */
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
  },
});
