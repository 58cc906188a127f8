import { mostSaved } from '@mithaq/openapi/rules/members.ts';
import { expect, test } from 'vitest';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const save = (member: TestMember, { profileId }: TestMember) => member.gets('saveProfile', { body: { profileId } });
    const remove = (member: TestMember, { profileId: id }: TestMember) =>
      member.gets('unsaveProfile', { params: { id } });
    /** The ids of both operations, which agree. */
    const savedBy = async (member: TestMember) => {
      const ids = (await member.gets('listSavedProfiles')).map(({ id }) => id);
      expect(await member.gets('listSavedProfileIds')).toEqual(ids);
      return ids;
    };

    test('listSavedProfiles has the newest first, tells nobody, and listSavedProfileIds agrees', async () => {
      const [him, first, second] = [await on.man(), await on.woman(), await on.woman()];
      expect(await savedBy(him)).toEqual([]);
      const saved = await save(him, first);
      await save(him, second);
      expect(await save(him, first)).toEqual(saved);
      expect(saved.profileId).toBe(first.profileId);
      expect(await savedBy(him)).toEqual([second.profileId, first.profileId]);
      const { data } = await him.gets('getFeed', { query: { limit: '50' } });
      const [newest] = await him.gets('listSavedProfiles');
      expect(newest).toEqual(data.find(({ id }) => id === second.profileId));
      expect(await savedBy(first)).toEqual([]);
      expect(JSON.stringify(await first.gets('exportAccount'))).not.toContain(him.profileId);
    });

    test('unsaveProfile removes the profile, once', async () => {
      const [him, her, other] = [await on.man(), await on.woman(), await on.man()];
      await save(him, her);
      await save(other, her);
      await remove(him, her);
      expect(await savedBy(him)).toEqual([]);
      expect(await savedBy(other)).toEqual([her.profileId]);
      const again = { params: { id: her.profileId } };
      expectSameProblem([
        await him.expectProblem('unsaveProfile', again, 404, 'not-found'),
        await him.expectProblem('unsaveProfile', { params: { id: unknownId } }, 404, 'not-found'),
      ]);
    });

    test('saveProfile refuses the 51st, until one is removed or left out', async () => {
      const [him, first, second] = [await on.man(), await on.woman(), await on.woman()];
      await on.addSavedCopies(him, first, mostSaved - 1);
      await save(him, first);
      await save(him, first);
      const refused = () =>
        him.expectProblem('saveProfile', { body: { profileId: second.profileId } }, 409, 'saved-full');
      await refused();
      expect(await savedBy(him)).toHaveLength(mostSaved);
      // A paused member makes room, and is not in the list after the pause.
      await first.gets('pauseProfile', { body: { isPaused: true } });
      await save(him, second);
      await first.gets('pauseProfile', { body: { isPaused: false } });
      const saved = await savedBy(him);
      expect(saved).toHaveLength(mostSaved);
      expect(saved).not.toContain(first.profileId);
      await remove(him, second);
      await save(him, first);
      await refused();
    });

    const pause = (isPaused: boolean) => (_him: TestMember, her: TestMember) =>
      her.gets('pauseProfile', { body: { isPaused } });
    type Act = (him: TestMember, her: TestMember) => Promise<unknown>;
    const leave: Act = (_him, her) => her.gets('deleteAccount');
    test.each<[string, Act, Act?]>([
      ['leaves', leave],
      ['pauses, until the end of the pause', pause(true), pause(false)],
      [
        'blocks the member, until the end of the block',
        (him, her) => her.gets('blockMember', { body: { profileId: him.profileId } }),
        (him, her) => her.gets('unblockMember', { params: { id: him.profileId } }),
      ],
      [
        'is hidden, until they are shown again',
        (him, her) => him.gets('hideMember', { body: { profileId: her.profileId } }),
        (him, her) => him.gets('unhideMember', { params: { id: her.profileId } }),
      ],
      [
        'has a proposal of the member',
        (him, her) => him.gets('sendProposal', { body: { receiverProfileId: her.profileId } }),
      ],
    ])('listSavedProfiles leaves out who %s', async (_what, happens, ends) => {
      const [him, her] = [await on.man(), await on.woman()];
      await save(him, her);
      await happens(him, her);
      expect(await savedBy(him)).toEqual([]);
      if (!ends) return;
      await ends(him, her);
      expect(await savedBy(him)).toEqual([her.profileId]);
    });

    test('saveProfile refuses the own id, and answers invisible members like an unknown id', async () => {
      const [him, brother] = [await on.man(), await on.man()];
      const own = { body: { profileId: him.profileId } };
      expect((await him.expectProblem('saveProfile', own, 400, 'validation')).errors).toMatchObject([
        { pointer: '/profileId' },
      ]);
      const refused = (profileId: string) =>
        him.expectProblem('saveProfile', { body: { profileId } }, 404, 'not-found');
      expectSameProblem([await refused(brother.profileId), await refused(unknownId)]);
    });

    test.each(malformedIds)('saveProfile and unsaveProfile refuse the id %s', async (id) => {
      const him = await on.man();
      await him.expectProblem('saveProfile', { body: { profileId: id } }, 400, 'validation');
      await him.expectProblem('unsaveProfile', { params: { id } }, 400, 'validation');
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('saveProfile counts as seeing the profile, once a day', async () => {
      const him = await on.man();
      const [first, second, third] = [await on.woman(), await on.woman(), await on.woman()];
      const save = ({ profileId }: TestMember) => ({ body: { profileId } });
      await him.gets('getProfile', { params: { id: first.profileId } });
      await him.gets('saveProfile', save(first));
      await him.gets('saveProfile', save(second));
      await him.expectProblem('saveProfile', save(third), 429, 'rate-limited');
      expect(await him.gets('listSavedProfileIds')).toEqual([second.profileId, first.profileId]);
    });
  },
  { limits: { PROFILES_PER_DAY: 2 } },
);
