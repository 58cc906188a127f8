import { newProfileBody, newWord } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { listOf, proposalTo } from './proposal-parties.ts';
import { onEachBackend, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    /** A woman who has chosen the name that senders read, and her surname, which occurs nowhere else. */
    async function chooses(nameBeforeAnswer: 'FULL_NAME' | 'FIRST_NAME' | null) {
      const surname = newWord();
      const woman = await on.woman({ profile: { fullName: `Amina ${surname}` } });
      if (nameBeforeAnswer) await woman.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer } });
      return { woman, surname };
    }
    const nameIn = async (man: TestMember, { profileId }: TestMember) =>
      (await man.gets('getProfile', { params: { id: profileId } })).profile.fullName;
    /** Every answer to the sender in which a name can be. */
    const everything = async (man: TestMember, { profileId }: TestMember) =>
      JSON.stringify([
        await listOf(man, 'SENT'),
        await listOf(man, 'RECEIVED'),
        await man.gets('getProfile', { params: { id: profileId } }),
        await man.gets('getCurrentUser'),
        await man.gets('listNotifications'),
        await man.gets('hideMember', { body: { profileId } }),
        await man.gets('listHiddenMembers'),
        await man.gets('exportAccount'),
        (await man.ask('unhideMember', { params: { id: profileId } })).status,
      ]);

    test.each([null, 'FULL_NAME'] as const)('a sender reads the full name at once: %s', async (choice) => {
      const { woman } = await chooses(choice);
      const man = await on.man();
      const sent = await man.gets('sendProposal', proposalTo(woman));
      expect(sent.receiverProfile.fullName).toBe(woman.fullName);
      expect(await nameIn(man, woman)).toBe(woman.fullName);
    });

    test('who has chosen so is known by the first name until they accept, in every answer', async () => {
      const { woman, surname } = await chooses('FIRST_NAME');
      const man = await on.man();
      expect(await man.gets('getProfile', { params: { id: woman.profileId } })).toMatchObject({
        nameBeforeAnswer: 'FIRST_NAME',
      });
      const sent = await man.gets('sendProposal', proposalTo(woman));
      expect(sent.receiverProfile.fullName).toBe('Amina');
      expect(await everything(man, woman)).not.toContain(surname);
      // The sender has written, so their own name goes with the proposal.
      expect(await nameIn(woman, man)).toBe(man.fullName);
      const { proposalId } = sent;
      const accepted = await woman.gets('acceptProposal', { body: { proposalId } });
      expect(accepted.receiverProfile.fullName).toBe(woman.fullName);
      expect(await nameIn(man, woman)).toBe(woman.fullName);
      expect(await listOf(man, 'SENT')).toEqual([accepted]);
      await man.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
      expect(await nameIn(man, woman)).toBe(woman.fullName);
    });

    test.each([
      ['FIRST_NAME', 'FULL_NAME', 'Amina'],
      ['FULL_NAME', 'FIRST_NAME', null],
    ] as const)('after a decline a sender reads what they read before: %s, then %s', async (before, after, name) => {
      const { woman, surname } = await chooses(before);
      const { sender, proposalId } = await on.propose('PENDING', { receiver: woman });
      const declined = await woman.gets('declineProposal', { body: { proposalId } });
      await woman.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer: after } });
      expect(declined.receiverProfile.fullName).toBe(name ?? woman.fullName);
      expect(await listOf(sender, 'SENT')).toEqual([declined]);
      expect(await nameIn(sender, woman)).toBe(name ?? woman.fullName);
      expect((await everything(sender, woman)).includes(surname)).toBe(name === null);
      expect(await nameIn(woman, sender)).toBe(sender.fullName);
    });

    test('a choice holds at once for proposals that wait', async () => {
      const { woman, surname } = await chooses('FULL_NAME');
      const { sender } = await on.propose('PENDING', { receiver: woman });
      await woman.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer: 'FIRST_NAME' } });
      expect(await everything(sender, woman)).not.toContain(surname);
      await woman.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer: 'FULL_NAME' } });
      expect(await nameIn(sender, woman)).toBe(woman.fullName);
    });

    test('a marriage with someone else shows a waiting sender no more than before', async () => {
      const { woman, surname } = await chooses('FIRST_NAME');
      const waiting = await on.propose('PENDING', { receiver: woman });
      const married = await on.propose('MARRIAGE_FIXED', { receiver: woman });
      expect(await nameIn(married.sender, woman)).toBe(woman.fullName);
      expect(await everything(waiting.sender, woman)).not.toContain(surname);
      await woman.gets('declineProposal', { body: { proposalId: waiting.proposalId } });
      expect(await everything(waiting.sender, woman)).not.toContain(surname);
    });

    test.each(['FIRST_NAME', 'FULL_NAME'] as const)(
      'a take-back and a block leave the sender with the first name: %s',
      async (choice) => {
        const { woman, surname } = await chooses(choice);
        const { sender, proposalId } = await on.propose('PENDING', { receiver: woman });
        const takenBack = await sender.gets('takeBackProposal', { body: { proposalId } });
        expect(takenBack.receiverProfile.fullName).toBe('Amina');
        expect(takenBack.senderProfile.fullName).toBe(sender.fullName);
        expect(await listOf(sender, 'SENT')).toEqual([takenBack]);
        await woman.gets('chooseNameBeforeAnswer', { body: { nameBeforeAnswer: 'FULL_NAME' } });
        expect(await everything(sender, woman)).not.toContain(surname);
        expect(await sender.gets('blockMember', { body: { profileId: woman.profileId } })).toMatchObject({
          name: 'Amina',
        });
        expect(await sender.gets('listBlocks')).toMatchObject([{ name: 'Amina' }]);
      },
    );

    test('the choice is stored with the profile, stays where it is absent, and goes to its owner alone', async () => {
      const woman = await on.woman();
      const own = async () => (await woman.gets('getCurrentUserProfile')).profile.nameBeforeAnswer;
      expect(await own()).toBe('FULL_NAME');
      const profile = { gender: 'FEMALE', nameBeforeAnswer: 'FIRST_NAME' } as const;
      await woman.gets('updateProfile', { body: newProfileBody({ profile }) });
      expect(await own()).toBe('FIRST_NAME');
      await woman.gets('updateProfile', { body: newProfileBody({ profile: { gender: 'FEMALE' } }) });
      expect(await own()).toBe('FIRST_NAME');
      const { sender } = await on.propose('PENDING', { receiver: woman });
      expect((await sender.gets('getProfile', { params: { id: woman.profileId } })).profile).not.toHaveProperty(
        'nameBeforeAnswer',
      );
      expect((await sender.gets('getFeed', { query: { limit: '50' } })).data.flatMap(Object.keys)).not.toContain(
        'nameBeforeAnswer',
      );
      const body = { nameBeforeAnswer: 'NOBODY' };
      await woman.expectProblem('chooseNameBeforeAnswer', { body }, 400, 'validation');
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
