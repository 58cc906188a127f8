import type { ContactRole, CreatedBy } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfileBody, newWord } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { listOf, otherOf, partyOf, proposalTo, sides } from './proposal-parties.ts';
import { onEachBackend, type Proposed, type TestMember } from './test-client.ts';

onEachBackend((on) => {
  const cityOf = async (me: TestMember, other: TestMember) => {
    const { profile, preferences } = await me.gets('getProfile', { params: { id: other.profileId } });
    return [profile.city, preferences.cities[0]];
  };
  const cardOf = async (me: TestMember, other: TestMember) =>
    [...(await listOf(me, 'SENT')), ...(await listOf(me, 'RECEIVED'))]
      .flatMap(({ senderProfile, receiverProfile }) => [senderProfile, receiverProfile])
      .find(({ id }) => id === other.profileId);
  const moveTo = async (member: TestMember, city: string) => {
    const { gender } = (await member.gets('getCurrentUserProfile')).profile;
    const preferredLocation = { countries: ['India'], states: [], cities: [city] };
    const body = newProfileBody({ profile: { gender, city }, preferences: { preferredLocation } });
    await member.gets('updateProfile', { body });
  };

  test.each(sides.flatMap((side) => (['DECLINED', 'NOT_COMPATIBLE'] as const).map((status) => ({ side, status }))))(
    'getProfile and listProposals show the $side the other one as of the end: $status',
    async ({ side, status }) => {
      const proposed = await on.propose();
      const [me, other] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
      await moveTo(other, 'Warangal');
      expect(await cityOf(me, other)).toEqual(['Warangal', 'Warangal']);
      expect((await cardOf(me, other))?.city).toBe('Warangal');
      const { proposalId, receiver } = proposed;
      const path = status === 'DECLINED' ? [status] : (['ACCEPTED', status] as const);
      for (const next of path) await receiver.gets('updateProposalStatus', { body: { proposalId, status: next } });
      await moveTo(other, 'Nizamabad');
      expect(await cityOf(me, other)).toEqual(['Warangal', 'Warangal']);
      expect((await cardOf(me, other))?.city).toBe('Warangal');
      expect(await cityOf(other, other)).toEqual(['Nizamabad', 'Nizamabad']);
    },
  );

  test('after the end every list has the name that the profile page shows, and the first name of a stranger', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
    await sender.gets('updateProfile', {
      body: newProfileBody({ profile: { gender: 'MALE', fullName: `Zayd ${newWord()}` } }),
    });
    const { profileId, fullName } = sender;
    const { profile } = await receiver.gets('getProfile', { params: { id: profileId } });
    expect(profile.fullName).toBe(fullName);
    const body = { profileId };
    expect(await receiver.gets('listContactReads')).toMatchObject([{ readerName: fullName }]);
    expect(await receiver.gets('hideMember', { body })).toMatchObject({ name: fullName });
    expect(await receiver.gets('listHiddenMembers')).toMatchObject([{ name: fullName }]);
    expect(await receiver.gets('blockMember', { body })).toMatchObject({ name: fullName });
    expect(await receiver.gets('listBlocks')).toMatchObject([{ name: fullName }]);
    expect(await receiver.gets('listContactReads')).toMatchObject([{ readerName: fullName }]);
    const stranger = await on.woman();
    expect(await stranger.gets('hideMember', { body })).toMatchObject({ name: 'Zayd' });
  });

  test.each(sides)('listProposals keeps age, occupation and author of the %s as of the end', async (side) => {
    const { sender, receiver, proposalId } = await on.propose();
    const [me, other] = side === 'SENDER' ? [receiver, sender] : [sender, receiver];
    const change = async (dateOfBirth: string, occupation: string, createdBy: CreatedBy) => {
      const { gender } = (await other.gets('getCurrentUserProfile')).profile;
      await other.gets('updateProfile', {
        body: newProfileBody({ profile: { gender, dateOfBirth, occupation, createdBy } }),
      });
    };
    await change('1990-02-03', 'Architect', 'FATHER');
    const asOfTheEnd = { age: on.now().getUTCFullYear() - 1990, occupation: 'Architect', createdBy: 'FATHER' };
    expect(await cardOf(me, other)).toMatchObject(asOfTheEnd);
    await receiver.gets('declineProposal', { body: { proposalId } });
    await change('1985-02-03', 'Surgeon', 'SELF');
    expect(await cardOf(me, other)).toMatchObject(asOfTheEnd);
  });

  test.each(sides.flatMap((side) => (['DECLINED', 'NOT_COMPATIBLE'] as const).map((status) => ({ side, status }))))(
    'getProfile keeps the first name that the $side chose, as of the end: $status',
    async ({ side, status }) => {
      const { sender, receiver, proposalId } = await on.propose();
      const [me, other] = side === 'SENDER' ? [receiver, sender] : [sender, receiver];
      const fullName = `Syed Abdul Karim ${newWord()}`;
      const { gender } = (await other.gets('getCurrentUserProfile')).profile;
      const choose = (firstName: string | null) =>
        other.gets('updateProfile', { body: newProfileBody({ profile: { gender, fullName, firstName } }) });
      const shown = async () => (await me.gets('getProfile', { params: { id: other.profileId } })).profile.firstName;
      await choose('Syed');
      const path = status === 'DECLINED' ? [status] : (['ACCEPTED', status] as const);
      for (const next of path) await receiver.gets('updateProposalStatus', { body: { proposalId, status: next } });
      await choose(null);
      expect(await shown()).toBe('Syed');
      expect((await other.gets('getCurrentUserProfile')).profile.firstName).toBe('Abdul Karim');
    },
  );

  test('getProfile keeps the usual first name of the end, when another one is chosen later', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    const { gender, fullName } = (await sender.gets('getCurrentUserProfile')).profile;
    const [usual = '', other] = fullName!.split(' ');
    await receiver.gets('declineProposal', { body: { proposalId } });
    await sender.gets('updateProfile', {
      body: newProfileBody({ profile: { gender, fullName: fullName!, firstName: other! } }),
    });
    const { profile } = await receiver.gets('getProfile', { params: { id: sender.profileId } });
    expect(profile.firstName).toBe(usual);
  });

  test('getProfile keeps the first name that was chosen on the day of the marriage', async () => {
    const groom = await on.man();
    const pending = await on.propose('PENDING', { sender: groom });
    const { receiver, proposalId } = await on.propose('ACCEPTED', { sender: groom });
    const { gender } = (await groom.gets('getCurrentUserProfile')).profile;
    const fullName = `Syed Abdul Karim ${newWord()}`;
    const choose = (firstName: string | null) =>
      groom.gets('updateProfile', { body: newProfileBody({ profile: { gender, fullName, firstName } }) });
    await choose('Syed');
    await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'MARRIAGE_FIXED' } });
    await choose(null);
    const { profile } = await pending.receiver.gets('getProfile', { params: { id: groom.profileId } });
    expect(profile.firstName).toBe('Syed');
  });

  test('getProfile shows the present profile again while a new proposal is active, and its end afterwards', async () => {
    const { sender, receiver } = await on.propose('DECLINED');
    await moveTo(sender, 'Warangal');
    const { proposalId } = await receiver.gets('sendProposal', proposalTo(sender));
    expect(await cityOf(receiver, sender)).toEqual(['Warangal', 'Warangal']);
    await sender.gets('declineProposal', { body: { proposalId } });
    await moveTo(sender, 'Nizamabad');
    expect(await cityOf(receiver, sender)).toEqual(['Warangal', 'Warangal']);
  });

  test('a fixed marriage ends contact through the other proposals of both, and the profiles stay as they were', async () => {
    const groom = await on.man();
    const other = await on.propose('ACCEPTED', { sender: groom });
    const pending = await on.propose('PENDING', { sender: groom });
    const married = await on.propose('ACCEPTED', { sender: groom });
    const [bride, rival] = [married.receiver, await on.propose('ACCEPTED', { receiver: married.receiver })];
    await moveTo(groom, 'Warangal');
    await bride.gets('updateProposalStatus', { body: { proposalId: married.proposalId, status: 'MARRIAGE_FIXED' } });
    await moveTo(groom, 'Nizamabad');

    const read = ({ proposalId }: Proposed, role: ContactRole) => ({ params: { id: proposalId }, query: { role } });
    for (const [me, proposed, role] of [
      [other.receiver, other, 'SENDER'],
      [groom, other, 'RECEIVER'],
      [rival.sender, rival, 'RECEIVER'],
      [bride, rival, 'SENDER'],
    ] as const) {
      const problem = await me.expectProblem('getContactInfo', read(proposed, role), 403, 'contact-not-shared');
      expect(problem.params).toEqual({ reason: 'MARRIAGE_FIXED' });
    }
    await bride.gets('getContactInfo', read(married, 'SENDER'));

    // The parties see the profile of that day, and on the card that the member is no longer available.
    for (const me of [other.receiver, pending.receiver]) {
      expect(await cityOf(me, groom)).toEqual(['Warangal', 'Warangal']);
      expect(await cardOf(me, groom)).toMatchObject({ city: 'Warangal', isAvailable: false });
      expect(await cardOf(me, me)).not.toHaveProperty('isAvailable');
    }
    expect(await cardOf(bride, groom)).not.toHaveProperty('isAvailable');
    expect(await cardOf(rival.sender, bride)).toMatchObject({ isAvailable: false });

    const end = { body: { proposalId: other.proposalId, status: 'NOT_COMPATIBLE' } };
    const ended = await other.receiver.gets('updateProposalStatus', end);
    expect(ended.senderProfile).toMatchObject({ city: 'Warangal' });
    expect(ended.senderProfile).not.toHaveProperty('isAvailable');
    expect(await cityOf(other.receiver, groom)).toEqual(['Warangal', 'Warangal']);
  });
});
