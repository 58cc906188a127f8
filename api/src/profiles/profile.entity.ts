import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CreatedBy, Gender, MaritalStatus, SchoolOfThought, Tag } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { User } from '../users/user.entity.ts';
import { oneOf } from '../database/checks.ts';

export const Profile = defineEntity({
  name: 'Profile',
  indexes: [
    // The feed: newest first is the key itself (LISTS.md). Partial, so that only who can be shown is in it.
    {
      name: 'profile_feed',
      expression: `create index "profile_feed" on "profile" ("gender", "id" desc) where "is_verified" and not "is_marriage_fixed"`,
    },
    // Has anyone come or changed since a For You list was built?
    {
      name: 'profile_changed',
      expression: `create index "profile_changed" on "profile" ("gender", "match_changed_at" desc) where "is_verified" and not "is_marriage_fixed"`,
    },
    // One verified number, one account (DESIGN rule 8). Unproved numbers may repeat: anyone can type any number.
    {
      name: 'profile_verified_phone',
      expression: `create unique index "profile_verified_phone" on "profile" ("phone_number") where "is_verified"`,
    },
  ],
  checks: [
    oneOf('gender', labels.Gender),
    oneOf('marital_status', labels.MaritalStatus),
    oneOf('school_of_thought', labels.SchoolOfThought),
    oneOf('created_by', labels.CreatedBy),
    { name: 'profile_verified_has_phone', expression: 'not is_verified or phone_number is not null' },
    { name: 'profile_three_tags', expression: 'cardinality(tags) = 3' },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    user: () => p.oneToOne(User).owner().ref().deleteRule('cascade'),
    createdBy: p.string().length(20).$type<CreatedBy>(),
    fullName: p.string().length(50),
    dateOfBirth: p.date(),
    gender: p.string().length(10).$type<Gender>(),
    height: p.decimal('number').precision(2).scale(1),
    maritalStatus: p.string().length(20).$type<MaritalStatus>(),
    education: p.string().length(100),
    occupation: p.string().length(100),
    annualIncome: p.decimal('number').precision(15).scale(2).nullable(),
    country: p.string().length(100),
    state: p.string().length(100),
    city: p.string().length(100),
    aboutMe: p.text(),
    tags: p.array().$type<Tag[]>(),
    schoolOfThought: p.string().length(20).$type<SchoolOfThought>(),
    phoneNumber: p.string().length(16).nullable(),
    isVerified: p.boolean().default(false),
    isMarriageFixed: p.boolean().default(false),
    // When something changed that matters to others' For You lists.
    matchChangedAt: p.datetime().onCreate(() => new Date()),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export type IProfile = InferEntity<typeof Profile>;
