import { sentHeadersOf } from '@mithaq/api/src/site/sent-headers.ts';
import { operationIds, operationOf } from '@mithaq/openapi/contract-validation.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { successOf } from '@mithaq/openapi/openapi-document.ts';
import { expect, test } from 'vitest';
import { comparable, createNames, examplesOf } from './contract-examples.ts';
import { onEachBackend, type TestClient } from './test-client.ts';

/** The ids in the examples. */
const id = (end: string) => `0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a${end}`;

/** What the server alone knows, or what a deployment chooses. */
const ownValues = new Set<OperationId>(['getClientConfig', 'startGoogleSignIn', 'finishGoogleSignIn']);

/** The examples of these show the beginning of a long list. */
const excerpts = new Set<OperationId>(['listCountries', 'listStates']);

onEachBackend((on) => {
  test('the examples of all operations tell one story, which is true', async () => {
    const names = createNames();
    const covered = new Set<OperationId>();
    const uncounted = new Set<OperationId>();

    /** Sends the example of the request and compares the response with the example. */
    async function tell(client: TestClient, operationId: OperationId, headers: Record<string, string> = {}) {
      covered.add(operationId);
      const { response: example, ...request } = examplesOf(operationId);
      const answer = await client.ask(operationId, { ...names.toReal(request), headers });
      const { status, body } = answer;
      expect([operationId, status]).toEqual([operationId, successOf(operationOf(operationId).operation)]);
      if ('RateLimit' in sentHeadersOf(operationOf(operationId).operation, status) && !answer.headers.has('ratelimit'))
        uncounted.add(operationId);
      if (ownValues.has(operationId)) return;
      names.match(example, body);
      const found = comparable(names.toNames(body));
      const expected = comparable(example);
      if (excerpts.has(operationId)) expect(found).toEqual(expect.arrayContaining(expected as unknown[]));
      else expect({ [operationId]: found }).toEqual({ [operationId]: expected });
    }

    /** A member of the story whom the examples do not create. */
    async function member(key: string, number: string, profile: object, preferences: object = {}) {
      const client = await on.incomplete(`${key}@example.test`, key.toUpperCase());
      const made = await client.gets('completeProfile', { body: newProfileBody({ profile, preferences }) });
      const headers = { authorization: `Bearer ${await on.phoneProof(number)}` };
      await client.gets('recordVerifiedPhone', { body: { phoneNumber: number, isPhoneVerified: true }, headers });
      return { ...client, profileId: made.profile.id };
    }

    const visitor = on.visitor();
    for (const operationId of ['getClientConfig', 'listCountries', 'listStates'] as const)
      await tell(visitor, operationId);
    await tell(visitor, 'startGoogleSignIn');
    await tell(visitor, 'finishGoogleSignIn');

    const yusuf = await member('yusuf', '+919822000000', {
      fullName: 'Yusuf Khan',
      gender: 'MALE',
      dateOfBirth: '1995-03-04',
      height: 5.9,
      facts: { prayer: 'FIVE_TIMES', beard: 'FULL' },
      education: 'B.Arch',
      occupation: 'Architect',
      state: 'Maharashtra',
      city: 'Pune',
      aboutMe: 'I draw houses in Pune and walk to the mosque at dawn.',
      tags: ['RELIGIOUS', 'CREATIVE', 'FAMILY_ORIENTED'],
    });
    names.learn(yusuf.profileId, id('2e'));

    const maryam = await on.incomplete('maryam@example.test', 'M. Siddiqui');
    names.learn(maryam.userId, id('20'));
    await tell(maryam, 'completeProfile');
    const authorization = `Bearer ${await on.phoneProof('+919876543210')}`;
    await tell(maryam, 'recordPhoneCodeOutcome');
    await tell(maryam, 'recordVerifiedPhone', { authorization });
    for (const operationId of [
      'updateProfile',
      'getCurrentUserProfile',
      'getUser',
      'savePreferences',
      'updatePreferences',
      'getPreferences',
      'getFeed',
      'getForYou',
      'getProfile',
      'findProfiles',
      'saveProfile',
      'listSavedProfiles',
      'listSavedProfileIds',
      'unsaveProfile',
    ] as const)
      await tell(maryam, operationId);

    await tell(yusuf, 'sendProposal');
    await tell(yusuf, 'getProposal');
    for (const operationId of [
      'getCurrentUser',
      'listProposals',
      'markProposalsSeen',
      'acceptProposal',
      'getContactInfo',
    ] as const)
      await tell(maryam, operationId);
    await tell(yusuf, 'listContactReads');

    const tariq = await member('tariq', '+919822000001', {
      fullName: 'Tariq Aziz',
      gender: 'MALE',
      dateOfBirth: '1994-05-06',
      occupation: 'Trader',
      city: 'Hyderabad',
      aboutMe: 'I trade in cloth.',
    });
    names.learn(tariq.profileId, id('30'));
    const amira = await member('amira', '+919822000002', {
      fullName: 'Amira Begum',
      dateOfBirth: '1996-02-03',
      occupation: 'Teacher',
      city: 'Hyderabad',
      aboutMe: 'I teach the little ones.',
    });
    names.learn(amira.profileId, id('3f'));
    const maryamsId = names.toReal(id('2b'));
    const taken = await tariq.gets('sendProposal', { body: { receiverProfileId: amira.profileId } });
    names.learn(taken.proposalId, id('3e'));
    await tell(tariq, 'takeBackProposal');
    const { proposalId } = await tariq.gets('sendProposal', { body: { receiverProfileId: maryamsId } });
    names.learn(proposalId, id('31'));
    for (const operationId of [
      'declineProposal',
      'hideMember',
      'listHiddenMembers',
      'unhideMember',
      'reportMember',
      'blockMember',
      'listBlocks',
      'listSessions',
      'exportAccount',
      'unblockMember',
    ] as const)
      await tell(maryam, operationId);

    const moderator = await on.moderator();
    names.learn(moderator.email, 'moderator@example.test');
    await tell(moderator, 'listModerationCases');
    await tell(moderator, 'suspendMember');
    await tell(moderator, 'listSuspendedMembers');
    await tell(moderator, 'listModerationAudit');
    await tell(moderator, 'findMembers');
    await tell(moderator, 'sendModeratorMessage');
    await tell(moderator, 'listMessagesToMember');
    await tell(tariq, 'listModeratorMessages');
    await tell(tariq, 'readModeratorMessage');
    await tell(moderator, 'liftSuspension');
    await tell(moderator, 'closeModerationCase');

    await tell(yusuf, 'allowFamilySharing');
    await tell(yusuf, 'getFamilySharing');
    await tell(maryam, 'createSharedLink');
    await tell(visitor, 'openSharedLink');
    await tell(maryam, 'listSharedLinks');
    await tell(maryam, 'endSharedLink');
    await tell(yusuf, 'updateProposalStatus');
    await tell(maryam, 'answerMarriage');
    for (const operationId of [
      'listNotifications',
      'markNotificationsSeen',
      'getNotificationSettings',
      'updateNotificationSettings',
      'getMailConsent',
      'updateMailConsent',
      'updateNewsLanguage',
      'getPushSubscription',
      'updatePushSubscription',
      'deletePushSubscription',
      'nameGuardian',
      'getGuardian',
      'chooseSharedContact',
      'removeGuardian',
    ] as const)
      await tell(maryam, operationId);
    await tell(maryam, 'reportProposalParty');
    await tell(maryam, 'chooseNameBeforeAnswer');
    await tell(maryam, 'pauseProfile');
    await tell(maryam, 'logout');
    await tell(yusuf, 'endAllSessions');
    await tell(tariq, 'deleteAccount');
    expect(operationIds.filter((operationId) => !covered.has(operationId))).toEqual([]);
    // Sign-ins from the own machine have no limit, and of a proposal the profile was seen before.
    expect([...uncounted]).toEqual(['startGoogleSignIn', 'finishGoogleSignIn', 'createSharedLink']);
  });
});
