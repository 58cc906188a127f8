import { expect, test } from 'vitest';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const hide = (member: TestMember, { profileId }: TestMember) => member.gets('hideMember', { body: { profileId } });
    const listsOf = async (member: TestMember) => {
      const query = { limit: '50' };
      const [feed, forYou] = [await member.gets('getFeed', { query }), await member.gets('getForYou', { query })];
      return [feed, forYou].map(({ data }) => data.map(({ id }) => id));
    };

    test('hideMember hides from both own lists at once, tells nobody, and changes nothing else', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      for (const list of await listsOf(him)) expect(list).toContain(her.profileId);
      await hide(him, her);
      for (const list of await listsOf(him)) expect(list).not.toContain(her.profileId);
      for (const list of await listsOf(her)) expect(list).toContain(him.profileId);
      expect((await him.gets('getProfile', { params: { id: her.profileId } })).profile.id).toBe(her.profileId);
      expect(await her.gets('listHiddenMembers')).toEqual([]);
      await her.gets('sendProposal', { body: { receiverProfileId: him.profileId } });
      expect(await him.gets('listProposals', { params: { type: 'RECEIVED' } })).toMatchObject([{ status: 'PENDING' }]);
    });

    test('unhideMember brings the member back into both lists', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      await hide(him, her);
      await listsOf(him); // For You is made without her
      await him.gets('unhideMember', { params: { id: her.profileId } });
      for (const list of await listsOf(him)) expect(list).toContain(her.profileId);
      expect(await him.gets('listHiddenMembers')).toEqual([]);
      await him.expectProblem('unhideMember', { params: { id: her.profileId } }, 404, 'not-found');
    });

    test('hideMember again changes nothing, a proposal stays as it is, and the newest is the first of listHiddenMembers', async () => {
      const { sender, receiver, proposalId } = await on.propose('PENDING');
      const stranger = await on.man();
      const first = await hide(receiver, sender);
      expect(first).toMatchObject({ profileId: sender.profileId, name: sender.fullName });
      const second = await hide(receiver, stranger);
      expect(second.name).toBe(stranger.fullName.split(' ')[0]);
      expect(await hide(receiver, sender)).toEqual(first);
      expect(await receiver.gets('listHiddenMembers')).toEqual([second, first]);
      const received = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
      expect(received).toMatchObject([{ proposalId, status: 'PENDING' }]);
      await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'ACCEPTED' } });
    });

    test('listHiddenMembers leaves out members on either side of a block', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      await hide(him, her);
      await her.gets('blockMember', { body: { profileId: him.profileId } });
      expect(await him.gets('listHiddenMembers')).toEqual([]);
      await her.gets('unblockMember', { params: { id: him.profileId } });
      expect(await him.gets('listHiddenMembers')).toMatchObject([{ profileId: her.profileId }]);
    });

    test('hideMember refuses the own id, and answers invisible members like an unknown id', async () => {
      const [him, brother] = [await on.man(), await on.man()];
      const own = { body: { profileId: him.profileId } };
      expect((await him.expectProblem('hideMember', own, 400, 'validation')).errors).toMatchObject([
        { pointer: '/profileId' },
      ]);
      const refused = (profileId: string) => him.expectProblem('hideMember', { body: { profileId } }, 404, 'not-found');
      expectSameProblem([await refused(brother.profileId), await refused(unknownId)]);
    });

    test.each(malformedIds)('hideMember and unhideMember refuse the id %s', async (id) => {
      const him = await on.man();
      await him.expectProblem('hideMember', { body: { profileId: id } }, 400, 'validation');
      await him.expectProblem('unhideMember', { params: { id } }, 400, 'validation');
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
