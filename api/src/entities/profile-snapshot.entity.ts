import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { ProfileVersion } from '@mithaq/openapi/rules/profile-view.ts';
import { Profile } from './profile.entity.ts';
import type { MemberData } from './member-data.ts';

/**
 * What the other side of a proposal may see of a profile, as of a moment: when a proposal ended, or when the
 * marriage of the member was fixed. It is deleted with the profile.
 */
export const ProfileSnapshot = defineEntity({
  name: 'ProfileSnapshot',
  indexes: [
    // A member fixes one marriage.
    {
      name: 'profile_snapshot_marriage',
      expression: `create unique index "profile_snapshot_marriage" on "profile_snapshot" ("profile_id") where "is_marriage"`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    profile: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    // Taken when the marriage of the member was fixed.
    isMarriage: p.boolean(),
    takenAt: p.datetime(),
    version: p.json().$type<ProfileVersion>(),
  },
});

/** What the table holds about a member. */
export const profileSnapshotData: MemberData = {
  exported: { not: 'It is an earlier state of the exported profile, for the other side of a proposal.' },
  members: { profile_id: 'deletes the row' },
};
