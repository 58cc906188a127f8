import { describe, expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const text = 'Please be polite.\nWe have read what you wrote.';
    const report = (from: TestMember, { profileId }: TestMember) =>
      from.gets('reportMember', { body: { profileId, reason: 'OTHER' } });
    const write = (moderator: TestClient, { profileId }: { profileId: string }, more: object = {}) =>
      moderator.gets('sendModeratorMessage', { body: { profileId, kind: 'MESSAGE', text, ...more } });
    const inbox = async (member: TestClient) => (await member.gets('listModeratorMessages')).data;
    const unread = async (member: TestClient) => (await member.gets('getCurrentUser')).moderatorMessages;

    test('the member has the message until it is marked as read, and in the list afterwards', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      expect(await unread(her)).toBeUndefined();
      expect(await inbox(her)).toEqual([]);
      await write(moderator, her);
      await write(moderator, her, { kind: 'WARNING', text: 'This is a warning.' });
      const messages = await unread(her);
      expect(messages).toMatchObject([
        { kind: 'MESSAGE', text },
        { kind: 'WARNING', text: 'This is a warning.' },
      ]);
      expect(await inbox(her)).toEqual(messages!.toReversed());
      const body = { messageId: messages![0]!.messageId };
      await her.gets('readModeratorMessage', { body });
      expect(await unread(her)).toMatchObject([{ kind: 'WARNING' }]);
      const { readAt } = (await inbox(her))[1]!;
      expect(readAt).toBeDefined();
      await her.gets('readModeratorMessage', { body });
      expect((await inbox(her))[1]!.readAt).toBe(readAt);
    });

    test('the list has pages', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      for (const each of ['One.', 'Two.', 'Three.']) await write(moderator, her, { text: each });
      const page = (at: string) => her.gets('listModeratorMessages', { query: { limit: '2', page: at } });
      expect(await page('0')).toMatchObject({ data: [{ text: 'Three.' }, { text: 'Two.' }], hasNextPage: true });
      expect(await page('1')).toMatchObject({ data: [{ text: 'One.' }], hasNextPage: false, currentPage: 1 });
    });

    test('the member does not learn which moderator wrote, and nobody else has the message', async () => {
      const moderator = await on.memberModerator();
      const [her, other] = [await on.woman(), await on.woman()];
      await write(moderator, her);
      const seen = JSON.stringify([await inbox(her), await unread(her), await her.gets('exportAccount')]);
      for (const fact of [moderator.email, moderator.profileId, moderator.userId, moderator.fullName])
        expect(seen).not.toContain(fact);
      expect(await inbox(other)).toEqual([]);
      const [message] = await inbox(her);
      await other.gets('readModeratorMessage', { body: { messageId: message!.messageId } });
      expect(await unread(her)).toHaveLength(1);
    });

    test('a suspended member reads messages, too', async () => {
      const moderator = await on.moderator();
      const her = await on.suspended();
      await write(moderator, her);
      expect(await unread(her)).toHaveLength(1);
      const [message] = await inbox(her);
      await her.gets('readModeratorMessage', { body: { messageId: message!.messageId } });
      expect(await unread(her)).toBeUndefined();
    });

    test('both sides of a case get a message about it, and nobody else does', async () => {
      const moderator = await on.moderator();
      const [him, her, stranger] = [await on.man(), await on.woman(), await on.man()];
      const { reportId: caseId } = await report(him, her);
      for (const each of [him, her]) {
        await write(moderator, each, { caseId });
        expect(await inbox(each)).toHaveLength(1);
      }
      const refused = (profileId: string, id: string) =>
        moderator.expectProblem(
          'sendModeratorMessage',
          { body: { profileId, kind: 'MESSAGE', text, caseId: id } },
          404,
          'not-found',
        );
      expectSameProblem([await refused(stranger.profileId, caseId), await refused(stranger.profileId, unknownId)]);
      expect(await inbox(stranger)).toEqual([]);
    });

    test('the audit log has the message without its text, and a warning is counted', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman()];
      const { reportId: caseId } = await report(him, her);
      expect(await write(moderator, her)).not.toHaveProperty('warnings');
      expect(await write(moderator, her, { kind: 'WARNING', caseId })).toMatchObject({ warnings: 1 });
      const { profileId } = her;
      const { data } = await moderator.gets('listModerationAudit', { query: { entries: 'DECISIONS', limit: '2' } });
      expect(data).toMatchObject([
        { action: 'SEND_WARNING', profileId, caseId, reason: '', moderator: moderator.email },
        { action: 'SEND_MESSAGE', profileId, reason: '' },
      ]);
      const cases = await moderator.gets('listModerationCases', { query: { state: 'OPEN', limit: '50' } });
      expect(cases.data.find((one) => one.caseId === caseId)?.member).toMatchObject({ warnings: 1 });
    });

    test('the export has the messages, and they go with the account', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      await write(moderator, her);
      expect((await her.gets('exportAccount')).moderatorMessages).toEqual(await inbox(her));
      await her.gets('deleteAccount');
      const again = await on.incomplete(her.email);
      expect(await inbox(again)).toEqual([]);
    });

    describe('another moderator writes', () => {
      const cases: [string, (own: TestMember, her: TestMember) => Promise<unknown>][] = [
        ['to a member whom the moderator has reported', (own, her) => report(own, her)],
        ['to a member who has reported the moderator', (own, her) => report(her, own)],
        [
          'to a member with whom the moderator has a proposal',
          (sender, receiver) => on.propose('DECLINED', { sender, receiver }),
        ],
      ];
      test.each(cases)('%s', async (_whom, relate) => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const her = await on.woman();
        await relate(own, her);
        const body = { profileId: her.profileId, kind: 'WARNING', text };
        await own.expectProblem('sendModeratorMessage', { body }, 409, 'another-moderator');
        expect(await inbox(her)).toEqual([]);
        await write(await on.moderator(), her);
      });
    });

    describe('earlier messages to a member', () => {
      const sent = (moderator: TestClient, { profileId: id }: TestMember, query: Record<string, string> = {}) =>
        moderator.gets('listMessagesToMember', { params: { id }, query });
      const texts = async (moderator: TestClient, member: TestMember) =>
        (await sent(moderator, member)).data.map((each) => each.text);

      test('are read by each moderator, with who wrote, about which case, and when they were read', async () => {
        const [first, second] = [await on.moderator(), await on.moderator()];
        const [him, her] = [await on.man(), await on.woman()];
        const { reportId: caseId } = await report(him, her);
        expect(await sent(second, her)).toEqual({ data: [], hasNextPage: false, currentPage: 0 });
        await write(first, her);
        await write(second, her, { kind: 'WARNING', caseId });
        await write(second, him);
        const { messageId } = (await unread(her))![0]!;
        await her.gets('readModeratorMessage', { body: { messageId } });
        const [warning, message] = await inbox(her);
        expect(message).toHaveProperty('readAt');
        expect((await sent(first, her)).data).toEqual([
          { ...warning, moderator: second.email, caseId },
          { ...message, moderator: first.email },
        ]);
        expect(await sent(first, her, { limit: '1' })).toMatchObject({
          data: [{ kind: 'WARNING' }],
          hasNextPage: true,
        });
        expect(await sent(first, her, { limit: '1', page: '1' })).toMatchObject({
          data: [{ messageId }],
          hasNextPage: false,
          currentPage: 1,
        });
      });

      test('are of a suspended member, too, and end with the account', async () => {
        const moderator = await on.moderator();
        const her = await on.suspended();
        await write(moderator, her);
        expect(await texts(moderator, her)).toEqual([text]);
        await her.gets('deleteAccount');
        await moderator.expectProblem('listMessagesToMember', { params: { id: her.profileId } }, 404, 'not-found');
      });

      test('of the moderator, and of a member with whom they have a case or a proposal, are those of nobody', async () => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const other = await on.moderator();
        const [reported, reporter, partner] = [await on.woman(), await on.woman(), await on.woman()];
        await report(own, reported);
        await report(reporter, own);
        await on.propose('DECLINED', { sender: own, receiver: partner });
        for (const each of [own, reported, reporter, partner]) await write(other, each);
        const refused = (id: string) => own.expectProblem('listMessagesToMember', { params: { id } }, 404, 'not-found');
        const all = [unknownId, ...[own, reported, reporter, partner].map(({ profileId }) => profileId)];
        expectSameProblem(await Promise.all(all.map(refused)));
        for (const each of [own, reported, reporter, partner]) expect(await texts(other, each)).toEqual([text]);
      });

      test('about a case that the moderator has reported, too, are left out', async () => {
        const own = await on.verified({ profile: { gender: 'MALE' } }, await on.moderator());
        const other = await on.moderator();
        const [reported, secondReporter] = [await on.woman(), await on.man()];
        const { reportId: caseId } = await report(secondReporter, reported);
        await report(own, reported);
        await write(other, secondReporter, { caseId, text: 'About your report.' });
        await write(other, secondReporter);
        expect(await texts(own, secondReporter)).toEqual([text]);
        expect(await texts(other, secondReporter)).toEqual([text, 'About your report.']);
      });
    });

    test('a moderator does not write to themself, or to nobody', async () => {
      const own = await on.memberModerator();
      const body = (profileId: string) => ({ body: { profileId, kind: 'MESSAGE', text } });
      const { errors } = await own.expectProblem('sendModeratorMessage', body(own.profileId), 400, 'validation');
      expect(errors).toMatchObject([{ pointer: '/profileId' }]);
      await own.expectProblem('sendModeratorMessage', body(unknownId), 404, 'not-found');
    });

    test.each([
      ['', 'Please write a message'],
      [' \n ', 'Please write a message'],
      ['x'.repeat(1001), 'Maximum 1000 characters'],
    ])('a text of %j is refused', async (wrong, detail) => {
      const moderator = await on.moderator();
      const { profileId } = await on.verified();
      const body = { profileId, kind: 'MESSAGE', text: wrong };
      const { errors } = await moderator.expectProblem('sendModeratorMessage', { body }, 400, 'validation');
      expect(errors).toMatchObject([{ pointer: '/text', detail }]);
      await write(moderator, { profileId }, { text: 'م'.repeat(1000) });
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('a moderator writes as many messages as the limit of ten minutes allows', async () => {
      const [moderator, other, her] = [await on.moderator(), await on.moderator(), await on.woman()];
      const message = { body: { profileId: her.profileId, kind: 'MESSAGE', text: 'Please be polite.' } };
      for (let i = 0; i < 2; i += 1) await moderator.gets('sendModeratorMessage', message);
      const { params } = await moderator.expectProblem('sendModeratorMessage', message, 429, 'rate-limited');
      expect(params).toEqual({ quota: 'MODERATOR_MESSAGES_PER_10_MIN', limit: 2 });
      await other.gets('sendModeratorMessage', message);
    });
  },
  { limits: { MODERATOR_MESSAGES_PER_10_MIN: 2 } },
);
