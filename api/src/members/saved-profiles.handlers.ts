import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { toListedProfile, type StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { decideSave, mostSaved } from '@mithaq/openapi/rules/members.ts';
import type { Handlers, MemberSession } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import { eligible, soughtGender } from '../entities/eligible.ts';
import type { Database, Statement } from '../database/database.ts';
import { listedColumns } from '../matching/listed-columns.ts';
import type { ProfileViews } from '../matching/profile-view-quota.ts';
import { Profile } from '../entities/profile.entity.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { findRelation } from '../entities/relation.ts';
import { SavedProfile } from '../entities/saved-profile.entity.ts';

type Parts = { database: Database; views: Pick<ProfileViews, 'record'>; now: () => Date };
type Operations = 'listSavedProfiles' | 'listSavedProfileIds' | 'saveProfile' | 'unsaveProfile';

/** Those of the saved profiles that would be in the feed. */
const listed = `from saved_profile s join profile p on p.id = s.saved_id where s.member_id = $1::uuid and ${eligible}
  order by s.created_at desc, s.saved_id desc limit ${mostSaved}`;
const savedIds: Statement = { name: 'saved-profile-ids', text: `select s.saved_id as id ${listed}` };
const savedProfiles: Statement = {
  name: 'saved-profiles',
  text: `select ${listedColumns} ${listed}`,
};

/** Not one who has blocked the member: nobody of that id is there. */
const unsaveStatement: Statement = {
  name: 'unsave-profile',
  text: `delete from saved_profile where member_id = $1 and saved_id = $2 and not ${hasBlocked('saved_id', 'member_id')} returning saved_id`,
};

const valuesOf = ({ profileId, gender }: MemberSession) => [profileId, soughtGender(gender)];

export function savedProfilesHandlers({ database, views, now }: Parts): Pick<Handlers, Operations> {
  return {
    async listSavedProfiles({ session }) {
      return (await database.query<StoredProfile>(savedProfiles, valuesOf(session))).map(toListedProfile);
    },

    async listSavedProfileIds({ session }) {
      return (await database.query<{ id: string }>(savedIds, valuesOf(session))).map(({ id }) => id);
    },

    async saveProfile({ session, body }) {
      const own = session.profileId;
      const saved = body.profileId.toLowerCase();
      const { audience = 'nobody' } = (await findRelation(database.orm.em.fork(), session, saved)) ?? {};
      throwIfProblem(decideSave({ audience, isSaved: false, saved: 0 }));
      // The list shows the profile, so it counts as seen.
      if (audience === 'listed') await views.record(session, [saved], now());
      return database.transaction(async (em) => {
        // Locked, so that simultaneous requests do not save more than the limit.
        await em.findOneOrFail(Profile, own, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
        const rows = await em.find(SavedProfile, { member: own });
        const existing = rows.find((row) => row.saved.id === saved);
        let count = rows.length;
        // Those that are not listed any more make room.
        if (!existing && count >= mostSaved)
          count -= await em.nativeDelete(SavedProfile, { member: own, saved: { $nin: await readIds(em, session) } });
        throwIfProblem(decideSave({ audience, isSaved: existing !== undefined, saved: count }));
        const { createdAt } = existing ?? em.create(SavedProfile, { member: own, saved, createdAt: now() });
        await em.flush();
        return { profileId: saved, savedAt: createdAt.toISOString() };
      });
    },

    async unsaveProfile({ session, params }) {
      const unsaved = await database.query(unsaveStatement, [session.profileId, params.id.toLowerCase()]);
      if (unsaved.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
      return null;
    },
  };
}

/** The ids that are listed, as the transaction sees them. MikroORM takes each value at its place in the text. */
async function readIds(em: EntityManager, session: MemberSession): Promise<string[]> {
  const values: (string | undefined)[] = [];
  const text = savedIds.text.replace(/\$(\d)/g, (_, number) => {
    values.push(valuesOf(session)[Number(number) - 1]);
    return '?';
  });
  return (await em.execute<{ id: string }[]>(text, values)).map(({ id }) => id);
}
