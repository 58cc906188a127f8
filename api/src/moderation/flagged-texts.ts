import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changedDecision, screenTexts, textCaseChanges } from '@mithaq/openapi/rules/flagged-texts.ts';
import { heldFields, releaseText, type Texts, type withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { ModerationCase, type IModerationCase } from '../entities/moderation.entities.ts';
import { Preferences, type IPreferences } from '../entities/preferences.entity.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { notify, notifyModerators } from '../entities/notify.ts';

type Stored = { profile: IProfile; preferences: IPreferences };

/**
 * Stores these texts of the profile, which is locked; those that the screening flags are held back from others.
 * @param before the profile as it was, with its texts; undefined for a new one
 */
export async function storeTexts(
  em: EntityManager,
  { profile, preferences }: Stored,
  texts: Texts,
  before: ReturnType<typeof withHeldTexts<IProfile, IPreferences>> | undefined,
  now: Date,
): Promise<void> {
  const cases = before ? await casesOf(em, profile) : [];
  const stored = screenTexts(texts, cases, before);
  Object.assign(profile, stored.profile);
  Object.assign(preferences, stored.preferences);
  await updateTextCases(em, profile, cases, now);
}

/** Opens a case for each text that is held back; a member without a proved number has none. The profile is locked. */
export async function openTextCases(em: EntityManager, profile: IProfile, now: Date): Promise<void> {
  if (heldFields(profile.heldTexts).length > 0) await updateTextCases(em, profile, await casesOf(em, profile), now);
}

/** The profile with the text of this case, locked; null when it is a report, or the member has left. */
export async function lockWriter(em: EntityManager, caseId: string): Promise<IProfile | null> {
  const [row] = await em.execute<{ id: string }[]>(
    `select member_id as id from moderation_case where id = ? and kind = 'TEXT' and member_id is not null`,
    [caseId],
  );
  return row ? em.findOne(Profile, row.id, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
}

/** Shows the text of a case to others, or keeps it held. The profile is locked. */
export async function decideText(em: EntityManager, profile: IProfile, caseId: string, keepHeld: boolean, now: Date) {
  const decided = await em.findOneOrFail(ModerationCase, caseId);
  decided.outcome = keepHeld ? 'KEPT_HELD' : 'RELEASED';
  if (keepHeld) return;
  const preferences = await em.findOneOrFail(Preferences, { profile });
  const stored = releaseText(profile, preferences, decided.field);
  if (!stored) return;
  // The lists that were made meanwhile do not have the text.
  Object.assign(profile, { ...stored.profile, matchChangedAt: now });
  Object.assign(preferences, stored.preferences);
  await notify(em, { accountId: profile.user.id, kind: 'TEXT_RELEASED', subjectId: caseId }, now);
}

function casesOf(em: EntityManager, profile: IProfile): Promise<IModerationCase[]> {
  return em.find(ModerationCase, { member: profile, kind: 'TEXT' }, { orderBy: { id: 'asc' } });
}

async function updateTextCases(
  em: EntityManager,
  profile: IProfile,
  cases: IModerationCase[],
  now: Date,
): Promise<void> {
  const { open, ask, end } = textCaseChanges(profile, cases);
  // Under another id: a moderator who has read the earlier text cannot release this one.
  for (const { found } of ask) em.remove(found);
  const opened = [...open, ...ask.map(({ found, text }) => ({ field: found.field, text }))];
  // Ids of one millisecond have no order of their own.
  const ids = opened.map(() => randomUUIDv7()).toSorted();
  for (const [i, one] of opened.entries())
    em.create(ModerationCase, { id: ids[i]!, kind: 'TEXT', member: profile, ...one, openedAt: now });
  for (const one of end) Object.assign(one, { closedAt: now, decision: changedDecision, outcome: 'CHANGED' });
  for (const id of ids) await notifyModerators(em, id, now);
  const accountId = profile.user.id;
  if (ids.length > 0) await notify(em, { accountId, kind: 'TEXT_HELD', subjectId: accountId }, now);
}
