import type { Proposal } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { describe, expect, test } from 'vitest';
import { listOf, proposalTo, statuses } from './proposal-parties.ts';
import { expectSameProblem, malformedIds, onEachBackend, unknownId } from './test-client.ts';

onEachBackend((on) => {
  describe('getProposal', () => {
    test.each(statuses)('getProposal shows both sides the proposal as their lists do: %s', async (status) => {
      const { sender, receiver, proposalId } = await on.propose(status);
      const [sent, received] = [await listOf(sender, 'SENT'), await listOf(receiver, 'RECEIVED')];
      for (const id of [proposalId, proposalId.toUpperCase()]) {
        expect([await sender.gets('getProposal', { params: { id } })]).toEqual(sent);
        expect([await receiver.gets('getProposal', { params: { id } })]).toEqual(received);
      }
    });

    test('getProposal is the same 404 to others, to who has blocked the other one, and once it was taken back', async () => {
      const { sender, receiver, proposalId } = await on.propose();
      const ask = (client: typeof sender, id = proposalId) =>
        client.expectProblem('getProposal', { params: { id } }, 404, 'not-found');
      const problems = [await ask(await on.man()), await ask(sender, unknownId)];
      await sender.gets('takeBackProposal', { body: { proposalId } });
      problems.push(await ask(receiver));
      await sender.gets('blockMember', { body: { profileId: receiver.profileId } });
      problems.push(await ask(sender));
      expectSameProblem(problems);
    });

    test('getProposal refuses what is no id', async () => {
      const man = await on.man();
      for (const id of malformedIds) await man.expectProblem('getProposal', { params: { id } }, 400, 'validation');
    });
  });

  test('listProposals leads from page to page by Link, whatever is answered meanwhile', async () => {
    const man = await on.man();
    const women = [await on.woman(), await on.woman(), await on.woman(), await on.woman(), await on.woman()];
    for (const woman of women) await woman.gets('sendProposal', proposalTo(man));
    const [newest, ...older] = (await listOf(man, 'RECEIVED')).map(({ proposalId }) => proposalId);
    await man.gets('declineProposal', { body: { proposalId: older.at(-1) } });
    const seen: string[] = [];
    let query: Record<string, string> = { limit: '2' };
    for (let page = 0; page < 3; page += 1) {
      const { body, headers } = await man.ask('listProposals', { params: { type: 'RECEIVED' }, query });
      seen.push(...(body as Proposal[]).map(({ proposalId }) => proposalId));
      const link = headers.get('link');
      expect([headers.get('has-next-page'), link !== null]).toEqual(page < 2 ? ['true', true] : ['false', false]);
      // The one after which the next page begins is pending no more.
      if (page === 0) await man.gets('acceptProposal', { body: { proposalId: seen.at(-1) } });
      query = Object.fromEntries(new URL(/^<(.*)>; rel="next"$/.exec(link ?? '')?.[1] ?? '', 'http://x').searchParams);
    }
    // What was answered after it was read comes again among the answered ones.
    expect(seen.slice(0, 4)).toEqual([newest, ...older.slice(0, 3)]);
    expect(new Set(seen).size).toBe(5);
  });

  test('listProposals refuses a cursor of a proposal of others', async () => {
    const { receiver } = await on.propose();
    // Newer, so that the own one would come after it.
    const { proposalId } = await on.propose();
    const cursor = `${proposalId.replaceAll('-', '')}ffff`;
    const request = { params: { type: 'RECEIVED' }, query: { cursor } };
    const { errors } = await receiver.expectProblem('listProposals', request, 400, 'validation');
    expect(errors).toMatchObject([{ pointer: 'cursor', code: 'outdated' }]);
  });

  describe('sendProposal', () => {
    test('sendProposal creates a pending proposal that both sides see', async () => {
      const profile = { dateOfBirth: '1995-12-31', occupation: 'Architect', createdBy: 'MOTHER' } as const;
      const [sender, receiver] = [await on.man({ profile }), await on.woman({ profile })];
      const proposal = await sender.gets('sendProposal', proposalTo(receiver));
      const place = { city: 'Hyderabad', state: 'Telangana', country: 'India' };
      const about = { isVerified: true, ...place, age: 31, occupation: 'Architect', createdBy: 'MOTHER' };
      const at = on.now().toISOString();
      expect(proposal).toEqual({
        proposalId: expect.any(String),
        status: 'PENDING',
        senderProfile: { id: sender.profileId, fullName: sender.fullName, ...about },
        receiverProfile: { id: receiver.profileId, fullName: receiver.fullName, ...about },
        createdAt: at,
        changedAt: at,
      });
      expect(await listOf(sender, 'SENT')).toEqual([proposal]);
      expect(await listOf(receiver, 'RECEIVED')).toEqual([proposal]);
      expect(await listOf(sender, 'RECEIVED')).toEqual([]);
      expect(await listOf(receiver, 'SENT')).toEqual([]);
    });

    test('sendProposal refuses the own profile', async () => {
      const man = await on.man();
      await man.expectProblem('sendProposal', proposalTo(man), 400, 'validation');
    });

    test('sendProposal returns the same 404 for the own gender, an unverified member and an unknown id', async () => {
      const man = await on.man();
      const problems = [
        await man.expectProblem('sendProposal', proposalTo(await on.man()), 404, 'not-found'),
        await man.expectProblem('sendProposal', proposalTo(await on.unverified()), 404, 'not-found'),
        await man.expectProblem('sendProposal', proposalTo({ profileId: unknownId }), 404, 'not-found'),
      ];
      expectSameProblem(problems);
      expect(problems[0]).toMatchObject({ detail: 'Profile not found' });
      expect(await listOf(man, 'SENT')).toEqual([]);
    });

    test.each(statuses)('sendProposal refuses a second proposal to the same member, also after %s', async (status) => {
      const { sender, receiver } = await on.propose(status);
      const { params } = await sender.expectProblem('sendProposal', proposalTo(receiver), 409, 'already-proposed');
      const [sent] = await listOf(sender, 'SENT');
      expect(params).toEqual({ proposalId: sent!.proposalId, status });
      expect(await listOf(sender, 'SENT')).toHaveLength(1);
    });

    test.each(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED'] as const)(
      'sendProposal refuses a proposal in return while theirs is %s',
      async (status) => {
        const { sender, receiver } = await on.propose(status);
        await receiver.expectProblem('sendProposal', proposalTo(sender), 409, 'they-proposed-first');
      },
    );

    test.each(['DECLINED', 'NOT_COMPATIBLE'] as const)(
      'sendProposal accepts one proposal in return after %s',
      async (status) => {
        const { sender, receiver } = await on.propose(status);
        expect(await receiver.gets('sendProposal', proposalTo(sender))).toMatchObject({ status: 'PENDING' });
        await receiver.expectProblem('sendProposal', proposalTo(sender), 409, 'already-proposed');
      },
    );

    test('sendProposal refuses members whose marriage is fixed, as senders and as receivers', async () => {
      const fixed = await on.propose('MARRIAGE_FIXED');
      const [man, woman] = [await on.man(), await on.woman()];
      await fixed.sender.expectProblem('sendProposal', proposalTo(woman), 409, 'marriage-fixed');
      await fixed.receiver.expectProblem('sendProposal', proposalTo(man), 409, 'marriage-fixed');
      const former = await on.propose('DECLINED', { receiver: await on.woman() });
      await on.propose('MARRIAGE_FIXED', { sender: former.sender });
      await former.receiver.expectProblem('sendProposal', proposalTo(former.sender), 409, 'marriage-fixed');
    });

    test('sendProposal tells a stranger neither of a marriage nor of a pause', async () => {
      const [{ receiver: married }, paused] = [await on.propose('MARRIAGE_FIXED'), await on.woman()];
      await paused.gets('pauseProfile', { body: { isPaused: true } });
      const man = await on.man();
      const refused = (profileId: string) =>
        man.expectProblem('sendProposal', proposalTo({ profileId }), 404, 'not-found');
      expectSameProblem([await refused(married.profileId), await refused(paused.profileId), await refused(unknownId)]);
    });

    test.each([
      ['a status', { status: 'ACCEPTED' }, '/status'],
      ['a sender', { senderProfileId: unknownId }, '/senderProfileId'],
      ['no receiver', { receiverProfileId: undefined }, '/receiverProfileId'],
      ['a receiver that is no id', { receiverProfileId: 'NH-9e0f1a2b' }, '/receiverProfileId'],
      ['a list of receivers', { receiverProfileId: [unknownId] }, '/receiverProfileId'],
    ])('sendProposal refuses %s', async (_what, change, pointer) => {
      const { errors } = await (
        await on.man()
      ).expectProblem('sendProposal', { body: { receiverProfileId: unknownId, ...change } }, 400, 'validation');
      expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    });

    test('sendProposal allows ten proposals a day', async () => {
      const sender = await on.man();
      for (let i = 0; i < 10; i += 1) await sender.gets('sendProposal', proposalTo(await on.woman()));
      const eleventh = await on.woman();
      await sender.expectProblem('sendProposal', proposalTo(eleventh), 429, 'rate-limited');
      expect(await listOf(eleventh, 'RECEIVED')).toEqual([]);
    });
  });

  describe('listProposals', () => {
    test('listProposals returns pending proposals first, then the newest', async () => {
      const receiver = await on.woman();
      const oldest = await on.propose('PENDING', { receiver });
      const answered = await on.propose('DECLINED', { receiver });
      const accepted = await on.propose('ACCEPTED', { receiver });
      const newest = await on.propose('PENDING', { receiver });
      const order = (await listOf(receiver, 'RECEIVED')).map(({ proposalId }) => proposalId);
      expect(order).toEqual([newest, oldest, accepted, answered].map(({ proposalId }) => proposalId));
    });

    test('listProposals returns pages, and says in a header whether another one follows', async () => {
      const receiver = await on.woman();
      const sent: string[] = [];
      for (let i = 0; i < 5; i += 1) sent.unshift((await on.propose('PENDING', { receiver })).proposalId);
      const page = async (query: Record<string, string>) => {
        const { status, headers, body } = await receiver.ask('listProposals', { params: { type: 'RECEIVED' }, query });
        expect(status).toBe(200);
        const ids = (body as Proposal[]).map(({ proposalId }) => sent.indexOf(proposalId)); // checked by ask()
        return { ids, hasNextPage: headers.get('has-next-page') };
      };
      expect(await page({})).toEqual({ ids: [0, 1, 2, 3, 4], hasNextPage: 'false' });
      expect(await page({ limit: '5' })).toEqual({ ids: [0, 1, 2, 3, 4], hasNextPage: 'false' });
      expect(await page({ limit: '2' })).toEqual({ ids: [0, 1], hasNextPage: 'true' });
      expect(await page({ limit: '2', page: '1' })).toEqual({ ids: [2, 3], hasNextPage: 'true' });
      expect(await page({ limit: '2', page: '2' })).toEqual({ ids: [4], hasNextPage: 'false' });
      expect(await page({ limit: '100', page: '2147483647' })).toEqual({ ids: [], hasNextPage: 'false' });
    });

    test.each<Record<string, string>>([
      { limit: '0' },
      { limit: '101' },
      { limit: '1.5' },
      { page: '-1' },
      { page: 'x' },
    ])('listProposals refuses the page %o', async (query) => {
      const owner = await on.verified();
      await owner.expectProblem('listProposals', { params: { type: 'SENT' }, query }, 400, 'validation');
    });

    test('listProposals is empty without proposals', async () => {
      const owner = await on.verified();
      expect(await listOf(owner, 'SENT')).toEqual([]);
      expect(await listOf(owner, 'RECEIVED')).toEqual([]);
    });

    test.each(['sent', 'ALL', 'accept', 'update-status', '%00'])('listProposals refuses the type %s', async (type) => {
      await (await on.verified()).expectProblem('listProposals', { params: { type } }, 400, 'validation');
    });

    test('listProposals refuses an undeclared parameter', async () => {
      await (
        await on.verified()
      ).expectProblem('listProposals', { params: { type: 'SENT' }, query: { status: 'PENDING' } }, 400, 'validation');
    });
  });
});

onEachBackend(
  (on) => {
    test('sendProposal limits the proposals that wait for an answer', async () => {
      const sender = await on.man();
      const first = await on.propose('PENDING', { sender });
      await on.propose('PENDING', { sender });
      await sender.expectProblem('sendProposal', proposalTo(await on.woman()), 429, 'rate-limited');
      await first.receiver.gets('declineProposal', { body: { proposalId: first.proposalId } });
      await sender.gets('sendProposal', proposalTo(await on.woman()));
    });
  },
  { limits: { PROPOSALS_PER_DAY: 0, PROPOSALS_PENDING: 2 } },
);
