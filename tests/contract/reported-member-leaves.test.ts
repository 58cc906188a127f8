import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { describe, expect, test } from 'vitest';
import { onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

/** Nobody ends a report by deleting the account: it stays with its evidence until it is decided. */
onEachBackend(
  (on) => {
    const aboutMe = 'Write to me about money.';
    const report = (from: TestMember, { profileId }: { profileId: string }) =>
      from.gets('reportMember', { body: { profileId, reason: 'ASKS_FOR_MONEY', note: 'Asked twice.' } });
    const caseOf = async (moderator: TestClient, id: string) =>
      (await moderator.gets('listModerationCases', { query: { limit: '50' } })).data.find(
        ({ caseId }) => caseId === id,
      );
    const close = (id: string) => ({ params: { id }, body: { reason: 'Done.' } });

    /** A reported woman who has left. */
    async function leave() {
      const [him, her, moderator] = [await on.man(), await on.woman({ profile: { aboutMe } }), await on.moderator()];
      const { reportId } = await report(him, her);
      await her.gets('deleteAccount');
      return { him, her, moderator, reportId };
    }

    /** The same Google account with a new profile. */
    async function signUpAgain({ email }: TestMember) {
      const again = await on.incomplete(email);
      const { profile } = await again.gets('completeProfile', {
        body: newProfileBody({ profile: { gender: 'FEMALE', aboutMe: 'I keep bees.' } }),
      });
      return { ...again, profileId: profile.id };
    }

    test('the case has the note, and the member as they left, until it is closed', async () => {
      const { her, moderator, reportId } = await leave();
      const found = await caseOf(moderator, reportId);
      expect(found).not.toHaveProperty('member');
      expect(found).toMatchObject({
        note: 'Asked twice.',
        reports: [{ note: 'Asked twice.' }],
        formerMember: {
          profileId: her.profileId,
          name: her.fullName,
          aboutMe,
          createdBy: 'SELF',
          isVerified: true,
          isSuspended: false,
        },
      });
      const closed = await moderator.gets('closeModerationCase', close(reportId));
      for (const text of [her.fullName, aboutMe, 'Asked twice.']) expect(JSON.stringify(closed)).not.toContain(text);
    });

    test('all reports about a member who left are one case', async () => {
      const [him, brother, her, moderator] = [await on.man(), await on.man(), await on.woman(), await on.moderator()];
      const { reportId } = await report(him, her);
      await report(brother, her);
      await her.gets('deleteAccount');
      expect((await caseOf(moderator, reportId))!.reports).toHaveLength(2);
      const closed = await moderator.gets('closeModerationCase', close(reportId));
      expect(closed.reports).toHaveLength(2);
    });

    test('it is about the new profile when the same Google account signs up again', async () => {
      const { her, moderator, reportId } = await leave();
      const again = await signUpAgain(her);
      expect(await caseOf(moderator, reportId)).toMatchObject({
        member: { profileId: again.profileId, aboutMe: 'I keep bees.', openCases: 1 },
        formerMember: { profileId: her.profileId, aboutMe },
      });
      await again.gets('deleteAccount');
      const left = await caseOf(moderator, reportId);
      expect(left).not.toHaveProperty('member');
      expect(left).toMatchObject({ formerMember: { profileId: her.profileId, aboutMe } });
      const third = await signUpAgain(her);
      await moderator.gets('closeModerationCase', close(reportId));
      const { data } = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '1' } });
      expect(data).toMatchObject([{ caseId: reportId, member: { profileId: third.profileId } }]);
      expect(data[0]).not.toHaveProperty('formerMember');
    });

    test('it is about the new profile when another account proves the same number', async () => {
      const { her, moderator, reportId } = await leave();
      const other = await on.unverified({ profile: { gender: 'FEMALE' } });
      expect(await caseOf(moderator, reportId)).not.toHaveProperty('member');
      on.advance(2 * 86_400_000); // after the cool-down of the number
      const proof = { body: { phoneNumber: her.phoneNumber, isPhoneVerified: true } };
      const authorization = `Bearer ${await on.phoneProof(her.phoneNumber)}`;
      await other.gets('recordVerifiedPhone', { ...proof, headers: { authorization } });
      expect(await caseOf(await on.moderator(), reportId)).toMatchObject({ member: { profileId: other.profileId } });
    });

    test('a closed case is about nobody who signs up again', async () => {
      const { her, moderator, reportId } = await leave();
      await moderator.gets('closeModerationCase', close(reportId));
      await signUpAgain(her);
      const { data } = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '1' } });
      expect(data[0]!.caseId).toBe(reportId);
      expect(data[0]).not.toHaveProperty('member');
      expect(data[0]).not.toHaveProperty('reporter');
    });

    test('the name of a reporter who leaves is removed, and the report stays', async () => {
      const [him, her, moderator] = [await on.man(), await on.woman(), await on.moderator()];
      const { reportId } = await report(him, her);
      await him.gets('deleteAccount');
      const found = await caseOf(moderator, reportId);
      expect(found).toMatchObject({ note: 'Asked twice.', member: { profileId: her.profileId } });
      expect(found).not.toHaveProperty('reporter');
    });

    describe('suspendMember of a member who has left', () => {
      const suspend = (profileId: string) => ({ body: { profileId, reason: 'Asked for money.' } });

      test('suspends a person who signs up again with the same account', async () => {
        const { her, moderator, reportId } = await leave();
        const suspended = await moderator.gets('suspendMember', suspend(her.profileId));
        expect(suspended).toMatchObject({ profileId: her.profileId, name: her.fullName, isSuspended: true });
        expect(await caseOf(moderator, reportId)).toMatchObject({ formerMember: { isSuspended: true } });
        const again = await signUpAgain(her);
        expect(await again.gets('getCurrentUser')).toMatchObject({ suspension: { reason: 'Asked for money.' } });
      });

      test('can be lifted while the case is open', async () => {
        const { her, moderator } = await leave();
        await moderator.expectProblem('liftSuspension', suspend(her.profileId), 409, 'not-suspended');
        await moderator.gets('suspendMember', suspend(her.profileId));
        await moderator.gets('liftSuspension', suspend(her.profileId));
        const again = await signUpAgain(her);
        expect(await again.gets('getCurrentUser')).not.toHaveProperty('suspension');
      });

      test('is the 404 of an unknown id after the case is closed', async () => {
        const { her, moderator, reportId } = await leave();
        await moderator.gets('closeModerationCase', close(reportId));
        for (const id of [her.profileId, unknownId])
          await moderator.expectProblem('suspendMember', suspend(id), 404, 'not-found');
      });
    });

    test('a moderator who deletes the account and signs in again is no moderator, so that own cases stay others’', async () => {
      const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
      const her = await on.woman();
      const other = await on.moderator();
      const { reportId } = await report(her, own);
      await own.gets('deleteAccount');
      const again = await on.incomplete(own.email);
      expect(await again.gets('getCurrentUser')).not.toHaveProperty('isModerator');
      await again.expectProblem('listModerationCases', { query: { state: 'OPEN' } }, 404, 'not-found');
      await again.expectProblem(
        'suspendMember',
        { body: { profileId: her.profileId, reason: 'Asked for money.' } },
        404,
        'not-found',
      );
      expect(await caseOf(other, reportId)).toBeDefined();
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
