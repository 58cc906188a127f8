import type {
  ContactRole,
  Proposal,
  ProposalStatus,
  ProposalStatusChangeStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { describe, expect, test } from 'vitest';
import {
  expectSameProblem,
  malformedIds,
  onEachSubject,
  unknownId,
  type Proposed,
  type TestMember,
} from './test-client.ts';

const statuses: ProposalStatus[] = ['PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'];
const sides: ContactRole[] = ['SENDER', 'RECEIVER'];

const [ok, notYours, no] = [200, 403, 409] as const;
type Outcome = typeof ok | typeof notYours | typeof no;
const codes = { 403: 'not-your-move', 409: 'illegal-transition' } as const;

/** The status of the response to [sender, receiver], written out here and not read from the rules' own table (R30). */
const outcomes: Record<ProposalStatus, Record<ProposalStatusChangeStatus, [Outcome, Outcome]>> = {
  PENDING: { ACCEPTED: [notYours, ok], DECLINED: [notYours, ok], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  ACCEPTED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [ok, ok], NOT_COMPATIBLE: [ok, ok] },
  DECLINED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  MARRIAGE_FIXED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  NOT_COMPATIBLE: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
};
const changes = statuses.flatMap(
  (from) =>
    Object.entries(outcomes[from]).flatMap(([to, expected]) =>
      sides.map((side, i) => ({ from, to: to as ProposalStatusChangeStatus, side, expected: expected[i]! })),
    ), // the table's own keys
);

const partyOf = ({ sender, receiver }: Proposed, side: ContactRole) => (side === 'SENDER' ? sender : receiver);
const otherOf = (side: ContactRole) => (side === 'SENDER' ? 'RECEIVER' : 'SENDER');
const proposalTo = (receiver: { profileId: string }) => ({ body: { receiverProfileId: receiver.profileId } });
const list = (me: TestMember, type: 'SENT' | 'RECEIVED') => me.gets('listProposals', { params: { type } });
const statusOf = async ({ sender, proposalId }: Proposed) =>
  (await list(sender, 'SENT')).find((p) => p.proposalId === proposalId)?.status;

onEachSubject((on) => {
  describe('sendProposal', () => {
    test('sendProposal creates a pending proposal that both sides see', async () => {
      const [sender, receiver] = [await on.man(), await on.woman()];
      const proposal = await sender.gets('sendProposal', proposalTo(receiver));
      expect(proposal).toEqual({
        proposalId: expect.any(String),
        status: 'PENDING',
        senderProfile: {
          id: sender.profileId,
          fullName: sender.fullName,
          isVerified: true,
          city: 'Hyderabad',
          state: 'Telangana',
          country: 'India',
        },
        receiverProfile: {
          id: receiver.profileId,
          fullName: receiver.fullName,
          isVerified: true,
          city: 'Hyderabad',
          state: 'Telangana',
          country: 'India',
        },
      });
      expect(await list(sender, 'SENT')).toEqual([proposal]);
      expect(await list(receiver, 'RECEIVED')).toEqual([proposal]);
      expect(await list(sender, 'RECEIVED')).toEqual([]);
      expect(await list(receiver, 'SENT')).toEqual([]);
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
      expect(await list(man, 'SENT')).toEqual([]);
    });

    test.each(statuses)('sendProposal refuses a second proposal to the same member, also after %s', async (status) => {
      const { sender, receiver } = await on.propose(status);
      await sender.expectProblem('sendProposal', proposalTo(receiver), 409, 'already-proposed');
      expect(await list(sender, 'SENT')).toHaveLength(1);
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
      await man.expectProblem('sendProposal', proposalTo(fixed.receiver), 409, 'marriage-fixed');
      await woman.expectProblem('sendProposal', proposalTo(fixed.sender), 409, 'marriage-fixed');
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
      expect(await list(eleventh, 'RECEIVED')).toEqual([]);
    });
  });

  describe('listProposals', () => {
    test('listProposals returns pending proposals first, then the newest', async () => {
      const receiver = await on.woman();
      const oldest = await on.propose('PENDING', { receiver });
      const answered = await on.propose('DECLINED', { receiver });
      const accepted = await on.propose('ACCEPTED', { receiver });
      const newest = await on.propose('PENDING', { receiver });
      const order = (await list(receiver, 'RECEIVED')).map(({ proposalId }) => proposalId);
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
      expect(await list(owner, 'SENT')).toEqual([]);
      expect(await list(owner, 'RECEIVED')).toEqual([]);
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

  describe('updateProposalStatus, acceptProposal, declineProposal', () => {
    test.each(changes)(
      'updateProposalStatus by the $side from $from to $to returns $expected',
      async ({ from, to: status, side, expected }) => {
        const proposed = await on.propose(from);
        const [party, body] = [partyOf(proposed, side), { proposalId: proposed.proposalId, status }];
        if (expected === ok) expect(await party.gets('updateProposalStatus', { body })).toMatchObject(body);
        else await party.expectProblem('updateProposalStatus', { body }, expected, codes[expected]);
        expect(await statusOf(proposed)).toBe(expected === ok ? status : from);
      },
    );

    test.each(changes.filter(({ to }) => to === 'ACCEPTED' || to === 'DECLINED'))(
      'acceptProposal and declineProposal by the $side from $from to $to return $expected',
      async ({ from, to: status, side, expected }) => {
        const proposed = await on.propose(from);
        const operationId = status === 'ACCEPTED' ? 'acceptProposal' : 'declineProposal';
        const [party, body] = [partyOf(proposed, side), { proposalId: proposed.proposalId }];
        if (expected === ok) expect(await party.gets(operationId, { body })).toMatchObject({ ...body, status });
        else await party.expectProblem(operationId, { body }, expected, codes[expected]);
        expect(await statusOf(proposed)).toBe(expected === ok ? status : from);
      },
    );

    test('updateProposalStatus, acceptProposal and declineProposal return the same 404 for the proposals of others and unknown ids', async () => {
      const proposed = await on.propose();
      for (const stranger of [await on.man(), await on.woman()]) {
        for (const status of ['ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE']) {
          expectSameProblem([
            await stranger.expectProblem(
              'updateProposalStatus',
              { body: { proposalId: proposed.proposalId, status } },
              404,
              'not-found',
            ),
            await stranger.expectProblem(
              'updateProposalStatus',
              { body: { proposalId: unknownId, status } },
              404,
              'not-found',
            ),
          ]);
        }
        for (const operationId of ['acceptProposal', 'declineProposal'] as const) {
          expectSameProblem([
            await stranger.expectProblem(operationId, { body: { proposalId: proposed.proposalId } }, 404, 'not-found'),
            await stranger.expectProblem(operationId, { body: { proposalId: unknownId } }, 404, 'not-found'),
          ]);
        }
      }
      expect(await statusOf(proposed)).toBe('PENDING');
    });

    test.each([
      ['PENDING', { status: 'PENDING' }, '/status'],
      ['lower case', { status: 'accepted' }, '/status'],
      ['an unknown status', { status: 'WITHDRAWN' }, '/status'],
      ['no status', { status: undefined }, '/status'],
      ['an extra field', { note: 'x' }, '/note'],
      ['no proposal', { proposalId: undefined }, '/proposalId'],
    ])('updateProposalStatus refuses %s', async (_what, change, pointer) => {
      const { receiver, proposalId } = await on.propose();
      const { errors } = await receiver.expectProblem(
        'updateProposalStatus',
        { body: { proposalId, status: 'ACCEPTED', ...change } },
        400,
        'validation',
      );
      expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    });

    test.each(['acceptProposal', 'declineProposal'] as const)(
      '%s refuses a body without a proposal id or with more',
      async (operationId) => {
        const { receiver, proposalId } = await on.propose();
        for (const body of [
          {},
          { proposalId: 'x' },
          { proposalId: null },
          { proposalId, status: 'ACCEPTED' },
          [],
          null,
        ]) {
          await receiver.expectProblem(operationId, { body }, 400, 'validation');
        }
      },
    );

    test('acceptProposal refuses a receiver whose marriage is fixed; declineProposal does not', async () => {
      const receiver = await on.woman();
      const waiting = await on.propose('PENDING', { receiver });
      const other = await on.propose('PENDING', { receiver });
      await on.propose('MARRIAGE_FIXED', { receiver });
      await receiver.expectProblem(
        'acceptProposal',
        { body: { proposalId: waiting.proposalId } },
        409,
        'marriage-fixed',
      );
      await receiver.expectProblem(
        'updateProposalStatus',
        { body: { proposalId: waiting.proposalId, status: 'ACCEPTED' } },
        409,
        'marriage-fixed',
      );
      expect(await receiver.gets('declineProposal', { body: { proposalId: waiting.proposalId } })).toMatchObject({
        status: 'DECLINED',
      });
      expect(
        await receiver.gets('updateProposalStatus', { body: { proposalId: other.proposalId, status: 'DECLINED' } }),
      ).toMatchObject({ status: 'DECLINED' });
    });

    test('acceptProposal refuses the proposal of a sender whose marriage is fixed', async () => {
      const sender = await on.man();
      const waiting = await on.propose('PENDING', { sender });
      await on.propose('MARRIAGE_FIXED', { sender });
      await waiting.receiver.expectProblem(
        'acceptProposal',
        { body: { proposalId: waiting.proposalId } },
        409,
        'marriage-fixed',
      );
      await waiting.receiver.gets('declineProposal', { body: { proposalId: waiting.proposalId } });
    });

    test('updateProposalStatus fixes no second marriage of either side', async () => {
      const sender = await on.man();
      const accepted = await on.propose('ACCEPTED', { sender });
      await on.propose('MARRIAGE_FIXED', { sender });
      const body = { proposalId: accepted.proposalId, status: 'MARRIAGE_FIXED' };
      await sender.expectProblem('updateProposalStatus', { body }, 409, 'marriage-fixed');
      await accepted.receiver.expectProblem('updateProposalStatus', { body }, 409, 'marriage-fixed');
      await accepted.receiver.gets('updateProposalStatus', { body: { ...body, status: 'NOT_COMPATIBLE' } });
    });
  });

  describe('a profile behind a proposal', () => {
    const cityOf = async (me: TestMember, other: TestMember) => {
      const { profile, preferences } = await me.gets('getProfile', { params: { id: other.profileId } });
      return [profile.city, preferences.cities[0]];
    };
    const cardOf = async (me: TestMember, other: TestMember) =>
      [...(await list(me, 'SENT')), ...(await list(me, 'RECEIVED'))]
        .flatMap(({ senderProfile, receiverProfile }) => [senderProfile, receiverProfile])
        .find(({ id }) => id === other.profileId);
    const moveTo = async (member: TestMember, city: string) => {
      const { gender } = (await member.gets('getCurrentUserProfile')).profile;
      const preferredLocation = { countries: ['India'], states: [], cities: [city] };
      const body = newProfileBody({ profile: { gender, city }, preferences: { preferredLocation } });
      await member.gets('updateProfile', { body });
    };

    test.each(sides.flatMap((side) => (['DECLINED', 'NOT_COMPATIBLE'] as const).map((status) => ({ side, status }))))(
      'getProfile and listProposals show the $side the other one as of the end: $status',
      async ({ side, status }) => {
        const proposed = await on.propose();
        const [me, other] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
        await moveTo(other, 'Warangal');
        expect(await cityOf(me, other)).toEqual(['Warangal', 'Warangal']);
        expect((await cardOf(me, other))?.city).toBe('Warangal');
        const { proposalId, receiver } = proposed;
        const path = status === 'DECLINED' ? [status] : (['ACCEPTED', status] as const);
        for (const next of path) await receiver.gets('updateProposalStatus', { body: { proposalId, status: next } });
        await moveTo(other, 'Nizamabad');
        expect(await cityOf(me, other)).toEqual(['Warangal', 'Warangal']);
        expect((await cardOf(me, other))?.city).toBe('Warangal');
        expect(await cityOf(other, other)).toEqual(['Nizamabad', 'Nizamabad']);
      },
    );

    test('getProfile shows the present profile again while a new proposal is active, and its end afterwards', async () => {
      const { sender, receiver } = await on.propose('DECLINED');
      await moveTo(sender, 'Warangal');
      const { proposalId } = await receiver.gets('sendProposal', proposalTo(sender));
      expect(await cityOf(receiver, sender)).toEqual(['Warangal', 'Warangal']);
      await sender.gets('declineProposal', { body: { proposalId } });
      await moveTo(sender, 'Nizamabad');
      expect(await cityOf(receiver, sender)).toEqual(['Warangal', 'Warangal']);
    });

    test('a fixed marriage ends contact through the other proposals of both, and the profiles stay as they stood', async () => {
      const groom = await on.man();
      const other = await on.propose('ACCEPTED', { sender: groom });
      const pending = await on.propose('PENDING', { sender: groom });
      const married = await on.propose('ACCEPTED', { sender: groom });
      const [bride, rival] = [married.receiver, await on.propose('ACCEPTED', { receiver: married.receiver })];
      await moveTo(groom, 'Warangal');
      await bride.gets('updateProposalStatus', { body: { proposalId: married.proposalId, status: 'MARRIAGE_FIXED' } });
      await moveTo(groom, 'Nizamabad');

      const read = ({ proposalId }: Proposed, role: ContactRole) => ({ params: { id: proposalId }, query: { role } });
      for (const [me, proposed, role] of [
        [other.receiver, other, 'SENDER'],
        [groom, other, 'RECEIVER'],
        [rival.sender, rival, 'RECEIVER'],
        [bride, rival, 'SENDER'],
      ] as const) {
        const problem = await me.expectProblem('getContactInfo', read(proposed, role), 403, 'contact-not-shared');
        expect(problem.params).toEqual({ reason: 'MARRIAGE_FIXED' });
      }
      await bride.gets('getContactInfo', read(married, 'SENDER'));

      // Whoever may still look sees the profile of that day, and on the card that the member is no longer available.
      for (const me of [other.receiver, pending.receiver]) {
        expect(await cityOf(me, groom)).toEqual(['Warangal', 'Warangal']);
        expect(await cardOf(me, groom)).toMatchObject({ city: 'Warangal', isAvailable: false });
        expect(await cardOf(me, me)).not.toHaveProperty('isAvailable');
      }
      expect(await cardOf(bride, groom)).not.toHaveProperty('isAvailable');
      expect(await cardOf(rival.sender, bride)).toMatchObject({ isAvailable: false });

      const end = { body: { proposalId: other.proposalId, status: 'NOT_COMPATIBLE' } };
      const ended = await other.receiver.gets('updateProposalStatus', end);
      expect(ended.senderProfile).toMatchObject({ city: 'Warangal' });
      expect(ended.senderProfile).not.toHaveProperty('isAvailable');
      expect(await cityOf(other.receiver, groom)).toEqual(['Warangal', 'Warangal']);
    });
  });

  describe('getContactInfo', () => {
    const ask = (proposalId: string, role: string | string[]) => ({ params: { id: proposalId }, query: { role } });

    test.each(statuses.flatMap((status) => sides.map((side) => ({ status, side }))))(
      'getContactInfo for the $side of a proposal in status $status',
      async ({ status, side }) => {
        const proposed = await on.propose(status);
        const [me, other] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
        if (status === 'ACCEPTED' || status === 'MARRIAGE_FIXED') {
          expect(await me.gets('getContactInfo', ask(proposed.proposalId, otherOf(side)))).toEqual({
            email: other.email,
            phoneNumber: other.phoneNumber,
          });
        } else {
          await me.expectProblem('getContactInfo', ask(proposed.proposalId, otherOf(side)), 403, 'contact-not-shared');
        }
        // The role never selects the person: the own role is refused in every status (R35).
        await me.expectProblem('getContactInfo', ask(proposed.proposalId, side), 400, 'validation');
      },
    );

    test.each(['ACCEPTED', 'MARRIAGE_FIXED'] as const)(
      'getContactInfo never sends a number that is not proved: %s',
      async (status) => {
        const { sender, receiver, proposalId } = await on.propose(status);
        const before = { email: receiver.email, phoneNumber: receiver.phoneNumber };
        expect(await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'))).toEqual(before);
        const phoneNumber = newPhoneNumber();
        await receiver.gets('updateProfile', { body: newProfileBody({ profile: { phoneNumber } }) });
        const problem = await sender.expectProblem(
          'getContactInfo',
          ask(proposalId, 'RECEIVER'),
          403,
          'contact-not-shared',
        );
        expect(problem).toMatchObject({
          detail: 'This member is confirming a new number. Please try again later.',
          params: { reason: 'CONFIRMING_NUMBER' },
        });
        await receiver.gets('recordVerifiedPhone', {
          body: { phoneNumber, isPhoneVerified: true },
          headers: { authorization: `Bearer ${await on.phoneProof(phoneNumber)}` },
        });
        expect(await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'))).toEqual({ ...before, phoneNumber });
      },
    );

    test('getContactInfo returns the same 404 for the proposals of others and unknown ids', async () => {
      const { proposalId } = await on.propose('ACCEPTED');
      for (const stranger of [await on.man(), await on.woman()]) {
        for (const role of sides) {
          expectSameProblem([
            await stranger.expectProblem('getContactInfo', ask(proposalId, role), 404, 'not-found'),
            await stranger.expectProblem('getContactInfo', ask(unknownId, role), 404, 'not-found'),
          ]);
        }
      }
    });

    test.each([
      ['no role', {}],
      ['a role twice', { role: ['RECEIVER', 'SENDER'] }],
      ['lower case', { role: 'receiver' }],
      ['an empty role', { role: '' }],
      ['an extra parameter', { role: 'RECEIVER', of: unknownId }],
    ])('getContactInfo refuses %s', async (_what, query) => {
      const { sender, proposalId } = await on.propose('ACCEPTED');
      await sender.expectProblem('getContactInfo', { params: { id: proposalId }, query }, 400, 'validation');
    });

    test.each(malformedIds)('getContactInfo refuses the id %s', async (id) => {
      await (
        await on.verified()
      ).expectProblem('getContactInfo', { params: { id }, query: { role: 'SENDER' } }, 400, 'validation');
    });

    test('getContactInfo refuses after the status became NOT_COMPATIBLE', async () => {
      const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
      await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'));
      await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
      await sender.expectProblem('getContactInfo', ask(proposalId, 'RECEIVER'), 403, 'contact-not-shared');
    });
  });
});

onEachSubject(
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
