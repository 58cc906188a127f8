import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { describe, expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

/** A moderator who is also a member neither sees nor decides cases in which they are a party. */
onEachBackend(
  (on) => {
    const reason = 'Asked for money.';
    const report = (from: TestMember, { profileId }: TestMember) =>
      from.gets('reportMember', { body: { profileId, reason: 'OTHER', note: 'What happened.' } });
    const close = (id: string) => ({ params: { id }, body: { reason: 'Nothing to do.' } });
    const suspend = ({ profileId }: TestMember) => ({ body: { profileId, reason } });

    async function idsOf(moderator: TestClient, state: 'OPEN' | 'CLOSED' = 'OPEN') {
      const { data } = await moderator.gets('listModerationCases', { query: { state, limit: '50' } });
      return data.map(({ caseId }) => caseId);
    }

    /** A moderator who is a man, and another moderator without a profile. */
    async function moderators() {
      const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
      return { own, other: await on.moderator() };
    }

    test.each(['about the moderator', 'reported by the moderator', 'reported by others and by the moderator'])(
      'a case %s is not listed, and closing it is as an unknown id',
      async (what) => {
        const { own, other } = await moderators();
        const her = await on.woman();
        if (what.startsWith('reported by others')) await report(await on.man(), her);
        const { reportId } = what.startsWith('about') ? await report(her, own) : await report(own, her);
        const [caseId] = (await idsOf(other)).slice(-1);
        expect(await idsOf(own)).not.toContain(caseId);
        expectSameProblem([
          await own.expectProblem('closeModerationCase', close(reportId), 404, 'not-found'),
          await own.expectProblem('closeModerationCase', close(unknownId), 404, 'not-found'),
        ]);
        await other.gets('closeModerationCase', close(caseId!));
        expect(await idsOf(other, 'CLOSED')).toContain(caseId);
        expect(await idsOf(own, 'CLOSED')).not.toContain(caseId);
        await own.expectProblem('closeModerationCase', close(reportId), 404, 'not-found');
      },
    );

    test('the id of an own case as a cursor does not tell whether the case is closed', async () => {
      const { own, other } = await moderators();
      const { reportId: older } = await report(await on.man(), await on.woman());
      await other.gets('closeModerationCase', close(older));
      const { reportId } = await report(own, await on.woman());
      const after = (moderator: TestClient) =>
        moderator.gets('listModerationCases', { query: { state: 'CLOSED', cursor: reportId } });
      expect((await after(own)).data).toEqual([]);
      await other.gets('closeModerationCase', close(reportId));
      expect((await after(other)).data[0]).toMatchObject({ caseId: older });
      expect((await after(own)).data).toEqual([]);
    });

    test('a case about a member with whom the moderator has a proposal is not listed, and closing it is as an unknown id', async () => {
      const { own, other } = await moderators();
      const her = await on.woman();
      await on.propose('DECLINED', { sender: own, receiver: her });
      const { reportId } = await report(await on.man(), her);
      expect(await idsOf(other)).toContain(reportId);
      expect(await idsOf(own)).not.toContain(reportId);
      await own.expectProblem('closeModerationCase', close(reportId), 404, 'not-found');
      await other.gets('closeModerationCase', close(reportId));
    });

    test('a case of a text about the moderator is not listed', async () => {
      const { own, other } = await moderators();
      const aboutMe = 'Look for amina.writes, that is all I say.';
      await own.gets('updateProfile', { body: newProfileBody({ profile: { gender: 'MALE', aboutMe } }) });
      const [caseId] = (await idsOf(other)).slice(-1);
      expect(await idsOf(own)).not.toContain(caseId);
      await own.expectProblem('closeModerationCase', close(caseId!), 404, 'not-found');
      await other.gets('closeModerationCase', close(caseId!));
    });

    describe('suspendMember and liftSuspension need another moderator', () => {
      test.each([
        ['whom the moderator has reported', async (own: TestMember, her: TestMember) => void (await report(own, her))],
        ['who has reported the moderator', async (own: TestMember, her: TestMember) => void (await report(her, own))],
        [
          'with whom the moderator has a proposal',
          async (own: TestMember, her: TestMember) =>
            void (await on.propose('DECLINED', { sender: own, receiver: her })),
        ],
      ])('for a member %s', async (_who, relate) => {
        const { own, other } = await moderators();
        const her = await on.woman();
        await relate(own, her);
        await own.expectProblem('suspendMember', suspend(her), 409, 'another-moderator');
        expect(await her.gets('getCurrentUser')).not.toHaveProperty('suspension');
        await other.gets('suspendMember', suspend(her));
        await own.expectProblem('liftSuspension', suspend(her), 409, 'another-moderator');
        expect(await her.gets('getCurrentUser')).toHaveProperty('suspension');
      });

      test('also after the case is closed', async () => {
        const { own, other } = await moderators();
        const her = await on.woman();
        const { reportId } = await report(her, own);
        await other.gets('closeModerationCase', close(reportId));
        await own.expectProblem('suspendMember', suspend(her), 409, 'another-moderator');
      });

      test('and not for anybody else', async () => {
        const { own } = await moderators();
        await own.gets('suspendMember', suspend(await on.woman()));
      });
    });

    test('the audit log does not tell a moderator whom others wrote about the own case, also after that member has left', async () => {
      const { own, other } = await moderators();
      const reporter = await on.woman();
      const { reportId: caseId } = await report(reporter, own);
      const { profileId } = reporter;
      await other.gets('sendModeratorMessage', { body: { profileId, caseId, kind: 'MESSAGE', text: 'Thank you.' } });
      await reporter.gets('deleteAccount');
      const entries = async (moderator: TestClient) =>
        (await moderator.gets('listModerationAudit', { query: { limit: '50' } })).data.filter(
          (entry) => entry.profileId === profileId,
        );
      expect(await entries(other)).toMatchObject([{ action: 'SEND_MESSAGE', caseId }]);
      expect(await entries(own)).toEqual([]);
    });

    test('the suspended members and the audit log do not tell a moderator who has reported them', async () => {
      const { own, other } = await moderators();
      const [her, somebody] = [await on.woman(), await on.woman()];
      const { reportId } = await report(her, own);
      await other.gets('closeModerationCase', close(reportId));
      for (const each of [her, somebody]) await other.gets('suspendMember', suspend(each));

      const suspendedFor = async (moderator: TestClient) =>
        (await moderator.gets('listSuspendedMembers', { query: { limit: '50' } })).data.map(
          (one) => one.member.profileId,
        );
      expect(await suspendedFor(other)).toEqual(expect.arrayContaining([her.profileId, somebody.profileId]));
      expect(await suspendedFor(own)).toContain(somebody.profileId);
      expect(await suspendedFor(own)).not.toContain(her.profileId);

      const auditFor = async (moderator: TestClient) =>
        (await moderator.gets('listModerationAudit', { query: { limit: '50' } })).data;
      expect(JSON.stringify(await auditFor(other))).toContain(reportId);
      const seen = JSON.stringify(await auditFor(own));
      for (const id of [reportId, her.profileId, own.profileId]) expect(seen).not.toContain(id);
      expect(seen).toContain(somebody.profileId);
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
