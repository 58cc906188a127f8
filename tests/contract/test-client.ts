import { operationOf, responseErrors } from '@mithaq/openapi/contract-validation.ts';
import {
  newEmail,
  newPhoneNumber,
  newProfileBody,
  newWord,
  seedFactories,
  statusPath,
  type ProfileOverrides,
} from '@mithaq/openapi/examples/factories.ts';
import { successOf } from '@mithaq/openapi/openapi-document.ts';
import type { Problem, ProblemCode, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { api } from './api-backend.ts';
import { mocks } from './mocks-backend.ts';
import { headerErrors } from './header-errors.ts';
import { createPiiMarkers } from './pii-markers.ts';
import type { RequestOptions, Send, Backend, BackendResponse } from './backend.ts';
import { createTranscript, type Transcript } from './transcript.ts';

/** A valid id that belongs to nothing. */
export const unknownId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

/** Path parameters that are no ids. */
export const malformedIds = ['0199a1b2', 'NH-9e0f1a2b', '%00', 'not-an-id', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2g'];

/** The start of every case. Each request takes a second on the clock of the backends. */
export const startsAt = new Date('2026-06-15T08:00:00Z');

type Options = RequestOptions & { params?: Record<string, string> };

/** Someone who sends requests. Each response is checked against the contract and searched for private facts of others. */
export type TestClient = {
  /** Returns any response. */
  ask(operationId: OperationId, options?: Options): Promise<BackendResponse>;
  /** Expects success and returns the body. */
  gets<K extends OperationId>(operationId: K, options?: Options): Promise<Operations[K]['response']>;
  /** Expects a problem of this status and code and returns it. */
  expectProblem(operationId: OperationId, options: Options, status: number, code: ProblemCode): Promise<Problem>;
  /** Sends a request that the contract does not have. */
  send: Send;
};

/** A client whose user has a profile. */
export type TestMember = TestClient & {
  userId: string;
  profileId: string;
  preferencesId: string;
  email: string;
  phoneNumber: string;
  fullName: string;
};

/** A client whose user has no profile. */
export type TestUser = TestClient & Pick<TestMember, 'userId' | 'email'>;

export type Proposed = { sender: TestMember; receiver: TestMember; proposalId: string };

export type TestBackend = ReturnType<typeof createTestBackend>;

type Settings = { limits?: Partial<Limits>; requiresConsent?: boolean; only?: 'mocks' | 'api' };

/** The addresses of moderators: one for each that a block of cases asks for, since the mocks find a user by the address. */
const moderatorEmails = Array.from({ length: 1000 }, (_, i) => `moderator-${i}@example.test`);

const transcripts = new Map<string, Transcript['entries']>();
let blocks = 0;

/**
 * Runs the cases against the mocks and the api, and compares the whole responses of the two: each case sends the same
 * requests to both, with the same clock and the same values from the factories.
 */
export function onEachBackend(
  cases: (on: TestBackend) => void,
  { limits = {}, requiresConsent = false, only }: Settings = {},
): void {
  blocks += 1;
  const block = blocks;
  describe.each([mocks, api].filter(({ name }) => !only || name === only))('$name', ({ name, open }) => {
    let backend: Backend | undefined;
    let time = startsAt.getTime();
    let transcript = createTranscript();
    let shown = '';
    const now = () => new Date(time);
    beforeAll(async () => {
      backend = await open({ limits, now, moderatorEmails, requiresConsent });
    });
    afterAll(() => backend?.close());
    beforeEach(({ task }) => {
      seedFactories(titleOf(task, name));
      transcript = createTranscript();
    });
    afterEach(({ task }) => {
      if (task.result?.state === 'fail') task.meta.shown = shown;
      const key = `${block} ${titleOf(task, name)}`;
      if (name === 'mocks') transcripts.set(key, transcript.entries);
      const ofMocks = transcripts.get(key);
      if (name === 'api' && !only && ofMocks) expect(transcript.entries, 'the api as the mocks').toEqual(ofMocks);
    });
    cases(
      createTestBackend({
        opened: () => backend!, // beforeAll has opened it
        now,
        record: (request, response) => {
          transcript.add(request, response);
          shown = `${name}, ${request}: ${response.status} ${JSON.stringify(response.body, undefined, 2) ?? ''}`;
        },
        tick: () => (time += 1000),
        advance: (milliseconds) => (time += milliseconds),
      }),
    );
  });
}

type TestTask = { name: string; suite?: TestTask | undefined };

/** The names of the test and its groups below the backend. */
function titleOf({ name, suite }: TestTask, backend: string): string {
  return suite && suite.name !== backend ? `${titleOf(suite, backend)} > ${name}` : name;
}

type Harness = {
  opened: () => Backend;
  now: () => Date;
  record: Transcript['add'];
  tick: () => void;
  advance: (milliseconds: number) => void;
};

function createTestBackend({ opened, now, record, tick, advance }: Harness) {
  const piiMarkers = createPiiMarkers();

  function createClient(send: Send, userId?: string): TestClient {
    async function ask(operationId: OperationId, { params = {}, ...options }: Options = {}): Promise<BackendResponse> {
      const { method, path } = operationOf(operationId);
      piiMarkers.learn(operationId, userId, options.body);
      tick();
      const response = await send(
        method,
        path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name]!),
        options,
      );
      record(operationId, response);
      const { status, headers, body } = response;
      expect(responseErrors(operationId, status, headers.get('content-type'), body)).toEqual([]);
      expect(headerErrors(operationId, response)).toEqual([]);
      const isPending = JSON.stringify(body)?.includes('PROPOSALS_PENDING'); // which no time ends
      if ((status === 429 && !isPending) || status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(piiMarkers.foundIn(operationId, response, userId)).toEqual([]);
      piiMarkers.learn(operationId, userId, body);
      return response;
    }
    return {
      ask,
      async gets(operationId, options) {
        const { status, body } = await ask(operationId, options);
        expect({ status, body }).toMatchObject({ status: successOf(operationOf(operationId).operation) });
        return body as never; // checked against the schema from which the type is generated
      },
      async expectProblem(operationId, options, status, code) {
        const response = await ask(operationId, options);
        expect(response).toMatchObject({ status, body: { status, code, type: `/problems/${code}` } });
        if (status === 400) expect(response.body).toHaveProperty('errors');
        return response.body as Problem; // checked against the contract's Problem
      },
      async send(method, path, options) {
        tick();
        const response = await send(method, path, options);
        record(`${method} ${path}`, response);
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/); // all of them are under /api
        return response;
      },
    };
  }

  const visitor = () => createClient(opened().visitor);

  let moderators = 0;

  /** A user without a profile, whom the operator named as a moderator. */
  const moderator = () => incomplete(moderatorEmails[(moderators += 1)]);

  /** A user without a profile. */
  async function incomplete(given = newEmail(), called = newWord()): Promise<TestUser> {
    piiMarkers.handOver(given);
    const send = await opened().signIn({ email: given, name: called });
    const { id: userId, email, name } = await createClient(send).gets('getCurrentUser');
    piiMarkers.add(userId, { accountName: name });
    return { ...createClient(send, userId), userId, email };
  }

  /** A member whose phone is not verified. */
  async function unverified(overrides: ProfileOverrides = {}, given?: TestUser): Promise<TestMember> {
    const client = given ?? (await incomplete());
    const { userId, email } = client;
    const phoneNumber = newPhoneNumber();
    const body = newProfileBody(overrides);
    const { fullName, dateOfBirth } = body.profileCreationInput;
    const lastName = fullName.split(' ').at(-1)!;
    piiMarkers.add(userId, { email, phoneNumber, lastName, dateOfBirth });
    const { profile, preferences } = await client.gets('completeProfile', { body });
    const { preferencesId } = preferences;
    return { ...client, profileId: profile.id, preferencesId, phoneNumber, fullName };
  }

  /** A member with a verified phone. */
  async function verified(overrides: ProfileOverrides = {}, given?: TestUser): Promise<TestMember> {
    const member = await unverified(overrides, given);
    const { phoneNumber } = member;
    await member.gets('recordVerifiedPhone', {
      body: { phoneNumber, isPhoneVerified: true },
      headers: { authorization: `Bearer ${await opened().phoneProof(phoneNumber)}` },
    });
    return member;
  }

  const woman = (overrides: ProfileOverrides = {}) =>
    verified({ ...overrides, profile: { gender: 'FEMALE', ...overrides.profile } });
  const man = (overrides: ProfileOverrides = {}) =>
    verified({ ...overrides, profile: { gender: 'MALE', ...overrides.profile } });

  return {
    now,
    /** Moves the clock of the backend. Sessions may end by it. */
    advance,
    visitor,
    moderator,
    /** A moderator who is a verified member too. */
    memberModerator: async () => verified({}, await moderator()),
    incomplete: (email?: string, name?: string) => incomplete(email, name),
    /** Records the number as proved. */
    prove: async (member: TestClient, phoneNumber: string) =>
      member.ask('recordVerifiedPhone', {
        body: { phoneNumber, isPhoneVerified: true },
        headers: { authorization: `Bearer ${await opened().phoneProof(phoneNumber)}` },
      }),
    unverified: (overrides?: ProfileOverrides, given?: TestUser) => unverified(overrides, given),
    verified,
    /** A man whose phone was verified and who has entered a new number since. */
    async confirming(): Promise<TestMember> {
      const member = await man();
      const body = newProfileBody({ profile: { gender: 'MALE', phoneNumber: newPhoneNumber() } });
      piiMarkers.add(member.userId, { phoneNumber: body.profileCreationInput.phoneNumber! });
      await member.gets('updateProfile', { body });
      return member;
    },
    woman: (overrides?: ProfileOverrides) => woman(overrides),
    man: (overrides?: ProfileOverrides) => man(overrides),
    /** A member whose session has ended. */
    async expired(): Promise<TestClient> {
      const member = await verified();
      await member.gets('logout');
      return member;
    },
    /** A verified member whom a moderator has suspended. */
    async suspended(overrides: ProfileOverrides = {}): Promise<TestMember> {
      const member = await verified(overrides);
      const { profileId } = member;
      await (await moderator()).gets('suspendMember', { body: { profileId, reason: 'Asked for money.' } });
      return member;
    },
    /** Adds as many copies of one member, whom another one has saved. */
    addSavedCopies: (saver: TestMember, original: TestMember, count: number) =>
      opened().addSavedCopies({ saver: saver.profileId, original: original.profileId, count }),
    phoneProof: (phoneNumber: string, claims?: Record<string, unknown>) => opened().phoneProof(phoneNumber, claims),
    /** A man's proposal to a woman, brought to this status; both are new unless given. */
    async propose(
      status: ProposalStatus = 'PENDING',
      given: { sender?: TestMember; receiver?: TestMember } = {},
      overrides: ProfileOverrides = {},
    ): Promise<Proposed> {
      const sender = given.sender ?? (await man(overrides));
      const receiver = given.receiver ?? (await woman(overrides));
      const { proposalId } = await sender.gets('sendProposal', { body: { receiverProfileId: receiver.profileId } });
      for (const next of statusPath[status])
        await receiver.gets('updateProposalStatus', { body: { proposalId, status: next } });
      return { sender, receiver, proposalId };
    },
  };
}

/** Expects problems that must not tell what exists: the same but for their requestId. */
export function expectSameProblem(problems: Problem[]): void {
  const bodies = problems.map(({ requestId: _own, ...rest }) => JSON.stringify(rest));
  expect(new Set(bodies).size).toBe(1);
}
