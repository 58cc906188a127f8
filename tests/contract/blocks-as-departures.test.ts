import { requiredStageOf, successOf } from '@mithaq/openapi/openapi-document.ts';
import { operationIds, operationOf } from '@mithaq/openapi/contract-validation.ts';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import { expect, test } from 'vitest';
import { otherOf, partyOf, sides, statuses } from './proposal-parties.ts';
import type { RequestOptions } from './backend.ts';
import { onEachBackend, type TestMember } from './test-client.ts';

/** Operations whose answers do not depend on other members, and those of a later stage. */
const unrelated = new Set<OperationId>([
  ...operationIds.filter((id) => {
    const { operation } = operationOf(id);
    return ['auth', 'reference'].includes(operation.tags[0]) || requiredStageOf(operation) === 'moderator';
  }),
  ...(['getUser', 'completeProfile', 'updateProfile', 'pauseProfile', 'recordVerifiedPhone', 'deleteAccount'] as const),
  'chooseNameBeforeAnswer',
  'recordPhoneCodeOutcome',
  ...(['savePreferences', 'getPreferences', 'updatePreferences'] as const),
  ...([
    'markNotificationsSeen',
    'getMailConsent',
    'updateMailConsent',
    'updateNewsLanguage',
    'getPushSubscription',
    'updatePushSubscription',
    'deletePushSubscription',
    'getNotificationSettings',
    'updateNotificationSettings',
  ] as const),
  ...(['listModeratorMessages', 'readModeratorMessage'] as const),
  // The own choice.
  ...(['getFamilySharing', 'allowFamilySharing'] as const),
  // The own guardian.
  ...(['getGuardian', 'nameGuardian', 'removeGuardian'] as const),
  // Neither has such a member (blocks.test.ts).
  ...(['getFeed', 'getForYou'] as const),
]);

type Facts = {
  proposalId: string;
  other: string;
  role: 'SENDER' | 'RECEIVER';
  link: { linkId: string; token: string };
};

/** The requests that name the other member or list members; their effects on the account come last. */
const requests = ({
  proposalId,
  other,
  role,
  link,
}: Facts): [OperationId, RequestOptions & { params?: Record<string, string> }][] => {
  const [profileId, id] = [other, other];
  return [
    ['exportAccount', {}],
    ['getCurrentUser', {}],
    ['getCurrentUserProfile', {}],
    ['listProposals', { params: { type: 'SENT' } }],
    ['listProposals', { params: { type: 'RECEIVED' } }],
    ['listProposals', { params: { type: 'SENT' }, query: { limit: '1' } }],
    ['getProposal', { params: { id: proposalId } }],
    ['listContactReads', {}],
    ['listNotifications', {}],
    ['listBlocks', {}],
    ['listHiddenMembers', {}],
    ['listSavedProfiles', {}],
    ['listSavedProfileIds', {}],
    ['getProfile', { params: { id } }],
    ['findProfiles', { query: { shownId: displayId(other) } }],
    ['findProfiles', { query: { shownId: other } }],
    ['listSharedLinks', {}],
    ['openSharedLink', { body: { token: link.token } }],
    ['createSharedLink', { body: { profileId } }],
    ['endSharedLink', { params: { id: link.linkId } }],
    ['getContactInfo', { params: { id: proposalId }, query: { role } }],
    ['getContactInfo', { params: { id: proposalId }, query: { role: otherOf(role) } }],
    ['chooseSharedContact', { params: { id: proposalId }, body: { shares: 'GUARDIAN' } }],
    ...(['ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE'] as const).map(
      (status) => ['updateProposalStatus', { body: { proposalId, status } }] as [OperationId, RequestOptions],
    ),
    ['acceptProposal', { body: { proposalId } }],
    ['declineProposal', { body: { proposalId } }],
    ['takeBackProposal', { body: { proposalId } }],
    ['answerMarriage', { body: { proposalId, answer: 'DENIED' } }],
    // What the answer has changed.
    ['exportAccount', {}],
    ['getCurrentUser', {}],
    ['listProposals', { params: { type: 'SENT' } }],
    ['listProposals', { params: { type: 'RECEIVED' } }],
    ['markProposalsSeen', { body: { proposals: [{ proposalId, status: 'DECLINED' }] } }],
    ['sendProposal', { body: { receiverProfileId: other } }],
    ['reportMember', { body: { profileId, reason: 'OTHER' } }],
    ['reportProposalParty', { params: { id: proposalId }, body: { reason: 'OTHER', note: 'Another note.' } }],
    // The report is in the export.
    ['exportAccount', {}],
    ['hideMember', { body: { profileId } }],
    ['unhideMember', { params: { id } }],
    ['saveProfile', { body: { profileId } }],
    ['unsaveProfile', { params: { id } }],
    ['blockMember', { body: { profileId } }],
    ['unblockMember', { params: { id } }],
  ];
};

