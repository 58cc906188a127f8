import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { claimStatement } from '@mithaq/api/src/notifications/delivery/queue.ts';
import { startSlowSmtp } from '@mithaq/api/src/testing/slow-smtp.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { startCommunity, type Community } from './community.ts';
import { report } from './load.ts';
import { median, percentile95, timed } from './timing.ts';

/** Requests at once for pages of the feed, and seconds of each turn. */
const atOnce = 16;
const seconds = 4;
const turns = 10;

/** Mails that go out before. */
const warmUpMails = 400;

/** How much slower a list may be while mails go out. */
const mostSlowdown = 1.1;

/**
 * A mail waits for each of so many members. The feed is measured in turns, while the mail server takes none and while it takes what
 * comes; then the rest goes out with nobody there. Returns what is missed.
 */
export async function measureBacklog(mails: number): Promise<string[]> {
  const tap = createTap();
  const smtp = await startSlowSmtp(() => tap.passes);
  const community = await startCommunity(mails, { SMTP_URL: smtp.url, MAIL_FROM: 'news@mithaq.example' });
  const client = new Client({ connectionString: community.databaseUrl });
  await client.connect();
  try {
    await client.query(fillStatement, [currentMailConsentVersion]);
    const plan = await planOfClaim(client);
    const feed = await measureFeed(community, tap, () => smtp.mails.size);
    const slowdown = (of: (times: readonly number[]) => number) => of(feed.meanwhile) / of(feed.alone);
    const inMs = (of: (times: readonly number[]) => number) =>
      `${of(feed.alone).toFixed(2)} ms alone, ${of(feed.meanwhile).toFixed(2)} ms meanwhile`;
    console.log(`p50 ${inMs(median)}; p95 ${inMs(percentile95)}; ${feed.pace.toFixed(0)} mails a second meanwhile.`);
    const pace = await drain(client, tap, () => smtp.mails.size);
    console.log(`With nobody there, mails a second by tenths: ${pace.map((one) => one.toFixed(0)).join(', ')}.`);
    const atMost = `at most ${mostSlowdown}`;
    const growth = pace.at(-1)! / pace[0]!; // there are ten
    return [
      ...report('a page of the feed, p50', slowdown(median).toFixed(2), atMost, slowdown(median) <= mostSlowdown),
      ...report('p95', slowdown(percentile95).toFixed(2), atMost, slowdown(percentile95) <= mostSlowdown),
      ...report('pace of the last tenth against the first', growth.toFixed(2), 'at least 0.8', growth >= 0.8),
      ...report('the queue is read by its index', plan ? 'no' : 'yes', 'yes', !plan),
    ];
  } finally {
    await client.end();
    tap.open();
    await community.stop();
    await smtp.close();
  }
}

/** What the mail server waits for before it answers. */
function createTap() {
  let waiting = Promise.withResolvers<void>();
  waiting.resolve();
  return {
    get passes() {
      return waiting.promise;
    },
    open: () => waiting.resolve(),
    close: () => {
      waiting = Promise.withResolvers<void>();
    },
  };
}

type Tap = ReturnType<typeof createTap>;

/** Everybody has agreed to mail, has no quiet hours, and has news of which a mail is due. */
const fillStatement = `with
  settings as (insert into notification_settings (account_id, quiet_from, quiet_to) select id, 0, 0 from app_user
    on conflict (account_id) do update set quiet_from = 0, quiet_to = 0),
  agreed as (insert into mail_consent (account_id, agreed, version, language, answered_at) select id, true, $1, 'en', now() from app_user),
  told as (insert into notification (id, account_id, kind, subject_id, created_at)
    select gen_random_uuid(), id, 'MODERATOR_MESSAGE', id, now() from app_user returning id, account_id)
  insert into delivery (id, account_id, notification_id, channel, created_at, run_at)
    select gen_random_uuid(), account_id, id, 'MAIL', now(), now() from told`;

/** Returns the plan by which a process takes mails when it reads the whole table, as it must not. */
async function planOfClaim(client: Client): Promise<string | null> {
  const values = [new Date(), '00000000-0000-0000-0000-000000000000', 2, 'MAIL'];
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${claimStatement.text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  console.log(plan);
  return plan.includes('Seq Scan on delivery') || !plan.includes('using delivery_due') ? plan : null;
}

/** The times of the feed in turns, and the mails a second that went out meanwhile. */
async function measureFeed({ url, viewers }: Community, tap: Tap, sent: () => number) {
  const feed = `${url}/api/v1/profiles/feed`;
  const read = async () => {
    const end = performance.now() + seconds * 1000;
    const ms: number[] = [];
    const readAgain = async (first: number) => {
      for (let at = first; performance.now() < end; at += atOnce)
        ms.push(await timed(feed, viewers[at % viewers.length]!.headers));
    };
    await Promise.all(Array.from({ length: atOnce }, (_, first) => readAgain(first)));
    return ms;
  };
  const times = { alone: [] as number[], meanwhile: [] as number[] };
  await read(); // compiles the code
  // Of the mails, too, and lets each connection of the server keep the plans of their statements.
  while (sent() < warmUpMails) await wait(50);
  let mails = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    tap.close();
    times.alone.push(...(await read()));
    tap.open();
    const before = sent();
    times.meanwhile.push(...(await read()));
    mails += sent() - before;
  }
  return { ...times, pace: mails / (turns * seconds) };
}

/** Sends the rest, and returns the mails a second of each tenth of it. */
async function drain(client: Client, tap: Tap, sent: () => number): Promise<number[]> {
  tap.open();
  await wait(2000); // nobody is there any more
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::int as left from delivery where sent_at is null and dead_at is null`,
  );
  const first = sent();
  const tenth = Math.floor((rows[0]!.left - 2) / 10); // it has one row; two may be on their way
  const pace: number[] = [];
  while (pace.length < 10) {
    const [began, before] = [performance.now(), sent()];
    while (sent() < first + tenth * (pace.length + 1)) await wait(50);
    pace.push(((sent() - before) * 1000) / (performance.now() - began));
  }
  return pace;
}
