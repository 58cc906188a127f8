import type { Handlers } from '../http/operation.ts';
import type { Database, Statement } from '../platform/database/database.ts';
import { isoTime } from '../platform/rows.ts';

type Parts = { database: Database };

/** The reads of the member's own details; a reader who has left is a row without a name (R102). */
const ownContactReads: Statement = {
  name: 'own-contact-reads',
  text: `select c.read_at as "readAt", p.full_name as "readerName", p.id as "readerProfileId"
    from contact_read c left join profile p on p.id = c.reader_id
    where c.subject_id = $1 order by c.read_at desc, c.id desc limit 100`,
};

type Row = { readAt: string; readerName: string | null; readerProfileId: string | null };

export function contactReadsHandlers({ database }: Parts): Pick<Handlers, 'listContactReads'> {
  return {
    async listContactReads({ session }) {
      const rows = await database.query<Row>(ownContactReads, [session.profileId]);
      return rows.map(({ readAt, readerName, readerProfileId }) => ({
        readAt: isoTime(readAt),
        ...(readerName && readerProfileId && { readerName, readerProfileId }),
      }));
    },
  };
}
