import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

/** The card of somebody who "has left" can be reported, after a real departure and after a block alike. */
onEachBackend(
  (on) => {
    const reason = 'ASKS_FOR_MONEY' as const;
    const report = (proposalId: string, note?: string) => ({ params: { id: proposalId }, body: { reason, note } });
    const openCases = async () => (await (await on.moderator()).gets('listModerationCases')).data;
    const caseOf = async (id: string) =>
      (await openCases()).find(({ caseId, reports }) => [caseId, ...reports!.map((r) => r.reportId)].includes(id))!;

    /** The same Google account with a new profile. */
    async function signUpAgain({ email }: TestMember, gender: 'MALE' | 'FEMALE') {
      const again = await on.incomplete(email);
      const { profile } = await again.gets('completeProfile', { body: newProfileBody({ profile: { gender } }) });
      return { ...again, profileId: profile.id };
    }

    test('a member who was blocked reports the blocker, whom the moderators see', async () => {
      const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
      await receiver.gets('blockMember', { body: { profileId: sender.profileId } });
      const { reportId } = await sender.gets('reportProposalParty', report(proposalId, 'Asked twice.'));
      expect(await caseOf(reportId)).toMatchObject({
        member: { profileId: receiver.profileId, name: receiver.fullName, openCases: 1 },
        reports: [{ reporter: { profileId: sender.profileId }, note: 'Asked twice.', reason }],
      });
    });

    test('the member who blocked gets the 404 of an unknown id, like a stranger', async () => {
      const { receiver, sender, proposalId } = await on.propose();
      await receiver.gets('blockMember', { body: { profileId: sender.profileId } });
      expectSameProblem([
        await receiver.expectProblem('reportProposalParty', report(proposalId), 404, 'not-found'),
        await receiver.expectProblem('reportProposalParty', report(unknownId), 404, 'not-found'),
        await (await on.man()).expectProblem('reportProposalParty', report(proposalId), 404, 'not-found'),
      ]);
    });

    test.each(['PENDING', 'DECLINED', 'MARRIAGE_FIXED'] as const)(
      'a report about a member who left is about the new profile once they are back: %s',
      async (status) => {
        const { sender, receiver, proposalId } = await on.propose(status);
        await receiver.gets('deleteAccount');
        const { reportId } = await sender.gets('reportProposalParty', report(proposalId, 'Asked twice.'));
        const before = await caseOf(reportId);
        expect(before).toMatchObject({
          reports: [{ note: 'Asked twice.', reporter: { profileId: sender.profileId } }],
        });
        expect(before).not.toHaveProperty('member');
        expect(before).not.toHaveProperty('formerMember');
        const again = await signUpAgain(receiver, 'FEMALE');
        expect(await caseOf(reportId)).toMatchObject({ member: { profileId: again.profileId, openCases: 1 } });
        // The reporter does not learn of the new profile.
        const { reports } = await sender.gets('exportAccount');
        expect(JSON.stringify(reports)).not.toContain(again.profileId);
      },
    );

    test('a report about a member who is back already is about the new profile, which the reporter does not learn', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await sender.gets('deleteAccount');
      const again = await signUpAgain(sender, 'MALE');
      const { reportId } = await receiver.gets('reportProposalParty', report(proposalId));
      expect(await caseOf(reportId)).toMatchObject({ member: { profileId: again.profileId } });
      expect(JSON.stringify(await receiver.gets('exportAccount'))).not.toContain(again.profileId);
    });

    test('an account that proves the same number later is found, too', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await receiver.gets('deleteAccount');
      const { reportId } = await sender.gets('reportProposalParty', report(proposalId));
      const other = await on.unverified({ profile: { gender: 'FEMALE' } });
      on.advance(2 * 86_400_000); // after the cool-down of the number
      const proof = { body: { phoneNumber: receiver.phoneNumber, isPhoneVerified: true } };
      const authorization = `Bearer ${await on.phoneProof(receiver.phoneNumber)}`;
      await other.gets('recordVerifiedPhone', { ...proof, headers: { authorization } });
      expect(await caseOf(reportId)).toMatchObject({ member: { profileId: other.profileId } });
    });

    test('it joins the open case about the member who left, with its evidence', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      const first = await (await on.man()).gets('reportMember', { body: { profileId: receiver.profileId, reason } });
      await receiver.gets('deleteAccount');
      const second = await sender.gets('reportProposalParty', report(proposalId));
      const found = await caseOf(second.reportId);
      expect(found).toMatchObject({
        caseId: first.reportId,
        reports: [{ reportId: first.reportId }, { reportId: second.reportId }],
        formerMember: { profileId: receiver.profileId, name: receiver.fullName },
      });
    });

    test('two who report the same member who left have one case, and it ends without the notes', async () => {
      const receiver = await on.woman();
      const proposals = [await on.propose('PENDING', { receiver }), await on.propose('PENDING', { receiver })];
      await receiver.gets('deleteAccount');
      const reports = [];
      for (const { sender, proposalId } of proposals)
        reports.push(await sender.gets('reportProposalParty', report(proposalId, 'Asked twice.')));
      const { caseId, reports: found } = await caseOf(reports[1]!.reportId);
      expect(found).toHaveLength(2);
      const closed = await (
        await on.moderator()
      ).gets('closeModerationCase', {
        params: { id: caseId },
        body: { reason: 'Nothing can be said.' },
      });
      expect(JSON.stringify(closed)).not.toContain('Asked twice.');
      const again = await signUpAgain(receiver, 'FEMALE');
      expect(JSON.stringify(await openCases())).not.toContain(again.profileId);
    });

    test('a member who left after the report and is back leaves again: the case has what they leave', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await receiver.gets('deleteAccount');
      const { reportId } = await sender.gets('reportProposalParty', report(proposalId));
      const again = await signUpAgain(receiver, 'FEMALE');
      await again.gets('deleteAccount');
      const moderator = await on.moderator();
      const body = { profileId: again.profileId, reason: 'Asked for money.' };
      expect(await caseOf(reportId)).toMatchObject({ formerMember: { profileId: again.profileId } });
      await moderator.gets('suspendMember', { body });
      const third = await signUpAgain(receiver, 'FEMALE');
      expect(await third.gets('getCurrentUser')).toMatchObject({ suspension: { reason: 'Asked for money.' } });
    });

    test('it counts among the reports of the day', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      await receiver.gets('blockMember', { body: { profileId: sender.profileId } });
      const her = await on.woman();
      for (let i = 0; i < 2; i += 1) await sender.gets('reportProposalParty', report(proposalId));
      await sender.gets('reportMember', { body: { profileId: her.profileId, reason } });
      const { params } = await sender.expectProblem('reportProposalParty', report(proposalId), 429, 'rate-limited');
      expect(params).toEqual({ quota: 'REPORTS_PER_DAY', limit: 3 });
    });

    test.each([
      ['no reason', 'reason', { reason: undefined }],
      ['a note of 1001 characters', 'note', { reason, note: 'x'.repeat(1001) }],
    ])('reportProposalParty refuses %s', async (_what, field, body) => {
      const { sender, proposalId } = await on.propose();
      const request = { params: { id: proposalId }, body };
      const { errors } = await sender.expectProblem('reportProposalParty', request, 400, 'validation');
      expect(errors).toMatchObject([{ pointer: `/${field}` }]);
    });

    test.each(malformedIds)('reportProposalParty refuses the id %s', async (id) => {
      await (await on.man()).expectProblem('reportProposalParty', report(id), 400, 'validation');
    });
  },
  { limits: { REPORTS_PER_DAY: 3, PROFILES_PER_DAY: 0, PROPOSALS_PER_DAY: 0 } },
);
