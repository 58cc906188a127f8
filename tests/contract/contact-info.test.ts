import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { otherOf, partyOf, sides, statuses } from './proposal-parties.ts';
import { expectSameProblem, malformedIds, onEachBackend, unknownId } from './test-client.ts';

onEachBackend((on) => {
  const ask = (proposalId: string, role: string | string[]) => ({ params: { id: proposalId }, query: { role } });

  test.each(statuses.flatMap((status) => sides.map((side) => ({ status, side }))))(
    'getContactInfo for the $side of a proposal in status $status',
    async ({ status, side }) => {
      const proposed = await on.propose(status);
      const [me, other] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
      if (status === 'ACCEPTED' || status === 'MARRIAGE_FIXED') {
        expect(await me.gets('getContactInfo', ask(proposed.proposalId, otherOf(side)))).toEqual({
          email: other.email,
          phoneNumber: other.phoneNumber,
        });
      } else {
        await me.expectProblem('getContactInfo', ask(proposed.proposalId, otherOf(side)), 403, 'contact-not-shared');
      }
      // The role never selects the person: the own role is refused in every status.
      await me.expectProblem('getContactInfo', ask(proposed.proposalId, side), 400, 'validation');
    },
  );

  test.each(['ACCEPTED', 'MARRIAGE_FIXED'] as const)(
    'getContactInfo never sends a number that is not proved: %s',
    async (status) => {
      const { sender, receiver, proposalId } = await on.propose(status);
      const before = { email: receiver.email, phoneNumber: receiver.phoneNumber };
      expect(await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'))).toEqual(before);
      const phoneNumber = newPhoneNumber();
      await receiver.gets('updateProfile', { body: newProfileBody({ profile: { phoneNumber } }) });
      const problem = await sender.expectProblem(
        'getContactInfo',
        ask(proposalId, 'RECEIVER'),
        403,
        'contact-not-shared',
      );
      expect(problem).toMatchObject({
        detail: 'This member is confirming a new number. Please try again later.',
        params: { reason: 'CONFIRMING_NUMBER' },
      });
      await receiver.gets('recordVerifiedPhone', {
        body: { phoneNumber, isPhoneVerified: true },
        headers: { authorization: `Bearer ${await on.phoneProof(phoneNumber)}` },
      });
      expect(await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'))).toEqual({ ...before, phoneNumber });
    },
  );

  test.each(['ACCEPTED', 'MARRIAGE_FIXED'] as const)(
    'getContactInfo sends the new number of a member at once: %s',
    async (status) => {
      const { sender, receiver, proposalId } = await on.propose(status);
      const { email } = receiver;
      const phoneNumber = newPhoneNumber();
      await receiver.gets('recordVerifiedPhone', {
        body: { phoneNumber, isPhoneVerified: true },
        headers: { authorization: `Bearer ${await on.phoneProof(phoneNumber)}` },
      });
      expect(await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'))).toEqual({ email, phoneNumber });
    },
  );

  test('getContactInfo returns the same 404 for the proposals of others and unknown ids', async () => {
    const { proposalId } = await on.propose('ACCEPTED');
    for (const stranger of [await on.man(), await on.woman()]) {
      for (const role of sides) {
        expectSameProblem([
          await stranger.expectProblem('getContactInfo', ask(proposalId, role), 404, 'not-found'),
          await stranger.expectProblem('getContactInfo', ask(unknownId, role), 404, 'not-found'),
        ]);
      }
    }
  });

  test.each([
    ['no role', {}],
    ['a role twice', { role: ['RECEIVER', 'SENDER'] }],
    ['lower case', { role: 'receiver' }],
    ['an empty role', { role: '' }],
    ['an extra parameter', { role: 'RECEIVER', of: unknownId }],
  ])('getContactInfo refuses %s', async (_what, query) => {
    const { sender, proposalId } = await on.propose('ACCEPTED');
    await sender.expectProblem('getContactInfo', { params: { id: proposalId }, query }, 400, 'validation');
  });

  test.each(malformedIds)('getContactInfo refuses the id %s', async (id) => {
    await (
      await on.verified()
    ).expectProblem('getContactInfo', { params: { id }, query: { role: 'SENDER' } }, 400, 'validation');
  });

  test('getContactInfo refuses after the status became NOT_COMPATIBLE', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'));
    await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
    await sender.expectProblem('getContactInfo', ask(proposalId, 'RECEIVER'), 403, 'contact-not-shared');
  });
});
