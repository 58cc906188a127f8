import { plainPageHeaders } from '@mithaq/openapi/rules/page-link.ts';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { toContactRead } from '@mithaq/openapi/rules/proposal-view.ts';
import type { Handlers } from '../http/operation.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { knownName } from '../entities/shown-name.ts';

type Parts = { database: Database };

/** The reads of the member's own details; a reader who has left, or has blocked the member, is a row without a name. */
const ownContactReads: Statement = {
  name: 'own-contact-reads',
  text: `select c.read_at as "readAt", c.count, ${knownName('c.subject_id', 'p')} as name, p.id as "readerProfileId"
    from contact_read c left join profile p on p.id = c.reader_id and not ${hasBlocked('c.reader_id', 'c.subject_id')}
    where c.subject_id = $1 order by c.read_at desc, c.id desc limit $2 offset $3`,
};

type Row = { readAt: string; count: number; name: KnownName; readerProfileId: string | null };

export function contactReadsHandlers({ database }: Parts): Pick<Handlers, 'listContactReads'> {
  return {
    async listContactReads({ session, query: { page, limit }, request, reply }) {
      // One row more than the page tells whether another page follows.
      const rows = await database.query<Row>(ownContactReads, [session.profileId, limit + 1, page * limit]);
      reply.headers(plainPageHeaders(request.url, rows.length > limit ? { page: page + 1 } : undefined));
      return rows.slice(0, limit).map((row) => toContactRead({ ...row, readAt: isoTime(row.readAt) }));
    },
  };
}
