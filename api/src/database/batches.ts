import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows that a statement changes at most, so that it ends within its time-out on a slow machine, too. */
const rowsAtOnce = 2000;

let cursors = 0;

/** The rows that the query finds now, a limited number at a time, within the transaction. */
export async function* batchesOf<Row extends object>(
  em: EntityManager,
  query: string,
  values: unknown[],
): AsyncGenerator<Row[]> {
  const cursor = `batch_${(cursors += 1)}`;
  await em.execute(`declare ${cursor} no scroll cursor for ${query}`, values);
  for (let isMore = true; isMore;) {
    const rows = await em.execute<Row[]>(`fetch ${rowsAtOnce} from ${cursor}`);
    if (rows.length > 0) yield rows;
    isMore = rows.length === rowsAtOnce;
  }
  await em.execute(`close ${cursor}`);
}

type Part = { text: string; values?: unknown[] };

/** Changes the rows for which the condition is true now: a statement up to its condition, such as `update … set …`. */
async function changeInBatches(em: EntityManager, table: string, change: Part, condition: Part): Promise<void> {
  const places = `select ctid::text as place from "${table}" where ${condition.text}`;
  for await (const rows of batchesOf<{ place: string }>(em, places, condition.values ?? []))
    await em.execute(`${change.text} where ctid = any (?::tid[])`, [
      ...(change.values ?? []),
      `{${rows.map(({ place }) => `"${place}"`).join()}}`,
    ]);
}

/** Updates the rows for which the condition is true now. */
export function updateInBatches(em: EntityManager, table: string, assignments: Part, condition: Part): Promise<void> {
  const update = { text: `update "${table}" set ${assignments.text}`, values: assignments.values ?? [] };
  return changeInBatches(em, table, update, condition);
}

/** A foreign key that refers to the id of a table. A session has one row that refers to it by its hash; the database deletes that. */
type Reference = { table: string; column: string; target: string; deletes: boolean };

const referencesQuery = `select k.conrelid::regclass::text as "table", a.attname as "column", k.confrelid::regclass::text as target,
    k.confdeltype = 'c' as deletes
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute i on i.attrelid = k.confrelid and i.attnum = k.confkey[1] and i.attname = 'id'
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confdeltype in ('c', 'n') order by 1, 2`;

/**
 * Deletes rows by their ids. What refers to them is deleted or made null as the foreign keys say, but before, in statements of
 * a limited number of rows: the database would do all of it in one.
 */
export async function deleteInBatches(em: EntityManager, table: string, ids: string[]): Promise<void> {
  const references = await em.execute<Reference[]>(referencesQuery);
  const deleteRows = async (target: string, given: string[]): Promise<void> => {
    const list = `{${given.join()}}`;
    for (const { table: from, column, deletes } of references.filter((each) => each.target === target)) {
      const found = { text: `"${column}" = any (?::uuid[])`, values: [list] };
      if (!deletes) await updateInBatches(em, from, { text: `"${column}" = null` }, found);
      else if (!references.some((each) => each.target === from))
        await changeInBatches(em, from, { text: `delete from "${from}"` }, found);
      else
        for await (const rows of batchesOf<{ id: string }>(
          em,
          `select id from "${from}" where ${found.text}`,
          found.values,
        ))
          await deleteRows(
            from,
            rows.map(({ id }) => id),
          );
    }
    await em.execute(`delete from "${target}" where id = any (?::uuid[])`, [list]);
  };
  await deleteRows(table, ids);
}
