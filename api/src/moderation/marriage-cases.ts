import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactRole } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { ModerationCase } from '../entities/moderation.entities.ts';
import { notifyModerators } from '../entities/notify.ts';
import { findFormerParty } from './retained-reports.ts';

type Denial = {
  proposalId: string;
  /** Who denies the marriage, and their side of the proposal. */
  reporter: string;
  role: ContactRole;
  /** Who fixed it; null once that member has left. */
  member: string | null;
  now: Date;
};

/** Opens a case about a member who fixed a marriage which the other side denies, also about one who has left since. */
export async function openMarriageCase(
  em: EntityManager,
  { proposalId, reporter, role, member, now }: Denial,
): Promise<void> {
  const id = randomUUIDv7();
  const kind = role === 'SENDER' ? 'SENT_TO' : 'RECEIVED_FROM';
  const about = member ? { member } : await findFormerParty(em, { kind, proposalId, reporter, reportId: id }, now);
  em.create(ModerationCase, { ...about, id, kind: 'REPORT', openedAt: now, reporter, reason: 'MARRIAGE_NOT_FIXED' });
  await em.flush();
  await notifyModerators(em, id, now);
}
