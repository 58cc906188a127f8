import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { openDatabase, type Database } from '@mithaq/api/src/database/database.ts';
import { entities } from '@mithaq/api/src/entities/entities.ts';
import { notify } from '@mithaq/api/src/entities/notify.ts';
import { startPostgres, type LocalPostgres } from '@mithaq/api/src/local/postgres.ts';
import { createScratchDatabase } from '@mithaq/api/src/local/scratch-database.ts';
import { startSlowSmtp, type SlowSmtp } from '@mithaq/api/src/testing/slow-smtp.ts';
import { freePort } from '../perf/server.ts';
import { startProcesses, type ApiProcess } from './api-process.ts';
import { randomFrom, type Random } from './random.ts';
import { retry } from './retry.ts';

const events = 1000;
const writersAtOnce = 4;
const faultCount = 24;
/** A message of a killed process comes back after a minute, one that the mail server did not take after one, two, four. */
const drainMinutes = 12;

/**
 * A thousand members have news while two processes send mails, and the processes, the mail server and the database are killed.
 * Nothing may be lost, and nobody may see a mail twice: a copy has the Message-ID of the first one. Returns what failed.
 */
export async function runNotices(log: string, folder: string, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined });
  const { url } = await createScratchDatabase(postgres.url);
  const smtp = await startSlowSmtp(() => random.below(200));
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'news@mithaq.example' };
  const processes = await startProcesses([await freePort(), await freePort()], url, log, mail);
  const database = await openDatabase(url, entities);
  try {
    const accounts = await createAccounts(database);
    const writing = tellAll(database, [...accounts.keys()]);
    const began = performance.now();
    const counts = await breakThings({ processes, postgres, smtp, random });
    await writing;
    const left = await untilDrained(database);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const copies = [...smtp.mails.values()].flatMap((ids) => [...ids.values()]).reduce((sum, count) => sum + count, 0);
    console.log(
      `${events} events in ${seconds} s; ${JSON.stringify(counts)}; ${copies - smtp.mails.size} copies of a mail.`,
    );
    return [...left, ...(await whatFailed(database, accounts, smtp.mails))];
  } finally {
    await Promise.all(processes.map((api) => api.end('SIGKILL')));
    await database.close();
    await smtp.close();
    await postgres.stop();
  }
}

/** The address of each account. They have agreed to mail, and have no quiet hours. */
async function createAccounts({ pool }: Database): Promise<Map<string, string>> {
  const accounts = new Map(Array.from({ length: events }, (_, at) => [randomUUIDv7(), `${at}@example.test`]));
  const given = [[...accounts.keys()], [...accounts.values()]];
  await pool.query(
    `insert into app_user (id, issuer, subject, email, name, created_at)
      select id, 'faults', email, email, 'Somebody', now() from unnest($1::uuid[], $2::text[]) a (id, email)`,
    given,
  );
  await pool.query(
    `insert into notification_settings (account_id, quiet_from, quiet_to) select id, 0, 0 from unnest($1::uuid[]) id`,
    [given[0]],
  );
  await pool.query(
    `insert into mail_consent (account_id, agreed, version, language, answered_at)
      select id, true, $2, 'en', now() from unnest($1::uuid[]) id`,
    [given[0], currentMailConsentVersion],
  );
  return accounts;
}

/** Writes each event until it is known to be committed: after a lost connection again, as a member who presses once more. */
async function tellAll(database: Database, accountIds: string[]): Promise<void> {
  const tell = async () => {
    for (let id = accountIds.pop(); id; id = accountIds.pop()) {
      const event = { accountId: id, kind: 'MODERATOR_MESSAGE', subjectId: id } as const;
      await retry(() => database.transaction((em) => notify(em, event, new Date())));
      await wait(40); // so that the faults come between them
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, tell));
}

type Parts = { processes: ApiProcess[]; postgres: LocalPostgres; smtp: SlowSmtp; random: Random };

/** Returns how often each part was killed. */
async function breakThings({ processes, postgres, smtp, random }: Parts): Promise<Record<string, number>> {
  const counts = { process: 0, 'mail server': 0, database: 0 };
  for (let count = 0; count < faultCount; count += 1) {
    await wait(200 + random.below(1000));
    if (count % 8 === 3) {
      counts['mail server'] += 1;
      await smtp.breakFor(200 + random.below(800));
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
    if (Date.now() > deadline) return [`${count} mails still wait after ${drainMinutes} minutes`];
    await wait(500);
  }
}

async function whatFailed(
  { pool }: Database,
  accounts: Map<string, string>,
  mails: SlowSmtp['mails'],
): Promise<string[]> {
  const { rows } = await pool.query<{ notices: number; sent: number; dead: number }>(
    `select (select count(*)::int from notification) as notices, count(sent_at)::int as sent, count(dead_at)::int as dead from delivery`,
  );
  const { notices, sent, dead } = rows[0]!;
  const lost = [...accounts.values()].filter((address) => !mails.has(address)).length;
  const seenTwice = [...mails.values()].filter((ids) => ids.size > 1).length;
  return [
    ...(notices === events ? [] : [`${notices} notices of ${events} events`]),
    ...(sent === events && dead === 0 ? [] : [`${sent} mails noted as sent, ${dead} given up, of ${events}`]),
    ...(lost === 0 ? [] : [`${lost} mails were lost`]),
    ...(seenTwice === 0 ? [] : [`${seenTwice} members see two mails`]),
  ];
}
