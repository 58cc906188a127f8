import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { today } from '@mithaq/openapi/rules/day.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { decideNumberProof, proofLifetime } from '@mithaq/openapi/rules/phone.ts';
import type { RuleProblem } from '@mithaq/openapi/rules/problems.ts';
import { NumberProof, NumberUse } from './number-quota.entities.ts';

/**
 * Returns the keyed hash under which the quotas of a number are counted: who copies the tables cannot try all numbers.
 * @param secret a secret that all processes of a deployment share
 */
export function numberHasher(secret: string): (phoneNumber: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mithaq quotas by number', 32));
  return (phoneNumber) => createHmac('sha256', key).update(phoneNumber).digest('hex');
}

type Proof = { numberHash: string; profileId: string; limits: Limits; now: Date };

/** Whether this account may prove the number now: the problem, or null (R99). Deletes what does not matter any more. */
export async function numberProofProblem(em: EntityManager, { numberHash, profileId, limits, now }: Proof) {
  await em.nativeDelete(NumberProof, { provedAt: { $lte: new Date(now.getTime() - proofLifetime(limits)) } });
  await em.nativeDelete(NumberUse, { day: { $lt: today(new Date(now.getTime() - 86_400_000)) } });
  const proofs = await em.find(NumberProof, { numberHash });
  const problem: RuleProblem | null = decideNumberProof(
    proofs.map((proof) => ({ isOwn: proof.profileId === profileId, provedAt: proof.provedAt })),
    limits,
    now,
  );
  return problem;
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
