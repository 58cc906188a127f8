import type { ProfilePage } from '../generated/hooks/model/index.ts';
import type { ListPosition } from './list-cursor.ts';

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

/** What follows a page, by what it says itself; undefined after the last one and of what is no page. */
export function nextOf(page: object): Next | undefined {
  const { hasNextPage, currentPage = 0, nextCursor }: Partial<ProfilePage> = page;
  if (!hasNextPage) return undefined;
  return nextCursor ? { cursor: nextCursor } : { page: currentPage + 1 };
}

/** Where the proposals after this one begin: pending ones come first, then the newest. */
export function positionOfProposal({ proposalId, status }: { proposalId: string; status: string }): ListPosition {
  return { afterId: proposalId, rank: status === 'PENDING' ? 1 : 0 };
}
