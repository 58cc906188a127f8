import { operationIds, operationOf } from '@mithaq/openapi/contract-validation.ts';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { takesIdempotencyKey } from '@mithaq/openapi/openapi-document.ts';
import { rememberedHours } from '@mithaq/openapi/rules/idempotency.ts';
import { expect, test } from 'vitest';
import { expectSameProblem, onEachBackend, type TestBackend, type TestMember } from './test-client.ts';

type Sent = { body: object; params?: Record<string, string> };
/** Who sends a command, the request, and another one to the same operation. */
type Command = { by: TestMember; sent: Sent; other: Sent };

const commands: Partial<Record<OperationId, (on: TestBackend) => Promise<Command>>> = {
  async sendProposal(on) {
    const [by, receiver, another] = [await on.man(), await on.woman(), await on.woman()];
    const to = ({ profileId }: TestMember) => ({ body: { receiverProfileId: profileId } });
    return { by, sent: to(receiver), other: to(another) };
  },
  updateProposalStatus: (on) => answer(on, { status: 'NOT_COMPATIBLE' }, { status: 'MARRIAGE_FIXED' }, 'ACCEPTED'),
  acceptProposal: (on) => answer(on, {}, { note: 'Peace be upon you.' }),
  declineProposal: (on) => answer(on, {}, { note: 'Peace be upon you.' }),
  async takeBackProposal(on) {
    const { sender: by, proposalId } = await on.propose();
    const another = await on.propose('PENDING', { sender: by });
    return { by, sent: { body: { proposalId } }, other: { body: { proposalId: another.proposalId } } };
  },
  async answerMarriage(on) {
    const { sender: by, proposalId } = await on.propose('MARRIAGE_FIXED');
    const of = (given: string) => ({ body: { proposalId, answer: given } });
    return { by, sent: of('CONFIRMED'), other: of('DENIED') };
  },
  async reportMember(on) {
    const [by, { profileId }] = [await on.woman(), await on.man()];
    const of = (reason: string) => ({ body: { profileId, reason } });
    return { by, sent: of('OTHER'), other: of('FAKE_PROFILE') };
  },
  async reportProposalParty(on) {
    const { receiver: by, proposalId } = await on.propose();
    const another = await on.propose('PENDING', { receiver: by });
    const of = (id: string) => ({ params: { id }, body: { reason: 'OTHER' } });
    return { by, sent: of(proposalId), other: of(another.proposalId) };
  },
};

/** An answer of the receiver, and another one. */
async function answer(
  on: TestBackend,
  given: object,
  another: object,
  status: 'PENDING' | 'ACCEPTED' = 'PENDING',
): Promise<Command> {
  const { receiver: by, proposalId } = await on.propose(status);
  return { by, sent: { body: { proposalId, ...given } }, other: { body: { proposalId, ...another } } };
}

/** Commands whose answer shows another member. */
const shown = {
  async sendProposal(on: TestBackend) {
    const [by, other] = [await on.man(), await on.woman()];
    return { by, other, body: { receiverProfileId: other.profileId } };
  },
  async acceptProposal(on: TestBackend) {
    const { sender: other, receiver: by, proposalId } = await on.propose();
    return { by, other, body: { proposalId } };
  },
  async updateProposalStatus(on: TestBackend) {
    const { sender: other, receiver: by, proposalId } = await on.propose();
    return { by, other, body: { proposalId, status: 'ACCEPTED' } };
  },
  async answerMarriage(on: TestBackend) {
    const { sender: by, receiver: other, proposalId } = await on.propose('MARRIAGE_FIXED');
    return { by, other, body: { proposalId, answer: 'CONFIRMED' } };
  },
};

const shownIds = Object.keys(shown) as (keyof typeof shown)[]; // its keys
const ids = Object.keys(commands) as OperationId[]; // its keys are operations
async function storedOf(member: TestMember) {
  const { exportedAt: _now, ...stored } = await member.gets('exportAccount');
  return stored;
}

const withKey = (key: string, sent: object) => ({ ...sent, headers: { 'idempotency-key': key } });

test('every command with a key is tried', () => {
  expect(operationIds.filter((id) => takesIdempotencyKey(operationOf(id).operation)).toSorted()).toEqual(
    ids.toSorted(),
  );
});

