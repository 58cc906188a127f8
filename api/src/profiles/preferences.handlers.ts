import { LockMode } from '@mikro-orm/core';
import type { PreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { otherIdProblem } from '@mithaq/openapi/rules/profile-input.ts';
import { toPreferences, toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import type { Database } from '../database/database.ts';
import { storeTexts } from '../moderation/flagged-texts.ts';
import { throwIfProblem } from '../http/problems.ts';
import { expireForYou } from '../entities/matching.entities.ts';
import type { Handlers, MemberSession } from '../http/operation.ts';
import { Profile } from '../entities/profile.entity.ts';
import { Preferences } from '../entities/preferences.entity.ts';

type Parts = { database: Database; now: () => Date };

export function preferencesHandlers({
  database,
  now,
}: Parts): Pick<Handlers, 'savePreferences' | 'getPreferences' | 'updatePreferences'> {
  /** Own preferences only: any other id gives the same 404. */
  const save = (session: MemberSession, ids: (string | null | undefined)[], input: PreferencesInput) =>
    database.transaction(async (em) => {
      const profile = await em.findOneOrFail(Profile, session.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const preferences = await em.findOneOrFail(Preferences, { profile });
      for (const id of ids) throwIfProblem(otherIdProblem(id, preferences.id));
      const before = withHeldTexts(profile, preferences);
      const stored = toStoredPreferences(input);
      em.assign(preferences, stored);
      profile.matchChangedAt = now();
      await expireForYou(em, profile.id);
      await storeTexts(em, { profile, preferences }, { profile: before.profile, preferences: stored }, before, now());
      return toPreferences(preferences.id, stored);
    });

  return {
    savePreferences: ({ session, body }) => save(session, [body.preferencesId], body),
    updatePreferences: ({ session, params, body }) => save(session, [params.id, body.preferencesId], body),
    async getPreferences({ session, params }) {
      const preferences = await database.orm.em
        .fork()
        .findOneOrFail(Preferences, { profile: session.profileId }, { populate: ['profile'] });
      throwIfProblem(otherIdProblem(params.id, preferences.id));
      return toPreferences(preferences.id, withHeldTexts(preferences.profile.unwrap(), preferences).preferences);
    },
  };
}
