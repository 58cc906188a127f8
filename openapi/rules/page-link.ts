import type { ProfilePage } from '../generated/hooks/model/index.ts';
import { listRanks, toCursor } from './list-cursor.ts';

/** The place after a page: the number of the next one, or a cursor. */
type Next = { page: number } | { cursor: string };

/**
 * The header Link (RFC 8288) of a page that another one follows: the same request for that one.
 * @param address the path and query of the request
 */
export function nextPageLink(address: string, next: Next): string {
  const url = new URL(address, 'http://localhost');
  for (const [name, value] of Object.entries(next)) url.searchParams.set(name, String(value));
  return `<${url.pathname}${url.search}>; rel="next"`;
}

/** The headers of a page that is a plain list. */
export function plainPageHeaders(address: string, next: Next | undefined): Record<string, string> {
  return { 'has-next-page': String(next !== undefined), ...(next && { link: nextPageLink(address, next) }) };
}

/** What follows a page, by what it says itself; undefined after the last one and of what is no page. */
export function nextOf(page: object): Next | undefined {
  const { hasNextPage, currentPage = 0, nextCursor }: Partial<ProfilePage> = page;
  if (!hasNextPage) return undefined;
  return nextCursor ? { cursor: nextCursor } : { page: currentPage + 1 };
}

/** The cursor of the proposals after this one: pending ones come first, then the newest. */
export function cursorOfProposal({ proposalId, status }: { proposalId: string; status: string }): string {
  return toCursor({ afterId: proposalId, rank: status === 'PENDING' ? listRanks.pending : listRanks.answered });
}

/** Whether a cursor with this rank is one of proposals. */
export function isRankOfProposal(rank: number): boolean {
  return rank === listRanks.pending || rank === listRanks.answered;
}
