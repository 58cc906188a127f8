import { expect, test } from 'vitest';
import { expectSameProblem, malformedIds, onEachBackend, unknownId } from './test-client.ts';

onEachBackend(
  (on) => {
    test('reportMember opens a case with what a moderator needs', async () => {
      const { sender, receiver } = await on.propose('ACCEPTED');
      const body = { profileId: sender.profileId, reason: 'ASKS_FOR_MONEY', note: 'Asked for money twice.' };
      const report = await receiver.gets('reportMember', { body });
      const moderator = await on.moderator();
      const { data } = await moderator.gets('listModerationCases', { query: { limit: '50' } });
      expect(data.find(({ caseId }) => caseId === report.reportId)).toMatchObject({
        kind: 'REPORT',
        openedAt: report.createdAt,
        reason: 'ASKS_FOR_MONEY',
        note: 'Asked for money twice.',
        proposalStatus: 'ACCEPTED',
        member: { profileId: sender.profileId, name: sender.fullName, openCases: 1, isSuspended: false },
        reporter: { profileId: receiver.profileId, name: receiver.fullName },
      });
    });

    test.each([undefined, null, ''])('reportMember takes the note %j', async (note) => {
      const [him, her] = [await on.man(), await on.woman()];
      await him.gets('reportMember', { body: { profileId: her.profileId, reason: 'OTHER', note } });
    });

    test.each([
      ['no reason', 'reason', { reason: undefined }],
      ['an unknown reason', 'reason', { reason: 'I_DO_NOT_LIKE_THEM' }],
      ['a note of 1001 characters', 'note', { note: 'x'.repeat(1001) }],
      ['a note with a direction override', 'note', { note: 'a\u202Eb' }],
    ])('reportMember refuses %s', async (_what, field, differing) => {
      const [him, her] = [await on.man(), await on.woman()];
      const body = { profileId: her.profileId, reason: 'OTHER', ...differing };
      const { errors } = await him.expectProblem('reportMember', { body }, 400, 'validation');
      expect(errors).toMatchObject([{ pointer: `/${field}` }]);
    });

    test('reportMember takes a note of 1000 characters', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      await him.gets('reportMember', { body: { profileId: her.profileId, reason: 'OTHER', note: 'x'.repeat(1000) } });
    });

    test('reportMember refuses the own id, and answers invisible members like an unknown id', async () => {
      const [him, brother] = [await on.man(), await on.man()];
      const report = (profileId: string) => ({ body: { profileId, reason: 'OTHER' } });
      await him.expectProblem('reportMember', report(him.profileId), 400, 'validation');
      expectSameProblem([
        await him.expectProblem('reportMember', report(brother.profileId), 404, 'not-found'),
        await him.expectProblem('reportMember', report(unknownId), 404, 'not-found'),
      ]);
    });

    test('reportMember is open after a block to the member who blocked alone', async () => {
      const { sender, receiver } = await on.propose();
      const report = ({ profileId }: { profileId: string }) => ({ body: { profileId, reason: 'OTHER' } });
      await sender.gets('blockMember', { body: { profileId: receiver.profileId } });
      await sender.gets('reportMember', report(receiver));
      expectSameProblem([
        await receiver.expectProblem('reportMember', report(sender), 404, 'not-found'),
        await receiver.expectProblem('reportMember', report({ profileId: unknownId }), 404, 'not-found'),
      ]);

      const [him, her] = [await on.man(), await on.woman()];
      await him.gets('blockMember', { body: { profileId: her.profileId } });
      await him.gets('reportMember', report(her));
      await her.expectProblem('reportMember', report(him), 404, 'not-found');
    });

    test('reportMember refuses more than the limit of the day', async () => {
      const [him, her] = [await on.man(), await on.woman()];
      const report = { body: { profileId: her.profileId, reason: 'OTHER' } };
      for (let i = 0; i < 3; i += 1) await him.gets('reportMember', report);
      const { params } = await him.expectProblem('reportMember', report, 429, 'rate-limited');
      expect(params).toEqual({ quota: 'REPORTS_PER_DAY', limit: 3 });
    });

    test.each(malformedIds)('reportMember refuses the id %s', async (id) => {
      const him = await on.man();
      await him.expectProblem('reportMember', { body: { profileId: id, reason: 'OTHER' } }, 400, 'validation');
    });
  },
  { limits: { REPORTS_PER_DAY: 3 } },
);
