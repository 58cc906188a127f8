import { Readable } from 'node:stream';
import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { toPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { toOwnProfile } from '@mithaq/openapi/rules/profile-view.ts';
import type { Session } from '../http/operation.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Database } from '../database/database.ts';
import { isoTime, present } from '../database/rows.ts';
import { Preferences } from '../entities/preferences.entity.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { User } from '../entities/user.entity.ts';

/** Joins another member as `o`: nobody once that one has left, or has blocked the account, to which that looks the same. */
const other = (id: string) => `left join profile o on o.id = ${id} and not ${hasBlocked('o.id', 'p.id')}`;

/**
 * The lists of the export: for each the rows of the account, by the account's id. Other members are ids alone, and
 * what they wrote is theirs. export-account.database.test.ts finds a table or a column that is missing.
 */
const lists = {
  consents: `select c.version, c.agreed_at as at from consent c where c.user_id = ? order by c.agreed_at desc, c.version desc`,
  sessions: `select s.created_at as "startedAt", s.last_seen_at as "lastUsedAt", s.device, s.token_hash = ? as "isCurrent"
    from session s where s.user_id = ? order by s.last_seen_at desc, s.created_at desc`,
  proposals: `select q.id as "proposalId", case when q.sender_id = p.id then 'SENDER' else 'RECEIVER' end as role,
      o.id as "otherProfileId", q.status, q.created_at as "createdAt", q.changed_at as "changedAt",
      o.id is not null and q.unseen_by is not distinct from case when q.sender_id = p.id then 'SENDER' else 'RECEIVER' end as "isUnseen"
    from profile p join proposal q on p.id in (q.sender_id, q.receiver_id)
      ${other('case when q.sender_id = p.id then q.receiver_id else q.sender_id end')}
    where p.user_id = ? order by q.created_at desc, q.id desc`,
  contactReads: `select c.read_at as "readAt", c.count, c.reader_id is not distinct from p.id as "isReader", o.id as "otherProfileId"
    from profile p join contact_read c on p.id in (c.reader_id, c.subject_id)
      ${other('case when c.reader_id = p.id then c.subject_id else c.reader_id end')}
    where p.user_id = ? order by c.read_at desc, c.id desc`,
  blocks: `select b.blocked_id as "profileId", b.created_at as "blockedAt"
    from profile p join block b on b.blocker_id = p.id where p.user_id = ? order by b.created_at desc, b.blocked_id desc`,
  hiddenMembers: `select h.hidden_id as "profileId", h.created_at as "hiddenAt"
    from profile p join hidden_member h on h.member_id = p.id and not ${hasBlocked('h.hidden_id', 'p.id')} where p.user_id = ? order by h.created_at desc, h.hidden_id desc`,
  savedProfiles: `select s.saved_id as "profileId", s.created_at as "savedAt"
    from profile p join saved_profile s on s.member_id = p.id and not ${hasBlocked('s.saved_id', 'p.id')} where p.user_id = ? order by s.created_at desc, s.saved_id desc`,
  reports: `select m.id as "reportId", m.opened_at as "createdAt", o.id as "profileId", m.reason, case when o.id is not null then m.note end as note
    from profile p join moderation_case m on m.reporter_id = p.id ${other('m.member_id')} where p.user_id = ? order by m.opened_at desc, m.id desc`,
  profileViews: `select v.day::text as day, seen.id as "profileId"
    from profile p join viewed_profiles v on v.viewer_id = p.id, unnest(v.profile_ids) seen (id) where p.user_id = ? order by v.day desc, seen.id desc`,
};

/** Rows that are read at a time, and the bytes that are read before they are asked for: an export of any size takes little memory. */
const [rowsAtOnce, bytesAhead] = [500, 1024 * 1024];

/** Milliseconds after which an export ends, so that somebody who reads slowly does not keep a connection of the pool. */
const longest = 60_000;

/**
 * The JSON text of everything that is stored about an account, from one state of the database. What comes before the
 * lists is read when this returns; the lists are read as the stream is, and its end, or an early one, ends the transaction.
 * @throws ApiProblem rate-limited while another export of the account runs
 */
export async function exportAccount(
  database: Database,
  { userId, tokenHash, isPaused }: Pick<Session, 'userId' | 'tokenHash' | 'isPaused'>,
  user: AccountExport['user'],
  now: Date,
): Promise<Readable> {
  const em = database.orm.em.fork();
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
    const [row] = await em.execute<{ isFree: boolean }[]>(lockStatement, [userId]);
    if (!row!.isFree) throw new ApiProblem('rate-limited');
    const { subject, createdAt, signedInAt } = await em.findOneOrFail(User, userId);
    const facts = {
      exportedAt: now.toISOString(),
      googleSubject: subject,
      createdAt: createdAt.toISOString(),
      signedInAt: signedInAt.toISOString(),
      user,
      isPaused,
      ...(await exportProfile(em, userId)),
    };
    const signal = AbortSignal.timeout(longest);
    const text = textOf(em, facts, { userId, tokenHash });
    const stream = Readable.from(text, { objectMode: false, highWaterMark: bytesAhead, signal });
    // The reader may have gone. A connection that has broken has nothing to roll back.
    stream.once('close', () => void (em.isInTransaction() && em.rollback().catch(() => undefined)));
    return stream;
  } catch (error) {
    await em.rollback();
    throw error;
  }
}

/** Held until the transaction ends, by whichever process. */
const lockStatement = `select pg_try_advisory_xact_lock(hashtextextended('export ' || ?, 0)) as "isFree"`;

/** The facts and then the lists as one JSON object, in pieces of a few rows. */
async function* textOf(em: EntityManager, facts: object, values: Record<'userId' | 'tokenHash', string>) {
  yield JSON.stringify(facts).slice(0, -1);
  for (const [list, text] of Object.entries(lists)) {
    yield `,${JSON.stringify(list)}:[`;
    const own = list === 'sessions' ? [values.tokenHash, values.userId] : [values.userId];
    await em.execute(`declare exported no scroll cursor for ${text}`, own);
    let count: number;
    let separator = '';
    do {
      const rows = await em.execute<Record<string, unknown>[]>(`fetch ${rowsAtOnce} from exported`);
      count = rows.length;
      if (count > 0) yield separator + rows.map((row) => JSON.stringify(asJson(row))).join(',');
      separator = ',';
    } while (count === rowsAtOnce);
    await em.execute('close exported');
    yield ']';
  }
  // Before the end is sent, so that the next request finds everything free.
  await em.rollback();
  yield '}';
}

async function exportProfile(em: EntityManager, userId: string) {
  const preferences = await em.findOne(Preferences, { profile: { user: userId } }, { populate: ['profile'] });
  if (!preferences) return {};
  const profile = preferences.profile.unwrap();
  return {
    profileCreatedAt: profile.createdAt.toISOString(),
    profile: toOwnProfile(profile),
    preferences: toPreferences(preferences.id, withHeldTexts(profile, preferences).preferences),
  };
}

/** A row without its null fields, with its times as the contract has them; their names end with "at". */
function asJson(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(present(row));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, /^at$|At$/.test(name) ? isoTime(value as string) : value]),
  );
}