onEachBackend(
  (on) => {
    test.each(ids)('%s is carried out once for each key', async (id) => {
      const { by, sent, other } = await commands[id]!(on);
      const first = await by.ask(id, withKey('"one"', sent));
      expect(first.status).toBeLessThan(300);
      const stored = await storedOf(by);

      const again = await by.ask(id, withKey('"one"', sent));
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
      expect(again.headers.get('location')).toBe(first.headers.get('location'));
      await by.expectProblem(id, withKey('"one"', other), 422, 'idempotency-key-reused');
      expect(await storedOf(by)).toEqual(stored);
      // It is another key, so the command is another one.
      expect((await by.ask(id, withKey('"ONE"', sent))).body).not.toEqual(first.body);
    });

    test('a key belongs to its member', async () => {
      const [mine, theirs] = [await commands.reportMember!(on), await commands.reportMember!(on)];
      const first = await mine.by.gets('reportMember', withKey('same', mine.sent));
      const second = await theirs.by.gets('reportMember', withKey('same', theirs.sent));
      expect(second.reportId).not.toBe(first.reportId);
      expect(await mine.by.gets('reportMember', withKey('same', mine.sent))).toEqual(first);
    });

    test('a key belongs to the operation as well', async () => {
      const { receiver, proposalId } = await on.propose();
      const body = { proposalId };
      await receiver.gets('acceptProposal', withKey('same', { body }));
      await receiver.expectProblem('declineProposal', withKey('same', { body }), 422, 'idempotency-key-reused');
    });

    test('the first answer stays the answer while the proposal goes on', async () => {
      const { by, sent } = await commands.sendProposal!(on);
      const first = await by.gets('sendProposal', withKey('mine', sent));
      const { proposalId } = first;
      await by.gets('takeBackProposal', { body: { proposalId } });
      expect(await by.gets('sendProposal', withKey('mine', sent))).toEqual(first);
    });

    test('what was refused may be tried again', async () => {
      const [sender, receiver] = [await on.man(), await on.woman()];
      const request = withKey('try', { body: { receiverProfileId: receiver.profileId } });
      await receiver.gets('pauseProfile', { body: { isPaused: true } });
      await sender.expectProblem('sendProposal', request, 404, 'not-found');
      await receiver.gets('pauseProfile', { body: { isPaused: false } });
      expect(await sender.gets('sendProposal', request)).toMatchObject({ status: 'PENDING' });
    });

    test('an answer is forgotten after a day', async () => {
      const { by, sent, other } = await commands.reportMember!(on);
      const first = await by.gets('reportMember', withKey('day', sent));
      const started = on.now().getTime();
      // Each request takes a second.
      on.advance(rememberedHours * 3_600_000 - (on.now().getTime() - started) - 1000);
      expect(await by.gets('reportMember', withKey('day', sent))).toEqual(first);
      const second = await by.gets('reportMember', withKey('day', other));
      expect(second.reportId).not.toBe(first.reportId);
      expect(await by.gets('reportMember', withKey('day', other))).toEqual(second);
    });

    test.each([
      [255, 201],
      [256, 400],
      [0, 400],
    ])('a key of %i characters is %i', async (length, status) => {
      const { by, sent } = await commands.reportMember!(on);
      const response = await by.ask('reportMember', withKey('k'.repeat(length), sent));
      expect(response.status).toBe(status);
      if (length === 0)
        expect(response.body).toMatchObject({ errors: [{ code: 'required', detail: 'This is required' }] });
      if (status === 400)
        expect(response.body).toMatchObject({ code: 'validation', errors: [{ pointer: 'idempotency-key' }] });
    });

    test('an account that comes back has no keys', async () => {
      const { by, sent } = await commands.reportMember!(on);
      await by.gets('reportMember', withKey('mine', sent));
      await by.gets('deleteAccount');
      const back = await on.verified({}, await on.incomplete(by.email));
      const { profileId } = await on.man();
      expect(await back.gets('reportMember', withKey('mine', { body: { profileId, reason: 'OTHER' } }))).toBeDefined();
    });

    test.each(shownIds)(
      '%s gives no name again once the other one has left or has blocked the caller, and tells neither',
      async (id) => {
        const problems: Problem[] = [];
        for (const end of ['deleteAccount', 'blockMember'] as const) {
          const { by, other, body } = await shown[id](on);
          const request = withKey('end', { body });
          await by.gets(id, request);
          await other.gets(end, end === 'blockMember' ? { body: { profileId: by.profileId } } : {});
          const again = await by.ask(id, request);
          expect(again.status).toBeGreaterThanOrEqual(400);
          problems.push(again.body as Problem); // of a refusal
        }
        expectSameProblem(problems);
      },
    );
  },
  { limits: { PROPOSALS_PER_DAY: 0, REPORTS_PER_DAY: 0, PROFILES_PER_DAY: 0, PROFILES_CREATED_PER_DAY: 0 } },
);

onEachBackend(
  (on) => {
    test('of simultaneous requests with one key one is carried out, and all get its answer', async () => {
      const { by, sent } = await commands.sendProposal!(on);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => by.ask('sendProposal', withKey('at once', sent))),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    });

    test('of two simultaneous requests with one key the other one is refused', async () => {
      const { by, sent, other } = await commands.sendProposal!(on);
      const answers = await Promise.all([sent, other].map((each) => by.ask('sendProposal', withKey('two', each))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    });
  },
  { only: 'api' },
);
