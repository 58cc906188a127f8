import type { EntityManager } from '@mikro-orm/postgresql';
import { fingerprintOf, keyProblem, memberIn, rememberedSince } from '@mithaq/openapi/rules/idempotency.ts';
import type { Database } from '../database/database.ts';
import type { Call } from './operation.ts';
import { throwIfProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer is that of an earlier request with the same key. */
    isReplayed: boolean;
  }
}

type Parts = { database: Database; now: () => Date };

/**
 * Does the work of a command in one transaction, and with an `Idempotency-Key` once: the answer is written in the same transaction, and
 * the same request gets it again for 24 hours. While the first one is under way the second one waits for it. What was refused is
 * rolled back and may be tried again. Plugins such as @node-idempotency/fastify keep the answers apart from the database, so that
 * a crash between the two would lose one.
 * @throws ApiProblem idempotency-key-reused
 */
export function once<T extends object>(
  { database, now }: Parts,
  { session, request }: Pick<Call<'sendProposal'>, 'session' | 'request'>,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return database.transaction(work);
  const [path] = request.url.split('?');
  const fingerprint = fingerprintOf(request.method, path!, request.body);
  const row = [session.userId, key];
  return database.transaction(async (em) => {
    await em.execute(lock, row);
    const [first] = await em.execute<Remembered<T>[]>(remembered, [...row, rememberedSince(now())]);
    if (first) {
      throwIfProblem(keyProblem(first, fingerprint));
      request.isReplayed = true;
      return first.answer;
    }
    const answer = await work(em);
    const member = memberIn(answer, session.profileId);
    await em.execute(remember, [...row, fingerprint, JSON.stringify(answer), member, now()]);
    return answer;
  });
}

type Remembered<T> = { fingerprint: string; answer: T };

/**
 * Of the key alone. A row written before the work would lock the account before the proposal and the profiles, and a deletion of
 * the account, which locks it last, would wait in a circle with the command.
 */
const lock = `select pg_advisory_xact_lock(hashtextextended('idempotency ' || ?::text || ' ' || ?::text, 0))`;
const remembered = `select fingerprint, answer from remembered_answer where account_id = ? and key = ? and created_at >= ?`;
/** In the place of one that has expired. */
const remember = `insert into remembered_answer (account_id, key, fingerprint, answer, member_id, created_at) values (?, ?, ?, ?, ?, ?)
  on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer,
    member_id = excluded.member_id, created_at = excluded.created_at`;
