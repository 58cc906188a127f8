import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactRole, ProposalTextField } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { endedCase, screenTexts, textCaseChanges } from '@mithaq/openapi/rules/flagged-texts.ts';
import { heldFields, releaseText, withHeldTexts, type Texts } from '@mithaq/openapi/rules/held-texts.ts';
import {
  storedTexts,
  textAuthors,
  type ProposalText,
  type WrittenTexts,
} from '@mithaq/openapi/rules/proposal-texts.ts';
import { ModerationCase, type IModerationCase } from '../entities/moderation.entities.ts';
import { Preferences, type IPreferences } from '../entities/preferences.entity.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { ProposalText as ProposalTextRow } from '../entities/proposal-text.entity.ts';
import { changeNotifications, notify, notifyModerators } from '../entities/notify.ts';

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
  const accountId = profile.user.id;
  // It waits no more.
  if (keepHeld) return changeNotifications(em, [accountId]);
  if (decided.proposalId) {
    await em.nativeUpdate(
      ProposalTextRow,
      { proposal: decided.proposalId, field: decided.field as ProposalTextField },
      { isHeld: false },
    );
  } else {
    const preferences = await em.findOneOrFail(Preferences, { profile });
    const stored = releaseText(profile, preferences, decided.field);
    if (!stored) return;
    // The lists that were made meanwhile do not have the text.
    Object.assign(profile, { ...stored.profile, matchChangedAt: now });
    Object.assign(preferences, stored.preferences);
  }
  await notify(em, { accountId, kind: 'TEXT_RELEASED', subjectId: caseId }, now);
}

type NewTexts = {
  proposalId: string;
  written: WrittenTexts;
  role: ContactRole;
  /** Who writes, locked. */
  author: IProfile;
  /** The id of the other side, who has written the questions. */
  other: string;
};

/** Stores what a member writes with a proposal. What the screening flags is held back from the other side, and has a case. */
export async function storeProposalTexts(
  em: EntityManager,
  { proposalId, written, role, author, other }: NewTexts,
  now: Date,
): Promise<ProposalText[]> {
  if (Object.keys(written).length === 0) return [];
  const preferences = await em.findOneOrFail(Preferences, { profile: author });
  const texts = storedTexts(written, role, withHeldTexts(author, preferences));
  for (const { field, text, isHeld } of texts) {
    const by = textAuthors[field] === role ? author.id : other;
    em.create(ProposalTextRow, { proposal: proposalId, field, author: by, text, isHeld });
  }
  const held = texts.filter(({ isHeld }) => isHeld);
  const ids = newIds(held.length);
  for (const [i, { field, text }] of held.entries())
    em.create(ModerationCase, {
      id: ids[i]!,
      kind: 'TEXT',
      member: author,
      field,
      text,
      proposalId,
      openedAt: now,
    });
  await em.flush();
  for (const id of ids) await notifyModerators(em, id, now);
  if (ids.length > 0) await notify(em, { accountId: author.user.id, kind: 'TEXT_HELD', subjectId: proposalId }, now);
  return texts;
}

/** Closes the cases of texts that go with a proposal which its sender, whose profile is locked, has taken back. */
export async function endProposalCases(em: EntityManager, proposalId: string, now: Date): Promise<void> {
  const open = { kind: 'TEXT', proposalId, closedAt: null } as const;
  await em.nativeUpdate(ModerationCase, open, endedCase('TAKING_BACK', now));
}

/** Ids of one millisecond have no order of their own. */
const newIds = (count: number): string[] => Array.from({ length: count }, () => randomUUIDv7()).toSorted();

function casesOf(em: EntityManager, profile: IProfile): Promise<IModerationCase[]> {
  return em.find(ModerationCase, { member: profile, kind: 'TEXT', proposalId: null }, { orderBy: { id: 'asc' } });
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
  const ids = newIds(opened.length);
  for (const [i, one] of opened.entries())
    em.create(ModerationCase, { id: ids[i]!, kind: 'TEXT', member: profile, ...one, openedAt: now });
  for (const one of end) Object.assign(one, endedCase('CHANGING_TEXT', now));
  for (const id of ids) await notifyModerators(em, id, now);
  const accountId = profile.user.id;
  if (ids.length > 0) await notify(em, { accountId, kind: 'TEXT_HELD', subjectId: accountId }, now);
  else if (end.length > 0) await changeNotifications(em, [accountId]);
}
