import { newPlace, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import { expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, unknownId, type TestMember } from './test-client.ts';
import { statuses } from './proposal-parties.ts';

const search = (shownId: string) => ({ query: { shownId } });

onEachBackend(
  (on) => {
    const find = async (caller: TestMember, shownId: string) =>
      (await caller.gets('findProfiles', search(shownId))).data.map(({ id }) => id);
    const findsNobody = (caller: TestMember, { profileId }: Pick<TestMember, 'profileId'>) =>
      caller.expectProblem('findProfiles', search(displayId(profileId)), 404, 'not-found');

    test.each<[string, (id: string) => string]>([
      ['as it is shown', displayId],
      ['in capitals', (id) => displayId(id).toUpperCase()],
      ['without NH-', (id) => id.slice(-8)],
      ['as a whole', (id) => id],
      ['as a whole in capitals', (id) => id.toUpperCase()],
    ])('findProfiles finds the profile with an id %s, and sends its card', async (_how, textOf) => {
      const [man, woman] = [await on.man(), await on.woman()];
      await on.woman();
      const { data } = await man.gets('findProfiles', search(textOf(woman.profileId)));
      const feed = await man.gets('getFeed', { query: { limit: '50' } });
      expect(data).toEqual(feed.data.filter(({ id }) => id === woman.profileId));
      expect(data).toHaveLength(1);
    });

    test('findProfiles answers alike about who may not be seen and about nobody', async () => {
      const { sender, receiver } = await on.propose('MARRIAGE_FIXED');
      const [man, otherMan, unverified] = [await on.man(), await on.man(), await on.unverified()];
      const [paused, blocked, blocker, left, suspended] = [
        await on.woman(),
        await on.woman(),
        await on.woman(),
        await on.woman(),
        await on.woman(),
      ];
      await paused.gets('pauseProfile', { body: { isPaused: true } });
      await man.gets('blockMember', { body: { profileId: blocked.profileId } });
      await blocker.gets('blockMember', { body: { profileId: man.profileId } });
      await left.gets('deleteAccount');
      const moderator = await on.moderator();
      await moderator.gets('suspendMember', { body: { profileId: suspended.profileId, reason: 'Asked for money.' } });
      const hidden = [otherMan, unverified, receiver, sender, paused, blocked, blocker, left, suspended];
      const problems = [await findsNobody(man, { profileId: unknownId })];
      for (const one of hidden) problems.push(await findsNobody(man, one));
      expectSameProblem(problems);
    });

    test('findProfiles still finds who was hidden from the lists, and the own profile without its private facts', async () => {
      const [man, woman] = [await on.man(), await on.woman()];
      await man.gets('hideMember', { body: { profileId: woman.profileId } });
      expect(await find(man, displayId(woman.profileId))).toEqual([woman.profileId]);
      const { data } = await man.gets('findProfiles', search(displayId(man.profileId)));
      expect(data).toMatchObject([{ id: man.profileId, dateOfBirth: expect.stringMatching(/-01-01$/) as string }]);
    });

    test.each(statuses)(
      'findProfiles shows the parties of a proposal in status %s what the profile shows',
      async (status) => {
        const { sender, receiver } = await on.propose(status);
        const changed = { gender: 'MALE' as const, fullName: sender.fullName, ...newPlace() };
        await sender.gets('updateProfile', { body: newProfileBody({ profile: changed }) });
        for (const [me, other] of [
          [sender, receiver],
          [receiver, sender],
        ] as const) {
          const { profile } = await me.gets('getProfile', { params: { id: other.profileId } });
          const { data } = await me.gets('findProfiles', search(displayId(other.profileId)));
          expect(data).toHaveLength(1);
          expect(profile).toMatchObject(data[0]!);
          expect(data[0]).not.toHaveProperty('fullName');
        }
      },
    );

    test.each(['', 'Maryam', 'NH-', 'NH-%%%%%%%%', '9e0f1a2', 'NH-9e0f1a2b0', ' 9e0f1a2b', unknownId.slice(1)])(
      'findProfiles refuses %j with a sentence at the field',
      async (shownId) => {
        const { errors } = await (await on.man()).expectProblem('findProfiles', search(shownId), 400, 'validation');
        expect(errors).toMatchObject([{ pointer: 'shownId', detail: 'Enter a profile id such as NH-1a2b3c4d' }]);
      },
    );
  },
  { limits: { PROFILES_PER_DAY: 0, MEMBER_SEARCHES_PER_10_MIN: 0 } },
);

onEachBackend(
  (on) => {
    test('findProfiles counts who is found among the profiles of a day, once', async () => {
      const [man, first, second] = [await on.man(), await on.woman(), await on.woman()];
      const own = search(displayId(man.profileId));
      await man.gets('findProfiles', own);
      await man.gets('findProfiles', search(displayId(first.profileId)));
      await man.gets('findProfiles', search(displayId(first.profileId)));
      const { params } = await man.expectProblem('findProfiles', search(second.profileId), 429, 'rate-limited');
      expect(params).toEqual({ quota: 'PROFILES_PER_DAY', limit: 1 });
      await man.expectProblem('findProfiles', search(unknownId), 404, 'not-found');
    });
  },
  { limits: { PROFILES_PER_DAY: 1 } },
);

onEachBackend(
  (on) => {
    test('a member searches as often as the limit of ten minutes allows, found or not', async () => {
      const [man, other, woman] = [await on.man(), await on.man(), await on.woman()];
      await man.gets('findProfiles', search(woman.profileId));
      await man.expectProblem('findProfiles', search(displayId(unknownId)), 404, 'not-found');
      const { params } = await man.expectProblem('findProfiles', search(woman.profileId), 429, 'rate-limited');
      expect(params).toEqual({ quota: 'MEMBER_SEARCHES_PER_10_MIN', limit: 2 });
      await other.gets('findProfiles', search(woman.profileId));
    });
  },
  { limits: { MEMBER_SEARCHES_PER_10_MIN: 2 } },
);
