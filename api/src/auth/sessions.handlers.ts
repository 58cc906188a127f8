import type { FastifyReply } from 'fastify';
import { liveSession } from '../entities/session.entity.ts';
import type { Handlers } from '../http/operation.ts';
import type { Database, Statement } from '../database/database.ts';
import { isoTime } from '../database/rows.ts';

type Parts = { database: Database; cookies: { clear(reply: FastifyReply): void }; now: () => Date };

const liveSessions: Statement = {
  name: 'live-sessions',
  text: `select s.created_at as "startedAt", s.last_seen_at as "lastUsedAt", s.device, s.token_hash = $2 as "isCurrent"
    from session s where s.user_id = $1 and ${liveSession('$3')} order by s.last_seen_at desc, s.created_at desc limit 100`,
};

const endAll: Statement = { name: 'end-all-sessions', text: `delete from session where user_id = $1` };

type Row = { startedAt: string; lastUsedAt: string; device: string | null; isCurrent: boolean };

export function sessionsHandlers({ database, cookies, now }: Parts): Pick<Handlers, 'listSessions' | 'endAllSessions'> {
  return {
    async listSessions({ session: { userId, tokenHash } }) {
      const rows = await database.query<Row>(liveSessions, [userId, tokenHash, now()]);
      return rows.map(({ startedAt, lastUsedAt, device, isCurrent }) => ({
        startedAt: isoTime(startedAt),
        lastUsedAt: isoTime(lastUsedAt),
        ...(device && { device }),
        isCurrent,
      }));
    },

    async endAllSessions({ session, reply, request }) {
      await database.query(endAll, [session.userId]);
      cookies.clear(reply);
      request.log.info({ account: session.userId }, 'signed out everywhere');
      return null;
    },
  };
}
