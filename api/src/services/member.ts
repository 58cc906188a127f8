import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import { entities } from '../entities/entities.ts';
import { startPostgres } from '../local/postgres.ts';
import { readConfig } from '../server/config.ts';
import { keyedHashes } from '../server/keyed-hashes.ts';
import {
  deleteAccount,
  describeAccount,
  erasedAt,
  exportTo,
  findAccounts,
  recordShown,
  type MemberKey,
} from './member-account.ts';

/**
 * `npm run member -- --email <address> | --id <account> | --profile <id> | --phone <number>` shows the state of an account;
 * `--export <file>` and `--delete --yes` act for a member who cannot sign in any more. Each use is in the audit log.
 */
const usage = 'npm run member -- --email <address> | --id <account> | --profile <id> | --phone <number>';
const words: Record<MemberKey, string> = {
  email: 'e-mail address',
  id: 'id',
  profile: 'profile id',
  phone: 'number',
};
const keys = ['email', 'id', 'profile', 'phone'] as const satisfies MemberKey[];
const { values } = readArguments();
const given = keys.filter((key) => values[key]);
if (given.length !== 1) fail(`Name one member: ${usage} [--export <file> | --delete --yes]`);
if (values.export !== undefined && values.delete) fail('Choose --export or --delete: first one, then the other.');
if (values.delete && !values.yes)
  fail('--delete removes the account for ever, as its member would. Add --yes when you have checked who is asking.');

const config = readConfig({ ...process.env, NODE_ENV: undefined });
const place = config.database;
if (values.delete && place.kind === 'url' && !process.env.HASH_KEY && !process.env.HASH_KEY_FILE)
  fail(
    'HASH_KEY is not set. A deleted account leaves hashes that the server must know: set HASH_KEY as for the server.',
  );
const local = place.kind === 'embedded' ? await startPostgres({ dataDir: place.dataDir }) : undefined;
const database = await openDatabase(place.kind === 'embedded' ? local!.url : place.url, entities);
try {
  process.exitCode = await run(given[0]!, values[given[0]!]!);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
  // A running server of this machine keeps its database.
  if (local && !local.reused) await local.stop();
}
process.exit();

async function run(key: MemberKey, value: string): Promise<number> {
  const now = new Date();
  const accounts = await findAccounts(database, key, value, { moderatorEmails: config.moderatorEmails, now });
  const [account] = accounts;
  if (!account) {
    const erased = key === 'id' ? await erasedAt(database, value) : null;
    console.error(erased ? `The account was deleted at ${erased}.` : `No account has this ${words[key]}.`);
    return 1;
  }
  const isOne = accounts.length === 1;
  if (!isOne && (values.export !== undefined || values.delete)) {
    console.error(`${accounts.length} accounts have this ${words[key]}. Choose one by --id.`);
    return 1;
  }
  if (values.export !== undefined) {
    await exportTo(database, account, values.export, now);
    console.log(
      `Wrote the data of ${account.id} to ${values.export}. Send it only to the member, and remove the file.`,
    );
  } else if (values.delete) {
    await deleteAccount(database, keyedHashes(config.hashKeys), account, now);
    console.log(`Deleted ${account.id}.`);
  } else {
    for (const each of accounts) await recordShown(database, each, now);
    console.log(accounts.map((each) => describeAccount(each).join('\n')).join('\n\n'));
  }
  return 0;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { email: text, id: text, profile: text, phone: text, export: text, delete: flag, yes: flag };
  try {
    return parseArgs({ options });
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`); // parseArgs throws errors only
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
