import { expect, test } from 'vitest';
import { onEachBackend, type TestClient, type TestMember } from './test-client.ts';

/** All open reports about one member are one case. */
onEachBackend(
  (on) => {
    const report = (from: TestMember, { profileId }: TestMember, note: string) =>
      from.gets('reportMember', { body: { profileId, reason: 'OTHER', note } });
    const open = async (moderator: TestClient) =>
      (await moderator.gets('listModerationCases', { query: { limit: '50' } })).data;
    const closeAll = async (moderator: TestClient) => {
      for (const { caseId: id } of await open(moderator))
        await moderator.gets('closeModerationCase', { params: { id }, body: { reason: 'Done.' } });
    };

    test('reports of several members, and two of the same one, are one case with a list', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      const [one, two] = [await on.man(), await on.man()];
      const first = await report(one, her, 'First.');
      const others = [await report(two, her, 'Second.'), await report(one, her, 'Third.')];
      const [found, ...more] = await open(moderator);
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        caseId: first.reportId,
        openedAt: first.createdAt,
        reason: 'OTHER',
        note: 'First.',
        reporter: { profileId: one.profileId },
        member: { profileId: her.profileId, openCases: 1 },
      });
      expect(found!.reports).toMatchObject([
        { reportId: first.reportId, note: 'First.', reporter: { profileId: one.profileId } },
        { reportId: others[0]!.reportId, note: 'Second.', reporter: { profileId: two.profileId } },
        { reportId: others[1]!.reportId, note: 'Third.', reporter: { profileId: one.profileId } },
      ]);
      await closeAll(moderator);
    });

    test('closeModerationCase closes them together, by the id of any of them, and a later report opens a new case', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      const first = await report(await on.man(), her, 'First.');
      const second = await report(await on.man(), her, 'Second.');
      const close = (id: string) => ({ params: { id }, body: { reason: 'Done.' } });
      const closed = await moderator.gets('closeModerationCase', close(second.reportId));
      expect(closed).toMatchObject({ caseId: first.reportId, decision: 'Done.', member: { openCases: 0 } });
      expect(closed.reports).toHaveLength(2);
      for (const { reportId } of [first, second])
        await moderator.expectProblem('closeModerationCase', close(reportId), 409, 'case-closed');
      const third = await report(await on.man(), her, 'Third.');
      expect(await open(moderator)).toMatchObject([{ caseId: third.reportId, reports: [{ note: 'Third.' }] }]);
      await closeAll(moderator);
      const { data } = await moderator.gets('listModerationCases', { query: { state: 'CLOSED', limit: '2' } });
      expect(data.map(({ caseId, reports = [] }) => [caseId, reports.length])).toEqual([
        [third.reportId, 1],
        [first.reportId, 2],
      ]);
    });

    test('a report that the moderator has not read stays open', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      const first = await report(await on.man(), her, 'First.');
      const second = await report(await on.man(), her, 'Second.');
      const unread = await report(await on.man(), her, 'Unread.');
      const body = { reason: 'Done.', lastReportId: second.reportId };
      const closed = await moderator.gets('closeModerationCase', { params: { id: first.reportId }, body });
      expect(closed.reports).toHaveLength(2);
      expect(closed.member).toMatchObject({ openCases: 1 });
      expect(await open(moderator)).toMatchObject([{ caseId: unread.reportId, reports: [{ note: 'Unread.' }] }]);
      await closeAll(moderator);
    });

    test('a case shows fifty reports; the others follow when these are closed', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman()];
      const ids = [];
      for (let i = 0; i < 51; i += 1) ids.push((await report(him, her, `Number ${i}.`)).reportId);
      const [found] = await open(moderator);
      expect(found!.reports).toHaveLength(50);
      const body = { reason: 'Done.', lastReportId: found!.reports!.at(-1)!.reportId };
      await moderator.gets('closeModerationCase', { params: { id: found!.caseId }, body });
      expect(await open(moderator)).toMatchObject([{ caseId: ids[50], reports: [{ reportId: ids[50] }] }]);
      await closeAll(moderator);
    });

    test('a report and a flagged text of one member are two cases', async () => {
      const moderator = await on.moderator();
      const her = await on.woman({ profile: { aboutMe: 'Look for amina.writes, that is all I say.' } });
      await report(await on.man(), her, 'First.');
      const found = await open(moderator);
      expect(found.map(({ kind, member }) => [kind, member?.openCases])).toEqual([
        ['TEXT', 2],
        ['REPORT', 2],
      ]);
      await closeAll(moderator);
    });

    test('the export of each reporter has their own reports alone', async () => {
      const her = await on.woman();
      const [one, two] = [await on.man(), await on.man()];
      const [mine] = [await report(one, her, 'Mine.'), await report(two, her, 'Theirs.')];
      expect((await one.gets('exportAccount')).reports).toMatchObject([{ reportId: mine.reportId, note: 'Mine.' }]);
      await closeAll(await on.moderator());
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
