import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { CreatedBy, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { onEachBackend, unknownId, type Proposed, type TestMember } from './test-client.ts';

onEachBackend((on) => {
  const newsOf = async (member: TestMember) =>
    (await member.gets('getCurrentUser')).proposalNews?.map(({ type, status }) => `${type} ${status}`) ?? [];
  const seen = (proposalId: string, status: ProposalStatus) => ({ body: { proposals: [{ proposalId, status }] } });
  const change = ({ proposalId }: Proposed, by: TestMember, status: ProposalStatus) =>
    by.gets('updateProposalStatus', { body: { proposalId, status } });

  test('getCurrentUser tells each side what the other one did, and nothing of what they did themselves', async () => {
    const proposed = await on.propose();
    const { sender, receiver } = proposed;
    expect(await newsOf(sender)).toEqual([]);
    expect(await newsOf(receiver)).toEqual(['RECEIVED PENDING']);
    await change(proposed, receiver, 'ACCEPTED');
    expect(await newsOf(sender)).toEqual(['SENT ACCEPTED']);
    expect(await newsOf(receiver)).toEqual([]);
    await change(proposed, sender, 'NOT_COMPATIBLE');
    expect(await newsOf(sender)).toEqual([]);
    expect(await newsOf(receiver)).toEqual(['RECEIVED NOT_COMPATIBLE']);
  });

  test('getCurrentUser names the other party of the news by the first name, with who created the profile, the newest first', async () => {
    const sender = await on.man();
    const first = await on.propose('DECLINED', {
      sender,
      receiver: await on.woman({ profile: { createdBy: 'MOTHER' } }),
    });
    const second = await on.propose('ACCEPTED', { sender });
    // The name in an ended proposal is the one on its card.
    const renamed = newProfileBody({ profile: { gender: 'FEMALE', fullName: 'Zainab Siddiqui' } });
    await first.receiver.gets('updateProfile', { body: renamed });
    const { proposalNews } = await sender.gets('getCurrentUser');
    const entry = ({ proposalId }: Proposed, status: ProposalStatus, createdBy: CreatedBy) => ({
      proposalId,
      type: 'SENT',
      status,
      firstName: 'Amina',
      createdBy,
    });
    expect(proposalNews).toEqual([entry(second, 'ACCEPTED', 'SELF'), entry(first, 'DECLINED', 'MOTHER')]);
  });

  test('getCurrentUser tells the newest 20, and those before them once these are seen', async () => {
    const receiver = await on.woman();
    const proposed: Proposed[] = [];
    for (let count = 0; count < 21; count++) proposed.push(await on.propose('PENDING', { receiver }));
    const newsIds = async () =>
      (await receiver.gets('getCurrentUser')).proposalNews?.map(({ proposalId }) => proposalId);
    const newest = proposed.map(({ proposalId }) => proposalId).toReversed();
    expect(await newsIds()).toEqual(newest.slice(0, 20));
    await receiver.gets('markProposalsSeen', seen(newest[0]!, 'PENDING'));
    expect(await newsIds()).toEqual(newest.slice(1));
  });

  test('markProposalsSeen ends the news of the caller alone, and may be repeated', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    await sender.gets('markProposalsSeen', seen(proposalId, 'PENDING'));
    for (const stranger of [await on.man(), await on.woman()])
      await stranger.gets('markProposalsSeen', seen(proposalId, 'PENDING'));
    expect(await newsOf(receiver)).toEqual(['RECEIVED PENDING']);
    await receiver.gets('markProposalsSeen', seen(proposalId.toUpperCase(), 'PENDING'));
    expect(await newsOf(receiver)).toEqual([]);
    await receiver.gets('markProposalsSeen', seen(proposalId, 'PENDING'));
    await receiver.gets('markProposalsSeen', seen(unknownId, 'PENDING'));
    expect(await newsOf(receiver)).toEqual([]);
  });

  test('markProposalsSeen leaves a proposal that has changed again', async () => {
    const proposed = await on.propose('ACCEPTED');
    await change(proposed, proposed.receiver, 'MARRIAGE_FIXED');
    await proposed.sender.gets('markProposalsSeen', seen(proposed.proposalId, 'ACCEPTED'));
    expect(await newsOf(proposed.sender)).toEqual(['SENT MARRIAGE_FIXED']);
  });

  test('getCurrentUser has no news of a block, of a member who left, or to a suspended member', async () => {
    const blocked = await on.propose('ACCEPTED');
    await blocked.receiver.gets('blockMember', { body: { profileId: blocked.sender.profileId } });
    expect(await newsOf(blocked.sender)).toEqual([]);
    await blocked.receiver.gets('unblockMember', { params: { id: blocked.sender.profileId } });
    expect(await newsOf(blocked.sender)).toEqual([]);

    // A proposal that has ended is not closed by the block.
    const ended = await on.propose('DECLINED');
    await ended.receiver.gets('blockMember', { body: { profileId: ended.sender.profileId } });
    expect(await newsOf(ended.sender)).toEqual([]);

    const left = await on.propose('ACCEPTED');
    await left.receiver.gets('deleteAccount');
    expect(await newsOf(left.sender)).toEqual([]);

    const { receiver } = await on.propose();
    const reason = { body: { profileId: receiver.profileId, reason: 'Asked for money.' } };
    await (await on.moderator()).gets('suspendMember', reason);
    expect(await newsOf(receiver)).toEqual([]);
  });

  test.each([
    ['nothing', { proposals: [] }],
    [
      'more than twenty',
      { proposals: Array.from({ length: 21 }, () => ({ proposalId: unknownId, status: 'PENDING' })) },
    ],
    ['an unknown status', { proposals: [{ proposalId: unknownId, status: 'SEEN' }] }],
    ['a malformed id', { proposals: [{ proposalId: 'NH-1', status: 'PENDING' }] }],
    ['an extra field', { proposals: [], type: 'SENT' }],
  ])('markProposalsSeen refuses %s', async (_what, body) => {
    await (await on.verified()).expectProblem('markProposalsSeen', { body }, 400, 'validation');
  });
});
