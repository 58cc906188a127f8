import type { EntityManager } from '@mikro-orm/postgresql';
import { fingerprintOf, keyProblem, memberIn, rememberedSince } from '@mithaq/openapi/rules/idempotency.ts';
import type { Database } from '../database/database.ts';
import type { Call } from './operation.ts';
import { throwIfProblem } from './problems.ts';

type Parts = { database: Database; now: () => Date };

/**
 * Does the work of a command in one transaction, and with an `Idempotency-Key` once: the answer is written in the same transaction, and
 * the same request gets it again for 24 hours. While the first one is under way the second one waits for its row. What was refused is
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
    const claimed = await em.execute<unknown[]>(claim, [...row, fingerprint, now(), rememberedSince(now())]);
    if (claimed.length === 0) {
      const [first] = await em.execute<Remembered<T>[]>(remembered, row);
      throwIfProblem(keyProblem(first!, fingerprint)); // the claim has locked the row
      return first!.answer;
    }
    const answer = await work(em);
    await em.execute(remember, [JSON.stringify(answer), memberIn(answer, session.profileId), ...row]);
    return answer;
  });
}

type Remembered<T> = { fingerprint: string; answer: T };

/** An expired row is as good as none. A row that is not is locked all the same. */
const claim = `insert into remembered_answer as r (account_id, key, fingerprint, created_at) values (?, ?, ?, ?)
  on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, answer = null, member_id = null, created_at = excluded.created_at
    where r.created_at < ? returning 1`;
const remembered = `select fingerprint, answer from remembered_answer where account_id = ? and key = ?`;
const remember = `update remembered_answer set answer = ?, member_id = ? where account_id = ? and key = ?`;
