import { LockMode } from '@mikro-orm/core';
import type { PreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { ForYouList } from '../matching/matching.entities.ts';
import type { Handlers, Member } from '../operation.ts';
import { preferencesView } from '../profile-view.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { Preferences, preferencesFrom } from './preferences.entity.ts';

type Parts = { database: Database };

export function preferencesHandlers({
  database,
}: Parts): Pick<Handlers, 'savePreferences' | 'getPreferences' | 'updatePreferences'> {
  /** Own preferences only: another id, taken or not, is the same 404. */
  const save = (member: Member, id: string | null | undefined, input: PreferencesInput) =>
    database.transaction(async (em) => {
      const profile = await em.findOneOrFail(Profile, member.profileId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const preferences = await em.findOneOrFail(Preferences, { profile });
      if (id && id.toLowerCase() !== preferences.id) throw new Refusal('not-found');
      if (input.preferencesId && input.preferencesId.toLowerCase() !== preferences.id) throw new Refusal('not-found');
      em.assign(preferences, preferencesFrom(input));
      profile.matchChangedAt = new Date();
      await em.nativeDelete(ForYouList, { viewer: profile });
      return preferencesView(preferences);
    });

  return {
    savePreferences: ({ member, body }) => save(member, null, body),
    updatePreferences: ({ member, params, body }) => save(member, params.id, body),
    async getPreferences({ member, params }) {
      const preferences = await database.orm.em.fork().findOneOrFail(Preferences, { profile: member.profileId });
      if (params.id.toLowerCase() !== preferences.id) throw new Refusal('not-found');
      return preferencesView(preferences);
    },
  };
}
