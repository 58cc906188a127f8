import { linkDays, mostLinks } from '@mithaq/openapi/rules/sharing.ts';
import { expect, test } from 'vitest';
import {
  expectSameProblem,
  malformedIds,
  onEachBackend,
  unknownId,
  type TestBackend,
  type TestMember,
} from './test-client.ts';

const day = 86_400_000;
const allow = (owner: TestMember, isAllowed = true) => owner.gets('allowFamilySharing', { body: { isAllowed } });
const share = (sharer: TestMember, { profileId }: TestMember) =>
  sharer.gets('createSharedLink', { body: { profileId } });
const linksOf = async (sharer: TestMember) => (await sharer.gets('listSharedLinks')).map(({ linkId }) => linkId);

/** A woman who allows it, a man, and his link to her profile. */
async function shared(on: TestBackend) {
  const [her, him] = [await on.woman(), await on.man()];
  await allow(her);
  return { her, him, ...(await share(him, her)) };
}

onEachBackend(
  (on) => {
    const open = (token: string) => on.visitor().gets('openSharedLink', { body: { token } });
    const refused = (token: string) =>
      on.visitor().expectProblem('openSharedLink', { body: { token } }, 404, 'not-found');
    const cannotShare = (sharer: TestMember, profileId: string) =>
      sharer.expectProblem('createSharedLink', { body: { profileId } }, 404, 'not-found');
    const isOffered = async (sharer: TestMember, { profileId: id }: TestMember) =>
      (await sharer.gets('getProfile', { params: { id } })).isShareable ?? false;

    test('a member allows it, and not any more', async () => {
      const member = await on.unverified();
      expect(await member.gets('getFamilySharing')).toEqual({ isAllowed: false });
      expect((await member.gets('exportAccount')).allowsFamilySharing).toBe(false);
      expect(await allow(member)).toEqual({ isAllowed: true });
      expect(await member.gets('getFamilySharing')).toEqual({ isAllowed: true });
      expect((await member.gets('exportAccount')).allowsFamilySharing).toBe(true);
      await allow(member, false);
      expect(await member.gets('getFamilySharing')).toEqual({ isAllowed: false });
    });

    test('a link shows the profile as it is now, and counts how often; its owner learns nothing of it', async () => {
      const { her, him, linkId, token, expiresAt } = await shared(on);
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      expect((await share(him, her)).token).not.toBe(token);
      const before = await her.gets('exportAccount');
      const [second, first] = await him.gets('listSharedLinks');
      expect(second).toMatchObject({ profileId: her.profileId, timesOpened: 0 });
      expect(second).not.toHaveProperty('lastOpenedOn');
      expect(first).toMatchObject({ linkId, expiresAt, timesOpened: 0 });
      expect((await open(token)).expiresAt).toBe(expiresAt);
      await open(token);
      const lastOpenedOn = on.now().toISOString().slice(0, 10);
      expect(await him.gets('listSharedLinks')).toMatchObject([{ timesOpened: 0 }, { timesOpened: 2, lastOpenedOn }]);
      expect((await him.gets('exportAccount')).sharedLinks).toMatchObject([
        { timesOpened: 0 },
        { profileId: her.profileId, timesOpened: 2, lastOpenedOn },
      ]);
      const { exportedAt: _then, ...after } = await her.gets('exportAccount');
      expect(before).toMatchObject(after);
      expect(JSON.stringify(await him.gets('listSharedLinks'))).not.toContain(token);
    });

    test('a link ends after seven days', async () => {
      const { token } = await shared(on);
      on.advance(linkDays * day - 5000);
      await open(token);
      on.advance(5000);
      await refused(token);
    });

    test('every token that opens nothing has the same answer', async () => {
      const { him, linkId, token } = await shared(on);
      await him.gets('endSharedLink', { params: { id: linkId } });
      const tokens = [token, token.toUpperCase(), '0'.repeat(64), '', 'a', `${token}0`, '\u0000', '{}'];
      expectSameProblem(await Promise.all(tokens.map(refused)));
      for (const body of [{}, { token: 1 }, { token: 'a'.repeat(101) }, { token, id: 1 }])
        await on.visitor().expectProblem('openSharedLink', { body }, 400, 'validation');
    });

    test('endSharedLink ends an own link, once, and nobody else ends it', async () => {
      const { her, him, linkId, token } = await shared(on);
      const other = await share(him, her);
      const stranger = await on.man();
      const one = { params: { id: linkId } };
      expectSameProblem([
        await stranger.expectProblem('endSharedLink', one, 404, 'not-found'),
        await her.expectProblem('endSharedLink', one, 404, 'not-found'),
        await him.expectProblem('endSharedLink', { params: { id: unknownId } }, 404, 'not-found'),
      ]);
      await open(token);
      await him.gets('endSharedLink', one);
      await him.expectProblem('endSharedLink', one, 404, 'not-found');
      await refused(token);
      await open(other.token);
      expect(await linksOf(him)).toEqual([other.linkId]);
    });

    test('createSharedLink needs that the owner allows it and the caller sees the profile', async () => {
      const [him, her, brother, paused] = [await on.man(), await on.woman(), await on.man(), await on.woman()];
      for (const member of [him, brother, paused]) await allow(member);
      await paused.gets('pauseProfile', { body: { isPaused: true } });
      expectSameProblem([
        await cannotShare(him, her.profileId),
        await cannotShare(him, brother.profileId),
        await cannotShare(him, paused.profileId),
        await cannotShare(him, unknownId),
      ]);
      const own = { body: { profileId: him.profileId } };
      expect((await him.expectProblem('createSharedLink', own, 400, 'validation')).errors).toMatchObject([
        { pointer: '/profileId' },
      ]);
      expect(await isOffered(him, her)).toBe(false);
      await allow(her);
      expect(await isOffered(him, her)).toBe(true);
      expect(await her.gets('getCurrentUserProfile')).not.toHaveProperty('isShareable');
      await share(him, her);
    });

    type Act = (her: TestMember, him: TestMember) => Promise<unknown>;
    const suspend: Act = async ({ profileId }) =>
      (await on.moderator()).gets('suspendMember', { body: { profileId, reason: 'A reason.' } });
    const pause =
      (isPaused: boolean): Act =>
      (member) =>
        member.gets('pauseProfile', { body: { isPaused } });
    const block: Act = (one, { profileId }) => one.gets('blockMember', { body: { profileId } });
    const unblock: Act = (one, { profileId: id }) => one.gets('unblockMember', { params: { id } });
    const reversed =
      (act: Act): Act =>
      (her, him) =>
        act(him, her);

    test.each<[what: string, act: Act, undo?: Act]>([
      ['its owner allows it no more', (her) => allow(her, false), (her) => allow(her)],
      ['its owner pauses', pause(true), pause(false)],
      ['its owner blocks', block, unblock],
      ['its owner is blocked', reversed(block), reversed(unblock)],
      ['its owner leaves', (her) => her.gets('deleteAccount')],
      ['its maker leaves', (_her, him) => him.gets('deleteAccount')],
    ])('a link ends for ever when %s', async (_what, act, undo) => {
      const { her, him, token } = await shared(on);
      await open(token);
      await act(her, him);
      await refused(token);
      await undo?.(her, him);
      await refused(token);
      if (undo) expect(await linksOf(him)).toEqual([]);
    });

    test.each<[what: string, act: Act, undo: Act]>([
      [
        'its owner is suspended',
        suspend,
        async ({ profileId }) =>
          (await on.moderator()).gets('liftSuspension', { body: { profileId, reason: 'Settled.' } }),
      ],
      ['its maker is paused', reversed(pause(true)), reversed(pause(false))],
    ])('a link opens nothing while %s', async (_what, act, undo) => {
      const { her, him, linkId, token } = await shared(on);
      await act(her, him);
      await refused(token);
      expect(await linksOf(him)).toEqual([]);
      await undo(her, him);
      await open(token);
      expect(await linksOf(him)).toEqual([linkId]);
    });

    test('a link opens nothing while its maker is suspended', async () => {
      const { him, token } = await shared(on);
      await suspend(him, him);
      await refused(token);
    });

    test.each([
      ['PENDING', true],
      ['ACCEPTED', true],
      ['DECLINED', false],
      ['NOT_COMPATIBLE', false],
      ['MARRIAGE_FIXED', false],
    ] as const)('with a proposal that is %s a link opens: %s', async (status, opens) => {
      const { her, him, token } = await shared(on);
      await on.propose(status, { sender: him, receiver: her });
      expect(await isOffered(him, her)).toBe(opens);
      if (opens) {
        const { profile } = await open(token);
        expect(JSON.stringify(profile)).not.toContain(her.fullName);
        await share(him, her);
      } else {
        await refused(token);
        await cannotShare(him, her.profileId);
      }
    });

    test('to its receiver a proposal that was taken back is none', async () => {
      const [her, him] = [await on.woman(), await on.man()];
      await allow(him);
      const { token } = await share(her, him);
      const { proposalId } = await on.propose('PENDING', { sender: him, receiver: her });
      await him.gets('takeBackProposal', { body: { proposalId } });
      await open(token);
      expect(await isOffered(her, him)).toBe(true);
    });

    test('a link opens nothing once its owner or its maker has fixed a marriage with another', async () => {
      for (const who of ['her', 'him'] as const) {
        const pair = await shared(on);
        await on.propose('MARRIAGE_FIXED', who === 'her' ? { receiver: pair.her } : { sender: pair.him });
        await refused(pair.token);
      }
    });

    test('createSharedLink refuses the eleventh, until one is ended or leads nowhere', async () => {
      const [him, her, other] = [await on.man(), await on.woman(), await on.woman()];
      for (const member of [her, other]) await allow(member);
      const first = await share(him, other);
      for (let count = 1; count < mostLinks; count += 1) await share(him, her);
      const full = () =>
        him.expectProblem('createSharedLink', { body: { profileId: her.profileId } }, 409, 'links-full');
      await full();
      await him.gets('endSharedLink', { params: { id: first.linkId } });
      await share(him, other);
      await full();
      await suspend(other, him);
      await share(him, her);
      await full();
      expect(await linksOf(him)).toHaveLength(mostLinks);
    });

    test.each(malformedIds)('createSharedLink and endSharedLink refuse the id %s', async (id) => {
      const him = await on.man();
      await him.expectProblem('createSharedLink', { body: { profileId: id } }, 400, 'validation');
      await him.expectProblem('endSharedLink', { params: { id } }, 400, 'validation');
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0, LINKS_OPENED_PER_MIN: 0 } },
);

onEachBackend(
  (on) => {
    test('createSharedLink counts as seeing the profile, once a day', async () => {
      const [him, first, second] = [await on.man(), await on.woman(), await on.woman()];
      for (const member of [first, second]) await allow(member);
      await share(him, first);
      await share(him, first);
      const body = { profileId: second.profileId };
      await him.expectProblem('createSharedLink', { body }, 429, 'rate-limited');
      expect(await linksOf(him)).toHaveLength(2);
    });

    test('openSharedLink is limited by address, whatever the token', async () => {
      const body = { token: 'a'.repeat(64) };
      for (let count = 0; count < 2; count += 1)
        await on.visitor().expectProblem('openSharedLink', { body }, 404, 'not-found');
      const { params } = await on.visitor().expectProblem('openSharedLink', { body }, 429, 'rate-limited');
      expect(params).toEqual({ quota: 'LINKS_OPENED_PER_MIN', limit: 2 });
    });
  },
  { limits: { PROFILES_PER_DAY: 1, LINKS_OPENED_PER_MIN: 2 } },
);
