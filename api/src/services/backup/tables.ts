import type { EntityManager } from '@mikro-orm/postgresql';

/** A table with the columns that are stored, not generated. */
export type Table = { name: string; columns: string[] };

/** The tables of the product, each after those that its foreign keys name. */
export async function tablesOf(em: EntityManager): Promise<Table[]> {
  const rows = await em.execute<{ name: string; columns: string[]; needs: string[] }[]>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(r.relname), '[]') from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('mikro_orm_migrations', 'migration_lock', 'compatibility', 'maintenance_run') order by c.relname`);
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = rows.filter(({ name, needs }) => !done.has(name) && needs.every((needed) => done.has(needed)));
    if (next.length === 0) throw new Error('The foreign keys of the tables form a circle.');
    ordered.push(...next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** The version of the tables: the migrations that were applied. */
export async function versionOf(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}

/** A hash of all rows of each table, to compare two databases. */
export async function hashRows(em: EntityManager): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of await tablesOf(em)) {
    const [row] = await em.execute<{ hash: string | null }[]>(
      `select md5(string_agg(hash, '' order by hash)) as hash from (select md5(row_to_json(t)::text) as hash from "${name}" t) h`,
    );
    hashes[name] = row?.hash ?? 'empty';
  }
  return hashes;
}
