import { newEmail, newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend, type TestClient, type TestMember, type TestBackend } from './test-client.ts';

const day = 86_400_000;
const man = { profile: { gender: 'MALE' as const } };

/** Helpers for members who delete the account and sign up again, with the same Google account or the same number. */
function persons(on: TestBackend) {
  const listed = async (viewer: TestClient, { profileId }: { profileId: string }) => {
    const lists = [
      await viewer.gets('getFeed', { query: { limit: '50' } }),
      await viewer.gets('getForYou', { query: { limit: '50' } }),
    ];
    return lists.some(({ data }) => data.some(({ id }) => id === profileId));
  };
  return {
    listed,
    send: (sender: TestClient, { profileId }: { profileId: string }) =>
      sender.ask('sendProposal', { body: { receiverProfileId: profileId } }),
    block: (member: TestClient, { profileId }: { profileId: string }) =>
      member.gets('blockMember', { body: { profileId } }),
    blocks: async (member: TestClient) => (await member.gets('listBlocks')).map(({ profileId }) => profileId),
    /** A man with this identity and this number. */
    async back({ email = newEmail(), phoneNumber = newPhoneNumber() }: { email?: string; phoneNumber?: string }) {
      const member = await on.unverified(man, await on.incomplete(email));
      expect(await on.prove(member, phoneNumber)).toMatchObject({ status: 200 });
      return { ...member, phoneNumber };
    },
  };
}

const returns: [how: string, of: (left: TestMember) => { email?: string; phoneNumber?: string }][] = [
  ['identity and another number', ({ email }) => ({ email })],
  ['number and another identity', ({ phoneNumber }) => ({ phoneNumber })],
];

