import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { resolve, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { tableName, tables } from './entities.ts';

/** What the tables say about members, against the database's own catalog: no table and no column can be forgotten. */
let server: TestApp;
let columns: Column[];
beforeAll(async () => {
  server = await startTestApp();
  ({ rows: columns } = await server.database.pool.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, r.confdeltype as "onDelete",
      coalesce(r.confrelid in ('app_user'::regclass, 'profile'::regclass), false) as "isMember",
      coalesce(k.indisprimary and k.indnatts = 1, false) as "isId"
    from information_schema.columns c
      join pg_attribute a on a.attrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name
      left join pg_constraint r on r.contype = 'f' and r.conrelid = a.attrelid and r.conkey = array[a.attnum]
      left join pg_index k on k.indrelid = a.attrelid and k.indisprimary and k.indkey[0] = a.attnum
    where c.table_schema = 'public' and c.table_name not in ('mikro_orm_migrations', 'migration_lock', 'compatibility', 'list_walk')`));
});
afterAll(() => server.close());

type Column = {
  table: string;
  column: string;
  type: string;
  /** 'c' cascade and 'n' set null (pg_constraint), for a foreign key. */
  onDelete: string | null;
  isMember: boolean;
  isId: boolean;
};

const dataOf = new Map(tables.map(({ entity, data }) => [tableName(entity), data]));

it('each table of the database says what it holds about a member', () => {
  expect([...new Set(columns.map(({ table }) => table))].filter((table) => !dataOf.has(table))).toEqual([]);
});

it('each column with a key or a hash of a member says what a deletion of the account does to it', () => {
  const effects: Record<string, unknown> = { c: 'deletes the row', n: 'clears the column' };
  const wrong = columns.filter(({ table, column, type, onDelete, isMember, isId }) => {
    const said = dataOf.get(table)?.members[column];
    if (isMember) return said !== effects[onDelete ?? ''];
    // Other keys and hashes name a member without a foreign key. The id of a row names none, nor does a key of another table.
    const mayName = ['uuid', '_uuid'].includes(type) || column.endsWith('_hash');
    const isSecret = column === 'token_hash' && table === 'session';
    return mayName && !isSecret && onDelete === null && !isId && said === undefined;
  });
  expect(wrong.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('each column of an exported table is in the export, or says why not', () => {
  const missing = columns.filter(({ table, column }) => {
    const data = dataOf.get(table);
    if (!data || 'not' in data.exported || data.notExported?.[column] || column in data.members) return false;
    if ('list' in data.exported) return !data.exported.rows.includes(`.${column}`);
    return !namesIn(data.exported.part).includes(exportedName[`${table}.${column}`] ?? inCamelCase(column));
  });
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

/** Columns whose name in the export is another one. */
const exportedName: Record<string, string> = {
  'app_user.subject': 'googleSubject',
  'app_user.avatar_url': 'profileUrl',
  'profile.held_texts': 'heldBack',
  'profile.suspended_at': 'suspension',
  'profile.suspension_reason': 'suspension',
  'profile.created_at': 'profileCreatedAt',
  'preferences.id': 'preferencesId',
};

const whole = contract.components.schemas['AccountExport']!;
const ofContract = (node: Schema): Schema => resolve(contract, node);

/** The names that the contract has in a part of the export; facts of the account and the profile are beside their parts as well. */
function namesIn(part: string): string[] {
  const of = (name: string) => Object.keys(ofContract(whole.properties![name]!).properties!);
  return [...of(part), ...of('user'), ...Object.keys(whole.properties!)];
}

function inCamelCase(column: string): string {
  return column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
