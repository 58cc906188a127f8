import type { EntityManager } from '@mikro-orm/postgresql';
import { startOfDay, today } from '@mithaq/openapi/rules/day.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { proofLifetime } from '@mithaq/openapi/rules/phone.ts';
import type { KeyedHash } from '../server/keyed-hashes.ts';
import { NumberProof, NumberUse } from '../entities/number-quota.entities.ts';

/** The earlier proofs of a number that still matter. Deletes those that do not any more. */
export async function readProofs(em: EntityManager, { numberHash, profileId, limits, now }: Proof) {
  await em.nativeDelete(NumberProof, { provedAt: { $lte: new Date(now.getTime() - proofLifetime(limits)) } });
  await em.nativeDelete(NumberUse, { day: { $lt: today(new Date(now.getTime() - 86_400_000)) } });
  const proofs = await em.find(NumberProof, { numberHash });
  return proofs.map((proof) => ({ isOwn: proof.profileId === profileId, provedAt: proof.provedAt }));
}

type Proof = { numberHash: string; profileId: string; limits: Limits; now: Date };

/** Counts under the current hash what was counted under earlier ones, so that a change of the key forgets no quota. */
export async function moveToCurrentHash(em: EntityManager, { current, all }: KeyedHash): Promise<void> {
  for (const earlier of all.filter((hash) => hash !== current)) {
    await em.nativeUpdate(NumberProof, { numberHash: earlier }, { numberHash: current });
    await em.execute(
      `with moved as (delete from number_use where number_hash = ? returning day, proposals, views)
        insert into number_use (number_hash, day, proposals, views) select ?, day, proposals, views from moved
          on conflict (number_hash, day) do update
            set proposals = number_use.proposals + excluded.proposals, views = number_use.views + excluded.views`,
      [earlier, current],
    );
  }
}

/** An SQL expression: proposals sent on this day by whichever accounts had proved the number. Both are SQL expressions. */
export function proposalsWithNumber(numberHash: string, day: string): string {
  return `coalesce((select proposals from number_use where number_hash = ${numberHash} and day = ${day}), 0)::int`;
}

/** Counts a proposal for the number of its sender. */
export async function countProposal(
  em: EntityManager,
  numberHash: string | null | undefined,
  now: Date,
): Promise<void> {
  if (numberHash)
    await em.execute(
      `insert into number_use (number_hash, day, proposals) values (?, ?, 1)
        on conflict (number_hash, day) do update set proposals = number_use.proposals + 1`,
      [numberHash, today(now)],
    );
}

const greatest = `on conflict (number_hash, day) do update
  set proposals = greatest(number_use.proposals, excluded.proposals), views = greatest(number_use.views, excluded.views)`;

/** Keeps what an account that is about to be deleted has used today under the hash of its identity, which may be back with another number. */
export async function retainUse(em: EntityManager, profileId: string, identity: KeyedHash, now: Date): Promise<void> {
  await em.execute(
    `insert into number_use (number_hash, day, proposals, views)
      select ?, own.day, greatest(n.proposals, (select count(*)::int from proposal q where q.sender_id = p.id and q.created_at >= own.midnight)),
          greatest(n.views, (select cardinality(v.profile_ids) from viewed_profiles v where v.viewer_id = p.id and v.day = own.day), 0)
        from (select ?::date as day, ?::timestamptz as midnight) own join profile p on p.id = ?
          left join number_use n on n.number_hash = p.number_hash and n.day = own.day
      ${greatest}`,
    [identity.current, today(now), startOfDay(now), profileId],
  );
}

/** What an earlier account of the identity has used today counts for the number that it proves now. */
export async function restoreUse(em: EntityManager, numberHash: string, identity: KeyedHash, now: Date): Promise<void> {
  await em.execute(
    `insert into number_use (number_hash, day, proposals, views)
      select ?, day, max(proposals), max(views) from number_use where number_hash = any (?::text[]) and day = ? group by day ${greatest}`,
    [numberHash, `{${identity.all.join()}}`, today(now)],
  );
}
