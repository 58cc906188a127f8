import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { onEachBackend, type TestMember } from './test-client.ts';

onEachBackend((on) => {
  const hasOne = async (member: TestMember) => (await member.gets('getCurrentUser')).hasProposalToAnswer ?? false;
  const about = (member: TestMember) => ({ profileId: member.profileId });
  const suspend = async (member: TestMember) =>
    (await on.moderator()).gets('suspendMember', { body: { ...about(member), reason: 'Asked for money.' } });

  test('getCurrentUser says that a proposal waits for its receiver, also once it was seen', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    await receiver.gets('markProposalsSeen', { body: { proposals: [{ proposalId, status: 'PENDING' }] } });
    expect(await hasOne(receiver)).toBe(true);
    expect(await hasOne(sender)).toBe(false);
  });

  test.each<ProposalStatus>(['ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'])(
    'getCurrentUser says so no more once it is %s, but while another one waits',
    async (status) => {
      const { receiver } = await on.propose(status);
      expect(await hasOne(receiver)).toBe(false);
      if (status === 'MARRIAGE_FIXED') return;
      await on.propose('PENDING', { receiver });
      expect(await hasOne(receiver)).toBe(true);
    },
  );

  test('getCurrentUser says so no more once it was taken back, or one of the two has blocked the other or left', async () => {
    const takenBack = await on.propose();
    await takenBack.sender.gets('takeBackProposal', { body: { proposalId: takenBack.proposalId } });
    const blocked = await on.propose();
    await blocked.receiver.gets('blockMember', { body: about(blocked.sender) });
    const blockedBySender = await on.propose();
    await blockedBySender.sender.gets('blockMember', { body: about(blockedBySender.receiver) });
    const left = await on.propose();
    await left.sender.gets('deleteAccount');
    for (const { receiver } of [takenBack, blocked, blockedBySender, left]) expect(await hasOne(receiver)).toBe(false);
  });

  test('getCurrentUser says so of a paused sender, and not while the sender is suspended', async () => {
    const { sender, receiver } = await on.propose();
    await sender.gets('pauseProfile', { body: { isPaused: true } });
    expect(await hasOne(receiver)).toBe(true);
    await suspend(sender);
    expect(await hasOne(receiver)).toBe(false);
    await (await on.moderator()).gets('liftSuspension', { body: { ...about(sender), reason: 'A mistake.' } });
    expect(await hasOne(receiver)).toBe(true);
  });

  test.each(['sender', 'receiver'] as const)(
    'getCurrentUser does not say so once the marriage of the %s is fixed',
    async (side) => {
      const { receiver, ...proposed } = await on.propose();
      await on.propose('MARRIAGE_FIXED', side === 'sender' ? { sender: proposed.sender } : { receiver });
      expect(await hasOne(receiver)).toBe(false);
    },
  );

  test('getCurrentUser does not say so while the receiver confirms a new number', async () => {
    const { receiver } = await on.propose();
    const body = newProfileBody({ profile: { gender: 'FEMALE', phoneNumber: newPhoneNumber() } });
    await receiver.gets('updateProfile', { body });
    expect(await hasOne(receiver)).toBe(false);
  });
});
