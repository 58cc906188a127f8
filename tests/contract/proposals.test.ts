import type {
  ContactRole,
  ProposalStatus,
  ProposalStatusChangeStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { describe, expect, test } from 'vitest';
import { onEachSubject, type CheckedMember } from './checked.ts';
import { testGates } from './gates.ts';
import { propose, type Proposed } from './proposed.ts';
import { expectAlike } from './same-refusal.ts';
import { malformedIds, nobody } from './some-ids.ts';

const statuses: ProposalStatus[] = ['PENDING', 'ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'];
const sides: ContactRole[] = ['SENDER', 'RECEIVER'];

const [ok, notYours, no] = [200, 403, 409] as const;
type Outcome = typeof ok | typeof notYours | typeof no;
const codes = { 403: 'not-your-move', 409: 'illegal-transition' } as const;

/** Written out by hand from SPEC section 4, apart from the rules' own table: what [sender, receiver] are told. */
const outcomes: Record<ProposalStatus, Record<ProposalStatusChangeStatus, [Outcome, Outcome]>> = {
  PENDING: { ACCEPTED: [notYours, ok], DECLINED: [notYours, ok], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  ACCEPTED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [ok, ok], NOT_COMPATIBLE: [ok, ok] },
  DECLINED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  MARRIAGE_FIXED: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
  NOT_COMPATIBLE: { ACCEPTED: [no, no], DECLINED: [no, no], MARRIAGE_FIXED: [no, no], NOT_COMPATIBLE: [no, no] },
};
const moves = statuses.flatMap(
  (from) =>
    Object.entries(outcomes[from]).flatMap(([to, told]) =>
      sides.map((side, i) => ({ from, to: to as ProposalStatusChangeStatus, side, told: told[i]! })),
    ), // the table's own keys
);

const partyOf = ({ sender, receiver }: Proposed, side: ContactRole) => (side === 'SENDER' ? sender : receiver);
const otherOf = (side: ContactRole) => (side === 'SENDER' ? 'RECEIVER' : 'SENDER');
const to = (receiver: { profileId: string }) => ({ body: { receiverProfileId: receiver.profileId } });
const list = (me: CheckedMember, type: 'SENT' | 'RECEIVED') => me.gets('listProposals', { params: { type } });
const statusOf = async ({ sender, proposalId }: Proposed) =>
  (await list(sender, 'SENT')).find((p) => p.proposalId === proposalId)?.status;

onEachSubject((on) => {
  testGates(on, 'sendProposal', { body: { receiverProfileId: nobody } });
  testGates(on, 'listProposals', { params: { type: 'SENT' } });
  testGates(on, 'updateProposalStatus', { body: { proposalId: nobody, status: 'ACCEPTED' } });
  testGates(on, 'acceptProposal', { body: { proposalId: nobody } });
  testGates(on, 'declineProposal', { body: { proposalId: nobody } });
  testGates(on, 'getContactInfo', { params: { id: nobody }, query: { role: 'SENDER' } });

  describe('sendProposal', () => {
    test('sendProposal makes a pending proposal that both see', async () => {
      const [sender, receiver] = [await on.man(), await on.woman()];
      const proposal = await sender.gets('sendProposal', to(receiver));
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

    test('sendProposal to oneself is refused', async () => {
      const man = await on.man();
      await man.isRefused('sendProposal', to(man), 400, 'validation');
    });

    test('sendProposal says the same of one’s own gender, the unverified, and nobody', async () => {
      const man = await on.man();
      const refusals = [
        await man.isRefused('sendProposal', to(await on.man()), 404, 'not-found'),
        await man.isRefused('sendProposal', to(await on.unverified()), 404, 'not-found'),
        await man.isRefused('sendProposal', to({ profileId: nobody }), 404, 'not-found'),
      ];
      expectAlike(refusals);
      expect(refusals[0]).toMatchObject({ detail: 'Profile not found' });
      expect(await list(man, 'SENT')).toEqual([]);
    });

    test.each(statuses)('sendProposal happens once to the same person, ever: also after %s', async (status) => {
      const { sender, receiver } = await propose(on, status);
      await sender.isRefused('sendProposal', to(receiver), 409, 'already-proposed');
      expect(await list(sender, 'SENT')).toHaveLength(1);
    });

    test.each(['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED'] as const)(
      'sendProposal back is refused while theirs is %s',
      async (status) => {
        const { sender, receiver } = await propose(on, status);
        await receiver.isRefused('sendProposal', to(sender), 409, 'they-proposed-first');
      },
    );

    test.each(['DECLINED', 'NOT_COMPATIBLE'] as const)(
      'sendProposal back is possible once, after %s',
      async (status) => {
        const { sender, receiver } = await propose(on, status);
        expect(await receiver.gets('sendProposal', to(sender))).toMatchObject({ status: 'PENDING' });
        await receiver.isRefused('sendProposal', to(sender), 409, 'already-proposed');
      },
    );

    test('sendProposal is over for those whose marriage is fixed, and nobody can send them one', async () => {
      const fixed = await propose(on, 'MARRIAGE_FIXED');
      const [man, woman] = [await on.man(), await on.woman()];
      await fixed.sender.isRefused('sendProposal', to(woman), 409, 'marriage-fixed');
      await fixed.receiver.isRefused('sendProposal', to(man), 409, 'marriage-fixed');
      await man.isRefused('sendProposal', to(fixed.receiver), 409, 'marriage-fixed');
      await woman.isRefused('sendProposal', to(fixed.sender), 409, 'marriage-fixed');
    });

    test.each([
      ['a status', { status: 'ACCEPTED' }, '/status'],
      ['a sender', { senderProfileId: nobody }, '/senderProfileId'],
      ['no receiver', { receiverProfileId: undefined }, '/receiverProfileId'],
      ['a receiver that is no id', { receiverProfileId: 'NH-9e0f1a2b' }, '/receiverProfileId'],
      ['a list of receivers', { receiverProfileId: [nobody] }, '/receiverProfileId'],
    ])('sendProposal refuses %s', async (_what, change, pointer) => {
      const { errors } = await (
        await on.man()
      ).isRefused('sendProposal', { body: { receiverProfileId: nobody, ...change } }, 400, 'validation');
      expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    });

    test('sendProposal: ten a day, and not an eleventh', async () => {
      const sender = await on.man();
      for (let i = 0; i < 10; i += 1) await sender.gets('sendProposal', to(await on.woman()));
      const eleventh = await on.woman();
      await sender.isRefused('sendProposal', to(eleventh), 429, 'rate-limited');
      expect(await list(eleventh, 'RECEIVED')).toEqual([]);
    });
  });

  describe('listProposals', () => {
    test('listProposals shows pending ones first, then the newest', async () => {
      const receiver = await on.woman();
      const oldest = await propose(on, 'PENDING', { receiver });
      const answered = await propose(on, 'DECLINED', { receiver });
      const accepted = await propose(on, 'ACCEPTED', { receiver });
      const newest = await propose(on, 'PENDING', { receiver });
      const order = (await list(receiver, 'RECEIVED')).map(({ proposalId }) => proposalId);
      expect(order).toEqual([newest, oldest, accepted, answered].map(({ proposalId }) => proposalId));
    });

    test('listProposals is empty for who has none', async () => {
      const owner = await on.verified();
      expect(await list(owner, 'SENT')).toEqual([]);
      expect(await list(owner, 'RECEIVED')).toEqual([]);
    });

    test.each(['sent', 'ALL', 'accept', 'update-status', '%00'])('listProposals refuses %s as a side', async (type) => {
      await (await on.verified()).isRefused('listProposals', { params: { type } }, 400, 'validation');
    });

    test('listProposals refuses a parameter nobody declared', async () => {
      await (
        await on.verified()
      ).isRefused('listProposals', { params: { type: 'SENT' }, query: { status: 'PENDING' } }, 400, 'validation');
    });
  });

  describe('updateProposalStatus, acceptProposal, declineProposal', () => {
    test.each(moves)('updateProposalStatus: $side, $from to $to: $told', async ({ from, to: status, side, told }) => {
      const proposed = await propose(on, from);
      const [party, body] = [partyOf(proposed, side), { proposalId: proposed.proposalId, status }];
      if (told === ok) expect(await party.gets('updateProposalStatus', { body })).toMatchObject(body);
      else await party.isRefused('updateProposalStatus', { body }, told, codes[told]);
      expect(await statusOf(proposed)).toBe(told === ok ? status : from);
    });

    test.each(moves.filter((move) => move.to === 'ACCEPTED' || move.to === 'DECLINED'))(
      'acceptProposal and declineProposal: $side, $from to $to: $told',
      async ({ from, to: status, side, told }) => {
        const proposed = await propose(on, from);
        const operationId = status === 'ACCEPTED' ? 'acceptProposal' : 'declineProposal';
        const [party, body] = [partyOf(proposed, side), { proposalId: proposed.proposalId }];
        if (told === ok) expect(await party.gets(operationId, { body })).toMatchObject({ ...body, status });
        else await party.isRefused(operationId, { body }, told, codes[told]);
        expect(await statusOf(proposed)).toBe(told === ok ? status : from);
      },
    );

    test('updateProposalStatus, acceptProposal and declineProposal say the same of a proposal of others and of none', async () => {
      const proposed = await propose(on);
      for (const stranger of [await on.man(), await on.woman()]) {
        for (const status of ['ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE']) {
          expectAlike([
            await stranger.isRefused(
              'updateProposalStatus',
              { body: { proposalId: proposed.proposalId, status } },
              404,
              'not-found',
            ),
            await stranger.isRefused(
              'updateProposalStatus',
              { body: { proposalId: nobody, status } },
              404,
              'not-found',
            ),
          ]);
        }
        for (const operationId of ['acceptProposal', 'declineProposal'] as const) {
          expectAlike([
            await stranger.isRefused(operationId, { body: { proposalId: proposed.proposalId } }, 404, 'not-found'),
            await stranger.isRefused(operationId, { body: { proposalId: nobody } }, 404, 'not-found'),
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
      const { receiver, proposalId } = await propose(on);
      const { errors } = await receiver.isRefused(
        'updateProposalStatus',
        { body: { proposalId, status: 'ACCEPTED', ...change } },
        400,
        'validation',
      );
      expect(errors?.map((e) => e.pointer)).toEqual([pointer]);
    });

    test.each(['acceptProposal', 'declineProposal'] as const)(
      '%s refuses a body that names no proposal, or more',
      async (operationId) => {
        const { receiver, proposalId } = await propose(on);
        for (const body of [
          {},
          { proposalId: 'x' },
          { proposalId: null },
          { proposalId, status: 'ACCEPTED' },
          [],
          null,
        ]) {
          await receiver.isRefused(operationId, { body }, 400, 'validation');
        }
      },
    );

    test('acceptProposal is over for a receiver whose marriage is fixed, who may still decline', async () => {
      const receiver = await on.woman();
      const waiting = await propose(on, 'PENDING', { receiver });
      const other = await propose(on, 'PENDING', { receiver });
      await propose(on, 'MARRIAGE_FIXED', { receiver });
      await receiver.isRefused('acceptProposal', { body: { proposalId: waiting.proposalId } }, 409, 'marriage-fixed');
      await receiver.isRefused(
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

    test('acceptProposal is not possible for the proposal of someone whose marriage is fixed', async () => {
      const sender = await on.man();
      const waiting = await propose(on, 'PENDING', { sender });
      await propose(on, 'MARRIAGE_FIXED', { sender });
      await waiting.receiver.isRefused(
        'acceptProposal',
        { body: { proposalId: waiting.proposalId } },
        409,
        'marriage-fixed',
      );
      await waiting.receiver.gets('declineProposal', { body: { proposalId: waiting.proposalId } });
    });

    test('updateProposalStatus fixes no second marriage, on either side', async () => {
      const sender = await on.man();
      const accepted = await propose(on, 'ACCEPTED', { sender });
      await propose(on, 'MARRIAGE_FIXED', { sender });
      const body = { proposalId: accepted.proposalId, status: 'MARRIAGE_FIXED' };
      await sender.isRefused('updateProposalStatus', { body }, 409, 'marriage-fixed');
      await accepted.receiver.isRefused('updateProposalStatus', { body }, 409, 'marriage-fixed');
      await accepted.receiver.gets('updateProposalStatus', { body: { ...body, status: 'NOT_COMPATIBLE' } });
    });
  });

  describe('getContactInfo', () => {
    const ask = (proposalId: string, role: string | string[]) => ({ params: { id: proposalId }, query: { role } });

    test.each(statuses.flatMap((status) => sides.map((side) => ({ status, side }))))(
      'getContactInfo: $side, $status',
      async ({ status, side }) => {
        const proposed = await propose(on, status);
        const [me, other] = [partyOf(proposed, side), partyOf(proposed, otherOf(side))];
        if (status === 'ACCEPTED' || status === 'MARRIAGE_FIXED') {
          expect(await me.gets('getContactInfo', ask(proposed.proposalId, otherOf(side)))).toEqual({
            email: other.email,
            phoneNumber: other.phoneNumber,
          });
        } else {
          await me.isRefused('getContactInfo', ask(proposed.proposalId, otherOf(side)), 403, 'contact-not-shared');
        }
        // The role never selects the person: one's own side is a mistake, in every status.
        await me.isRefused('getContactInfo', ask(proposed.proposalId, side), 400, 'validation');
      },
    );

    test('getContactInfo says the same of a proposal of others and of none', async () => {
      const { proposalId } = await propose(on, 'ACCEPTED');
      for (const stranger of [await on.man(), await on.woman()]) {
        for (const role of sides) {
          expectAlike([
            await stranger.isRefused('getContactInfo', ask(proposalId, role), 404, 'not-found'),
            await stranger.isRefused('getContactInfo', ask(nobody, role), 404, 'not-found'),
          ]);
        }
      }
    });

    test.each([
      ['no role', {}],
      ['a role twice', { role: ['RECEIVER', 'SENDER'] }],
      ['lower case', { role: 'receiver' }],
      ['an empty role', { role: '' }],
      ['an extra parameter', { role: 'RECEIVER', of: nobody }],
    ])('getContactInfo refuses %s', async (_what, query) => {
      const { sender, proposalId } = await propose(on, 'ACCEPTED');
      await sender.isRefused('getContactInfo', { params: { id: proposalId }, query }, 400, 'validation');
    });

    test.each(malformedIds)('getContactInfo refuses %s as an id', async (id) => {
      await (
        await on.verified()
      ).isRefused('getContactInfo', { params: { id }, query: { role: 'SENDER' } }, 400, 'validation');
    });

    test('getContactInfo ends with the acquaintance', async () => {
      const { sender, receiver, proposalId } = await propose(on, 'ACCEPTED');
      await sender.gets('getContactInfo', ask(proposalId, 'RECEIVER'));
      await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
      await sender.isRefused('getContactInfo', ask(proposalId, 'RECEIVER'), 403, 'contact-not-shared');
    });
  });
});

onEachSubject(
  (on) => {
    test('sendProposal: so many may wait for an answer, and not one more', async () => {
      const sender = await on.man();
      const first = await propose(on, 'PENDING', { sender });
      await propose(on, 'PENDING', { sender });
      await sender.isRefused('sendProposal', to(await on.woman()), 429, 'rate-limited');
      await first.receiver.gets('declineProposal', { body: { proposalId: first.proposalId } });
      await sender.gets('sendProposal', to(await on.woman()));
    });
  },
  { limits: { proposalsPerDay: 0, proposalsPending: 2 } },
);

onEachSubject(
  (on) => {
    const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

    test('sendProposal many times at once makes one proposal', async () => {
      const [sender, receiver] = [await on.man(), await on.woman()];
      const answers = await Promise.all(Array.from({ length: 6 }, () => sender.ask('sendProposal', to(receiver))));
      expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409]);
      expect(await list(receiver, 'RECEIVED')).toHaveLength(1);
    });

    test('sendProposal both ways at once makes one proposal', async () => {
      const [man, woman] = [await on.man(), await on.woman()];
      const answers = await Promise.all([man.ask('sendProposal', to(woman)), woman.ask('sendProposal', to(man))]);
      expect(statusesOf(answers)).toEqual([201, 409]);
      expect([...(await list(man, 'SENT')), ...(await list(man, 'RECEIVED'))]).toHaveLength(1);
    });

    test('sendProposal at once to more people than a day allows keeps to the limit', async () => {
      const sender = await on.man();
      const receivers = [];
      for (let i = 0; i < 12; i += 1) receivers.push(await on.woman());
      const answers = await Promise.all(receivers.map((receiver) => sender.ask('sendProposal', to(receiver))));
      expect(statusesOf(answers)).toEqual([...Array(10).fill(201), 429, 429]);
    });

    test('acceptProposal and declineProposal at once: one of them happens', async () => {
      const proposed = await propose(on);
      const { receiver, proposalId } = proposed;
      const [accepted, declined] = await Promise.all([
        receiver.ask('acceptProposal', { body: { proposalId } }),
        receiver.ask('declineProposal', { body: { proposalId } }),
      ]);
      expect(statusesOf([accepted, declined])).toEqual([200, 409]);
      expect(await statusOf(proposed)).toBe(accepted.status === 200 ? 'ACCEPTED' : 'DECLINED');
    });

    test('updateProposalStatus to two ends at once by the two sides: one of them happens', async () => {
      const proposed = await propose(on, 'ACCEPTED');
      const { sender, receiver, proposalId } = proposed;
      const [fixed, ended] = await Promise.all([
        sender.ask('updateProposalStatus', { body: { proposalId, status: 'MARRIAGE_FIXED' } }),
        receiver.ask('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } }),
      ]);
      expect(statusesOf([fixed, ended])).toEqual([200, 409]);
      expect(await statusOf(proposed)).toBe(fixed.status === 200 ? 'MARRIAGE_FIXED' : 'NOT_COMPATIBLE');
    });

    test('updateProposalStatus fixes one of two marriages at once', async () => {
      const sender = await on.man();
      const proposals = [await propose(on, 'ACCEPTED', { sender }), await propose(on, 'ACCEPTED', { sender })];
      const answers = await Promise.all(
        proposals.map(({ receiver, proposalId }) =>
          receiver.ask('updateProposalStatus', { body: { proposalId, status: 'MARRIAGE_FIXED' } }),
        ),
      );
      expect(statusesOf(answers)).toEqual([200, 409]);
    });

    test('getContactInfo gives nothing out once the end was acknowledged', async () => {
      const { sender, receiver, proposalId } = await propose(on, 'ACCEPTED');
      const read = () => sender.ask('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
      const during = [read(), read(), read()];
      await receiver.gets('updateProposalStatus', { body: { proposalId, status: 'NOT_COMPATIBLE' } });
      expect((await read()).status).toBe(403);
      for (const { status } of await Promise.all(during)) expect([200, 403]).toContain(status);
    });
  },
  { only: 'api' },
);
