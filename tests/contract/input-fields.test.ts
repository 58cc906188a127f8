import {
  newPhoneNumber,
  newPreferences,
  newProfile,
  newPushSubscription,
  newWord,
} from '@mithaq/openapi/examples/factories.ts';
import { resolve, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import { operationOf } from '@mithaq/openapi/contract-validation.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { expect, test } from 'vitest';
import { sampleOf } from './sample-values.ts';
import { onEachBackend, type TestClient, type TestBackend } from './test-client.ts';

/** The operations that take a body. The compiler names one that is not in `inputs`. */
type WithBody = { [K in OperationId]: Operations[K]['body'] extends null ? never : K }[OperationId];
type Fields = Record<string, unknown>;

/** The sent fields, and what the sender and others read afterwards. */
type Seen = { sent: Fields; own: unknown; others: unknown };

/** Fields that are not stored: other fields of the same request find what they name. */
const notKept: Readonly<Record<string, string>> = {
  isEditing: 'The client sends it, and the path decides.',
  profileId: 'It names a profile.',
  preferencesId: 'It names the preferences.',
  'profileCreationInput.profileId': 'It names the profile.',
  'preferencesInput.preferencesId': 'It names the preferences.',
  receiverProfileId: 'It names a profile.',
  proposalId: 'It names a proposal.',
  proposals: 'They name what was seen.',
  ids: 'They name what was seen.',
  'keys.p256dh': 'Messages are encrypted with it.',
  'keys.auth': 'Messages are encrypted with it.',
  'profileCreationInput.facts.beard': 'Men are asked.',
  'profileCreationInput.facts.children': 'Who was married is asked.',
  'profileCreationInput.facts.childrenCount': 'Who has children is asked.',
  'profileCreationInput.facts.youngestChild': 'Who has children is asked.',
  'profileCreationInput.facts.ratherDiscuss': 'The same request answers these facts.',
  token: 'It opens a link.',
  keepHeld: 'The outcome of the case of a text says it.',
};

const preferences = (): Fields => ({
  ...newPreferences({
    preferredMinAge: 31,
    preferredMaxAge: 47,
    preferredMaritalStatus: ['WIDOWED'],
    preferredLocation: { countries: ['India'], states: ['Telangana'], cities: [newWord()] },
    preferredEducation: [newWord()],
    preferredOccupation: [newWord()],
    preferredSchoolOfThought: 'HANBALI',
    preferredOtherPreferences: `I wish for ${newWord()}.`,
    preferredQuestions: [`What is ${newWord()}?`],
  }),
});

/** Sends both parts of a profile as this client, and reads them as its owner and as a stranger. */
async function sendProfile(
  on: TestBackend,
  client: TestClient,
  operation: 'completeProfile' | 'updateProfile',
  profile: Fields,
): Promise<Seen> {
  const stranger = await on.man();
  const known = {
    profileCreationInput: {
      ...newProfile({ fullName: `Amina Zainab ${newWord()}` }),
      firstName: 'Zainab',
      heightCm: 164,
      ...profile,
    },
    preferencesInput: preferences(),
    consentVersion: currentConsentVersion,
  };
  const sent = filled(operation, known);
  const answer = await client.gets(operation, { body: sent });
  const own = [answer, await client.gets('getCurrentUserProfile'), await client.gets('exportAccount')];
  return { sent, own, others: await stranger.gets('getFeed', { query: { limit: '50' } }) };
}

const inputs: { [K in WithBody]: (on: TestBackend, operation: K) => Promise<Seen> } = {
  completeProfile: async (on, operation) =>
    sendProfile(on, await on.incomplete(), operation, { phoneNumber: newPhoneNumber() }),
  async updateProfile(on, operation) {
    const owner = await on.woman();
    return sendProfile(on, owner, operation, { phoneNumber: owner.phoneNumber });
  },
  async savePreferences(on, operation) {
    const [owner, stranger] = [await on.woman(), await on.man()];
    const sent = filled(operation, preferences());
    await owner.gets(operation, { body: sent });
    const own = await owner.gets('getPreferences', { params: { id: owner.preferencesId } });
    return { sent, own, others: await stranger.gets('getFeed', { query: { limit: '50' } }) };
  },
  async updatePreferences(on, operation) {
    const [owner, stranger] = [await on.woman(), await on.man()];
    const [sent, params] = [filled(operation, preferences()), { id: owner.preferencesId }];
    await owner.gets(operation, { params, body: sent });
    const own = await owner.gets('getPreferences', { params });
    return { sent, own, others: await stranger.gets('getFeed', { query: { limit: '50' } }) };
  },
  async pauseProfile(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, {});
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('getCurrentUser'), others: null };
  },
  async chooseNameBeforeAnswer(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, { nameBeforeAnswer: 'FIRST_NAME' });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('getCurrentUserProfile'), others: null };
  },
  // It is for the operator alone: api/src/auth/refused-sign-in.test.ts.
  async recordPhoneCodeOutcome(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, { outcome: 'QUOTA_EXCEEDED' });
    await owner.gets(operation, { body: sent });
    return { sent, own: sent, others: await owner.gets('exportAccount') };
  },
  async recordVerifiedPhone(on) {
    const [owner, stranger] = [await on.woman(), await on.man()];
    const { phoneNumber } = owner;
    const sent = { phoneNumber, isPhoneVerified: true };
    const own = [await owner.gets('getCurrentUser'), await owner.gets('getCurrentUserProfile')];
    return { sent, own, others: await stranger.gets('getProfile', { params: { id: owner.profileId } }) };
  },
  async reportMember(on, operation) {
    const { sender, receiver } = await on.propose();
    const sent = filled(operation, { profileId: receiver.profileId });
    await sender.gets(operation, { body: sent });
    return { sent, own: await sender.gets('exportAccount'), others: await receiver.gets('exportAccount') };
  },
  async reportProposalParty(on, operation) {
    const { sender, receiver, proposalId } = await on.propose();
    const sent = filled(operation, {});
    await sender.gets(operation, { params: { id: proposalId }, body: sent });
    return { sent, own: await sender.gets('exportAccount'), others: await receiver.gets('exportAccount') };
  },
  async hideMember(on, operation) {
    const [owner, other] = [await on.woman(), await on.man()];
    const sent = filled(operation, { profileId: other.profileId });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('listHiddenMembers'), others: await other.gets('exportAccount') };
  },
  async saveProfile(on, operation) {
    const [owner, other] = [await on.woman(), await on.man()];
    const sent = filled(operation, { profileId: other.profileId });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('listSavedProfileIds'), others: await other.gets('exportAccount') };
  },
  async blockMember(on, operation) {
    const [owner, other] = [await on.woman(), await on.man()];
    const sent = filled(operation, { profileId: other.profileId });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('listBlocks'), others: await other.gets('exportAccount') };
  },
  async sendProposal(on, operation) {
    const question = `What is ${newWord()}?`;
    const [owner, other] = [await on.woman(), await on.man({ preferences: { preferredQuestions: [question] } })];
    const sent = filled(operation, { receiverProfileId: other.profileId, answers: [{ answer: newWord(), question }] });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('listProposals', { params: { type: 'SENT' } }), others: null };
  },
  async markProposalsSeen(on, operation) {
    const { receiver, proposalId } = await on.propose();
    const sent = filled(operation, { proposals: [{ proposalId, status: 'PENDING' }] });
    await receiver.gets(operation, { body: sent });
    return { sent, own: await receiver.gets('getCurrentUser'), others: null };
  },
  async markNotificationsSeen(on, operation) {
    const { receiver } = await on.propose();
    const ids = (await receiver.gets('listNotifications')).data.map((each) => each.id);
    const sent = filled(operation, { ids });
    await receiver.gets(operation, { body: sent });
    return { sent, own: await receiver.gets('listNotifications'), others: null };
  },
  async updateNotificationSettings(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, {
      mail: { proposals: 'DAILY', texts: 'NEVER', account: 'DAILY', forYou: 'NEVER', cases: 'DAILY' },
      push: true,
      timeZone: 'Asia/Karachi',
      quietHours: { from: 23, to: 6 },
      weeklyForYou: true,
    });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('getNotificationSettings'), others: null };
  },
  async updateMailConsent(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, { agreed: true, version: currentMailConsentVersion, language: 'ur' });
    await owner.gets(operation, { body: sent });
    return { sent, own: (await owner.gets('exportAccount')).mailConsents[0]!, others: null };
  },
  async updateNewsLanguage(on, operation) {
    const owner = await on.woman();
    await owner.gets('updateMailConsent', {
      body: { agreed: true, version: currentMailConsentVersion, language: 'en' },
    });
    const sent = filled(operation, { language: 'ur' });
    await owner.gets(operation, { body: sent });
    return { sent, own: (await owner.gets('exportAccount')).mailConsents[0]!, others: null };
  },
  async updatePushSubscription(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, { ...newPushSubscription(), language: 'ur' });
    await owner.gets(operation, { body: sent });
    return { sent, own: (await owner.gets('exportAccount')).pushSubscriptions[0]!, others: null };
  },
  updateProposalStatus: (on, operation) => changeStatus(on, operation, { status: 'ACCEPTED', shares: 'GUARDIAN' }),
  acceptProposal: (on, operation) => changeStatus(on, operation, { shares: 'BOTH' }),
  async chooseSharedContact(on, operation) {
    const { receiver, sender, proposalId } = await on.propose('ACCEPTED');
    await receiver.gets('nameGuardian', { body: guardian });
    const sent = filled(operation, { shares: 'BOTH' });
    await receiver.gets(operation, { params: { id: proposalId }, body: sent });
    const own = await receiver.gets('listProposals', { params: { type: 'RECEIVED' } });
    return { sent, own, others: await sender.gets('listProposals', { params: { type: 'SENT' } }) };
  },
  async nameGuardian(on, operation) {
    const { receiver, sender } = await on.propose();
    const sent = filled(operation, { ...guardian, name: `Ahmed ${newWord()}`, phoneNumber: newPhoneNumber() });
    await receiver.gets(operation, { body: sent });
    const own = [await receiver.gets('getGuardian'), await receiver.gets('exportAccount')];
    const { profileId: id } = receiver;
    const lists = [
      await sender.gets('listProposals', { params: { type: 'SENT' } }),
      await sender.gets('exportAccount'),
    ];
    return { sent, own, others: [...lists, await sender.gets('getProfile', { params: { id } })] };
  },
  async allowFamilySharing(on, operation) {
    const owner = await on.woman();
    const sent = filled(operation, { isAllowed: true });
    await owner.gets(operation, { body: sent });
    return { sent, own: await owner.gets('getFamilySharing'), others: null };
  },
  async createSharedLink(on, operation) {
    const [owner, other] = [await on.woman(), await on.man()];
    await owner.gets('allowFamilySharing', { body: { isAllowed: true } });
    const sent = filled(operation, { profileId: owner.profileId });
    await other.gets(operation, { body: sent });
    return { sent, own: await other.gets('listSharedLinks'), others: await owner.gets('exportAccount') };
  },
  async openSharedLink(on, operation) {
    const [owner, other] = [await on.woman(), await on.man()];
    await owner.gets('allowFamilySharing', { body: { isAllowed: true } });
    const { token } = await other.gets('createSharedLink', { body: { profileId: owner.profileId } });
    const sent = filled(operation, { token });
    return { sent, own: await on.visitor().gets(operation, { body: sent }), others: null };
  },
  declineProposal: (on, operation) => changeStatus(on, operation),
  async takeBackProposal(on, operation) {
    const { sender, proposalId } = await on.propose();
    const sent = filled(operation, { proposalId });
    await sender.gets(operation, { body: sent });
    return { sent, own: await sender.gets('listProposals', { params: { type: 'SENT' } }), others: null };
  },
  async answerMarriage(on, operation) {
    const { sender, proposalId } = await on.propose('MARRIAGE_FIXED');
    const sent = filled(operation, { proposalId, answer: 'DENIED' });
    await sender.gets(operation, { body: sent });
    return { sent, own: await sender.gets('exportAccount'), others: null };
  },
  async closeModerationCase(on, operation) {
    const { sender, receiver } = await on.propose();
    const { reportId } = await sender.gets('reportMember', {
      body: { profileId: receiver.profileId, reason: 'OTHER' },
    });
    const moderator = await on.moderator();
    const sent = filled(operation, { lastReportId: reportId });
    await moderator.gets(operation, { params: { id: reportId }, body: sent });
    const others = [await sender.gets('exportAccount'), await receiver.gets('exportAccount')];
    return { sent, own: await moderator.gets('listModerationAudit'), others };
  },
  async findMembers(on, operation) {
    const [moderator, member, stranger] = [await on.moderator(), await on.woman(), await on.man()];
    const sent = filled(operation, { text: member.profileId });
    return {
      sent,
      own: await moderator.gets(operation, { body: sent }),
      others: await stranger.gets('listSavedProfiles'),
    };
  },
  async sendModeratorMessage(on, operation) {
    const [moderator, member, stranger] = [await on.moderator(), await on.woman(), await on.man()];
    const { profileId } = member;
    const { reportId: caseId } = await stranger.gets('reportMember', { body: { profileId, reason: 'OTHER' } });
    const sent = filled(operation, { profileId, caseId });
    await moderator.gets(operation, { body: sent });
    const own = [await member.gets('listModeratorMessages'), await moderator.gets('listModerationAudit')];
    return { sent, own, others: await stranger.gets('getFeed') };
  },
  async readModeratorMessage(on, operation) {
    const [moderator, member] = [await on.moderator(), await on.woman()];
    const body = { profileId: member.profileId, kind: 'MESSAGE', text: newWord() };
    await moderator.gets('sendModeratorMessage', { body });
    const { messageId } = (await member.gets('listModeratorMessages')).data[0]!;
    const sent = filled(operation, { messageId });
    await member.gets(operation, { body: sent });
    return { sent, own: await member.gets('listModeratorMessages'), others: null };
  },
  async suspendMember(on, operation) {
    const [moderator, member, stranger] = [await on.moderator(), await on.woman(), await on.man()];
    const sent = filled(operation, { profileId: member.profileId });
    await moderator.gets(operation, { body: sent });
    return { sent, own: await moderator.gets('listModerationAudit'), others: await stranger.gets('getFeed') };
  },
  async liftSuspension(on, operation) {
    const [moderator, member] = [await on.moderator(), await on.woman()];
    const { profileId } = member;
    await moderator.gets('suspendMember', { body: { profileId, reason: 'A reason.' } });
    const sent = filled(operation, { profileId });
    await moderator.gets(operation, { body: sent });
    return { sent, own: await moderator.gets('listModerationAudit'), others: await member.gets('exportAccount') };
  },
};

