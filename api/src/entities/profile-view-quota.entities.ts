import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';

/** The distinct profiles that a member has seen on a day; their number is limited against harvesting. */
export const ViewedProfiles = defineEntity({
  name: 'ViewedProfiles',
  properties: {
    viewer: () => p.manyToOne(Profile).ref().deleteRule('cascade').primary(),
    day: p.date().primary(),
    profileIds: p.array().columnType('uuid[]').$type<string[]>(),
  },
});

/** How many members have seen a profile on a day; For You ranks profiles with many impressions lower. */
export const Impression = defineEntity({
  name: 'Impression',
  properties: {
    profileId: p.uuid().primary(),
    day: p.date().primary(),
    shown: p.integer(),
  },
});
