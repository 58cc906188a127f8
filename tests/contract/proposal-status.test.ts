import type {
  Proposal,
  ProposalStatus,
  ProposalStatusChangeStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { expect, test } from 'vitest';
import { listOf, partyOf, sides, statuses, statusOf } from './proposal-parties.ts';
import { expectSameProblem, onEachBackend, unknownId } from './test-client.ts';

const [ok, notYours, no] = [200, 403, 409] as const;
type Outcome = typeof ok | typeof notYours | typeof no;
const codes = { 403: 'not-your-move', 409: 'illegal-transition' } as const;

/** The status of the response to [sender, receiver], written out here and not read from the rules' own table. */
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

onEachBackend((on) => {
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

  test('updateProposalStatus answers, and the lists say, when the status was reached; the time of sending stays', async () => {
    const { sender, receiver, proposalId } = await on.propose();
    const [{ createdAt }] = (await listOf(sender, 'SENT')) as [Proposal];
    on.advance(60_000);
    const body = { proposalId, status: 'ACCEPTED' };
    const accepted = await receiver.gets('updateProposalStatus', { body });
    expect(accepted).toMatchObject({ createdAt, changedAt: on.now().toISOString() });
    await receiver.expectProblem('updateProposalStatus', { body }, 409, 'illegal-transition');
    expect(await listOf(sender, 'SENT')).toEqual([accepted]);
    expect(await listOf(receiver, 'RECEIVED')).toEqual([accepted]);
  });

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
    ['an unknown status', { status: 'MAYBE' }, '/status'],
    ['no status', { status: undefined }, '/status'],
    ['an extra field', { comment: 'x' }, '/comment'],
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
    await receiver.expectProblem('acceptProposal', { body: { proposalId: waiting.proposalId } }, 409, 'marriage-fixed');
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