/** What differs between any two accounts. */
const ofAccount = new Set(['requestId', 'email', 'phoneNumber', 'name', 'googleSubject']);

/** The headers that say something of what was found. */
const compared = ['has-next-page', 'link', 'location', 'ratelimit', 'ratelimit-policy', 'retry-after'];

/** The seconds until there is more of a quota. */
const untilMore = /;t=\d+/g;

const idOrTime = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

test('each operation for members is compared, or has a reason why not', () => {
  const asked = new Set(
    requests({ proposalId: '', other: '', role: 'SENDER', link: { linkId: '', token: '' } }).map(
      ([operationId]) => operationId,
    ),
  );
  const forgotten = operationIds.filter((id) => !asked.has(id) && !unrelated.has(id));
  expect(forgotten).toEqual([]);
});

onEachBackend(
  (on) => {
    type End = (other: TestMember, me: TestMember) => Promise<unknown>;
    const block: End = (other, { profileId }) => other.gets('blockMember', { body: { profileId } });
    const leave: End = (other) => other.gets('deleteAccount');

    /** All answers to the member after the other one has left in this way; ids and times have names. */
    async function answersAfter(
      end: End,
      status: (typeof statuses)[number] | 'TAKEN_BACK',
      side: (typeof sides)[number],
    ) {
      const startsAt = on.now().getTime();
      const born = { profile: { dateOfBirth: '1995-01-01' } };
      const [sender, receiver] = [await on.man(born), await on.woman(born)];
      const [me, other] = side === 'SENDER' ? [sender, receiver] : [receiver, sender];
      const { profileId } = other;
      await me.gets('getProfile', { params: { id: profileId } });
      await me.gets('saveProfile', { body: { profileId } });
      await other.gets('allowFamilySharing', { body: { isAllowed: true } });
      const link = await me.gets('createSharedLink', { body: { profileId } });
      await me.gets('hideMember', { body: { profileId } });
      await me.gets('reportMember', { body: { profileId, reason: 'OTHER', note: 'A note.' } });
      for (const member of [me, other])
        await member.gets('nameGuardian', {
          body: { name: 'Ahmed Siddiqui', relation: 'FATHER', email: 'ahmed@example.test', shares: 'BOTH' },
        });
      const isTakenBack = status === 'TAKEN_BACK';
      const proposed = await on.propose(isTakenBack ? 'PENDING' : status, { sender, receiver });
      const { proposalId } = proposed;
      if (isTakenBack) await sender.gets('takeBackProposal', { body: { proposalId } });
      if (status === 'ACCEPTED' || status === 'MARRIAGE_FIXED') {
        for (const by of sides)
          await partyOf(proposed, by).gets('getContactInfo', {
            params: { id: proposalId },
            query: { role: otherOf(by) },
          });
      }
      await end(other, me);
      // An own change, which is on the own side of the card.
      const own = { gender: side === 'SENDER' ? ('MALE' as const) : ('FEMALE' as const), fullName: me.fullName };
      const present = { ...own, dateOfBirth: '1995-01-01', annualIncome: null, city: 'Delhi' };
      await me.gets('updateProfile', { body: newProfileBody({ profile: present }) });

      const named = new Map<string, string>();
      const nameOf = (text: string) => {
        if (text.includes('T')) return `${Date.parse(text) - startsAt} ms`;
        return named.getOrInsertComputed(text, () => `id ${named.size}`);
      };
      const answers: unknown[] = [];
      for (const [operationId, options] of requests({ proposalId, other: profileId, role: side, link })) {
        const { status: answered, headers, body } = await me.ask(operationId, options);
        const text = JSON.stringify(body ?? null, (key, value: unknown) => (ofAccount.has(key) ? undefined : value));
        answers.push([
          operationId,
          answered === successOf(operationOf(operationId).operation),
          ...compared.map((name) => headers.get(name)?.replace(idOrTime, nameOf).replace(untilMore, '')),
          text.replaceAll(me.fullName, 'I').replace(idOrTime, nameOf),
        ]);
      }
      return answers;
    }

    test.each([
      ['SENDER', 'PENDING'],
      ['RECEIVER', 'PENDING'],
      ['SENDER', 'ACCEPTED'],
      ['RECEIVER', 'ACCEPTED'],
      ['SENDER', 'DECLINED'],
      ['SENDER', 'TAKEN_BACK'],
      ['RECEIVER', 'TAKEN_BACK'],
      // The receiver fixes it, and the sender is asked.
      ['RECEIVER', 'MARRIAGE_FIXED'],
      ['SENDER', 'MARRIAGE_FIXED'],
    ] as const)('the %s cannot tell a block from a departure, in any answer: %s', async (side, status) => {
      expect(await answersAfter(block, status, side)).toEqual(await answersAfter(leave, status, side));
    });
  },
  // Links are counted for the address, which all share.
  { limits: { PROPOSALS_PER_DAY: 1000, PROFILES_PER_DAY: 1000, LINKS_OPENED_PER_MIN: 0 } },
);
