import type { Database, Statement } from '../database/database.ts';

/**
 * The SQL condition that a member has blocked another: a probe into the primary key. To the one who was blocked the
 * other one is a member who has left, in every answer.
 * @param blocker an SQL expression for the id of a profile
 */
export function hasBlocked(blocker: string, blocked: string): string {
  return `exists (select 1 from block b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;
}

/** The SQL condition that neither of two members has blocked the other. */
export function notBlocked(one: string, other: string): string {
  return `not ${hasBlocked(one, other)} and not ${hasBlocked(other, one)}`;
}

const blockedStatement: Statement = {
  name: 'is-blocked',
  text: `select not (${notBlocked('$1::uuid', '$2::uuid')}) as "isBlocked"`,
};

/** Whether one of the two members has blocked the other. */
export async function isBlockedBetween(database: Database, one: string, other: string): Promise<boolean> {
  const [row] = await database.query<{ isBlocked: boolean }>(blockedStatement, [one, other]);
  return row!.isBlocked;
}
