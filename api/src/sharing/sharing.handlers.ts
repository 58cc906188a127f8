import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { today } from '@mithaq/openapi/rules/day.ts';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import {
  decideShare,
  isLinkExpired,
  isShareable,
  linkEnd,
  mostLinks,
  noLink,
  toSharedLink,
  toSharedProfilePage,
  type SharingFacts,
} from '@mithaq/openapi/rules/sharing.ts';
import { hashOfToken } from '../auth/find-session.ts';
import type { Database, Statement } from '../database/database.ts';
import { lockProfiles } from '../entities/lock-profiles.ts';
import { Preferences } from '../entities/preferences.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import { endLinksTo, SharedLink } from '../entities/shared-link.entity.ts';
import { knownName } from '../entities/shown-name.ts';
import type { Handlers } from '../http/operation.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { ProfileViews } from '../matching/profile-view-quota.ts';
import { readSharingFacts, sharingFacts } from './sharing-facts.ts';

type Parts = { database: Database; views: Pick<ProfileViews, 'record'>; now: () => Date };
type Operations =
  | 'getFamilySharing'
  | 'allowFamilySharing'
  | 'listSharedLinks'
  | 'createSharedLink'
  | 'endSharedLink'
  | 'openSharedLink';

type LinkRow = { linkId: string; profileId: string; createdAt: string; facts: SharingFacts };
type OwnLinkRow = LinkRow & { name: KnownName; timesOpened: number; lastOpenedOn: string | null };

const ownLinks = `select l.id as "linkId", l.owner_id as "profileId", l.created_at as "createdAt", l.times_opened as "timesOpened",
    l.last_opened_on::text as "lastOpenedOn", ${knownName('s.id', 'o')} as name, ${sharingFacts} as facts
  from shared_link l join profile s on s.id = l.sharer_id join profile o on o.id = l.owner_id
  where l.sharer_id = ? order by l.created_at desc, l.id desc`;

const openedLink: Statement = {
  name: 'opened-link',
  text: `select l.id as "linkId", l.owner_id as "profileId", l.created_at as "createdAt", ${sharingFacts} as facts
    from shared_link l join profile s on s.id = l.sharer_id join profile o on o.id = l.owner_id where l.token_hash = $1`,
};

const countOpening: Statement = {
  name: 'count-opening',
  text: `update shared_link set times_opened = times_opened + 1, last_opened_on = $2 where id = $1`,
};

/** Links by which a member shows a profile to their family. */
export function sharingHandlers({ database, views, now }: Parts): Pick<Handlers, Operations> {
  const isLive = ({ createdAt, facts }: LinkRow) => !isLinkExpired(new Date(createdAt), now()) && isShareable(facts);
  return {
    async getFamilySharing({ session }) {
      const profile = await database.orm.em
        .fork()
        .findOneOrFail(Profile, session.profileId, { fields: ['allowsFamilySharing'] });
      return { isAllowed: profile.allowsFamilySharing };
    },

    allowFamilySharing: ({ session, body: { isAllowed }, requireUnchanged }) =>
      database.transaction(async (em) => {
        const own = session.profileId;
        const profile = await em.findOneOrFail(Profile, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
        requireUnchanged({ isAllowed: profile.allowsFamilySharing });
        profile.allowsFamilySharing = isAllowed;
        if (!isAllowed) await endLinksTo(em, own);
        return { isAllowed };
      }),

    async listSharedLinks({ session }) {
      const rows = await database.orm.em.fork().execute<OwnLinkRow[]>(ownLinks, [session.profileId]);
      return rows
        .filter(isLive)
        .map(({ facts: _facts, createdAt, ...row }) => toSharedLink({ ...row, createdAt: new Date(createdAt) }));
    },

    async createSharedLink({ session, body, request, reply }) {
      const own = session.profileId;
      const owner = body.profileId.toLowerCase();
      const facts = owner === own ? 'own' : await readSharingFacts(database, own, owner);
      throwIfProblem(decideShare(facts, 0));
      // The family sees the profile for the member, so it counts as seen; of a proposal it was seen before.
      if (facts !== 'own' && facts?.statuses.length === 0) await views.record({ session, reply }, [owner], now());
      const token = randomBytes(32).toString('hex');
      const { id, createdAt } = await database.transaction(async (em) => {
        // The member's own profile, so that simultaneous requests do not make more than the limit; the other one, so that
        // none is made while its owner pauses, blocks or stops allowing it.
        await lockProfiles(em, { changing: [own], referredTo: [owner] });
        const links = await em.execute<OwnLinkRow[]>(ownLinks, [own]);
        const live = links.filter(isLive);
        const [row] = await em.execute<{ facts: SharingFacts }[]>(
          `select ${sharingFacts} as facts from profile s, profile o where s.id = ? and o.id = ?`,
          [own, owner],
        );
        throwIfProblem(decideShare(row?.facts ?? null, live.length));
        // Those that lead nowhere make room.
        if (links.length >= mostLinks)
          await em.nativeDelete(SharedLink, { sharer: own, id: { $nin: live.map(({ linkId }) => linkId) } });
        return em.create(SharedLink, {
          sharer: own,
          owner,
          tokenHash: hashOfToken(token),
          createdAt: now(),
          timesOpened: 0,
        });
      });
      request.log.info({ account: session.userId }, 'shared a profile');
      return { linkId: id, token, expiresAt: linkEnd(createdAt).toISOString() };
    },

    async endSharedLink({ session, params }) {
      const { profileId: sharer } = session;
      const ended = await database.orm.em.fork().nativeDelete(SharedLink, { id: params.id.toLowerCase(), sharer });
      if (ended === 0) throw linkNotFound();
      return null;
    },

    async openSharedLink({ body: { token } }) {
      const [row] = await database.query<LinkRow>(openedLink, [hashOfToken(token)]);
      if (!row || !isLive(row)) throw linkNotFound();
      const preferences = await database.orm.em
        .fork()
        .findOne(Preferences, { profile: row.profileId }, { populate: ['profile'] });
      // The member may have left since the link was found.
      if (!preferences) throw linkNotFound();
      await database.query(countOpening, [row.linkId, today(now())]);
      return toSharedProfilePage({ profile: preferences.profile.unwrap(), preferences }, new Date(row.createdAt));
    },
  };
}

function linkNotFound(): ApiProblem {
  return new ApiProblem(noLink.code, noLink);
}
