import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type {
  ContactRole,
  CreatedBy,
  Gender,
  ListedProfile,
  MaritalStatus,
  NameBeforeAnswer,
  ProfileCreationInput,
  ProfileFacts,
  SchoolOfThought,
  Tag,
} from '@mithaq/openapi/generated/operations.ts';
import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { HeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { toListedProfile, withPresence, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { ProfileKeys } from '@mithaq/openapi/rules/match-keys.ts';
import { marriageStatuses } from '@mithaq/openapi/rules/proposal.ts';
import { isoTime } from '../database/rows.ts';
import { User } from './user.entity.ts';
import { upsertMatchSide } from './match-side.ts';
import { oneOf, refuse } from './checks.ts';
import { columnsOf } from './columns.ts';
import type { Differing, Matching } from './matching.ts';
import type { MemberData } from './member-data.ts';

const fixed = marriageStatuses.map((status) => `'${status}'`).join(', ');

/** A marriage of the profile `old` that it has not denied itself; the side that did not fix it denies. */
const fixedAs = (role: ContactRole, column: string) => `exists (select from proposal where ${column} = old.id
    and status in (${fixed}) and (marriage_answer is distinct from 'DENIED' or marriage_fixed_by = '${role}'))`;

/** Database-level backstop: the gender is fixed, a marriage stays fixed until one denies it, and a stored number is a proved one. */
const lastingFacts = `
  if new.gender <> old.gender and (old.is_verified or old.phone_number is not null
    or exists (select from proposal where sender_id = old.id) or exists (select from proposal where receiver_id = old.id)) then
    ${refuse('profile_gender_fixed', 'the gender does not change any more')}
  end if;
  if old.is_marriage_fixed and not new.is_marriage_fixed and (${fixedAs('SENDER', 'sender_id')}
    or ${fixedAs('RECEIVER', 'receiver_id')}) then
    ${refuse('profile_marriage_fixed', 'a fixed marriage stays')}
  end if;
  if new.phone_number is distinct from old.phone_number and new.phone_number is not null and not new.is_verified then
    ${refuse('profile_phone_proved', 'an unproved number waits in a column of its own')}
  end if;
  return new;`;

const minimumAge = contract.components.schemas['ProfileCreationInput']!.properties!['dateOfBirth']!['x-minimum-age']!;

/** A profile. Each field of the contract's ProfileCreationInput is a property of the same name and type. */
export const Profile = defineEntity({
  name: 'Profile',
  indexes: [
    // The feed in the order of its key, newest first. Partial, so that it holds only profiles that can be listed.
    {
      name: 'profile_feed',
      expression: `create index "profile_feed" on "profile" ("gender", "id" desc) where "is_verified" and not "is_marriage_fixed"`,
    },
    // The moderators' list of suspended members: a few rows of many.
    {
      name: 'profile_suspended',
      expression: `create index "profile_suspended" on "profile" ("suspended_at" desc, "id" desc) where "suspended_at" is not null`,
    },
    // The moderators' search by the id that members see.
    {
      name: 'profile_displayed_id',
      expression: `create index "profile_displayed_id" on "profile" (right("id"::text, 8))`,
    },
    // One account per verified number. Unverified numbers may repeat: anyone can type any number.
    {
      name: 'profile_verified_phone',
      expression: `create unique index "profile_verified_phone" on "profile" ("phone_number") where "is_verified"`,
    },
  ],
  checks: [
    oneOf('gender', labels.Gender),
    oneOf('marital_status', labels.MaritalStatus),
    oneOf('profile_school_of_thought', labels.SchoolOfThought),
    oneOf('created_by', labels.CreatedBy),
    oneOf('name_before_answer', labels.NameBeforeAnswer),
    { name: 'profile_verified_has_phone', expression: 'not is_verified or phone_number is not null' },
    { name: 'profile_pending_is_unverified', expression: 'not is_verified or pending_phone_number is null' },
    // A part of the full name.
    { name: 'profile_first_name', expression: 'strpos(full_name, first_name) > 0' },
    // An adult when it was last changed.
    {
      name: 'profile_adult',
      // As PostgreSQL writes it, so that the migrations can be compared with it.
      expression: `(date_of_birth + '${minimumAge} years'::interval) <= (match_changed_at AT TIME ZONE 'UTC'::text)`,
    },
    { name: 'profile_suspension', expression: '(suspended_at is null) = (suspension_reason is null)' },
    { name: 'profile_three_tags', expression: 'cardinality(tags) = 3' },
  ],
  triggers: [
    { name: 'profile_lasting_facts', timing: 'before', events: ['update'], forEach: 'row', body: lastingFacts },
    {
      name: 'profile_match_side',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      body: upsertMatchSide('new.id'),
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    user: () => p.oneToOne(User).owner().ref().deleteRule('cascade'),
    createdBy: p.string().length(20).$type<CreatedBy>(),
    fullName: p.string().length(50),
    // Chosen by the member from the full name.
    firstName: p.string().length(50).nullable(),
    // What a sender reads until the member has accepted; the full name until the member has chosen.
    nameBeforeAnswer: p.string().length(20).nullable().$type<NameBeforeAnswer>(),
    dateOfBirth: p.date(),
    gender: p.string().length(10).$type<Gender>(),
    height: p.decimal('number').precision(2).scale(1),
    // As it was meant, where it was typed in inches or centimeters.
    heightCm: p.smallint().nullable(),
    maritalStatus: p.string().length(20).$type<MaritalStatus>(),
    education: p.string().length(100),
    occupation: p.string().length(100),
    annualIncome: p.decimal('number').precision(15).scale(2).nullable(),
    country: p.string().length(100),
    state: p.string().length(100),
    city: p.string().length(100),
    aboutMe: p.text(),
    // The texts of profile and preferences that others do not see; their own columns are empty meanwhile.
    heldTexts: p.json().$type<HeldTexts>().defaultRaw(`'{}'`),
    tags: p.array().$type<Tag[]>(),
    profileSchoolOfThought: p.string().length(20).$type<SchoolOfThought>(),
    // The optional facts that are answered; the contract has their table.
    facts: p.json().$type<ProfileFacts>().nullable(),
    // The number that was proved last; a new one waits in its own column, which nobody else is shown.
    phoneNumber: p.string().length(16).nullable(),
    pendingPhoneNumber: p.string().length(16).nullable(),
    // The keyed hash of the number that was proved, under which its quotas are counted.
    numberHash: p.string().length(64).nullable(),
    isVerified: p.boolean().default(false),
    isMarriageFixed: p.boolean().default(false),
    // Names as they are compared, made when they are stored.
    matchKeys: p.json().$type<ProfileKeys>(),
    isPaused: p.boolean().default(false),
    // Others may show the profile to their family.
    allowsFamilySharing: p.boolean().default(false),
    // Set by a moderator; the member reads the reason.
    suspendedAt: p.datetime().nullable(),
    suspensionReason: p.string().length(500).nullable(),
    // The last change that matters for other members' For You lists.
    matchChangedAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
/** An error here names the fields of the contract that have no column, or one of another type. */
export type IProfile = Matching<Columns, Differing<Columns, Omit<ProfileCreationInput, 'profileId'>>>;

/** The columns of a listed profile `p`, with the full name, of which the first word is sent. */
export const listedColumns = `${columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName'])},
  (select u.signed_in_at from app_user u where u.id = p.user_id) as "signedInAt"`;

/** A row of `listedColumns`. */
export type ListedRow = StoredProfile & { signedInAt: string };

/** The card of a row of `listedColumns`. */
export function toCardOf({ signedInAt, ...row }: ListedRow, now: Date): ListedProfile {
  return toListedProfile(withPresence(row, isoTime(signedInAt), now));
}
type Columns = InferEntity<typeof Profile>;

/** What the table holds about a member. */
export const profileData: MemberData = {
  exported: { part: 'profile' },
  notExported: {
    is_marriage_fixed: 'The exported proposals say it.',
    match_keys: 'It repeats exported fields as they are compared.',
    match_changed_at: 'It orders the lists of others.',
    number_hash: 'It is a hash of the exported number.',
  },
  members: { user_id: 'deletes the row', number_hash: { else: 'It goes with the row.' } },
};
