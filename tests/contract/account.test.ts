import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { expect, test } from 'vitest';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expectSameProblem, onEachBackend, unknownId } from './test-client.ts';

/** Pause, consent, export and deletion of the own account. */
onEachBackend((on) => {
  test('pauseProfile hides the profile from strangers and keeps it for a party of a proposal', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    const stranger = await on.man();
    expect(await receiver.gets('pauseProfile', { body: { isPaused: true } })).toEqual({ isPaused: true });
    expect(await receiver.gets('getCurrentUser')).toMatchObject({ isPaused: true });
    const { profileId } = receiver;
    expect((await stranger.gets('getFeed')).data.map(({ id }) => id)).not.toContain(profileId);
    expectSameProblem([
      await stranger.expectProblem('getProfile', { params: { id: profileId } }, 404, 'not-found'),
      await stranger.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found'),
    ]);
    expectSameProblem([
      await stranger.expectProblem('sendProposal', { body: { receiverProfileId: profileId } }, 404, 'not-found'),
      await stranger.expectProblem('sendProposal', { body: { receiverProfileId: unknownId } }, 404, 'not-found'),
    ]);
    await sender.gets('getProfile', { params: { id: profileId } });
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    expect((await receiver.gets('getFeed')).data.map(({ id }) => id)).toContain(stranger.profileId);
  });

  test('pauseProfile brings the profile back', async () => {
    const [him, her] = [await on.man(), await on.woman()];
    await her.gets('pauseProfile', { body: { isPaused: true } });
    await him.gets('getForYou');
    await her.gets('pauseProfile', { body: { isPaused: false } });
    expect(await her.gets('getCurrentUser')).not.toHaveProperty('isPaused');
    expect((await him.gets('getForYou')).data.map(({ id }) => id)).toContain(her.profileId);
    await him.gets('sendProposal', { body: { receiverProfileId: her.profileId } });
  });

  test.each([{}, { isPaused: 'yes' }, { isPaused: true, until: '2027-01-01' }])(
    'pauseProfile refuses %j',
    async (body) => {
      await (await on.verified()).expectProblem('pauseProfile', { body }, 400, 'validation');
    },
  );

  test('completeProfile takes a profile without a consent outside production, and records a given one', async () => {
    const client = await on.incomplete();
    await client.gets('completeProfile', { body: { ...newProfileBody(), consentVersion: currentConsentVersion } });
    expect((await client.gets('exportAccount')).consents).toMatchObject([{ version: currentConsentVersion }]);
    const other = await on.incomplete();
    await other.gets('completeProfile', { body: { ...newProfileBody(), consentVersion: null } });
    expect((await other.gets('exportAccount')).consents).toEqual([]);
  });

  test('updateProfile records a version once', async () => {
    const member = await on.woman();
    const body = { ...newProfileBody({ profile: { gender: 'FEMALE' } }), consentVersion: currentConsentVersion };
    await member.gets('updateProfile', { body });
    await member.gets('updateProfile', { body });
    expect((await member.gets('exportAccount')).consents).toMatchObject([{ version: currentConsentVersion }]);
  });

  test.each(['2020-01-01', 'yes', currentConsentVersion.replace('-', '/')])(
    'completeProfile and updateProfile refuse the consent %s',
    async (consentVersion) => {
      const refused = async (
        client: Awaited<ReturnType<typeof on.incomplete>>,
        operation: 'completeProfile' | 'updateProfile',
      ) => {
        const body = { ...newProfileBody(), consentVersion };
        const { errors } = await client.expectProblem(operation, { body }, 400, 'validation');
        expect(errors).toMatchObject([{ pointer: '/consentVersion' }]);
      };
      const client = await on.incomplete();
      await refused(client, 'completeProfile');
      await client.expectProblem('getCurrentUserProfile', {}, 404, 'not-found');
      await refused(await on.woman(), 'updateProfile');
    },
  );

  test('exportAccount has everything of the account, and others as ids alone', async () => {
    const signedInAt = on.now().toISOString();
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await receiver.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'SENDER' } });
    const stranger = await on.woman();
    await sender.gets('getProfile', { params: { id: stranger.profileId } });
    await sender.gets('saveProfile', { body: { profileId: stranger.profileId } });
    await sender.gets('hideMember', { body: { profileId: stranger.profileId } });
    await sender.gets('blockMember', { body: { profileId: stranger.profileId } });
    await sender.gets('reportMember', { body: { profileId: receiver.profileId, reason: 'OTHER', note: 'A note.' } });
    const stored = await sender.gets('exportAccount');
    expect(stored).toMatchObject({
      user: { id: sender.userId, email: sender.email },
      signedInAt,
      isPaused: false,
      profile: { id: sender.profileId, fullName: sender.fullName, phoneNumber: sender.phoneNumber },
      preferences: { preferencesId: sender.preferencesId },
      sessions: [{ isCurrent: true }],
      proposals: [
        { proposalId, role: 'SENDER', otherProfileId: receiver.profileId, status: 'ACCEPTED', isUnseen: true },
      ],
      contactReads: [
        { isReader: false, otherProfileId: receiver.profileId },
        { isReader: true, otherProfileId: receiver.profileId },
      ],
      blocks: [{ profileId: stranger.profileId }],
      hiddenMembers: [{ profileId: stranger.profileId }],
      savedProfiles: [{ profileId: stranger.profileId }],
      reports: [{ profileId: receiver.profileId, reason: 'OTHER', note: 'A note.' }],
      profileViews: [{ day: '2026-06-15', profileId: stranger.profileId }],
    });
    expect(JSON.stringify(stored)).not.toContain(receiver.fullName);
    await sender.gets('markProposalsSeen', { body: { proposals: [{ proposalId, status: 'ACCEPTED' }] } });
    for (const party of [sender, receiver])
      expect((await party.gets('exportAccount')).proposals).toMatchObject([{ proposalId, isUnseen: false }]);
  });

  test('exportAccount of a user without a profile has the account alone', async () => {
    const stored = await (await on.incomplete()).gets('exportAccount');
    expect(stored).not.toHaveProperty('profile');
    expect(stored).toMatchObject({ proposals: [], blocks: [], hiddenMembers: [], consents: [] });
  });

  test('deleteAccount ends the session and hides the member from everybody', async () => {
    const [him, her] = [await on.man(), await on.woman()];
    await her.gets('deleteAccount');
    await her.expectProblem('getCurrentUser', {}, 401, 'signed-out');
    expectSameProblem([
      await him.expectProblem('getProfile', { params: { id: her.profileId } }, 404, 'not-found'),
      await him.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found'),
    ]);
    await him.expectProblem('sendProposal', { body: { receiverProfileId: her.profileId } }, 404, 'not-found');
    expect((await him.gets('getFeed')).data.map(({ id }) => id)).not.toContain(her.profileId);
  });

  test.each<[ProposalStatus, ProposalStatus]>([
    ['PENDING', 'DECLINED'],
    ['ACCEPTED', 'NOT_COMPATIBLE'],
    ['DECLINED', 'DECLINED'],
    ['MARRIAGE_FIXED', 'MARRIAGE_FIXED'],
    ['NOT_COMPATIBLE', 'NOT_COMPATIBLE'],
  ])('deleteAccount leaves a proposal that was %s to the other side as %s, without a name', async (from, to) => {
    const { sender, receiver, proposalId } = await on.propose(from);
    await sender.gets('deleteAccount');
    const [proposal] = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
    expect(proposal).toMatchObject({
      proposalId,
      status: to,
      senderProfile: { fullName: 'This member has left', hasLeft: true, city: '', state: '', country: '' },
      receiverProfile: { id: receiver.profileId },
    });
    expect(JSON.stringify(proposal)).not.toContain(sender.profileId);
    const read = { params: { id: proposalId }, query: { role: 'SENDER' } };
    await receiver.expectProblem('getContactInfo', read, 404, 'not-found');
    const body = { proposalId, status: 'ACCEPTED' };
    await receiver.expectProblem('updateProposalStatus', { body }, 409, 'illegal-transition');
  });

  test('deleteAccount keeps the reads of contact details for whose they are, without the name', async () => {
    const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
    await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
    await sender.gets('deleteAccount');
    expect(await receiver.gets('listContactReads')).toEqual([{ readAt: expect.any(String), count: 1 }]);
  });

  test('deleteAccount leaves closed reports about the member without personal data, and those by the member without a reporter', async () => {
    const { sender, receiver } = await on.propose();
    const note = 'Her name is on other sites.';
    const report = ({ profileId }: { profileId: string }) => ({ body: { profileId, reason: 'FAKE_PROFILE', note } });
    const about = await sender.gets('reportMember', report(receiver));
    const by = await receiver.gets('reportMember', report(sender));
    const moderator = await on.moderator();
    for (const { reportId: id } of [about, by])
      await moderator.gets('closeModerationCase', { params: { id }, body: { reason: 'Done.' } });
    await receiver.gets('deleteAccount');
    const { data } = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '50' } });
    const find = (id: string) => data.find(({ caseId }) => caseId === id)!;
    expect(find(about.reportId)).toMatchObject({ reason: 'FAKE_PROFILE' });
    expect(find(about.reportId)).not.toHaveProperty('member');
    expect(find(about.reportId)).not.toHaveProperty('reporter');
    expect(find(about.reportId)).not.toHaveProperty('note');
    expect(find(by.reportId)).toMatchObject({ note, member: { profileId: sender.profileId } });
    expect(find(by.reportId)).not.toHaveProperty('reporter');
  });
});

onEachBackend(
  (on) => {
    test('completeProfile requires the current consent in production', async () => {
      const client = await on.incomplete();
      for (const consentVersion of [undefined, null, '2020-01-01']) {
        const body = { ...newProfileBody(), consentVersion };
        const { errors } = await client.expectProblem('completeProfile', { body }, 400, 'validation');
        expect(errors).toMatchObject([{ pointer: '/consentVersion' }]);
      }
      const body = { ...newProfileBody(), consentVersion: currentConsentVersion };
      await client.gets('completeProfile', { body });
    });
  },
  { requiresConsent: true },
);
