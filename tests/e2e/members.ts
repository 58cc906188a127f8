import type { APIRequestContext, APIResponse } from '@playwright/test';
import { statusPath, type ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';
import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import type {
  ClientConfig,
  ProfileAndPreferences,
  Proposal,
  ProposalStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newPerson, type Person } from './people.ts';

/** The onboarding stages of a signed-in user. */
export type SignedInStage = Exclude<Stage, 'visitor'>;

/** Someone with an account. `profileId` is empty until there is a profile. */
export type Member = Person & { request: APIRequestContext; profileId: string };

/** Creates a user of this stage over HTTP, with the real endpoints, the local Google and the local phone service. */
export async function member(
  request: APIRequestContext,
  stage: SignedInStage,
  overrides: ProfileOverrides = {},
): Promise<Member> {
  const person = newPerson(overrides);
  await signInOverHttp(request, person);
  if (stage === 'incomplete') return { ...person, request, profileId: '' };
  const made = await expectOk(request.post('/api/v1/profiles/complete', { data: person.body }));
  const { profile } = (await made.json()) as ProfileAndPreferences; // as the contract says
  if (stage === 'verified') await proveNumber(request, person.phoneNumber);
  return { ...person, request, profileId: profile.id };
}

/** Sends a proposal and brings it to this status by requests of the two. */
export async function propose(sender: Member, receiver: Member, status: ProposalStatus = 'PENDING'): Promise<string> {
  const sent = await expectOk(
    sender.request.post('/api/v1/proposals', { data: { receiverProfileId: receiver.profileId } }),
  );
  const { proposalId } = (await sent.json()) as Proposal; // as the contract says
  for (const step of statusPath[status])
    await expectOk(receiver.request.post('/api/v1/proposals/update-status', { data: { proposalId, status: step } }));
  return proposalId;
}

/** The code that the local phone service last sent to this number. */
export async function codeSentTo(request: APIRequestContext, phoneNumber: string): Promise<string> {
  const { emulatorUrl, projectId } = await phoneService(request);
  const waiting = await expectOk(request.get(`${emulatorUrl}/emulator/v1/projects/${projectId}/verificationCodes`));
  const { verificationCodes } = (await waiting.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  }; // the emulator's own format
  const sent = verificationCodes.findLast((each) => each.phoneNumber === phoneNumber);
  if (!sent) throw new Error(`No code was sent to ${phoneNumber}`);
  return sent.code;
}

/** Signs in with the local Google; the account is made when it is not there yet. */
export async function signInOverHttp(
  request: APIRequestContext,
  { name, email }: Pick<Person, 'name' | 'email'>,
): Promise<void> {
  const chooser = await expectOk(request.get('/api/v1/auth/google?display=page'));
  await expectOk(request.post(chooser.url(), { form: { name, email } }));
}

/** Proves a number with the code that was sent to it. */
async function proveNumber(request: APIRequestContext, phoneNumber: string): Promise<void> {
  const { emulatorUrl } = await phoneService(request);
  const accounts = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts`;
  const sent = await expectOk(
    request.post(`${accounts}:sendVerificationCode`, { data: { phoneNumber, recaptchaToken: 'local' } }),
  );
  const { sessionInfo } = (await sent.json()) as { sessionInfo: string }; // the identity service's own format
  const confirmed = await expectOk(
    request.post(`${accounts}:signInWithPhoneNumber`, {
      data: { sessionInfo, code: await codeSentTo(request, phoneNumber) },
    }),
  );
  const { idToken } = (await confirmed.json()) as { idToken: string }; // the identity service's own format
  const proof = { headers: { authorization: `Bearer ${idToken}` }, data: { phoneNumber, isPhoneVerified: true } };
  await expectOk(request.post('/api/v1/profiles/verified-phone', proof));
}

async function phoneService(request: APIRequestContext): Promise<ClientConfig['phone']> {
  const { phone } = (await (await expectOk(request.get('/api/v1/client-config'))).json()) as ClientConfig; // as the contract says
  return phone;
}

/** The response, or an error with its status and body. */
async function expectOk(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.status()} from ${answer.url()}: ${await answer.text()}`);
  return answer;
}
