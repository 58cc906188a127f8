import type { Database, Statement } from '../platform/database/database.ts';

/**
 * The SQL condition that neither of two members has blocked the other (R101): two probes into the primary key.
 * @param one an SQL expression for the id of a profile
 */
export function notBlocked(one: string, other: string): string {
  const blocks = (blocker: string, blocked: string) =>
    `exists (select 1 from block b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;
  return `not ${blocks(one, other)} and not ${blocks(other, one)}`;
}

const blockedStatement: Statement = {
  name: 'is-blocked',
  text: `select not (${notBlocked('$1::uuid', '$2::uuid')}) as "isBlocked"`,
};

/** Whether one of the two members has blocked the other (R101). */
export async function isBlockedBetween(database: Database, one: string, other: string): Promise<boolean> {
  const [row] = await database.query<{ isBlocked: boolean }>(blockedStatement, [one, other]);
  return row!.isBlocked;
}
