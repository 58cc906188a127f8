import { expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, unknownId, type TestClient, type TestMember } from './test-client.ts';

onEachBackend(
  (on) => {
    const report = (from: TestMember, { profileId }: TestMember) =>
      from.gets('reportMember', { body: { profileId, reason: 'OTHER' } });
    const cases = async (moderator: TestClient, state: 'OPEN' | 'CLOSED', page = 0) =>
      moderator.gets('listModerationCases', { query: { state, limit: '2', page: String(page) } });
    const reason = 'Asked for money.';

    test('every operation is the same 404 for everybody else as a path that does not exist', async () => {
      const member = await on.verified();
      const body = { profileId: member.profileId, reason };
      const nowhere = await member.send('GET', '/api/v1/moderation/nothing');
      const problems = [
        nowhere.body as Awaited<ReturnType<TestClient['expectProblem']>>, // the problem of an unknown path
        await member.expectProblem('listModerationCases', {}, 404, 'not-found'),
        await member.expectProblem('listModerationCases', { query: { state: 'ALL' } }, 404, 'not-found'),
        await member.expectProblem('listModerationAudit', {}, 404, 'not-found'),
        await member.expectProblem('listSuspendedMembers', {}, 404, 'not-found'),
        await member.expectProblem('suspendMember', { body }, 404, 'not-found'),
        await member.expectProblem('suspendMember', { raw: '{', headers: {} }, 404, 'not-found'),
        await member.expectProblem('liftSuspension', { body }, 404, 'not-found'),
        await member.expectProblem('closeModerationCase', { params: { id: 'x' }, body }, 404, 'not-found'),
      ];
      expectSameProblem(problems);
    });

    test('getCurrentUser tells moderators alone that they are one', async () => {
      expect(await (await on.moderator()).gets('getCurrentUser')).toMatchObject({ isModerator: true });
      expect(await (await on.verified()).gets('getCurrentUser')).not.toHaveProperty('isModerator');
    });

    test('listModerationCases has the oldest open cases first and the newest closed ones first, in pages', async () => {
      const moderator = await on.moderator();
      const [him, her, brother] = [await on.man(), await on.woman(), await on.man()];
      const made = [await report(him, her), await report(her, brother), await report(her, him)];
      const all = made.map(({ reportId }) => reportId);
      const open = await cases(moderator, 'OPEN');
      expect(open).toMatchObject({ hasNextPage: true, currentPage: 0 });
      expect(open.data.map(({ caseId }) => caseId)).toEqual(all.slice(0, 2));
      expect(open.data[0]!.member!.openCases).toBe(1);
      expect(await cases(moderator, 'OPEN', 1)).toMatchObject({ data: [{ caseId: all[2] }], hasNextPage: false });
      for (const id of all) await moderator.gets('closeModerationCase', { params: { id }, body: { reason } });
      const closed = await cases(moderator, 'CLOSED');
      expect(closed.data.map(({ caseId }) => caseId)).toEqual([all[2], all[1]]);
      expect((await cases(moderator, 'OPEN')).data).toEqual([]);
    });

    test('listModerationCases goes on after a cursor, and leaves out none while others are closed', async () => {
      const moderator = await on.moderator();
      const next = (state: 'OPEN' | 'CLOSED', cursor: string) =>
        moderator.ask('listModerationCases', { query: { state, limit: '1', cursor, page: '7' } });
      const made = [];
      for (let i = 0; i < 3; i += 1) made.push((await report(await on.man(), await on.woman())).reportId);
      const [one, two, three] = made as [string, string, string]; // three were made
      const close = (id: string) => moderator.gets('closeModerationCase', { params: { id }, body: { reason } });
      const page = await next('OPEN', one.toUpperCase());
      expect(page.body).toMatchObject({ data: [{ caseId: two }], hasNextPage: true, nextCursor: two, currentPage: 7 });
      expect(page.headers.get('link')).toContain(`cursor=${two}`);
      await close(one);
      await close(two);
      const last = (await next('OPEN', two)).body;
      expect(last).toMatchObject({ data: [{ caseId: three }], hasNextPage: false });
      expect(last).not.toHaveProperty('nextCursor');
      await close(three);
      expect((await next('CLOSED', three)).body).toMatchObject({ data: [{ caseId: two }], nextCursor: two });
      expect((await next('CLOSED', two)).body).toMatchObject({ data: [{ caseId: one }] });
      for (const state of ['OPEN', 'CLOSED'] as const)
        expect((await next(state, 'ffffffff-ffff-7fff-bfff-ffffffffffff')).body).toMatchObject({ data: [] });
    });

    test('closeModerationCase records the decision, once', async () => {
      const moderator = await on.moderator();
      const { reportId: id } = await report(await on.man(), await on.woman());
      const close = { params: { id }, body: { reason: 'Nothing to do.' } };
      const closed = await moderator.gets('closeModerationCase', close);
      expect(closed).toMatchObject({ caseId: id, decision: 'Nothing to do.', member: { openCases: 0 } });
      await moderator.expectProblem('closeModerationCase', close, 409, 'case-closed');
      await moderator.expectProblem('closeModerationCase', { ...close, params: { id: unknownId } }, 404, 'not-found');
    });

    test.each(['', ' ', 'x'.repeat(501)])(
      'a moderator gives a reason of 1 to 500 characters, not %j',
      async (wrong) => {
        const moderator = await on.moderator();
        const { profileId } = await on.verified();
        const body = { profileId, reason: wrong };
        for (const operation of ['suspendMember', 'liftSuspension'] as const)
          expect((await moderator.expectProblem(operation, { body }, 400, 'validation')).errors).toMatchObject([
            { pointer: '/reason' },
          ]);
        const close = { params: { id: unknownId }, body: { reason: wrong } };
        await moderator.expectProblem('closeModerationCase', close, 400, 'validation');
      },
    );

    test('suspendMember takes the member out of the lists, and tells the member the reason', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman()];
      const suspended = await moderator.gets('suspendMember', { body: { profileId: her.profileId, reason } });
      expect(suspended).toMatchObject({ profileId: her.profileId, isSuspended: true });
      expect((await him.gets('getFeed', { query: { limit: '50' } })).data.map(({ id }) => id)).not.toContain(
        her.profileId,
      );
      expectSameProblem([
        await him.expectProblem('getProfile', { params: { id: her.profileId } }, 404, 'not-found'),
        await him.expectProblem('getProfile', { params: { id: unknownId } }, 404, 'not-found'),
      ]);
      await him.expectProblem('sendProposal', { body: { receiverProfileId: her.profileId } }, 404, 'not-found');
      expect(await her.gets('getCurrentUser')).toMatchObject({ suspension: { reason } });
      await her.expectProblem('getFeed', {}, 403, 'suspended');
      await her.expectProblem('getCurrentUserProfile', {}, 403, 'suspended');
      expect((await her.gets('exportAccount')).user.suspension).toMatchObject({ reason });
      await her.gets('listSessions');
    });

    test('suspendMember again replaces the reason and keeps the time', async () => {
      const moderator = await on.moderator();
      const her = await on.woman();
      const { profileId } = her;
      await moderator.gets('suspendMember', { body: { profileId, reason } });
      const { suspension } = await her.gets('getCurrentUser');
      await moderator.gets('suspendMember', { body: { profileId, reason: 'Another reason.' } });
      expect(await her.gets('getCurrentUser')).toMatchObject({
        suspension: { reason: 'Another reason.', since: suspension!.since },
      });
    });

    test('a suspension ends the contact, and what the other side can still do is end the proposal', async () => {
      const moderator = await on.moderator();
      const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
      await moderator.gets('suspendMember', { body: { profileId: sender.profileId, reason } });
      const read = { params: { id: proposalId }, query: { role: 'SENDER' } };
      await receiver.expectProblem('getContactInfo', read, 403, 'contact-not-shared');
      expect(await receiver.gets('getProfile', { params: { id: sender.profileId } })).toHaveProperty('proposal');
      const become = (status: string) => ({ body: { proposalId, status } });
      await receiver.expectProblem('updateProposalStatus', become('MARRIAGE_FIXED'), 409, 'member-unavailable');
      await receiver.gets('updateProposalStatus', become('NOT_COMPATIBLE'));
    });

    test('liftSuspension brings the member back as before', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman()];
      const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
      for (const { profileId } of [her, sender]) {
        await moderator.gets('suspendMember', { body: { profileId, reason } });
        const lifted = await moderator.gets('liftSuspension', { body: { profileId, reason: 'It was a mistake.' } });
        expect(lifted).toMatchObject({ isSuspended: false });
      }
      await him.gets('getProfile', { params: { id: her.profileId } });
      await her.gets('getFeed');
      await receiver.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'SENDER' } });
    });

    test('listSuspendedMembers has the last suspended first, in pages, until the suspension is lifted', async () => {
      const moderator = await on.moderator();
      const list = async (page = 0) =>
        moderator.gets('listSuspendedMembers', { query: { limit: '2', page: String(page) } });
      const [first, second, third] = [await on.woman(), await on.man(), await on.woman()];
      for (const { profileId } of [first, second, third]) {
        on.advance(1000);
        await moderator.gets('suspendMember', { body: { profileId, reason } });
      }
      const { suspension } = await third.gets('getCurrentUser');
      expect(await list()).toMatchObject({
        data: [
          { member: { profileId: third.profileId, isSuspended: true }, suspension: { ...suspension, reason } },
          { member: { profileId: second.profileId } },
        ],
        hasNextPage: true,
      });
      const next = await list(1);
      expect(next.currentPage).toBe(1);
      expect(next.data[0]).toMatchObject({ member: { profileId: first.profileId }, suspension: { reason } });
      await moderator.gets('liftSuspension', { body: { profileId: third.profileId, reason: 'It was a mistake.' } });
      expect((await list()).data.map(({ member }) => member.profileId)).toEqual([second.profileId, first.profileId]);
    });

    test('a moderator cannot suspend themself', async () => {
      const moderator = await on.memberModerator();
      const { profileId } = moderator;
      const { errors } = await moderator.expectProblem(
        'suspendMember',
        { body: { profileId, reason } },
        400,
        'validation',
      );
      expect(errors).toMatchObject([{ pointer: '/profileId' }]);
    });

    test('a suspended moderator is no moderator', async () => {
      const [one, other] = [await on.memberModerator(), await on.moderator()];
      await other.gets('suspendMember', { body: { profileId: one.profileId, reason } });
      await one.expectProblem('listModerationCases', {}, 404, 'not-found');
    });

    test('liftSuspension refuses a member who is not suspended, and an unknown one', async () => {
      const moderator = await on.moderator();
      const { profileId } = await on.woman();
      const lift = (id: string) => ({ body: { profileId: id, reason: 'A mistake.' } });
      await moderator.expectProblem('liftSuspension', lift(profileId), 409, 'not-suspended');
      await moderator.expectProblem('liftSuspension', lift(unknownId), 404, 'not-found');
      expect((await moderator.gets('listModerationAudit')).data.map((entry) => entry.profileId)).not.toContain(
        profileId,
      );
    });

    test('listModerationAudit has what moderators did, the newest first, and nothing that changed nothing', async () => {
      const moderator = await on.moderator();
      const [him, her] = [await on.man(), await on.woman()];
      const { reportId } = await report(him, her);
      const { profileId } = her;
      await moderator.gets('suspendMember', { body: { profileId, reason } });
      await moderator.gets('liftSuspension', { body: { profileId, reason: 'A mistake.' } });
      await moderator.ask('liftSuspension', { body: { profileId, reason: 'Again.' } });
      await moderator.gets('closeModerationCase', { params: { id: reportId }, body: { reason: 'Done.' } });
      expect(await moderator.gets('listModerationAudit', { query: { limit: '2' } })).toMatchObject({
        hasNextPage: true,
      });
      const { data } = await moderator.gets('listModerationAudit', { query: { limit: '3' } });
      expect(data).toMatchObject([
        { action: 'CLOSE_CASE', profileId, caseId: reportId, reason: 'Done.', moderator: moderator.email },
        { action: 'LIFT_SUSPENSION', profileId, reason: 'A mistake.' },
        { action: 'SUSPEND', profileId, reason },
      ]);
    });
  },
  { limits: { REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0 } },
);