onEachBackend(
  (on) => {
    const { listed, send, block, blocks, back } = persons(on);

    test.each(returns)(
      'a block outlives the account of the blocked member, who is back with the same %s',
      async (_how, of) => {
        const [her, him] = [await on.woman(), await on.man()];
        const { blockedAt } = await block(her, him);
        await him.gets('deleteAccount');
        expect(await her.gets('listBlocks')).toEqual([]);
        const again = await back(of(him));
        expect(await her.gets('listBlocks')).toMatchObject([{ profileId: again.profileId, blockedAt }]);
        expect([await listed(her, again), await listed(again, her)]).toEqual([false, false]);
        await again.expectProblem('getProfile', { params: { id: her.profileId } }, 404, 'not-found');
        expect(await send(again, her)).toMatchObject({ status: 404 });
        expect(await again.gets('listBlocks')).toEqual([]);
      },
    );

    test.each(returns)(
      'a block outlives the account of the member who blocked, who is back with the same %s',
      async (_how, of) => {
        const [her, him] = [await on.woman(), await on.man()];
        await block(him, her);
        await him.gets('deleteAccount');
        const again = await back(of(him));
        expect(await blocks(again)).toEqual([her.profileId]);
        expect(await her.gets('listBlocks')).toEqual([]);
        expect(await send(her, again)).toMatchObject({ status: 404 });
      },
    );

    test.each(returns)(
      'who was sent a proposal by a member is sent none by the same person with the same %s',
      async (_how, of) => {
        const { sender: him, receiver: her } = await on.propose('DECLINED');
        await him.gets('deleteAccount');
        const again = await back(of(him));
        expect([await listed(her, again), await listed(again, her)]).toEqual([false, false]);
        expect(await send(again, her)).toMatchObject({ status: 409, body: { code: 'already-proposed' } });
        // Nothing of the earlier account is shown with the new one.
        expect(await again.gets('listProposals', { params: { type: 'SENT' } })).toEqual([]);
        const [departed] = await her.gets('listProposals', { params: { type: 'RECEIVED' } });
        expect(departed!.senderProfile).not.toHaveProperty('firstName', again.fullName.split(' ')[0]);
        // The former receiver may propose once, as always.
        expect(await send(her, again)).toMatchObject({ status: 201 });
      },
    );

    test('a sender cannot send a second proposal after the receiver is back', async () => {
      const { sender: her, receiver: him } = await on.propose('PENDING', {
        sender: await on.woman(),
        receiver: await on.man(),
      });
      await him.gets('deleteAccount');
      const again = await back({ email: him.email });
      expect([await listed(her, again), await listed(again, her)]).toEqual([false, false]);
      expect(await send(her, again)).toMatchObject({ status: 409, body: { code: 'already-proposed' } });
      expect(await send(again, her)).toMatchObject({ status: 201 });
    });

    test('somebody with another identity and another number is not affected, and neither are other members', async () => {
      const [her, other, him] = [await on.woman(), await on.woman(), await on.man()];
      await block(her, him);
      await send(him, other);
      await him.gets('deleteAccount');
      const stranger = await back({});
      expect([await listed(her, stranger), await listed(stranger, her)]).toEqual([true, true]);
      expect(await send(stranger, other)).toMatchObject({ status: 201 });
      const again = await back({ email: him.email });
      const third = await on.woman();
      expect([await listed(third, again), await listed(again, third)]).toEqual([true, true]);
      expect(await send(again, third)).toMatchObject({ status: 201 });
    });

    test('a number stays known while its person is back with another one', async () => {
      const [her, him] = [await on.woman(), await on.man()];
      await block(her, him);
      await him.gets('deleteAccount');
      const again = await back({ email: him.email });
      const second = await back({ phoneNumber: him.phoneNumber });
      expect((await blocks(her)).toSorted()).toEqual([again.profileId, second.profileId].toSorted());
      await her.gets('unblockMember', { params: { id: again.profileId } });
      await her.gets('unblockMember', { params: { id: second.profileId } });
      await second.gets('recordVerifiedPhone', {
        body: { phoneNumber: him.phoneNumber, isPhoneVerified: true },
        headers: { authorization: `Bearer ${await on.phoneProof(him.phoneNumber)}` },
      });
      expect(await blocks(her)).toEqual([]);
    });

    test('a block and a proposal outlive a second deletion, and a change of number or identity between', async () => {
      const [her, other, him] = [await on.woman(), await on.woman(), await on.man()];
      await block(her, him);
      await send(him, other);
      await him.gets('deleteAccount');
      const second = await back({ email: him.email });
      await second.gets('deleteAccount');
      // The number of the second account, with a third identity; then that identity, with a third number.
      const third = await back({ phoneNumber: second.phoneNumber });
      expect(await blocks(her)).toEqual([third.profileId]);
      await third.gets('deleteAccount');
      const fourth = await back({ email: third.email });
      expect(await blocks(her)).toEqual([fourth.profileId]);
      expect(await send(fourth, other)).toMatchObject({ status: 409, body: { code: 'already-proposed' } });
    });

    test('a relation of two members outlives both accounts, one after the other', async () => {
      const [her, him] = [await on.woman(), await on.man()];
      await send(him, her);
      await block(her, him);
      await him.gets('deleteAccount');
      const again = await back({ email: him.email });
      await her.gets('deleteAccount');
      const she = await on.verified({}, await on.incomplete(her.email));
      expect(await blocks(she)).toEqual([again.profileId]);
      await she.gets('unblockMember', { params: { id: again.profileId } });
      expect(await send(again, she)).toMatchObject({ status: 409, body: { code: 'already-proposed' } });
    });

    test.each(returns)(
      'a block and a proposal outlive both accounts when the second is deleted before the first is back with the same %s',
      async (_how, of) => {
        for (const isHeFirst of [true, false]) {
          const [her, him, sender] = [await on.woman(), await on.man(), await on.man()];
          const { blockedAt } = await block(her, him);
          await send(sender, her);
          for (const member of [him, sender, her]) await member.gets('deleteAccount');
          const woman = async () => {
            const she = await on.unverified({}, await on.incomplete(of(her).email ?? newEmail()));
            expect(await on.prove(she, of(her).phoneNumber ?? newPhoneNumber())).toMatchObject({ status: 200 });
            return she;
          };
          const first = isHeFirst ? null : await woman();
          const [he, senderAgain] = [await back(of(him)), await back(of(sender))];
          const she = first ?? (await woman());
          expect(await she.gets('listBlocks')).toMatchObject([{ profileId: he.profileId, blockedAt }]);
          expect([await listed(she, he), await listed(senderAgain, she)]).toEqual([false, false]);
          expect(await send(senderAgain, she)).toMatchObject({ status: 409, body: { code: 'already-proposed' } });
          expect(await send(she, senderAgain)).toMatchObject({ status: 201 });
          // A block that she ends does not come back.
          await she.gets('unblockMember', { params: { id: he.profileId } });
          await he.gets('deleteAccount');
          await back(of(him));
          expect(await she.gets('listBlocks')).toEqual([]);
        }
      },
    );

    test('a report hides neither from the other after one of them is back', async () => {
      const [her, him] = [await on.woman(), await on.man()];
      await her.gets('reportMember', { body: { profileId: him.profileId, reason: 'OTHER' } });
      await her.gets('deleteAccount');
      const she = await on.verified({}, await on.incomplete(her.email));
      expect([await listed(him, she), await listed(she, him)]).toEqual([true, true]);
    });

    test.each(returns)('a block that its member has ended does not come back with the same %s', async (_how, of) => {
      const [her, him] = [await on.woman(), await on.man()];
      await block(her, him);
      await him.gets('deleteAccount');
      const again = await back(of(him));
      await her.gets('unblockMember', { params: { id: again.profileId } });
      expect([await listed(her, again), await listed(again, her)]).toEqual([true, true]);
      await again.gets('deleteAccount');
      const once = await back(of(him));
      expect(await blocks(her)).toEqual([]);
      expect(await listed(her, once)).toBe(true);
    });

    test('links between the two end for ever with a block that comes back', async () => {
      const [her, him] = [await on.woman(), await on.man()];
      await her.gets('allowFamilySharing', { body: { isAllowed: true } });
      await block(her, him);
      await him.gets('deleteAccount');
      const again = await back({});
      const { token } = await again.gets('createSharedLink', { body: { profileId: her.profileId } });
      expect(await on.prove(again, him.phoneNumber)).toMatchObject({ status: 200 });
      expect(await blocks(her)).toEqual([again.profileId]);
      expect((await again.gets('exportAccount')).sharedLinks).toEqual([]);
      await her.gets('unblockMember', { params: { id: again.profileId } });
      await on.visitor().expectProblem('openSharedLink', { body: { token } }, 404, 'not-found');
    });

    test('180 days after the deletion nothing is known any more', async () => {
      const [her, other, him] = [await on.woman(), await on.woman(), await on.man()];
      await block(her, him);
      await send(him, other);
      await him.gets('deleteAccount');
      on.advance(180 * day - 60_000);
      const late = await back({ email: him.email });
      await late.expectProblem('getProfile', { params: { id: her.profileId } }, 404, 'not-found');
      await late.gets('deleteAccount');
      on.advance(180 * day);
      const free = await back({ email: him.email, phoneNumber: him.phoneNumber });
      await free.gets('getProfile', { params: { id: her.profileId } });
      expect(await send(free, other)).toMatchObject({ status: 201 });
    });
  },
  { limits: { PHONE_COOL_DOWN_HOURS: 0, PROFILES_CREATED_PER_DAY: 0 } },
);

onEachBackend((on) => {
  test('completeProfile creates three profiles within 24 hours, whether they were deleted or not', async () => {
    const email = newEmail();
    for (let i = 0; i < 3; i += 1) {
      const user = await on.incomplete(email);
      await user.gets('completeProfile', { body: newProfileBody() });
      await user.expectProblem('completeProfile', { body: newProfileBody() }, 409, 'already-complete');
      await user.gets('deleteAccount');
    }
    const again = await on.incomplete(email);
    const create = { body: newProfileBody() };
    const { params } = await again.expectProblem('completeProfile', create, 429, 'rate-limited');
    expect(params).toEqual({ quota: 'PROFILES_CREATED_PER_DAY', limit: 3 });
    await (await on.incomplete()).gets('completeProfile', { body: newProfileBody() });
    on.advance(day);
    await again.gets('completeProfile', create);
  });
});
