import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  newEmail,
  newPhoneNumber,
  newProfileBody,
  statusPath,
  type ProfileOverrides,
} from '@mithaq/openapi/examples/factories.ts';
import type { Proposal, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { TestApp } from './test-app.ts';

/** A caller with a session. */
export type Caller = {
  userId: string;
  cookie: string;
  email: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, body: object): Promise<LightMyRequestResponse>;
};

/** A caller with a profile. */
export type TestMember = Caller & { profileId: string; phoneNumber: string; fullName: string };

type Overrides = ProfileOverrides & { email?: string };

/** Creates callers of each onboarding stage through the API: sign-in, profile, phone proof. */
export function memberFactory(server: () => TestApp) {
  async function incomplete({ email = newEmail() }: Overrides = {}): Promise<Caller> {
    const { userId, cookie } = await server().signIn({ email });
    const ask = (request: InjectOptions) =>
      server().app.inject({ ...request, headers: { cookie, ...request.headers } });
    return {
      userId,
      cookie,
      email,
      get: (url) => ask({ method: 'GET', url }),
      post: (url, body, headers) => ask({ method: 'POST', url, payload: body, headers }),
      put: (url, body) => ask({ method: 'PUT', url, payload: body }),
    };
  }

  async function unverified(overrides: Overrides = {}): Promise<TestMember> {
    const caller = await incomplete(overrides);
    const made = expectStatus(await caller.post('/api/v1/profiles/complete', newProfileBody(overrides)), 201);
    const { profile } = made.json<{ profile: { id: string; fullName: string } }>();
    return { ...caller, profileId: profile.id, fullName: profile.fullName, phoneNumber: '' };
  }

  async function verified(overrides: Overrides = {}): Promise<TestMember> {
    const member = await unverified(overrides);
    const phoneNumber = newPhoneNumber();
    expectStatus(await prove(server(), member, phoneNumber), 200);
    return { ...member, phoneNumber };
  }

  return {
    incomplete,
    unverified,
    woman: (overrides: Overrides = {}) => verified(overrides),
    man: (overrides: Overrides = {}) => verified({ ...overrides, profile: { gender: 'MALE', ...overrides.profile } }),
  };
}

/** Records a phone number with a valid proof, or with the given token. */
export async function prove(
  { phone }: TestApp,
  member: Caller,
  phoneNumber: string,
  token?: string,
): Promise<LightMyRequestResponse> {
  const proof = token ?? (await phone.sign(member.userId, phoneNumber));
  return member.post(
    '/api/v1/profiles/verified-phone',
    { phoneNumber, isPhoneVerified: true },
    { authorization: `Bearer ${proof}` },
  );
}

/** Creates a proposal and brings it to this status through the API. */
export async function propose(
  sender: TestMember,
  receiver: TestMember,
  status: ProposalStatus = 'PENDING',
): Promise<string> {
  const sent = expectStatus(await sender.post('/api/v1/proposals', { receiverProfileId: receiver.profileId }), 201);
  const { proposalId } = sent.json<Proposal>();
  for (const step of statusPath[status]) expectStatus(await changeStatus(receiver, proposalId, step), 200);
  return proposalId;
}

/** Requests a change of status. */
export function changeStatus(
  member: TestMember,
  proposalId: string,
  status: ProposalStatus,
): Promise<LightMyRequestResponse> {
  return member.post('/api/v1/proposals/update-status', { proposalId, status });
}

function expectStatus(answer: LightMyRequestResponse, status: number): LightMyRequestResponse {
  if (answer.statusCode !== status) throw new Error(`Expected ${status}, got ${answer.statusCode}: ${answer.body}`);
  return answer;
}
