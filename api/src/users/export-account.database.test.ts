import { resolve, type Schema } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberFactory } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The export against the database's own catalog, so that no table and no column can be forgotten (R104). */
let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());

/** In which part of the export a table is. */
const exported: Record<string, string> = {
  app_user: 'user',
  profile: 'profile',
  preferences: 'preferences',
  session: 'sessions',
  consent: 'consents',
  proposal: 'proposals',
  contact_read: 'contactReads',
  block: 'blocks',
  hidden_member: 'hiddenMembers',
  saved_profile: 'savedProfiles',
  moderation_case: 'reports',
  viewed_profiles: 'profileViews',
};

/** What a column is called in the export, where it is not its own name. */
const renamed: Record<string, string> = {
  'app_user.subject': 'googleSubject',
  'app_user.avatar_url': 'profileUrl',
  'profile.suspended_at': 'suspension',
  'profile.suspension_reason': 'suspension',
  'profile.created_at': 'profileCreatedAt',
  'preferences.id': 'preferencesId',
  'session.created_at': 'startedAt',
  'session.last_seen_at': 'lastUsedAt',
  'consent.agreed_at': 'at',
  'proposal.id': 'proposalId',
  'proposal.sender_id': 'role',
  'proposal.receiver_id': 'otherProfileId',
  'proposal.unseen_by': 'isUnseen',
  'contact_read.reader_id': 'isReader',
  'contact_read.subject_id': 'otherProfileId',
  'block.blocked_id': 'profileId',
  'block.created_at': 'blockedAt',
  'hidden_member.hidden_id': 'profileId',
  'hidden_member.created_at': 'hiddenAt',
  'saved_profile.saved_id': 'profileId',
  'saved_profile.created_at': 'savedAt',
  'moderation_case.id': 'reportId',
  'moderation_case.opened_at': 'createdAt',
  'moderation_case.member_id': 'profileId',
  'viewed_profiles.profile_ids': 'profileId',
};

/** Tables and columns that are not in the export, and why. */
const leftOut: Record<string, string> = {
  for_you_list: 'It is computed from the exported preferences each day, and names other members.',
  list_walk: 'It is where the pages of a list begin, for a day.',
  match_side: 'It repeats what the exported profile and preferences say.',
  profile_snapshot: 'It is an earlier state of the exported profile, kept for the other side of a proposal.',
  'app_user.issuer': 'It is Google for everybody.',
  'profile.is_marriage_fixed': 'The exported proposals say it.',
  'profile.match_keys': 'It repeats exported fields as they are compared.',
  'profile.match_changed_at': 'It orders the lists of others.',
  'profile.number_hash': 'It is a hash of the exported number.',
  'profile.phone_user_hash': 'It is a keyed hash of the id that the identity service gives to the exported number.',
  'preferences.match_keys': 'It repeats exported fields as they are compared.',
  'session.token_hash': 'It is the secret of the session.',
  'proposal.sender_snapshot_id': 'It refers to a table that is left out.',
  'proposal.receiver_snapshot_id': 'It refers to a table that is left out.',
  'contact_read.id': 'Nothing else refers to it.',
  'contact_read.proposal_id': 'It is the exported proposal of the two.',
  'moderation_case.kind': 'Every report is of the same kind.',
  'moderation_case.field': 'A report has none.',
  'moderation_case.text': 'A report has none; doubted texts are the work of the moderators.',
  'moderation_case.closed_at': 'It is the work of the moderators.',
  'moderation_case.decision': 'It is the work of the moderators.',
};

/** Columns that refer to the account itself. */
const own = new Set([
  'user_id',
  'profile.id',
  'preferences.profile_id',
  'block.blocker_id',
  'viewed_profiles.viewer_id',
  'hidden_member.member_id',
  'saved_profile.member_id',
  'moderation_case.reporter_id',
]);

type Column = { table: string; column: string };
const columns = async () =>
  (
    await server.database.pool.query<Column>(
      `select distinct c.table_name as table, c.column_name as column from information_schema.columns c
        where c.table_schema = 'public' and (c.table_name = 'app_user' or c.table_name::text in (select conrelid::regclass::text
          from pg_constraint where contype = 'f' and confrelid in ('app_user'::regclass, 'profile'::regclass)))`,
    )
  ).rows;

const ofContract = (node: Schema): Schema => resolve(contract, node);
const whole = contract.components.schemas['AccountExport']!;

/** The names that the contract has in a part of the export. */
function namesIn(part: string): string[] {
  const schema = ofContract(whole.properties![part]!);
  return Object.keys((schema.items ? ofContract(schema.items) : schema).properties!);
}

/** The names under which a table may be; facts of the account and the profile stand beside their parts as well. */
function namesOf(table: string): string[] {
  const beside =
    table === 'app_user' || table === 'profile' ? [...Object.keys(whole.properties!), ...namesIn('user')] : [];
  return [...beside, ...namesIn(exported[table]!)];
}

const inCamelCase = (column: string) => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

describe('exportAccount', () => {
  it('has every column of what is stored of a member, or names the reason why not', async () => {
    const missing = (await columns()).filter(({ table, column }) => {
      const name = `${table}.${column}`;
      if (leftOut[table] ?? leftOut[name]) return false;
      if (own.has(name) || own.has(column)) return false;
      return !exported[table] || !namesOf(table).includes(renamed[name] ?? inCamelCase(column));
    });
    expect(missing).toEqual([]);
  });

  it('has each of these parts', async () => {
    const her = await memberFactory(() => server).woman();
    const stored = (await her.get('/api/v1/users/current-user/export')).json<Record<string, unknown>>();
    expect(Object.values(exported).filter((part) => !(part in stored))).toEqual([]);
  });
});
