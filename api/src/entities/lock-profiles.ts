import type { EntityManager } from '@mikro-orm/postgresql';

const profilesAtOnce = 1000;

type Lock = 'update' | 'key share';

/**
 * Locks profiles in the order of their ids, which is the order of every transaction, so that none waits for another in a
 * circle: those that change, and those to which new rows refer.
 */
export async function lockProfiles(
  em: EntityManager,
  { changing, referredTo }: { changing: string[]; referredTo: string[] },
): Promise<void> {
  const all = [...new Set([...changing, ...referredTo])].sort();
  const isChanging = new Set(changing);
  let batch: { lock: Lock; ids: string[] } = { lock: 'update', ids: [] };
  const flush = () =>
    batch.ids.length > 0 &&
    em.execute(`select 1 from profile where id = any (?::uuid[]) order by id for ${batch.lock}`, [
      `{${batch.ids.join()}}`,
    ]);
  for (const id of all) {
    const lock: Lock = isChanging.has(id) ? 'update' : 'key share';
    if (batch.lock !== lock || batch.ids.length === profilesAtOnce) {
      await flush();
      batch = { lock, ids: [] };
    }
    batch.ids.push(id);
  }
  await flush();
}
