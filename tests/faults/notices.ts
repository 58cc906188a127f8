import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PushSubscriptionInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { startSession } from '@mithaq/api/src/auth/sessions.ts';
import { openDatabase, type Database } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { notify } from '@mithaq/api/src/entities/notify.ts';
import { startPostgres, type LocalPostgres } from '@mithaq/api/src/local/postgres.ts';
import { createScratchDatabase } from '@mithaq/api/src/local/scratch-database.ts';
import { pushKeysOf } from '@mithaq/api/src/notifications/delivery/push-keys.ts';
import { readConfig } from '@mithaq/api/src/server/config.ts';
import { localTokens } from '@mithaq/api/src/testing/local-tokens.ts';
import { startPushService } from '@mithaq/api/src/testing/push-service.ts';
import { startSlowSmtp, type SlowSmtp } from '@mithaq/api/src/testing/slow-smtp.ts';
import { freePort } from '../perf/server.ts';
import { startProcesses, type ApiProcess } from './api-process.ts';
import { randomFrom, type Random } from './random.ts';
import { retry } from './retry.ts';

const events = 1000;
const writersAtOnce = 4;
const faultCount = 24;
/** A message of a killed process comes back after a minute, one that was not taken after one, two, four. */
const drainMinutes = 12;
/** How long a mail that a process has begun may last; a push lasts less. */
const inFlightMs = 20_000;

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** What becomes of a member's browser and account: of twenty one each unsubscribes, signs out and deletes the account. */
type Fate = 'stays' | 'unsubscribes' | 'signs out' | 'leaves';
const fates: readonly Fate[] = ['unsubscribes', 'signs out', 'leaves'];

type Member = { id: string; email: string; cookie: string; browser: PushSubscriptionInput; fate: Fate };

type Parts = { processes: ApiProcess[]; postgres: LocalPostgres; smtp: SlowSmtp; push: PushService; random: Random };

/**
 * A thousand members have news while two processes send mails and pushes, and the processes, the mail server, the push service and
 * the database are killed. Nothing may be lost, and nobody may see anything twice: a copy of a mail has the Message-ID of the first
 * one, and a push replaces the one before. Who signs out gets no push after it, who deletes the account nothing. Returns what failed.
 */
export async function runNotices(log: string, folder: string, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
  const { url } = await createScratchDatabase(postgres.url);
  const smtp = await startSlowSmtp(() => wait(random.below(200)));
  const keys = pushKeysOf(readConfig({}));
  const push = await startPushService(
    keys.map(({ publicKey }) => publicKey),
    () => random.below(200),
  );
  const processes = await startProcesses([await freePort(), await freePort()], url, log, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'news@mithaq.example',
    NODE_OPTIONS: `--import ${new URL('push-to-loopback.ts', import.meta.url).href}`,
    PUSH_SERVICE_PORT: String(push.port),
  });
  const database = await openDatabase(url, entities);
  try {
    const members = await createMembers(database, processes, push);
    // One of ten is not taken at first.
    push.answers.push(...Array.from({ length: events }, () => (random.chance(0.1) ? random.pick([429, 500, 503]) : 0)));
    const began = performance.now();
    const departures: Promise<() => string[]>[] = [];
    const writing = tellAll(database, members, (member) => {
      if (member.fate === 'signs out' || member.fate === 'leaves')
        departures.push(depart(member, { processes, smtp, push, random }));
    });
    const counts = await breakThings({ processes, postgres, smtp, push, random });
    await writing;
    const left = await untilDrained(database);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const copies = [...smtp.mails.values()].flatMap((ids) => [...ids.values()]).reduce((sum, count) => sum + count, 0);
    const reached = new Set(push.received.map(({ endpoint }) => endpoint));
    console.log(
      `${events} events in ${seconds} s; ${JSON.stringify(counts)}; ${copies - smtp.mails.size} copies of a mail, ${push.received.length - reached.size} of a push.`,
    );
    const late = (await Promise.all(departures)).flatMap((findLate) => findLate());
    return [...left, ...late, ...(await whatFailed(database, members, { smtp, push }))];
  } finally {
    await Promise.all(processes.map((api) => api.end('SIGKILL')));
    await database.close();
    await Promise.all([smtp.close(), push.close()]);
    await postgres.stop();
  }
}

