import type { ListedProfile, ProfilePage } from '../generated/hooks/model/index.ts';
import { listLength } from './match-score.ts';
import { invalidValue, type RuleProblem } from './problems.ts';

/**
 * Where a page of a list begins: after this profile or proposal. The rank is that of the profile in For You, and in the Feed the mark of
 * its filters; in the other lists it is one of `listRanks`. So no list takes the cursor of another one.
 */
export type ListPosition = { afterId: string; rank: number };

/** The ranks of the lists that have no others. */
export const listRanks = { hidden: 0xfffc, blocked: 0xfffd, answered: 0xfffe, pending: 0xffff } as const;

/** The marks of filters are those between the ranks of For You and these; 0 is the Feed without filters. */
export const filterMarks = { first: listLength + 1, count: listRanks.hidden - listLength - 1 };

/** The problem of a cursor that the list has not given, or whose profile it does not have any more. */
export const otherListProblem = invalidValue(
  'cursor',
  'This cursor is of another list, or its place is not in this list any more. Begin without a cursor.',
  'outdated',
);

/** Rows that a request may skip after the nearest position: twenty pages of the largest size. A page beyond them is empty. */
export const maxSkippedRows = 1000;

/** The position in the form of the contract's ListCursor. */
export function toCursor({ afterId, rank }: ListPosition): string {
  return afterId.replaceAll('-', '') + rank.toString(16).padStart(4, '0');
}

/** The response of a page. `next` is where the next one begins, or null when none follows. */
export function toProfilePage(data: ListedProfile[], page: number, next: ListPosition | null): ProfilePage {
  return { data, hasNextPage: next !== null, currentPage: page, ...(next && { nextCursor: toCursor(next) }) };
}

/** The position of a cursor that the contract's pattern accepts; any other text of that form is a position as well. */
export function fromCursor(cursor: string): ListPosition {
  const id = [0, 8, 12, 16, 20, 32];
  const afterId = id
    .slice(1)
    .map((end, i) => cursor.slice(id[i], end))
    .join('-');
  return { afterId, rank: parseInt(cursor.slice(32), 16) };
}

/** The problem of a cursor whose rank is none of the list's own, or null. */
export function cursorProblem(cursor: string | undefined, isOwn: (rank: number) => boolean): RuleProblem | null {
  return cursor !== undefined && !isOwn(fromCursor(cursor).rank) ? otherListProblem : null;
}

/** The problem of a cursor that For You has not given, or null: its ranks begin with 1. */
export function forYouQueryProblem({ cursor }: { cursor?: string }): RuleProblem | null {
  return cursorProblem(cursor, (rank) => rank >= 1 && rank <= listLength);
}