const guardian = { name: 'Ahmed Siddiqui', relation: 'UNCLE', email: 'ahmed@guardian.test', shares: 'OWN' };

async function changeStatus(on: TestBackend, operation: WithBody, known: Fields = {}): Promise<Seen> {
  const { receiver, proposalId } = await on.propose();
  if ('shares' in known) await receiver.gets('nameGuardian', { body: guardian });
  const sent = filled(operation, { proposalId, ...known });
  await receiver.gets(operation, { body: sent });
  return { sent, own: await receiver.gets('listProposals', { params: { type: 'RECEIVED' } }), others: null };
}

onEachBackend((on) => {
  test.each(Object.keys(inputs) as WithBody[])('the input of %s comes back to its sender', async (operation) => {
    const { sent, own, others } = await inputs[operation](on, operation as never); // the key of the same entry
    const fields = leavesOf(bodyOf(operation)).filter((field) => !(field in notKept));
    const lost = fields.filter((field) => !valuesIn(own).has(JSON.stringify(at(sent, field))));
    expect(lost, 'fields that are lost').toEqual([]);
    const texts = fields.filter((field) => /\bQ[a-z]{11}\b/.test(String(at(sent, field))));
    const allowed = new Set(['profileCreationInput.fullName']); // checked by profile-fields.test.ts
    const leaked = texts.filter(
      (field) => !allowed.has(field) && JSON.stringify(others).includes(String(at(sent, field))),
    );
    expect(leaked, 'fields that others see').toEqual([]);
  });
});

