import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const block = (member: TestMember, { profileId }: TestMember) =>
      member.gets('blockMember', { body: { profileId } });
    const listed = async (member: TestMember) =>
      (await member.gets('getFeed', { query: { limit: '50' } })).data.map(({ id }) => id);

    test('blockMember hides both from each other: in the lists, as profiles and for proposals', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      await block(him, her);
      for (const [one, other] of [
        [him, her],
        [her, him],
      ] as const) {
        expect(await listed(one)).not.toContain(other.profileId);
        expect((await one.gets('getForYou', { query: { limit: '50' } })).data.map(({ id }) => id)).not.toContain(
          other.profileId,
        );
        expectSameProblem([
          await one.expectProblem('getProfile', { params: { id: other.profileId } }, 404, 'not-found'),
          await one.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found'),
        ]);
        const send = (receiverProfileId: string) =>
          one.expectProblem('sendProposal', { body: { receiverProfileId } }, 404, 'not-found');
        expectSameProblem([await send(other.profileId), await send(unknownId)]);
      }
    });

    test.each<[ProposalStatus, ProposalStatus]>([
      ['PENDING', 'DECLINED'],
      ['ACCEPTED', 'NOT_COMPATIBLE'],
      ['DECLINED', 'DECLINED'],
      ['MARRIAGE_FIXED', 'MARRIAGE_FIXED'],
      ['NOT_COMPATIBLE', 'NOT_COMPATIBLE'],
    ])(
      'blockMember hides a proposal that is %s from the one, to the other it is %s with somebody who has left',
      async (from, to) => {
        const { sender, receiver, proposalId } = await on.propose(from);
        await block(sender, receiver);
        expect(await sender.gets('listProposals', { params: { type: 'SENT' } })).toEqual([]);
        const [shown] = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
        const party = { fullName: 'This member has left', hasLeft: true };
        expect(shown).toMatchObject({ proposalId, status: to, senderProfile: party });
        const body = { proposalId, status: 'ACCEPTED' };
        await sender.expectProblem('updateProposalStatus', { body }, 404, 'not-found');
        await receiver.expectProblem('updateProposalStatus', { body }, 409, 'illegal-transition');
        for (const member of [sender, receiver]) {
          const query = { role: member === sender ? 'RECEIVER' : 'SENDER' };
          await member.expectProblem('getContactInfo', { params: { id: proposalId }, query }, 404, 'not-found');
        }
        await sender.gets('unblockMember', { params: { id: receiver.profileId } });
        const proposals = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
        expect(proposals).toMatchObject([{ proposalId, status: to }]);
      },
    );

    test.each<ProposalStatus>(['PENDING', 'ACCEPTED'])(
      'a proposal that was %s shows both sides as they were at the block, once it has ended',
      async (from) => {
        const { sender, receiver, proposalId } = await on.propose(from);
        await block(sender, receiver);
        for (const [member, gender] of [
          [sender, 'MALE'],
          [receiver, 'FEMALE'],
        ] as const) {
          const { fullName } = member;
          await member.gets('updateProfile', {
            body: newProfileBody({ profile: { gender, fullName, city: 'Delhi' } }),
          });
        }
        await sender.gets('unblockMember', { params: { id: receiver.profileId } });
        for (const [member, other, type] of [
          [sender, receiver, 'SENT'],
          [receiver, sender, 'RECEIVED'],
        ] as const) {
          const [shown] = await member.gets('listProposals', { params: { type } });
          expect(shown).toMatchObject({
            proposalId,
            senderProfile: { city: 'Hyderabad' },
            receiverProfile: { city: 'Hyderabad' },
          });
          const { profile } = await member.gets('getProfile', { params: { id: other.profileId } });
          expect(profile.city).toBe('Hyderabad');
        }
      },
    );

    test('blockMember again changes nothing, and the newest block is the first of listBlocks', async () => {
      const { sender, receiver } = await on.propose();
      const stranger = await on.woman();
      const first = await block(sender, receiver);
      expect(first).toMatchObject({ profileId: receiver.profileId, name: receiver.fullName });
      const second = await block(sender, stranger);
      expect(second.name).toBe('Amina');
      expect(await block(sender, receiver)).toEqual(first);
      expect(await sender.gets('listBlocks')).toEqual([second, first]);
      expect(await receiver.gets('listBlocks')).toEqual([]);
    });

    test('unblockMember ends only the own block', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      const unblock = (member: TestMember, { profileId: id }: TestMember) =>
        member.expectProblem('unblockMember', { params: { id } }, 404, 'not-found');
      await block(him, her);
      expectSameProblem([
        await unblock(her, him),
        await her.expectProblem('unblockMember', { params: { id: unknownId } }, 404, 'not-found'),
      ]);
      await him.gets('unblockMember', { params: { id: her.profileId } });
      await unblock(him, her);
      expect(await listed(him)).toContain(her.profileId);
      expect(await listed(her)).toContain(him.profileId);
      await her.gets('sendProposal', { body: { receiverProfileId: him.profileId } });
    });

    test('a member who was blocked cannot block in turn, nor tell it from an unknown id', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      await block(him, her);
      expectSameProblem([
        await her.expectProblem('blockMember', { body: { profileId: him.profileId } }, 404, 'not-found'),
        await her.expectProblem('blockMember', { body: { profileId: unknownId } }, 404, 'not-found'),
      ]);
    });

    test('blockMember refuses the own id and invisible members', async () => {
      const [him, brother] = [await on.man(), await on.man()];
      const own = { body: { profileId: him.profileId } };
      expect((await him.expectProblem('blockMember', own, 400, 'validation')).errors).toMatchObject([
        { pointer: '/profileId' },
      ]);
      await him.expectProblem('blockMember', { body: { profileId: brother.profileId } }, 404, 'not-found');
    });

    test.each(malformedIds)('blockMember and unblockMember refuse the id %s', async (id) => {
      const him = await on.man();
      await him.expectProblem('blockMember', { body: { profileId: id } }, 400, 'validation');
      await him.expectProblem('unblockMember', { params: { id } }, 400, 'validation');
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
