import { expect, test } from 'vitest';
import { onEachBackend, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const presence = async (viewer: TestMember, { profileId: id }: TestMember) =>
      (await viewer.gets('getProfile', { params: { id } })).profile.isHereThisMonth;

    test('others learn on cards and profiles that a member is here, and the owner does not', async () => {
      const [man, woman] = [await on.man(), await on.woman()];
      await man.gets('saveProfile', { body: { profileId: woman.profileId } });
      const query = { limit: '50' };
      for (const cards of [
        (await man.gets('getFeed', { query })).data,
        (await man.gets('getForYou', { query })).data,
        (await man.gets('findProfiles', { query: { shownId: woman.profileId } })).data,
        await man.gets('listSavedProfiles'),
      ])
        expect(cards.find(({ id }) => id === woman.profileId)?.isHereThisMonth).toBe(true);
      expect(await presence(man, woman)).toBe(true);
      expect((await woman.gets('getCurrentUserProfile')).profile).not.toHaveProperty('isHereThisMonth');
      expect(await presence(woman, woman)).toBeUndefined();
    });

    test.each([
      ['PENDING', true],
      ['ACCEPTED', true],
      ['DECLINED', undefined],
      ['NOT_COMPATIBLE', undefined],
      ['MARRIAGE_FIXED', undefined],
    ] as const)('the parties of a proposal in status %s learn it: %s', async (status, isHere) => {
      const { sender, receiver } = await on.propose(status);
      expect([await presence(sender, receiver), await presence(receiver, sender)]).toEqual([isHere, isHere]);
    });

    test('nothing is said of a party who has paused the profile', async () => {
      const { sender, receiver } = await on.propose('ACCEPTED');
      await sender.gets('pauseProfile', { body: { isPaused: true } });
      expect(await presence(receiver, sender)).toBeUndefined();
    });
  },
  { limits: { PROFILES_PER_DAY: 0 } },
);
