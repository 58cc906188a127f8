import type { ListedProfile, ProfilePage } from '../generated/hooks/model/index.ts';

/** Where a page of a list begins: after this profile, which had this rank in For You. In the feed the rank is the mark of the filters. */
export type ListPosition = { afterId: string; rank: number };

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
