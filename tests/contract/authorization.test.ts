import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { describe, expect, test } from 'vitest';
import { authorizationCases, missingCases, type Answer, type Caller, type Named } from './authorization-cases.ts';
import { onEachBackend, type TestBackend, type TestClient, type TestMember } from './test-client.ts';

/** Answers that do not depend on the request: nothing of it is read before. */
const gates = new Set<Answer>(['401 signed-out', '403 suspended', '403 profile-incomplete', '403 phone-unverified']);

/** Operations whose success changes no answer of another case: they share the scenes of refusals. */
const repeatable = new Set<OperationId>([
  'chooseNameBeforeAnswer',
  'deletePushSubscription',
  'markNotificationsSeen',
  'markProposalsSeen',
  'nameGuardian',
  'readModeratorMessage',
  'removeGuardian',
  'savePreferences',
  'updateMailConsent',
  'updateNewsLanguage',
  'updateNotificationSettings',
  'updatePreferences',
  'updatePushSubscription',
]);

/** A proposal between two members, everyone who may call, and what their requests name. */
async function createScene(on: TestBackend, status: ProposalStatus) {
  const { sender, receiver, proposalId } = await on.propose(status);
  let owned: Promise<TestMember> | undefined;
  const owner = () => (owned ??= on.woman());
  const creators: Record<Caller, () => TestClient | Promise<TestClient>> = {
    visitor: on.visitor,
    expired: on.expired,
    incomplete: on.incomplete,
    unverified: on.unverified,
    confirming: on.confirming,
    stranger: on.man,
    sender: () => sender,
    receiver: () => receiver,
    owner,
    suspended: on.suspended,
    moderator: on.moderator,
  };
  const clients = new Map<Caller, TestClient>();
  return {
    async clientOf(caller: Caller): Promise<TestClient> {
      if (!clients.has(caller)) clients.set(caller, await creators[caller]());
      return clients.get(caller)!;
    },
    async namedBy(caller: Caller): Promise<Named> {
      const { userId, profileId, preferencesId } =
        caller === 'receiver' ? sender : caller === 'owner' ? await owner() : receiver;
      return {
        userId,
        profileId,
        preferencesId,
        proposalId,
        role: caller === 'receiver' ? 'SENDER' : 'RECEIVER',
        ownRole: caller === 'sender' || caller === 'stranger' ? 'SENDER' : 'RECEIVER',
      };
    },
  };
}

const rows = Object.entries(authorizationCases).flatMap(([operationId, { when }]) =>
  Object.entries(when).flatMap(([what, { proposal = 'PENDING', request, answers }]) =>
    Object.entries(answers).map(([caller, answer]) => ({
      operationId: operationId as OperationId, // the keys of the table
      what,
      proposal,
      request,
      caller: caller as Caller, // the keys of the answers
      answer,
    })),
  ),
);

onEachBackend(
  (on) => {
    const scenes = new Map<ProposalStatus, ReturnType<typeof createScene>>();

    /** Refusals and reads change nothing, so they share one scene for each status. */
    async function sceneFor(status: ProposalStatus, changes: boolean) {
      if (changes) return createScene(on, status);
      if (!scenes.has(status)) scenes.set(status, createScene(on, status));
      return scenes.get(status)!;
    }

    test.each(rows)(
      '$operationId answers $caller with $answer when the request names $what',
      async ({ operationId, proposal, request, caller, answer }) => {
        const isRead = operationOf(operationId).method === 'GET' || repeatable.has(operationId);
        const changes = !isRead && answer.startsWith('2');
        const scene = await sceneFor(proposal, changes);
        const client = await scene.clientOf(caller);
        const wellFormed = request(await scene.namedBy(caller));
        expect(answerOf(await client.ask(operationId, wellFormed))).toBe(answer);
        if (!gates.has(answer)) return;
        const malformed = {
          ...wellFormed,
          query: { unknown: 'x' },
          ...(wellFormed.body !== undefined && { body: { unknown: 1 } }),
        };
        expect(answerOf(await client.ask(operationId, malformed))).toBe(answer);
      },
    );
  },
  { limits: { PROFILES_PER_DAY: 0, PHONE_PROOFS_PER_10_MIN: 0 } },
);

function answerOf({ status, body }: { status: number; body: unknown }): string {
  return status < 400 ? String(status) : `${status} ${(body as { code: string }).code}`; // ask() checked the problem
}

describe('the authorization cases', () => {
  const complete = authorizationCases.getUser!;

  test('name an operation without cases, and what to add', () => {
    const [sentence, ...more] = missingCases(['getUser', 'blockMember'], { getUser: complete });
    expect(more).toEqual([]);
    expect(sentence).toMatch(/^blockMember has no authorization case for visitor .*authorization-cases\.ts\.$/);
  });

  test('name a caller without an answer', () => {
    const { receiver: _left, ...answers } = complete.when['an account']!.answers;
    const when = { 'an account': { ...complete.when['an account']!, answers } };
    expect(missingCases(['getUser'], { getUser: { when } })).toEqual([
      expect.stringContaining('no authorization case for receiver (is verified'),
    ]);
    expect(missingCases(['getUser'], { getUser: { when, without: { receiver: 'No reason.' } } })).toEqual([]);
  });
});
