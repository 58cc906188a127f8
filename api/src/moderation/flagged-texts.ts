import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  changedDecision,
  heldTextsForCases,
  textCaseChanges,
  textsToHold,
  type TextCase,
} from '@mithaq/openapi/rules/flagged-texts.ts';
import { heldFields, holdBack, withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { ModerationCase } from '../entities/moderation.entities.ts';
import { Preferences, type IPreferences } from '../entities/preferences.entity.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';

type Stored = { profile: IProfile; preferences: IPreferences };
type Texts = Parameters<typeof textsToHold>[0] & Parameters<typeof holdBack>[0];

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
  const held = textsToHold(texts, cases, before);
  const stored = holdBack(
    texts,
    held.map(({ field }) => field),
  );
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
  const fields = heldFields(profile.heldTexts);
  if (keepHeld || !fields.some((field) => field === decided.field)) return;
  const preferences = await em.findOneOrFail(Preferences, { profile });
  const stored = holdBack(
    withHeldTexts(profile, preferences),
    fields.filter((field) => field !== decided.field),
  );
  // The lists that were made meanwhile do not have the text.
  Object.assign(profile, { ...stored.profile, matchChangedAt: now });
  Object.assign(preferences, stored.preferences);
}

async function casesOf(em: EntityManager, profile: IProfile): Promise<TextCase[]> {
  const cases = await em.find(ModerationCase, { member: profile, kind: 'TEXT' }, { orderBy: { id: 'asc' } });
  return cases.map(({ id, field, text, outcome, closedAt }) => ({
    id,
    field,
    text,
    isOpen: closedAt === null,
    ...(outcome && { outcome }),
  }));
}

async function updateTextCases(em: EntityManager, profile: IProfile, cases: TextCase[], now: Date): Promise<void> {
  const { open, ask, end } = textCaseChanges(heldTextsForCases(profile.heldTexts), cases, profile.isVerified);
  // Ids of one millisecond have no order of their own.
  const ids = open.map(() => randomUUIDv7()).toSorted();
  for (const [i, one] of open.entries())
    em.create(ModerationCase, { id: ids[i]!, kind: 'TEXT', member: profile, ...one, openedAt: now });
  for (const { id, text } of ask) {
    const found = await em.findOneOrFail(ModerationCase, id);
    if (found.text === text && !found.closedAt) continue;
    // Under another id: a moderator who has read the earlier text cannot release this one.
    em.remove(found);
    em.create(ModerationCase, { kind: 'TEXT', member: profile, field: found.field, text, openedAt: now });
  }
  for (const id of end)
    Object.assign(await em.findOneOrFail(ModerationCase, id), {
      closedAt: now,
      decision: changedDecision,
      outcome: 'CHANGED',
    });
}
