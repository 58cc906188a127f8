import { expect, test } from 'vitest';
import { listOf, proposalTo } from './proposal-parties.ts';
import { expectSameProblem, onEachBackend, unknownId, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const feedOf = async (member: TestMember) =>
      (await member.gets('getFeed', { query: { limit: '50' } })).data.map(({ id }) => id);

    test('the sender sees that it was taken back; it is no news, and ended', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      const taken = await sender.gets('takeBackProposal', { body: { proposalId } });
      const at = on.now().toISOString();
      expect(taken).toMatchObject({ proposalId, status: 'DECLINED', changedAt: at, takenBackAt: at });
      expect(await listOf(sender, 'SENT')).toEqual([taken]);
      expect((await sender.gets('exportAccount')).proposals).toMatchObject([{ proposalId, takenBackAt: at }]);
      expect(await sender.gets('getProfile', { params: { id: receiver.profileId } })).toMatchObject({
        viewer: 'PARTY',
        proposal: { proposalId, status: 'DECLINED', role: 'SENDER' },
      });
    });

    test('to the receiver it is as if it had never been sent', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      expect((await receiver.gets('listNotifications')).data).toHaveLength(1);
      expect((await receiver.gets('getCurrentUser')).proposalNews).toHaveLength(1);
      await sender.gets('takeBackProposal', { body: { proposalId } });
      expect(await listOf(receiver, 'RECEIVED')).toEqual([]);
      expect((await receiver.gets('getCurrentUser')).proposalNews).toBeUndefined();
      expect((await receiver.gets('listNotifications')).data).toEqual([]);
      expect(await receiver.gets('exportAccount')).toMatchObject({ proposals: [], notifications: [] });
      expect(await feedOf(receiver)).toContain(sender.profileId);
      expect((await receiver.gets('getForYou', { query: { limit: '50' } })).data.map(({ id }) => id)).toContain(
        sender.profileId,
      );
      const params = { id: sender.profileId };
      const { profile, viewer } = await receiver.gets('getProfile', { params });
      expect([viewer, profile.fullName]).toEqual(['STRANGER', undefined]);
      const body = { profileId: sender.profileId };
      expect(await receiver.gets('hideMember', { body })).toMatchObject({ name: profile.firstName });
    });

    test('the receiver gets the 404 of an unknown proposal for every step', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await sender.gets('takeBackProposal', { body: { proposalId } });
      for (const [operationId, options] of [
        ['acceptProposal', {}],
        ['declineProposal', {}],
        ['takeBackProposal', {}],
        ['updateProposalStatus', { status: 'ACCEPTED' }],
        ['answerMarriage', { answer: 'DENIED' }],
      ] as const)
        expectSameProblem([
          await receiver.expectProblem(operationId, { body: { proposalId, ...options } }, 404, 'not-found'),
          await receiver.expectProblem(operationId, { body: { proposalId: unknownId, ...options } }, 404, 'not-found'),
        ]);
      const report = { reason: 'OTHER' };
      expectSameProblem([
        await receiver.expectProblem(
          'reportProposalParty',
          { params: { id: proposalId }, body: report },
          404,
          'not-found',
        ),
        await receiver.expectProblem(
          'reportProposalParty',
          { params: { id: unknownId }, body: report },
          404,
          'not-found',
        ),
      ]);
    });

    test('the receiver may propose; the sender may not again, and does not see them in a list', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await sender.gets('takeBackProposal', { body: { proposalId } });
      await sender.expectProblem('sendProposal', proposalTo(receiver), 409, 'already-proposed');
      expect(await feedOf(sender)).not.toContain(receiver.profileId);
      const answer = await receiver.gets('sendProposal', proposalTo(sender));
      expect(await listOf(sender, 'RECEIVED')).toMatchObject([{ proposalId: answer.proposalId, status: 'PENDING' }]);
      expect(await listOf(sender, 'SENT')).toMatchObject([{ proposalId, status: 'DECLINED' }]);
      const { fullName } = (await receiver.gets('getProfile', { params: { id: sender.profileId } })).profile;
      expect(fullName).toBe(sender.fullName);
    });

    test('a paused sender is a stranger to the receiver again', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await sender.gets('takeBackProposal', { body: { proposalId } });
      await sender.gets('pauseProfile', { body: { isPaused: true } });
      await receiver.expectProblem('getProfile', { params: { id: sender.profileId } }, 404, 'not-found');
      await receiver.expectProblem('sendProposal', proposalTo(sender), 404, 'not-found');
    });

    test('a married sender looks to the receiver as to every stranger', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await sender.gets('takeBackProposal', { body: { proposalId } });
      await on.propose('MARRIAGE_FIXED', { sender });
      await receiver.expectProblem('sendProposal', proposalTo(sender), 404, 'not-found');
    });

    test('only a pending one can be taken back, and once', async () => {
      const { sender, proposalId } = await on.propose();
      await sender.gets('takeBackProposal', { body: { proposalId } });
      await sender.expectProblem('takeBackProposal', { body: { proposalId } }, 409, 'illegal-transition');
    });

    test('only its sender takes it back', async () => {
      const { receiver, proposalId } = await on.propose();
      const { params } = await receiver.expectProblem(
        'takeBackProposal',
        { body: { proposalId } },
        403,
        'not-your-move',
      );
      expect(params).toEqual({ step: 'TAKE_BACK' });
      expect(await listOf(receiver, 'RECEIVED')).toMatchObject([{ status: 'PENDING' }]);
    });

    test('the sender sees the receiver as of that moment, also after a change of both', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      const taken = await sender.gets('takeBackProposal', { body: { proposalId } });
      await receiver.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer: 'FIRST_NAME' } });
      expect(await listOf(sender, 'SENT')).toEqual([taken]);
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('one that was taken back still counts for the day, and waits no more', async () => {
      const sender = await on.man();
      const first = await on.propose('PENDING', { sender });
      await sender.gets('takeBackProposal', { body: { proposalId: first.proposalId } });
      await on.propose('PENDING', { sender });
      const problem = await sender.expectProblem('sendProposal', proposalTo(await on.woman()), 429, 'rate-limited');
      expect(problem.params).toMatchObject({ quota: 'PROPOSALS_PER_DAY' });
    });
  },
  { limits: { PROPOSALS_PER_DAY: 2, PROPOSALS_PENDING: 1 } },
);
