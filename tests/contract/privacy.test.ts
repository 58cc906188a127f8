import { newEmail, newPlace, newProfile, newWord, type ProfileOverrides } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { furtherFields, someFacts } from './sample-values.ts';
import { knownFields, listedFields, partyFields, proposalFields, sharedFields } from './shown-fields.ts';
import { onEachBackend, type TestMember, type TestBackend } from './test-client.ts';

const keysOf = (value: object) => Object.keys(value).toSorted();

/** The names of the secrets that a response contains. */
function leaks(response: unknown, secrets: Record<string, string>): string[] {
  const text = JSON.stringify(response);
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);
}

/** A woman with unique values and a man in the same country; they fit each other's preferences. */
async function createPair(on: TestBackend) {
  const place = newPlace();
  const preferences: ProfileOverrides['preferences'] = { preferredLocation: { countries: [place.country] } };
  const lastName = newWord();
  const { dateOfBirth, annualIncome } = newProfile();
  const profile = {
    ...furtherFields(),
    ...place,
    facts: someFacts(),
    fullName: `Hidden ${lastName}`,
    dateOfBirth,
    annualIncome,
  };
  const woman = await on.woman({ profile, preferences });
  const man = await on.man({ profile: place, preferences });
  const { email, phoneNumber, userId } = woman;
  const secrets = { lastName, email, phoneNumber, userId, dateOfBirth, annualIncome: String(annualIncome) };
  return { woman, man, year: dateOfBirth.slice(0, 4), secrets };
}

/** Changes the status of the one proposal that the member has received. */
async function changeStatus(receiver: TestMember, status: string) {
  const [proposal] = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
  return receiver.gets('updateProposalStatus', { body: { proposalId: proposal!.proposalId, status } });
}

onEachBackend(
  (on) => {
    test.each(['getFeed', 'getForYou'] as const)('%s sends the fields of a card only', async (list) => {
      const { woman, man, year, secrets } = await createPair(on);
      const { data } = await man.gets(list, { query: { limit: '50' } });
      const card = data.find(({ id }) => id === woman.profileId)!;
      const { matchTier: _tier, matchReasons: _reasons, ...rest } = card;
      expect(keysOf(rest)).toEqual(listedFields);
      expect(card).toMatchObject({ firstName: 'Hidden', dateOfBirth: `${year}-01-01` });
      expect(leaks(data, secrets)).toEqual([]);
    });

    test('getProfile sends a stranger the fields of a card, the optional facts and the preferences', async () => {
      const { woman, man, secrets } = await createPair(on);
      const response = await man.gets('getProfile', { params: { id: woman.profileId } });
      expect(keysOf(response)).toEqual(['nameBeforeAnswer', 'preferences', 'profile', 'viewer']);
      expect(keysOf(response.profile)).toEqual([...listedFields, 'facts'].toSorted());
      expect(leaks(response, secrets)).toEqual([]);
    });

    test('openSharedLink sends what a stranger sees, without any id and without when the member was here', async () => {
      const { woman, man, secrets } = await createPair(on);
      await woman.gets('allowFamilySharing', { body: { isAllowed: true } });
      const { token } = await man.gets('createSharedLink', { body: { profileId: woman.profileId } });
      const { profile, preferences } = await man.gets('getProfile', { params: { id: woman.profileId } });
      const response = await on.visitor().gets('openSharedLink', { body: { token } });
      expect(keysOf(response)).toEqual(['expiresAt', 'preferences', 'profile']);
      expect(keysOf(response.profile)).toEqual(sharedFields.toSorted());
      const { id: _id, isHereThisMonth: _here, ...shown } = profile;
      const { preferencesId: _preferencesId, ...wishes } = preferences;
      expect(response).toMatchObject({ profile: shown, preferences: wishes });
      const { profileId, preferencesId } = woman;
      expect(leaks(response, { ...secrets, profileId, preferencesId })).toEqual([]);
    });

    test('getProfile sends a party of a proposal the full name as well, and nothing private', async () => {
      const { woman, man, secrets } = await createPair(on);
      const { lastName: _known, ...hidden } = secrets;
      for (const status of ['PENDING', 'ACCEPTED', 'MARRIAGE_FIXED']) {
        if (status === 'PENDING') await man.gets('sendProposal', { body: { receiverProfileId: woman.profileId } });
        else await changeStatus(woman, status);
        const response = await man.gets('getProfile', { params: { id: woman.profileId } });
        // Nothing is said of a profile as it was when a marriage was fixed.
        const fields = knownFields.filter((field) => field !== 'isHereThisMonth' || status !== 'MARRIAGE_FIXED');
        expect(keysOf(response.profile)).toEqual(fields.toSorted());
        expect(leaks(response, hidden)).toEqual([]);
      }
    });

    test('sendProposal, listProposals, getProposal and updateProposalStatus send the fields of a party only', async () => {
      const { woman, man, secrets } = await createPair(on);
      const { lastName: _known, ...hidden } = secrets;
      const sent = await man.gets('sendProposal', { body: { receiverProfileId: woman.profileId } });
      const [listed] = await man.gets('listProposals', { params: { type: 'SENT' } });
      const read = await man.gets('getProposal', { params: { id: sent.proposalId } });
      const accepted = await changeStatus(woman, 'ACCEPTED');
      for (const proposal of [sent, listed!, read, accepted]) {
        expect(keysOf(proposal)).toEqual(proposalFields);
        expect(keysOf(proposal.senderProfile)).toEqual(partyFields);
        expect(keysOf(proposal.receiverProfile)).toEqual(partyFields);
        expect(leaks(proposal, hidden)).toEqual([]);
      }
    });

    test('getContactInfo sends the e-mail address and the phone number only', async () => {
      const { sender, receiver, proposalId } = await on.propose('ACCEPTED');
      const contact = await sender.gets('getContactInfo', { params: { id: proposalId }, query: { role: 'RECEIVER' } });
      expect(contact).toEqual({ email: receiver.email, phoneNumber: receiver.phoneNumber });
    });

    test('getCurrentUser sends the account, and nothing of its session', async () => {
      const { profileUrl: _avatar, ...user } = await (await on.verified()).gets('getCurrentUser');
      expect(keysOf(user)).toEqual(['email', 'id', 'isPhoneVerified', 'isProfileComplete', 'name']);
    });

    test('a problem repeats no value of the request', async () => {
      const secret = newWord();
      const profile = newProfile({ fullName: secret.repeat(9), aboutMe: `${secret} ${newEmail()}` });
      const body = { profileCreationInput: profile, preferencesInput: {} };
      const problem = await (await on.incomplete()).expectProblem('completeProfile', { body }, 400, 'validation');
      expect(JSON.stringify(problem)).not.toContain(secret);
    });
  },
  { limits: { PROFILES_PER_DAY: 0 } },
);