function bodyOf(operationId: OperationId): Schema {
  return resolve(contract, operationOf(operationId).operation.requestBody!).content['application/json']!.schema;
}

/** The body with a value for every field that is not known, such as one that is new in the contract. */
function filled(operationId: OperationId, known: Fields): Fields {
  return fill(bodyOf(operationId), known) as Fields;
}

function fill(declared: Schema, known: unknown): unknown {
  const { properties } = resolve(contract, declared);
  if (!properties) return known ?? sampleOf(declared);
  const given = (known ?? {}) as Fields;
  const names = Object.keys(properties).filter((name) => name in given || !/(^p\w+Id|^proposals)$/.test(name)); // ids name what is there
  return Object.fromEntries(names.map((name) => [name, fill(properties[name]!, given[name])]));
}

/** The paths of the fields of a schema; a list is one value. */
function leavesOf(declared: Schema, path: string[] = []): string[] {
  const { properties } = resolve(contract, declared);
  if (!properties) return [path.join('.')];
  return Object.entries(properties).flatMap(([name, field]) => leavesOf(field, [...path, name]));
}

function at(body: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], body);
}

/** Every value within an answer, as JSON. */
function valuesIn(answer: unknown): Set<string> {
  const inner = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return new Set([JSON.stringify(answer), ...inner.flatMap((value) => [...valuesIn(value)])]);
}
