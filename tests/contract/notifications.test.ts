import type { NotificationKind } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { eachKind, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

const none = { id: unknownId };

onEachBackend((on) => {
  const listOf = async (client: TestClient, query: Record<string, string> = {}) =>
    (await client.gets('listNotifications', { query })).data;
  const kindsOf = async (client: TestClient): Promise<NotificationKind[]> =>
    (await listOf(client)).map(({ kind }) => kind);
  const change = (proposalId: string, by: TestMember, status: string) =>
    by.gets('updateProposalStatus', { body: { proposalId, status } });

  test('listNotifications tells each side of a proposal what the other one did, while it is true', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    expect(await listOf(receiver)).toMatchObject([
      { kind: 'PROPOSAL_RECEIVED', seenAt: null, proposalId, profileId: sender.profileId },
    ]);
    expect(await kindsOf(sender)).toEqual([]);
    await change(proposalId, receiver, 'ACCEPTED');
    expect(await kindsOf(receiver)).toEqual([]);
    expect(await kindsOf(sender)).toEqual(['PROPOSAL_ACCEPTED']);
    await change(proposalId, sender, 'NOT_COMPATIBLE');
    expect(await kindsOf(sender)).toEqual([]);
    expect(await kindsOf(receiver)).toEqual(['PROPOSAL_CLOSED']);
  });

  test.each([
    ['DECLINED', 'PROPOSAL_DECLINED'],
    ['MARRIAGE_FIXED', 'MARRIAGE_FIXED'],
  ] as const)('listNotifications tells of %s', async (status, kind) => {
    const { sender, receiver, proposalId } = await on.propose(status === 'DECLINED' ? 'PENDING' : 'ACCEPTED');
    await change(proposalId, receiver, status);
    expect(await kindsOf(sender)).toEqual([kind]);
    expect(await kindsOf(receiver)).toEqual([]);
  });

  test('listNotifications has nothing of a member who has blocked, was blocked or hidden, or has left', async () => {
    const blocking = await on.propose();
    await blocking.receiver.gets('blockMember', { body: { profileId: blocking.sender.profileId } });
    for (const side of [blocking.sender, blocking.receiver]) expect(await kindsOf(side)).toEqual([]);

    const declined = await on.propose('DECLINED');
    expect(await kindsOf(declined.sender)).toEqual(['PROPOSAL_DECLINED']);
    await declined.receiver.gets('blockMember', { body: { profileId: declined.sender.profileId } });
    expect(await kindsOf(declined.sender)).toEqual([]);

    const hiding = await on.propose();
    await hiding.receiver.gets('hideMember', { body: { profileId: hiding.sender.profileId } });
    expect(await kindsOf(hiding.receiver)).toEqual([]);
    await hiding.receiver.gets('unhideMember', { params: { id: hiding.sender.profileId } });
    expect(await kindsOf(hiding.receiver)).toEqual(['PROPOSAL_RECEIVED']);

    const leaving = await on.propose('ACCEPTED');
    await leaving.receiver.gets('deleteAccount');
    expect(await kindsOf(leaving.sender)).toEqual([]);
  });

  test('listNotifications keeps what happened with others while the profile is paused', async () => {
    const { receiver } = await on.propose();
    await receiver.gets('pauseProfile', { body: { isPaused: true } });
    expect(await kindsOf(receiver)).toEqual(['PROPOSAL_RECEIVED']);
  });

  test('listNotifications tells of a suspension and its end, and of no proposal meanwhile', async () => {
    const { sender, receiver } = await on.propose();
    const moderator = await on.moderator();
    const body = { profileId: receiver.profileId, reason: 'Asked for money.' };
    await moderator.gets('suspendMember', { body });
    await moderator.gets('suspendMember', { body: { ...body, reason: 'Asked for money twice.' } });
    expect(await kindsOf(receiver)).toEqual(['SUSPENDED']);
    expect(await kindsOf(sender)).toEqual([]);
    await moderator.gets('liftSuspension', { body });
    expect(await kindsOf(receiver)).toEqual(['SUSPENSION_LIFTED', 'PROPOSAL_RECEIVED']);
  });

  test('listNotifications tells that a text is held back and released, and moderators of the case alone', async () => {
    const moderator = await on.moderator();
    const writer = await on.woman({ profile: { aboutMe: 'Look for amina.writes, that is all I say.' } });
    expect(await kindsOf(writer)).toEqual(['TEXT_HELD']);
    const [opened, ...others] = await listOf(moderator);
    expect([opened, others]).toEqual([expect.objectContaining({ kind: 'CASE_OPENED', seenAt: null }), []]);
    expect(Object.keys(opened!).toSorted()).toEqual(['createdAt', 'id', 'kind', 'seenAt']);
    const { data } = await moderator.gets('listModerationCases', { query: { state: 'OPEN' } });
    const { caseId } = data.at(-1)!;
    await moderator.gets('closeModerationCase', { params: { id: caseId }, body: { reason: 'Fine.' } });
    expect(await kindsOf(writer)).toEqual(['TEXT_RELEASED']);
    expect(await kindsOf(moderator)).toEqual([]);
  });

  test('listNotifications tells once that a text with a proposal or an answer is held back and released, and leads to it', async () => {
    const moderator = await on.moderator();
    const [him, her] = [await on.man(), await on.woman()];
    const note = 'Look for amina.writes, that is all I say.';
    const closeNewest = async (keepHeld: boolean) => {
      const { data } = await moderator.gets('listModerationCases', { query: { state: 'OPEN', limit: '50' } });
      const { caseId } = data.at(-1)!;
      await moderator.gets('closeModerationCase', { params: { id: caseId }, body: { reason: 'Read.', keepHeld } });
    };
    const body = { receiverProfileId: her.profileId, note };
    const { proposalId } = await him.gets('sendProposal', { body });
    expect(await listOf(him)).toMatchObject([{ kind: 'TEXT_HELD', proposalId, profileId: her.profileId }]);
    expect(await kindsOf(her)).toEqual(['PROPOSAL_RECEIVED']);
    await closeNewest(false);
    expect(await listOf(him)).toMatchObject([{ kind: 'TEXT_RELEASED', proposalId, profileId: her.profileId }]);

    await her.gets('acceptProposal', { body: { proposalId, note } });
    expect(await listOf(her)).toMatchObject([{ kind: 'TEXT_HELD', proposalId, profileId: him.profileId }]);
    // A held text of the profile is another notification.
    await her.gets('updateProfile', { body: newProfileBody({ profile: { gender: 'FEMALE', aboutMe: note } }) });
    expect(await kindsOf(her)).toEqual(['TEXT_HELD', 'TEXT_HELD']);
    const headers = { 'if-none-match': (await her.ask('listNotifications')).headers.get('etag')! };
    await closeNewest(true);
    expect(await listOf(her)).toMatchObject([{ kind: 'TEXT_HELD', proposalId }]);
    expect((await her.ask('listNotifications', { headers })).status).toBe(200);
    await closeNewest(true);
    expect(await kindsOf(her)).toEqual([]);
  });

  test('listNotifications tells moderators of a case once, and never of their own', async () => {
    const [moderator, own] = [await on.moderator(), await on.memberModerator()];
    const { sender, receiver } = await on.propose();
    const report = { body: { profileId: receiver.profileId, reason: 'OTHER' } };
    await sender.gets('reportMember', report);
    await sender.gets('reportMember', report);
    expect(await kindsOf(moderator)).toEqual(['CASE_OPENED']);
    expect(await kindsOf(own)).toEqual(['CASE_OPENED']);
    const reporter = await on.man();
    await reporter.ask('reportMember', { body: { profileId: own.profileId, reason: 'OTHER' } });
    expect(await kindsOf(own)).toEqual(['CASE_OPENED']);
  });

  test('listNotifications tells of each message of the moderators, and not of its words', async () => {
    const moderator = await on.moderator();
    const { sender, receiver } = await on.propose('DECLINED');
    for (const text of ['Please be polite.', 'This is a warning.'])
      await moderator.gets('sendModeratorMessage', { body: { profileId: receiver.profileId, kind: 'MESSAGE', text } });
    expect(await kindsOf(receiver)).toEqual(['MODERATOR_MESSAGE', 'MODERATOR_MESSAGE']);
    expect(JSON.stringify(await listOf(receiver))).not.toContain('polite');
    expect(await kindsOf(sender)).toEqual(['PROPOSAL_DECLINED']);
  });

  test('listNotifications names the other side by the first name, also while it is held back', async () => {
    const sender = await on.man({ profile: { fullName: 'Yusuf yusuf.sketches', createdBy: 'BROTHER' } });
    const { receiver } = await on.propose('PENDING', { sender });
    const [found] = await listOf(receiver);
    const { profile } = await receiver.gets('getProfile', { params: { id: sender.profileId } });
    expect([found!.firstName, profile.firstName]).toEqual(['Yusuf', 'Yusuf']);
    expect(found!.createdBy).toBe('BROTHER');
    expect(JSON.stringify(found)).not.toContain('sketches');
  });

  test('listNotifications shows the name as of the end of a proposal', async () => {
    const { sender, receiver } = await on.propose('DECLINED');
    const before = (await listOf(sender))[0]!.firstName;
    await receiver.gets('updateProfile', {
      body: newProfileBody({ profile: { gender: 'FEMALE', fullName: 'Zainab Siddiqui' } }),
    });
    expect((await listOf(sender))[0]!.firstName).toBe(before);
  });

  test('listNotifications returns the newest first, page by page, by number and by cursor', async () => {
    const receiver = await on.woman();
    const proposals: string[] = [];
    for (let count = 0; count < 3; count++) proposals.unshift((await on.propose('PENDING', { receiver })).proposalId);
    const first = await receiver.gets('listNotifications', { query: { limit: '2' } });
    expect(first).toMatchObject({ hasNextPage: true, currentPage: 0, nextCursor: first.data[1]!.id });
    const second = await receiver.gets('listNotifications', { query: { limit: '2', cursor: first.nextCursor! } });
    expect(second).toMatchObject({ hasNextPage: false });
    expect([...first.data, ...second.data].map(({ proposalId }) => proposalId)).toEqual(proposals);
    expect(await listOf(receiver, { limit: '2', page: '1' })).toEqual(second.data);
    expect(await listOf(receiver, { cursor: unknownId })).toEqual([]);
  });

  test('listNotifications goes on after a cursor whose notification another one has replaced', async () => {
    const [member, moderator] = [await on.woman(), await on.moderator()];
    const { profileId } = member;
    const decision = { body: { profileId, reason: 'Asked for money.' } };
    await moderator.gets('sendModeratorMessage', { body: { profileId, kind: 'MESSAGE', text: 'Peace be upon you.' } });
    await moderator.gets('suspendMember', decision);
    const [suspended = none, ...rest] = await listOf(member);
    expect(rest).toHaveLength(1);
    await moderator.gets('liftSuspension', decision);
    const { data, hasNextPage } = await member.gets('listNotifications', { query: { limit: '1' } });
    expect([data[0]!.kind, hasNextPage]).toEqual(['SUSPENSION_LIFTED', true]);
    expect(await listOf(member, { cursor: suspended.id })).toEqual(rest);
  });

  test('markNotificationsSeen marks the own ones, once', async () => {
    const { receiver } = await on.propose();
    const [{ id } = none] = await listOf(receiver);
    const stranger = await on.man();
    await stranger.gets('markNotificationsSeen', { body: { ids: [id] } });
    expect((await listOf(receiver))[0]!.seenAt).toBeNull();
    await receiver.gets('markNotificationsSeen', { body: { ids: [id.toUpperCase(), unknownId] } });
    const { seenAt } = (await listOf(receiver))[0]!;
    expect(seenAt).not.toBeNull();
    await receiver.gets('markNotificationsSeen', { body: { ids: [id] } });
    expect((await listOf(receiver))[0]!.seenAt).toBe(seenAt);
  });

  test('listNotifications answers 304 to its own ETag until something changes, and never to that of another', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    const ask = async (client: TestClient, tag = '') => {
      const { status, headers } = await client.ask('listNotifications', { headers: { 'if-none-match': tag } });
      return { status, tag: headers.get('etag') ?? '' };
    };
    const { tag } = await ask(receiver);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect(await ask(receiver, tag)).toEqual({ status: 304, tag });
    expect((await ask(sender, tag)).status).toBe(200);
    const [{ id } = none] = await listOf(receiver);
    await receiver.gets('markNotificationsSeen', { body: { ids: [id] } });
    const seen = await ask(receiver, tag);
    expect(seen.status).toBe(200);
    await change(proposalId, receiver, 'DECLINED');
    expect((await ask(receiver, seen.tag)).status).toBe(200);
  });

  test.each([
    ['no ids', { ids: [] }],
    ['more than fifty', { ids: Array.from({ length: 51 }, () => unknownId) }],
    ['a malformed id', { ids: ['NH-1'] }],
    ['an extra field', { ids: [unknownId], kind: 'SUSPENDED' }],
  ])('markNotificationsSeen refuses %s', async (_what, body) => {
    await (await on.verified()).expectProblem('markNotificationsSeen', { body }, 400, 'validation');
  });

  test('updateNotificationSettings stores what getNotificationSettings then returns, for this account alone', async () => {
    const [member, other] = [await on.verified(), await on.verified()];
    expect(await member.gets('getNotificationSettings')).toEqual(defaultNotificationSettings);
    const body = { ...defaultNotificationSettings, mail: eachKind('NEVER'), timeZone: 'Asia/Karachi' };
    expect(await member.gets('updateNotificationSettings', { body })).toEqual(body);
    expect(await member.gets('getNotificationSettings')).toEqual(body);
    expect(await other.gets('getNotificationSettings')).toEqual(defaultNotificationSettings);
  });

  test('updateNotificationSettings keeps the choice of each kind of mail apart', async () => {
    const member = await on.verified();
    const mail = { proposals: 'DAILY', texts: 'NEVER', account: 'AT_ONCE', forYou: 'DAILY', cases: 'NEVER' } as const;
    const body = { ...defaultNotificationSettings, mail };
    await member.gets('updateNotificationSettings', { body });
    expect(await member.gets('getNotificationSettings')).toEqual(body);
    expect((await member.gets('exportAccount')).notificationSettings).toEqual([body]);
  });

  test.each([
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['a time zone of other characters', { timeZone: 'Asia Karachi' }],
    ['an hour that does not exist', { quietHours: { from: 24, to: 7 } }],
    ['an unknown frequency', { mail: { ...eachKind('DAILY'), texts: 'HOURLY' } }],
    ['one choice for all kinds', { mail: 'DAILY' }],
    ['a kind that does not exist', { mail: { ...eachKind('DAILY'), weddings: 'DAILY' } }],
    ['a kind too few', { mail: { proposals: 'DAILY' } }],
    ['a text for a choice', { push: 'yes' }],
  ])('updateNotificationSettings refuses %s', async (_what, part) => {
    const body = { ...defaultNotificationSettings, ...part };
    await (await on.verified()).expectProblem('updateNotificationSettings', { body }, 400, 'validation');
  });

  test('updateNotificationSettings names an unknown time zone with what else is wrong', async () => {
    const body = { ...defaultNotificationSettings, push: 'yes', timeZone: 'Mars/Olympus' };
    const member = await on.verified();
    const { errors } = await member.expectProblem('updateNotificationSettings', { body }, 400, 'validation');
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/push', 'wrong-type'],
      ['/timeZone', 'not-in-list'],
    ]);
  });

  test('updateNewsLanguage changes the language of the answer to mail alone, for this account', async () => {
    const [member, other, silent] = [await on.verified(), await on.verified(), await on.verified()];
    const answer = { agreed: false, version: '2026-11-01', language: 'en' as const };
    for (const each of [member, other]) await each.gets('updateMailConsent', { body: answer });
    const [before] = (await member.gets('exportAccount')).mailConsents;
    for (const each of [member, silent]) await each.gets('updateNewsLanguage', { body: { language: 'ur' } });
    expect((await member.gets('exportAccount')).mailConsents).toEqual([{ ...before, language: 'ur' }]);
    expect((await other.gets('exportAccount')).mailConsents).toMatchObject([answer]);
    expect((await silent.gets('exportAccount')).mailConsents).toEqual([]);
    expect(await silent.gets('getMailConsent')).toEqual({ status: 'NOT_ASKED' });
  });

  test.each([[{ language: 'tlh' }], [{}]])('updateNewsLanguage refuses %j', async (body) => {
    await (await on.verified()).expectProblem('updateNewsLanguage', { body }, 400, 'validation');
  });

  test('exportAccount has the notifications and the chosen settings', async () => {
    const { receiver } = await on.propose();
    const before = await receiver.gets('exportAccount');
    expect([before.notifications, before.notificationSettings]).toEqual([
      [expect.objectContaining({ kind: 'PROPOSAL_RECEIVED' })],
      [],
    ]);
    const body = { ...defaultNotificationSettings, weeklyForYou: true };
    await receiver.gets('updateNotificationSettings', { body });
    expect((await receiver.gets('exportAccount')).notificationSettings).toEqual([body]);
  });
});
