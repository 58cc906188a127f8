import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

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

/** What the table holds about a member. */
export const viewedProfilesData: MemberData = {
  exported: {
    list: 'profileViews',
    rows: `select v.day::text as day, seen.id as "profileId"
      from profile p join viewed_profiles v on v.viewer_id = p.id, unnest(v.profile_ids) seen (id) where p.user_id = ? order by v.day desc, seen.id desc`,
  },
  members: { viewer_id: 'deletes the row', profile_ids: { else: 'It goes with the day.' } },
  expired: `s.day < clock.day`,
};

/** What the table holds about a member. */
export const impressionData: MemberData = {
  exported: { not: 'It counts how often a profile was shown, for the order of lists.' },
  // No foreign key, so that showing profiles locks none of them.
  members: { profile_id: { else: 'erase-account.ts deletes the rows.' } },
  expired: `s.day < clock.day - 7`,
};