/** Members who have agreed to mail, have no quiet hours, and are signed in in a browser that shows news. */
async function createMembers(database: Database, processes: ApiProcess[], push: PushService): Promise<Member[]> {
  const accounts = Array.from({ length: events }, (_, at) => ({ id: randomUUIDv7(), email: `${at}@example.test` }));
  const ids = accounts.map(({ id }) => id);
  const { pool } = database;
  await pool.query(
    `insert into app_user (id, issuer, subject, email, name, created_at)
      select id, 'faults', email, email, 'Somebody', now() from unnest($1::uuid[], $2::text[]) a (id, email)`,
    [ids, accounts.map(({ email }) => email)],
  );
  await pool.query(
    `insert into notification_settings (account_id, quiet_from, quiet_to) select id, 0, 0 from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(
    `insert into mail_consent (account_id, agreed, version, language, answered_at)
      select id, true, $2, 'en', now() from unnest($1::uuid[]) id`,
    [ids, currentMailConsentVersion],
  );
  const members: Member[] = [];
  for (const [at, { id, email }] of accounts.entries()) {
    const cookie = `mithaq_session=${await startSession(database, localTokens, id, new Date())}`;
    const browser = push.subscribe();
    const response = await fetch(`${processes[at % processes.length]!.origin}/api/v1/push-subscription`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(browser),
    });
    if (!response.ok) throw new Error(`A browser could not subscribe: ${response.status} ${await response.text()}`);
    const member: Member = { id, email, cookie, browser, fate: fates[at % 20] ?? 'stays' };
    if (member.fate === 'unsubscribes') push.forget(browser);
    members.push(member);
  }
  return members;
}

/** Writes each event until it is known to be committed: after a lost connection again, as a member who presses once more. */
async function tellAll(
  database: Database,
  members: readonly Member[],
  onTold: (member: Member) => void,
): Promise<void> {
  const left = [...members];
  const tell = async () => {
    for (let member = left.pop(); member; member = left.pop()) {
      const { id } = member;
      const event = { accountId: id, kind: 'MODERATOR_MESSAGE', subjectId: id } as const;
      await retry(() => database.transaction((em) => notify(em, event, new Date())));
      onTold(member);
      await wait(40); // so that the faults come between them
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, tell));
}

/** Ends the session or the account soon after the event. Returns what says whether something came later than what was in flight. */
async function depart(
  { email, cookie, browser, fate }: Member,
  { processes, smtp, push, random }: Omit<Parts, 'postgres'>,
): Promise<() => string[]> {
  await wait(random.below(5000));
  const [method, path] = fate === 'leaves' ? ['DELETE', '/users/current-user'] : ['POST', '/auth/logout'];
  await retry(async () => {
    const url = `${random.pick(processes).origin}/api/v1${path}`;
    const { status } = await fetch(url, { method, headers: { cookie }, signal: AbortSignal.timeout(5000) });
    // The answer that it was done may have been lost with the process.
    if (status !== 204 && status !== 401) throw new Error(`${path} was answered ${status}.`);
  });
  const arrived = () => {
    const pushes = push.received.filter(({ endpoint }) => endpoint === browser.endpoint).length;
    const mails = fate === 'leaves' ? (smtp.mails.get(email)?.values().toArray() ?? []) : [];
    return mails.reduce((sum, count) => sum + count, pushes);
  };
  await wait(inFlightMs);
  const before = arrived();
  return () => (arrived() > before ? [`${email}, who ${fate}, gets a message after it`] : []);
}

/** Returns how often each part was killed. */
async function breakThings({ processes, postgres, smtp, push, random }: Parts): Promise<Record<string, number>> {
  const counts = { process: 0, 'mail server': 0, 'push service': 0, database: 0 };
  for (let count = 0; count < faultCount; count += 1) {
    await wait(200 + random.below(1000));
    if (count % 8 === 3) {
      counts['mail server'] += 1;
      await smtp.breakFor(200 + random.below(800));
    } else if (count % 8 === 1) {
      counts['push service'] += 1;
      await push.breakFor(200 + random.below(800));
    } else if (count % 8 === 6) {
      counts.database += 1;
      process.kill(postgres.pid, 'SIGKILL'); // it starts again by itself
    } else {
      counts.process += 1;
      const api = random.pick(processes);
      await api.end('SIGKILL');
      await retry(() => api.start()); // again where the database is not back yet, as a supervisor does
    }
  }
  return counts;
}

async function untilDrained({ pool }: Database): Promise<string[]> {
  const deadline = Date.now() + drainMinutes * 60_000;
  for (;;) {
    const open = `select count(*)::int as count from delivery where sent_at is null and dead_at is null`;
    const { count } = await retry(async () => (await pool.query<{ count: number }>(open)).rows[0]!);
    if (count === 0) return [];
    if (Date.now() > deadline) return [`${count} messages still wait after ${drainMinutes} minutes`];
    await wait(500);
  }
}

async function whatFailed(
  { pool }: Database,
  members: readonly Member[],
  { smtp, push }: Pick<Parts, 'smtp' | 'push'>,
): Promise<string[]> {
  const { rows } = await pool.query<Stored>(storedQuery);
  const { notices, mails, given, repeated, browsers } = rows[0]!;
  const remaining = members.filter(({ fate }) => fate !== 'leaves');
  const staying = members.filter(({ fate }) => fate === 'stays');
  const reached = new Set(push.received.map(({ endpoint }) => endpoint));
  const unmailed = remaining.filter(({ email }) => !smtp.mails.has(email)).length;
  const unreached = staying.filter(({ browser }) => !reached.has(browser.endpoint)).length;
  const seenTwice = [...smtp.mails.values()].filter((ids) => ids.size > 1).length;
  return [
    ...(notices === remaining.length ? [] : [`${notices} notices of ${remaining.length} members`]),
    ...(mails === remaining.length ? [] : [`${mails} mails noted as sent, of ${remaining.length}`]),
    ...(given === 0 ? [] : [`${given} messages were given up`]),
    ...(unmailed === 0 ? [] : [`${unmailed} mails were lost`]),
    ...(unreached === 0 ? [] : [`${unreached} pushes were lost`]),
    ...(seenTwice === 0 ? [] : [`${seenTwice} members see two mails`]),
    ...(repeated === 0 ? [] : [`${repeated} members were sent two messages about one event`]),
    ...(browsers === staying.length ? [] : [`${browsers} browsers are stored, of ${staying.length}`]),
  ];
}

type Stored = Record<'notices' | 'mails' | 'given' | 'repeated' | 'browsers', number>;

const storedQuery = `select (select count(*)::int from notification) as notices,
    (select count(*)::int from delivery where channel = 'MAIL' and sent_at is not null) as mails,
    (select count(*)::int from delivery where dead_at is not null) as given,
    (select count(*)::int from (select 1 from delivery group by account_id, channel having count(*) > 1) more) as repeated,
    (select count(*)::int from push_subscription) as browsers`;
