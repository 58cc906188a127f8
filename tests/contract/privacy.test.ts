import { expect, test } from 'vitest';
import { onEachSubject, type CheckedMember } from './checked.ts';
import * as madeUp from './made-up.ts';
import { propose } from './proposed.ts';
import type { MemberOverrides } from './subject.ts';

const onCards = [
  'aboutMe',
  'city',
  'country',
  'createdBy',
  'dateOfBirth',
  'education',
  'firstName',
  'gender',
  'height',
  'id',
  'isVerified',
  'maritalStatus',
  'occupation',
  'profileSchoolOfThought',
  'state',
  'tags',
];
const party = ['city', 'country', 'fullName', 'id', 'isVerified', 'state'];

/** Facts that nobody else in the world has, so that each occurrence is a leak. */
function secretive(
  gender: 'FEMALE' | 'MALE',
  country: string,
): MemberOverrides & { secrets: { lastName: string; email: string; dateOfBirth: string; income: string } } {
  const lastName = madeUp.word();
  const email = madeUp.email();
  const { dateOfBirth, annualIncome } = madeUp.profile();
  return {
    email,
    profile: { gender, country, fullName: `Hidden ${lastName}`, dateOfBirth, annualIncome },
    preferences: { preferredLocation: { countries: [country] } },
    secrets: { lastName, email, dateOfBirth, income: String(annualIncome) },
  };
}

const keysOf = (value: object) => Object.keys(value).sort();

/** What of someone's secrets is in an answer. */
function leaks(answer: unknown, secrets: Record<string, string>): string[] {
  const text = JSON.stringify(answer);
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([what]) => what);
}

async function met(on: Parameters<Parameters<typeof onEachSubject>[0]>[0]) {
  const country = madeUp.word();
  const { secrets, ...overrides } = secretive('FEMALE', country);
  const woman = await on.verified(overrides);
  const man = await on.man({ profile: { country }, preferences: { preferredLocation: { countries: [country] } } });
  return {
    woman,
    man,
    year: secrets.dateOfBirth.slice(0, 4),
    secrets: { ...secrets, phoneNumber: woman.phoneNumber, userId: woman.userId },
  };
}

onEachSubject(
  (on) => {
    test.each(['getFeed', 'getForYou'] as const)(
      '%s: a card holds what is for everyone, and nothing else',
      async (list) => {
        const { woman, man, year, secrets } = await met(on);
        const { data } = await man.gets(list, { query: { limit: '50' } });
        const card = data.find(({ id }) => id === woman.profileId)!;
        const { matchTier: _tier, matchReasons: _reasons, ...rest } = card;
        expect(keysOf(rest)).toEqual(onCards);
        expect(card).toMatchObject({ firstName: 'Hidden', dateOfBirth: `${year}-01-01` });
        expect(leaks(data, secrets)).toEqual([]);
      },
    );

    test('getProfile: a stranger sees what a card shows, and the wishes', async () => {
      const { woman, man, secrets } = await met(on);
      const answer = await man.gets('getProfile', { params: { id: woman.profileId } });
      expect(keysOf(answer.profile)).toEqual(onCards);
      expect(leaks(answer, secrets)).toEqual([]);
    });

    test('getProfile: a party of a proposal sees the full name besides, and still nothing private', async () => {
      const { woman, man, secrets } = await met(on);
      const { lastName: _known, ...still } = secrets;
      for (const status of ['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED']) {
        if (status === 'PENDING') await man.gets('sendProposal', { body: { receiverProfileId: woman.profileId } });
        else await step(woman, status);
        const answer = await man.gets('getProfile', { params: { id: woman.profileId } });
        expect(keysOf(answer.profile)).toEqual([...onCards, 'fullName'].sort());
        expect(leaks(answer, still)).toEqual([]);
      }
    });

    test('sendProposal, listProposals, updateProposalStatus: the parties hold exactly what their cards show', async () => {
      const { woman, man, secrets } = await met(on);
      const { lastName: _known, ...still } = secrets;
      const sent = await man.gets('sendProposal', { body: { receiverProfileId: woman.profileId } });
      const [listed] = await man.gets('listProposals', { params: { type: 'SENT' } });
      const accepted = await step(woman, 'ACCEPTED');
      for (const proposal of [sent, listed!, accepted]) {
        expect(keysOf(proposal)).toEqual(['proposalId', 'receiverProfile', 'senderProfile', 'status']);
        expect(keysOf(proposal.senderProfile)).toEqual(party);
        expect(keysOf(proposal.receiverProfile)).toEqual(party);
        expect(leaks(proposal, still)).toEqual([]);
      }
    });

    test('getContactInfo: e-mail and phone, and only those', async () => {
      const { sender, receiver, proposalId } = await propose(on, 'ACCEPTED');
      const contact = await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
      expect(contact).toEqual({ email: receiver.email, phoneNumber: receiver.phoneNumber });
    });

    test('getCurrentUser: the account, and nothing of the session behind it', async () => {
      const owner = await on.verified();
      const { profileUrl: _avatar, ...user } = await owner.gets('getCurrentUser');
      expect(keysOf(user)).toEqual(['email', 'id', 'isPhoneVerified', 'isProfileComplete', 'name']);
    });

    test('a refusal repeats nothing of what was sent', async () => {
      const secret = madeUp.word();
      const body = madeUp.profileBody({ profile: { fullName: secret.repeat(9), aboutMe: `${secret} @${secret}` } });
      const problem = await (await on.incomplete()).isRefused('completeProfile', { body }, 400, 'validation');
      expect(JSON.stringify(problem)).not.toContain(secret);
    });
  },
  { limits: { profilesPerDay: 0 } },
);

/** Moves the one proposal someone has received. */
async function step(receiver: CheckedMember, status: string) {
  const [proposal] = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
  return receiver.gets('updateProposalStatus', { body: { proposalId: proposal!.proposalId, status } });
}
