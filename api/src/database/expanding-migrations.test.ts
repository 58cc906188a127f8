import { describe, expect, it } from 'vitest';
import { Migration } from '@mikro-orm/migrations';
import { ownMigrations, releaseBefore } from './schema-version.ts';

/** What a statement must not do while processes of the release before serve members. */
const forbidden: [pattern: RegExp, rule: string, isAboutSize?: true][] = [
  [
    /\brename\b/i,
    'a rename takes the old name from the release before: add the new one, and drop the old one a release later',
  ],
  [
    /\bdrop (table|column)\b|\balter table "\w+" drop "/i,
    'what the release before still uses is dropped a release later',
  ],
  [/\balter (column )?"\w+" (set data )?type\b/i, 'another type rewrites the table: add a column'],
  [/\bset not null\b/i, 'the release before may write null: demand it a release later'],
  [
    /\badd (column )?(if not exists )?"\w+" (?:(?!default|,).)*\bnot null\b(?:(?!default|,).)*(,|;|$)/i,
    'a column that must be given needs a default',
  ],
  [
    /\badd constraint\b(?!.*\bnot valid\b)/i,
    'a constraint is added `not valid` and validated by a statement of its own',
    true,
  ],
  [
    /\bcreate (unique )?index\b(?! concurrently)/i,
    'an index of a table with rows is created `concurrently`, outside a transaction',
    true,
  ],
  [
    /\bdrop index\b(?! concurrently)/i,
    'an index that the release before reads is dropped a release later, `concurrently`',
  ],
];

/** Tables with few rows, where an index or a check takes milliseconds. */
const smallTables = ['moderation_audit', 'moderation_case', 'moderator'];

const createdIn = (statements: readonly string[]): string[] =>
  statements.flatMap((sql) => [...sql.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].map(([, name]) => name!));

/** The rules that these statements break. Of new tables the release before knows nothing. */
function brokenRules(statements: readonly string[], newTables = createdIn(statements)): string[] {
  return statements
    .flatMap((sql) => sql.split(/;\s*(?=alter|create|drop|update|insert)/i))
    .filter((sql) => !isOf(newTables, sql) && !/^\s*create( or replace)? function/i.test(sql))
    .flatMap((sql) =>
      forbidden
        .filter(([pattern, , isAboutSize]) => pattern.test(sql) && !(isAboutSize && isOf(smallTables, sql)))
        .map(([, rule]) => `${sql.trim().slice(0, 90)}: ${rule}`),
    );
}

const isOf = (tables: readonly string[], sql: string): boolean =>
  tables.some((name) => new RegExp(`(on|table) "${name}"`, 'i').test(sql));

type MigrationClass = new (...parts: never[]) => Migration;

async function load(name: string): Promise<{ statements: string[]; isTransactional: boolean }> {
  const module = (await import(`./migrations/${name}.ts`)) as Record<string, MigrationClass>; // one class of this name
  const migration = new module[name]!();
  const executed: string[] = [];
  Object.assign(migration, {
    execute: async (sql: string) => {
      executed.push(sql);
      return [];
    },
  });
  await migration.up();
  return {
    statements: [...executed, ...migration.getQueries().map(String)],
    isTransactional: migration.isTransactional(),
  };
}

const newMigrations = ownMigrations.filter((name) => name > releaseBefore.newestMigration);

describe('a migration since the release before', () => {
  it.each(newMigrations)('%s only expands the tables', async (name) => {
    const all = await Promise.all(newMigrations.map(load));
    const newTables = createdIn(all.flatMap(({ statements }) => statements));
    const { statements } = await load(name);
    expect(brokenRules(statements, newTables)).toEqual([]);
  });
});

it.each([
  ['alter table "profile" rename column "a" to "b";', 'a rename'],
  ['alter table "profile" rename to "person";', 'a rename'],
  ['drop table if exists "profile" cascade;', 'what the release before'],
  ['alter table "profile" drop column "city";', 'what the release before'],
  ['alter table "profile" alter column "city" type text;', 'another type'],
  ['alter table "profile" alter column "city" set not null;', 'the release before may write null'],
  ['alter table "profile" add "town" text not null;', 'a column that must be given'],
  [
    'alter table "profile" add "a" int not null default 1, add "town" text not null, add "b" int null;',
    'a column that must be given',
  ],
  [`alter table "profile" add constraint "c" check (city <> '');`, 'a constraint is added'],
  ['create index "i" on "profile" ("city");', 'an index of a table'],
  ['create unique index "i" on "profile" ("city");', 'an index of a table'],
  ['drop index "i";', 'an index that the release before reads'],
])('refuses %s', (sql, rule) => {
  expect(brokenRules([sql])).toEqual([expect.stringContaining(rule)]);
});

it.each([
  'alter table "profile" add "town" text null;',
  `alter table "profile" add "town" text not null default '', add "size" int null;`,
  'create index concurrently "i" on "profile" ("city");',
  'drop index concurrently if exists "i";',
  `alter table "profile" add constraint "c" check (city <> '') not valid;`,
  'create index "i" on "moderation_case" ("id");',
])('allows %s', (sql) => {
  expect(brokenRules([sql])).toEqual([]);
});

it('allows what a migration does with a table of its own', () => {
  expect(brokenRules(['create table "new" ("id" uuid not null);', 'create index "i" on "new" ("id");'])).toEqual([]);
});

it('an index is made concurrently outside a transaction only', async () => {
  for (const name of newMigrations) {
    const { statements, isTransactional } = await load(name);
    expect([name, statements.some((sql) => /\bconcurrently\b/i.test(sql))]).toEqual([name, !isTransactional]);
  }
});
