import type { EntityManager } from '@mikro-orm/postgresql';
import { doubtedTexts, textsForCases } from '@mithaq/openapi/rules/doubted-texts.ts';
import { ModerationCase } from '../moderation/moderation.entities.ts';
import type { IPreferences } from '../preferences/preferences.entity.ts';
import type { IProfile } from '../profiles/profile.entity.ts';

/** Opens a case for each text of the profile that the screening doubts and the moderators have not had yet (R117). */
export async function openTextCases(em: EntityManager, profile: IProfile, preferences: IPreferences, now: Date) {
  const doubted = doubtedTexts(profile, preferences);
  if (doubted.length === 0) return;
  const cases = await em.find(ModerationCase, { member: profile, kind: 'TEXT' });
  const known = cases.map(({ field, text, closedAt }) => ({ field, text, isOpen: closedAt === null }));
  for (const one of textsForCases(doubted, known))
    em.create(ModerationCase, { kind: 'TEXT', member: profile, ...one, openedAt: now });
}
