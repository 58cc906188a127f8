import { newPhoneNumber } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { listOf, otherOf, partyOf, sides } from './proposal-parties.ts';
import { onEachBackend, type Proposed } from './test-client.ts';

onEachBackend((on) => {
  const named = () => ({
    name: 'Ahmed Siddiqui',
    relation: 'FATHER' as const,
    phoneNumber: newPhoneNumber(),
    shares: 'GUARDIAN' as const,
  });
  type Side = (typeof sides)[number];
  const read = (proposed: Proposed, side: Side) =>
    partyOf(proposed, side).gets('getContactInfo', {
      params: { id: proposed.proposalId },
      query: { role: otherOf(side) },
    });
  const own = ({ receiver: { email, phoneNumber } }: Proposed) => ({ email, phoneNumber });
  const sharesOf = async ({ receiver }: Proposed) =>
    (await receiver.gets('listProposals', { params: { type: 'RECEIVED' } }))[0]!.shares;

  test('nameGuardian replaces the guardian, and removeGuardian deletes it', async () => {
    const member = await on.unverified();
    expect(await member.gets('getGuardian')).toEqual({});
    const first = named();
    expect(await member.gets('nameGuardian', { body: first })).toEqual({ guardian: first });
    const second = { name: 'Zayd', relation: 'SON', email: 'zayd@example.test', shares: 'BOTH' };
    await member.gets('nameGuardian', { body: { ...second, phoneNumber: null } });
    expect(await member.gets('getGuardian')).toEqual({ guardian: second });
    expect((await member.gets('exportAccount')).guardians).toEqual([second]);
    await member.gets('removeGuardian');
    await member.gets('removeGuardian');
    expect(await member.gets('getGuardian')).toEqual({});
    expect((await member.gets('exportAccount')).guardians).toEqual([]);
  });

  test.each([
    ['neither a number nor an address', { phoneNumber: null }, '/phoneNumber'],
    ['a number without its country code', { phoneNumber: '9876543210' }, '/phoneNumber'],
    ['a number with spaces', { phoneNumber: '+91 98765 43210' }, '/phoneNumber'],
    ['no address', { email: 'ahmed' }, '/email'],
    ['a name of one letter', { name: 'A' }, '/name'],
    ['a name of 51 letters', { name: 'A'.repeat(51) }, '/name'],
    ['an unknown relation', { relation: 'NEIGHBOUR' }, '/relation'],
    ['an unknown choice', { shares: 'NOBODY' }, '/shares'],
  ])('nameGuardian refuses %s', async (_what, change, pointer) => {
    const member = await on.unverified();
    const problem = await member.expectProblem('nameGuardian', { body: { ...named(), ...change } }, 400, 'validation');
    expect(problem.errors!.map((each) => each.pointer)).toEqual([pointer]);
    expect(await member.gets('getGuardian')).toEqual({});
  });

  test('nameGuardian refuses contact details in the name', async () => {
    const member = await on.unverified();
    const body = { ...named(), name: 'Ahmed 98765 43210' };
    await member.expectProblem('nameGuardian', { body }, 400, 'contact-in-text');
  });

  test('without a guardian everything is as before, and no choice of one is taken', async () => {
    const proposed = await on.propose('PENDING');
    const { receiver, proposalId } = proposed;
    for (const shares of ['GUARDIAN', 'BOTH']) {
      const problem = await receiver.expectProblem(
        'acceptProposal',
        { body: { proposalId, shares } },
        400,
        'validation',
      );
      expect(problem.errors).toMatchObject([{ pointer: '/shares' }]);
    }
    const accepted = await receiver.gets('acceptProposal', { body: { proposalId, shares: 'OWN' } });
    expect(accepted).not.toHaveProperty('shares');
    expect(await read(proposed, 'SENDER')).toEqual(own(proposed));
    await receiver.expectProblem(
      'chooseSharedContact',
      { params: { id: proposalId }, body: { shares: 'BOTH' } },
      400,
      'validation',
    );
  });

  test.each(['OWN', 'GUARDIAN', 'BOTH'] as const)(
    'accepting with %s decides what the other side sees',
    async (shares) => {
      const proposed = await on.propose('PENDING');
      const { receiver, proposalId } = proposed;
      const { shares: _, ...guardian } = named();
      await receiver.gets('nameGuardian', { body: { ...guardian, shares: shares === 'OWN' ? 'BOTH' : 'OWN' } });
      const accepted = await receiver.gets('updateProposalStatus', {
        body: { proposalId, status: 'ACCEPTED', shares },
      });
      expect(accepted.shares).toBe(shares);
      expect(await sharesOf(proposed)).toBe(shares);
      const expected = { OWN: own(proposed), GUARDIAN: { guardian }, BOTH: { ...own(proposed), guardian } };
      expect(await read(proposed, 'SENDER')).toEqual(expected[shares]);
      // A read is logged for the member, whosever details were sent.
      expect(await receiver.gets('listContactReads')).toHaveLength(1);
    },
  );

  test.each(sides)('without a choice of its own a proposal has that of the guardian: %s', async (side) => {
    const proposed = await on.propose('ACCEPTED');
    const { proposalId } = proposed;
    const me = partyOf(proposed, side);
    const { shares: _, ...guardian } = named();
    await me.gets('nameGuardian', { body: { ...guardian, shares: 'GUARDIAN' } });
    expect(await read(proposed, otherOf(side))).toEqual({ guardian });
    const choose = (shares: string) => me.gets('chooseSharedContact', { params: { id: proposalId }, body: { shares } });
    expect(await choose('BOTH')).toEqual({ shares: 'BOTH' });
    const both = { email: me.email, phoneNumber: me.phoneNumber, guardian };
    expect(await read(proposed, otherOf(side))).toEqual(both);
    // The choice for this proposal stays when that of the guardian changes.
    await me.gets('nameGuardian', { body: { ...guardian, shares: 'OWN' } });
    expect(await read(proposed, otherOf(side))).toEqual(both);
    // The other side learns of no choice.
    const type = side === 'SENDER' ? 'RECEIVED' : 'SENT';
    const [seen] = await partyOf(proposed, otherOf(side)).gets('listProposals', { params: { type } });
    expect(seen).not.toHaveProperty('shares');
    // The other side's own details are as before.
    const theirs = partyOf(proposed, otherOf(side));
    expect(await read(proposed, side)).toEqual({ email: theirs.email, phoneNumber: theirs.phoneNumber });
  });

  test.each(sides)(
    'removeGuardian ends every choice, and no old one is of a guardian who is named later: %s',
    async (side) => {
      const proposed = await on.propose('ACCEPTED');
      const me = partyOf(proposed, side);
      const { email, phoneNumber } = me;
      const shares = async () => (await listOf(me, side === 'SENDER' ? 'SENT' : 'RECEIVED'))[0]!.shares;
      await me.gets('nameGuardian', { body: named() });
      await me.gets('chooseSharedContact', { params: { id: proposed.proposalId }, body: { shares: 'BOTH' } });
      expect((await me.gets('exportAccount')).proposals).toMatchObject([{ shares: 'BOTH' }]);
      await me.gets('removeGuardian');
      expect(await shares()).toBeUndefined();
      expect(await read(proposed, otherOf(side))).toEqual({ email, phoneNumber });
      await me.gets('nameGuardian', { body: { ...named(), shares: 'OWN' } });
      expect(await shares()).toBe('OWN');
      expect(await read(proposed, otherOf(side))).toEqual({ email, phoneNumber });
    },
  );

  test.each(['DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'] as const)(
    'updateProposalStatus takes a choice with ACCEPTED alone: %s',
    async (status) => {
      const { receiver, proposalId } = await on.propose(status === 'DECLINED' ? 'PENDING' : 'ACCEPTED');
      await receiver.gets('nameGuardian', { body: named() });
      const body = { proposalId, status, shares: 'OWN' };
      await receiver.expectProblem('updateProposalStatus', { body }, 400, 'validation');
    },
  );

  test('the guardian is shared no more after NOT_COMPATIBLE', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await receiver.gets('nameGuardian', { body: named() });
    const ask = { params: { id: proposalId }, query: { role: 'RECEIVER' } };
    await sender.gets('getContactInfo', ask);
    const ended = await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
    expect(ended).not.toHaveProperty('shares');
    await sender.expectProblem('getContactInfo', ask, 403, 'contact-not-shared');
  });

  test('a guardian is in no list, card or profile', async () => {
    const proposed = await on.propose('ACCEPTED');
    const { sender, receiver } = proposed;
    const guardian = { ...named(), name: 'Qwertyuiop Ahmed', email: 'qwertyuiop@example.test' };
    await receiver.gets('nameGuardian', { body: guardian });
    const stranger = await on.man();
    const { profileId: id } = receiver;
    const seen = [
      await sender.gets('listProposals', { params: { type: 'SENT' } }),
      await sender.gets('getProfile', { params: { id } }),
      await sender.gets('getCurrentUser'),
      await sender.gets('listNotifications'),
      await sender.gets('exportAccount'),
      await stranger.gets('getProfile', { params: { id } }),
      await stranger.gets('getFeed'),
      await receiver.gets('getCurrentUserProfile'),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/qwertyuiop/i);
  });
});
