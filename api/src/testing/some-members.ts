import { randomInt } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type {
  PreferencesInput,
  ProfileAndPreferencesInput,
  ProfileCreationInput,
  Proposal,
  ProposalStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { TestApp } from './test-app.ts';

/** Someone who asks the server. */
export type Caller = {
  userId: string;
  cookie: string;
  email: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, body: object): Promise<LightMyRequestResponse>;
};

/** Someone with a profile. */
export type TestMember = Caller & { profileId: string; phoneNumber: string; fullName: string };

type Wishes = { profile?: Partial<ProfileCreationInput>; preferences?: Partial<PreferencesInput>; email?: string };

/** A number nobody else has; +999 is assigned to no country. */
export function someNumber(): string {
  return `+9998${String(randomInt(1e10)).padStart(10, '0')}`;
}

/** The body of completing or updating a profile. */
export function someProfile({ profile, preferences }: Wishes = {}): ProfileAndPreferencesInput {
  return {
    profileCreationInput: {
      createdBy: 'SELF',
      fullName: 'Amina Rahman',
      dateOfBirth: '1994-05-17',
      gender: 'FEMALE',
      height: 5.4,
      maritalStatus: 'UNMARRIED',
      education: 'MBBS',
      occupation: 'Paediatrician',
      country: 'India',
      state: 'Telangana',
      city: 'Hyderabad',
      aboutMe: 'I grew up in a house full of books and cousins.',
      tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
      profileSchoolOfThought: 'HANAFI',
      ...profile,
    },
    preferencesInput: {
      preferredMinAge: 18,
      preferredMaxAge: 60,
      preferredMaritalStatus: ['UNMARRIED'],
      preferredLocation: { countries: ['India'], states: [], cities: [] },
      preferredEducation: ['Any'],
      preferredOccupation: ['Any'],
      preferredSchoolOfThought: 'HANAFI',
      preferredOtherPreferences: null,
      ...preferences,
    },
  };
}

/** Who can be asked for on a server: members come about as in life, by sign-in, profile and proof of the phone. */
export function someMembers(server: () => TestApp) {
  async function incomplete({ email }: Wishes = {}): Promise<Caller> {
    const address = email ?? `someone${randomInt(1e12)}@example.test`;
    const { userId, cookie } = await server().signIn({ email: address });
    const ask = (request: InjectOptions) =>
      server().app.inject({ ...request, headers: { cookie, ...request.headers } });
    return {
      userId,
      cookie,
      email: address,
      get: (url) => ask({ method: 'GET', url }),
      post: (url, body, headers) => ask({ method: 'POST', url, payload: body, headers }),
      put: (url, body) => ask({ method: 'PUT', url, payload: body }),
    };
  }

  async function unverified(wishes: Wishes = {}): Promise<TestMember> {
    const caller = await incomplete(wishes);
    const made = expectStatus(await caller.post('/api/v1/profiles/complete', someProfile(wishes)), 201);
    const { profile } = made.json<{ profile: { id: string; fullName: string } }>();
    return { ...caller, profileId: profile.id, fullName: profile.fullName, phoneNumber: '' };
  }

  async function verified(wishes: Wishes = {}): Promise<TestMember> {
    const member = await unverified(wishes);
    const phoneNumber = someNumber();
    expectStatus(await prove(server(), member, phoneNumber), 200);
    return { ...member, phoneNumber };
  }

  return {
    incomplete,
    unverified,
    woman: (wishes: Wishes = {}) => verified(wishes),
    man: (wishes: Wishes = {}) =>
      verified({ ...wishes, profile: { fullName: 'Yusuf Khan', gender: 'MALE', ...wishes.profile } }),
  };
}

/** Sends a phone number with a proof of it, or with another one that is given. */
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

/** A proposal between the two, brought to this status by the two themselves. */
export async function propose(
  sender: TestMember,
  receiver: TestMember,
  status: ProposalStatus = 'PENDING',
): Promise<string> {
  const sent = expectStatus(await sender.post('/api/v1/proposals', { receiverProfileId: receiver.profileId }), 201);
  const { proposalId } = sent.json<Proposal>();
  const steps: ProposalStatus[] =
    status === 'PENDING' ? [] : status === 'ACCEPTED' || status === 'DECLINED' ? [status] : ['ACCEPTED', status];
  for (const step of steps) expectStatus(await become(receiver, proposalId, step), 200);
  return proposalId;
}

/** Asks for another status. */
export function become(
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
