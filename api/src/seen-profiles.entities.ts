import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profiles/profile.entity.ts';

/** The profiles a member has seen on a day: at most so many distinct ones (DESIGN rule 12), against harvesting. */
export const SeenProfile = defineEntity({
  name: 'SeenProfile',
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    day: p.date().primary(),
    profileId: p.uuid().primary(),
  },
});

/** How many distinct profiles that are, kept beside so that nothing is counted. */
export const SeenCount = defineEntity({
  name: 'SeenCount',
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    day: p.date().primary(),
    seen: p.integer(),
  },
});

/** How often a profile was shown on a day, for the damping of exposure in For You (LISTS.md). */
export const Impression = defineEntity({
  name: 'Impression',
  properties: {
    profileId: p.uuid().primary(),
    day: p.date().primary(),
    shown: p.integer(),
  },
});
