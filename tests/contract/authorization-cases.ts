import { newPreferences, newProfileBody, newPushSubscription } from '@mithaq/openapi/examples/factories.ts';
import type { ContactRole, ProblemCode, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { defaultNotificationSettings } from '@mithaq/openapi/rules/notifications.ts';
import { displayId } from '@mithaq/openapi/rules/profile.ts';
import type { OperationId } from '@mithaq/openapi/handlers.ts';
import type { RequestOptions } from './backend.ts';

/**
 * Who may use which operation, as data. authorization.test.ts sends each request to the mocks and to the api;
 * tests/architecture.test.ts fails while an operation of the contract has no answer for one of the callers.
 */
export const callers = {
  visitor: 'has no session',
  expired: 'has a session that has ended',
  incomplete: 'is signed in without a profile',
  unverified: 'has a profile and no verified phone',
  confirming: 'had a verified phone and confirms a new number',
  stranger: 'is verified and has no part in what the request names',
  sender: 'is verified and the sender of the proposal',
  receiver: 'is verified and the receiver of the proposal',
  owner: 'is verified and the request names what is their own',
  suspended: 'is verified and suspended',
  moderator: 'is signed in without a profile and named by the operator',
};

export type Caller = keyof typeof callers;

/** A status of success, or the status and the code of a problem. */
export type Answer = `${200 | 201 | 204 | 302 | 303}` | `${number} ${ProblemCode}`;

/**
 * What a request names. For the sender it is the receiver, for the receiver the sender, for the owner the owner, and for
 * everybody else the receiver.
 */
export type Named = {
  userId: string;
  profileId: string;
  preferencesId: string;
  /** The proposal between the sender and the receiver. */
  proposalId: string;
  /** The side of the proposal that the request names. */
  role: ContactRole;
  /** The caller's own side; of a caller without one, the receiver's. */
  ownRole: ContactRole;
};

export type AuthorizationCase = {
  /** The status of the proposal between the sender and the receiver; PENDING by default. */
  proposal?: ProposalStatus;
  request(named: Named): RequestOptions & { params?: Record<string, string> };
  answers: Partial<Record<Caller, Answer>>;
};

type OperationCases = {
  /** Named by the words after "when the request names". */
  when: Record<string, AuthorizationCase>;
  /** Callers that this operation cannot have, with the reason. */
  without?: Partial<Record<Caller, string>>;
};

const unknownId = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

const anyone = (answer: Answer) =>
  ({
    visitor: answer,
    expired: answer,
    incomplete: answer,
    unverified: answer,
    confirming: answer,
    stranger: answer,
    sender: answer,
    receiver: answer,
    owner: answer,
    suspended: answer,
    moderator: answer,
  }) satisfies Record<Caller, Answer>;
const signedOut = { visitor: '401 signed-out', expired: '401 signed-out' } satisfies Partial<Record<Caller, Answer>>;
/** Everyone without an account that is not suspended. */
const notActive = { ...signedOut, suspended: '403 suspended' } satisfies Partial<Record<Caller, Answer>>;
const notVerified = {
  ...notActive,
  incomplete: '403 profile-incomplete',
  unverified: '403 phone-unverified',
  confirming: '403 phone-unverified',
  moderator: '403 profile-incomplete',
} satisfies Partial<Record<Caller, Answer>>;
const notComplete = { ...notVerified, unverified: '404 not-found', confirming: '404 not-found' } satisfies Partial<
  Record<Caller, Answer>
>;
/** Nobody else can guess anything of these operations. */
const onlyModerators = { ...anyone('404 not-found'), ...signedOut } satisfies Partial<Record<Caller, Answer>>;
const members = (answer: Answer) => ({ stranger: answer, sender: answer, receiver: answer, owner: answer });
const parties = (answer: Answer) => ({ sender: answer, receiver: answer });

/** Everyone with a profile. */
const withProfile = (answer: Answer) => ({
  ...notVerified,
  unverified: answer,
  confirming: answer,
  ...members(answer),
});

const noOwner = { owner: 'A proposal belongs to its sender and its receiver.' };
const nobody = { ...members('404 not-found') };
const nothing = () => ({});

/** The cases of one proposal in one status: what the two sides get; a stranger always gets 404. */
function ofProposal(
  proposal: ProposalStatus,
  request: AuthorizationCase['request'],
  sender: Answer,
  receiver: Answer,
): AuthorizationCase {
  return { proposal, request, answers: { ...notVerified, stranger: '404 not-found', sender, receiver } };
}

/** As ofProposal, for the answer about a marriage, which needs no verified phone. */
function ofMarriage(proposal: ProposalStatus, sender: Answer, receiver: Answer): AuthorizationCase {
  const request = ({ proposalId }: Named) => ({ body: { proposalId, answer: 'DENIED' } });
  return { proposal, request, answers: { ...notComplete, stranger: '404 not-found', sender, receiver } };
}

const becoming =
  (status: ProposalStatus) =>
  ({ proposalId }: Named) => ({ body: { proposalId, status } });
const theProposal = ({ proposalId }: Named) => ({ body: { proposalId } });
const noProposal = () => ({ body: { proposalId: unknownId } });
const byId = ({ proposalId: id }: Named) => ({ params: { id } });
const contactOf = ({ proposalId: id, role }: Named) => ({ params: { id }, query: { role } });
const sharingOf = ({ proposalId: id }: Named) => ({ params: { id }, body: { shares: 'OWN' } });
const ownContactOf = ({ proposalId: id, ownRole }: Named) => ({ params: { id }, query: { role: ownRole } });

export const authorizationCases: Partial<Record<OperationId, OperationCases>> = {
  startGoogleSignIn: { when: { nothing: { request: nothing, answers: anyone('302') } } },
  finishGoogleSignIn: { when: { 'no code and no state': { request: nothing, answers: anyone('303') } } },
  logout: { when: { nothing: { request: nothing, answers: anyone('204') } } },
  getClientConfig: { when: { nothing: { request: nothing, answers: anyone('200') } } },
  listCountries: { when: { nothing: { request: nothing, answers: anyone('200') } } },
  listStates: {
    when: {
      'a country': { request: () => ({ params: { code: 'IN' } }), answers: anyone('200') },
      'an unknown country': { request: () => ({ params: { code: 'ZZ' } }), answers: anyone('404 not-found') },
    },
  },

  getCurrentUser: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  getUser: {
    when: {
      'an account': {
        request: ({ userId: id }) => ({ params: { id } }),
        answers: { ...anyone('404 not-found'), ...notActive, owner: '200' },
      },
      'no account': {
        request: () => ({ params: { id: unknownId } }),
        answers: { ...anyone('404 not-found'), ...notActive },
      },
    },
  },

  completeProfile: {
    when: {
      'a new profile': {
        request: () => ({ body: newProfileBody() }),
        answers: { ...anyone('409 already-complete'), ...notActive, incomplete: '201', moderator: '201' },
      },
      'a profile that exists': {
        request: ({ profileId }) => ({ body: newProfileBody({ profile: { profileId } }) }),
        answers: { ...notActive, incomplete: '400 validation' },
      },
    },
  },
  updateProfile: {
    when: {
      'no ids': {
        request: ({ ownRole }) => ({
          body: newProfileBody({ profile: { gender: ownRole === 'SENDER' ? 'MALE' : 'FEMALE' } }),
        }),
        answers: { ...notVerified, ...members('200') },
      },
      'a profile': {
        request: ({ profileId }) => ({ body: newProfileBody({ profile: { profileId } }) }),
        answers: { ...notVerified, ...nobody, owner: '200' },
      },
      preferences: {
        request: ({ preferencesId }) => ({ body: newProfileBody({ preferences: { preferencesId } }) }),
        answers: { ...notVerified, ...nobody, owner: '200' },
      },
    },
  },
  getCurrentUserProfile: {
    when: {
      nothing: {
        request: nothing,
        answers: { ...anyone('200'), ...notActive, incomplete: '404 not-found', moderator: '404 not-found' },
      },
    },
  },
  getProfile: {
    when: {
      'a member': {
        request: ({ profileId: id }) => ({ params: { id } }),
        answers: { ...notVerified, ...members('200') },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId: id }) => ({ params: { id } }),
        answers: { ...parties('200'), stranger: '404 not-found' },
      },
      'an account': {
        request: ({ userId: id }) => ({ params: { id } }),
        answers: { ...notVerified, ...nobody },
      },
      'no profile': {
        request: () => ({ params: { id: unknownId } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  findProfiles: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ query: { shownId: displayId(profileId) } }),
        answers: { ...notVerified, ...members('200') },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ query: { shownId: displayId(profileId) } }),
        answers: { ...parties('200'), stranger: '404 not-found' },
      },
      'an account': {
        request: ({ userId }) => ({ query: { shownId: userId } }),
        answers: { ...notVerified, ...nobody },
      },
      'no profile': {
        request: () => ({ query: { shownId: displayId(unknownId) } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  getFeed: { when: { nothing: { request: nothing, answers: { ...notVerified, ...members('200') } } } },
  getForYou: { when: { nothing: { request: nothing, answers: { ...notVerified, ...members('200') } } } },

  sendProposal: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { receiverProfileId: profileId } }),
        answers: {
          ...notVerified,
          stranger: '201',
          sender: '409 already-proposed',
          receiver: '409 they-proposed-first',
          owner: '400 validation',
        },
      },
      'a member who declined': {
        proposal: 'DECLINED',
        request: ({ profileId }) => ({ body: { receiverProfileId: profileId } }),
        answers: { stranger: '201', sender: '409 already-proposed', receiver: '201' },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ body: { receiverProfileId: profileId } }),
        answers: {
          stranger: '404 not-found',
          sender: '409 already-proposed',
          receiver: '409 they-proposed-first',
        },
      },
      'no member': {
        request: () => ({ body: { receiverProfileId: unknownId } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  listProposals: {
    when: {
      'the sent ones': {
        request: () => ({ params: { type: 'SENT' } }),
        answers: { ...notVerified, ...members('200') },
      },
      'the received ones': {
        request: () => ({ params: { type: 'RECEIVED' } }),
        answers: { ...notVerified, ...members('200') },
      },
    },
  },
  markProposalsSeen: {
    when: {
      'a proposal': {
        request: ({ proposalId }) => ({ body: { proposals: [{ proposalId, status: 'PENDING' }] } }),
        // A proposal of others is not shown and does not change.
        answers: { ...notVerified, ...members('204') },
      },
    },
  },
  updateProposalStatus: {
    without: noOwner,
    when: {
      'PENDING to ACCEPTED': ofProposal('PENDING', becoming('ACCEPTED'), '403 not-your-move', '200'),
      'PENDING to DECLINED': ofProposal('PENDING', becoming('DECLINED'), '403 not-your-move', '200'),
      'PENDING to MARRIAGE_FIXED': ofProposal(
        'PENDING',
        becoming('MARRIAGE_FIXED'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'PENDING to NOT_COMPATIBLE': ofProposal(
        'PENDING',
        becoming('NOT_COMPATIBLE'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'ACCEPTED to MARRIAGE_FIXED': ofProposal('ACCEPTED', becoming('MARRIAGE_FIXED'), '200', '200'),
      'ACCEPTED to NOT_COMPATIBLE': ofProposal('ACCEPTED', becoming('NOT_COMPATIBLE'), '200', '200'),
      'ACCEPTED to DECLINED': ofProposal(
        'ACCEPTED',
        becoming('DECLINED'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'DECLINED to ACCEPTED': ofProposal(
        'DECLINED',
        becoming('ACCEPTED'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'MARRIAGE_FIXED to NOT_COMPATIBLE': ofProposal(
        'MARRIAGE_FIXED',
        becoming('NOT_COMPATIBLE'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'NOT_COMPATIBLE to ACCEPTED': ofProposal(
        'NOT_COMPATIBLE',
        becoming('ACCEPTED'),
        '409 illegal-transition',
        '409 illegal-transition',
      ),
      'no proposal': {
        request: () => ({ body: { proposalId: unknownId, status: 'ACCEPTED' } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  acceptProposal: {
    without: noOwner,
    when: {
      'a pending proposal': ofProposal('PENDING', theProposal, '403 not-your-move', '200'),
      'an accepted proposal': ofProposal('ACCEPTED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'a declined proposal': ofProposal('DECLINED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'no proposal': { request: noProposal, answers: { ...notVerified, ...nobody } },
    },
  },
  declineProposal: {
    without: noOwner,
    when: {
      'a pending proposal': ofProposal('PENDING', theProposal, '403 not-your-move', '200'),
      'an accepted proposal': ofProposal('ACCEPTED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'a declined proposal': ofProposal('DECLINED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'no proposal': { request: noProposal, answers: { ...notVerified, ...nobody } },
    },
  },
  takeBackProposal: {
    without: noOwner,
    when: {
      'a pending proposal': ofProposal('PENDING', theProposal, '200', '403 not-your-move'),
      'an accepted proposal': ofProposal('ACCEPTED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'a declined proposal': ofProposal('DECLINED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'a fixed marriage': ofProposal('MARRIAGE_FIXED', theProposal, '409 illegal-transition', '409 illegal-transition'),
      'no proposal': { request: noProposal, answers: { ...notVerified, ...nobody } },
    },
  },
  answerMarriage: {
    without: noOwner,
    when: {
      // The receiver has fixed it.
      'a fixed marriage': ofMarriage('MARRIAGE_FIXED', '200', '403 not-your-move'),
      'a pending proposal': ofMarriage('PENDING', '409 illegal-transition', '409 illegal-transition'),
      'an accepted proposal': ofMarriage('ACCEPTED', '409 illegal-transition', '409 illegal-transition'),
      'an ended proposal': ofMarriage('NOT_COMPATIBLE', '409 illegal-transition', '409 illegal-transition'),
      'no proposal': {
        request: () => ({ body: { proposalId: unknownId, answer: 'DENIED' } }),
        answers: { ...notComplete, ...nobody },
      },
    },
  },
  getProposal: {
    without: noOwner,
    when: {
      'a pending proposal': ofProposal('PENDING', byId, '200', '200'),
      'an ended proposal': ofProposal('DECLINED', byId, '200', '200'),
      'no proposal': { request: () => ({ params: { id: unknownId } }), answers: { ...notVerified, ...nobody } },
    },
  },
  getContactInfo: {
    without: noOwner,
    when: {
      'the other side of a pending proposal': ofProposal(
        'PENDING',
        contactOf,
        '403 contact-not-shared',
        '403 contact-not-shared',
      ),
      'the other side of an accepted proposal': ofProposal('ACCEPTED', contactOf, '200', '200'),
      'the other side of a declined proposal': ofProposal(
        'DECLINED',
        contactOf,
        '403 contact-not-shared',
        '403 contact-not-shared',
      ),
      'the other side of a fixed marriage': ofProposal('MARRIAGE_FIXED', contactOf, '200', '200'),
      'the other side of a proposal that is not compatible': ofProposal(
        'NOT_COMPATIBLE',
        contactOf,
        '403 contact-not-shared',
        '403 contact-not-shared',
      ),
      'the own side': ofProposal('ACCEPTED', ownContactOf, '400 validation', '400 validation'),
      'no proposal': {
        request: () => ({ params: { id: unknownId }, query: { role: 'RECEIVER' } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },

  chooseSharedContact: {
    without: noOwner,
    when: {
      'a pending proposal': ofProposal('PENDING', sharingOf, '403 contact-not-shared', '403 contact-not-shared'),
      'an accepted proposal': ofProposal('ACCEPTED', sharingOf, '200', '200'),
      'a fixed marriage': ofProposal('MARRIAGE_FIXED', sharingOf, '200', '200'),
      'a declined proposal': ofProposal('DECLINED', sharingOf, '403 contact-not-shared', '403 contact-not-shared'),
      'a proposal that is not compatible': ofProposal(
        'NOT_COMPATIBLE',
        sharingOf,
        '403 contact-not-shared',
        '403 contact-not-shared',
      ),
      'no proposal': {
        request: () => ({ params: { id: unknownId }, body: { shares: 'OWN' } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  getGuardian: { when: { nothing: { request: nothing, answers: { ...withProfile('200') } } } },
  nameGuardian: {
    when: {
      'a guardian': {
        request: () => ({
          body: { name: 'Ahmed Siddiqui', relation: 'FATHER', email: 'ahmed@example.test', shares: 'BOTH' },
        }),
        answers: { ...withProfile('200') },
      },
    },
  },
  getFamilySharing: { when: { nothing: { request: nothing, answers: { ...withProfile('200') } } } },
  allowFamilySharing: {
    when: {
      'a choice': { request: () => ({ body: { isAllowed: true } }), answers: { ...withProfile('200') } },
    },
  },
  listSharedLinks: { when: { nothing: { request: nothing, answers: { ...withProfile('200') } } } },
  createSharedLink: {
    when: {
      'a member who does not allow it': {
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { ...notVerified, ...nobody, owner: '400 validation' },
      },
      'no profile': {
        request: () => ({ body: { profileId: unknownId } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  endSharedLink: {
    when: {
      'no link': { request: () => ({ params: { id: unknownId } }), answers: { ...withProfile('404 not-found') } },
    },
  },
  openSharedLink: {
    when: {
      'no link': { request: () => ({ body: { token: 'a'.repeat(64) } }), answers: anyone('404 not-found') },
    },
  },
  removeGuardian: { when: { nothing: { request: nothing, answers: { ...withProfile('204') } } } },

  recordPhoneCodeOutcome: {
    when: {
      'a code that was sent': {
        request: () => ({ body: { outcome: 'SENT' } }),
        answers: { ...notVerified, unverified: '204', confirming: '204', ...members('204') },
      },
    },
  },

  recordVerifiedPhone: {
    when: {
      'a number without a proof': {
        request: () => ({ body: { phoneNumber: '+919876543210', isPhoneVerified: true } }),
        answers: {
          ...notVerified,
          unverified: '403 phone-proof',
          confirming: '403 phone-proof',
          ...members('403 phone-proof'),
        },
      },
    },
  },

  pauseProfile: {
    when: {
      nothing: {
        request: () => ({ body: { isPaused: true } }),
        answers: { ...notVerified, unverified: '200', confirming: '200', ...members('200') },
      },
    },
  },
  chooseNameBeforeAnswer: {
    when: {
      nothing: {
        request: () => ({ body: { nameBeforeAnswer: 'FIRST_NAME' } }),
        answers: { ...notVerified, unverified: '200', confirming: '200', ...members('200') },
      },
    },
  },
  listContactReads: {
    when: {
      nothing: {
        request: nothing,
        answers: { ...notVerified, unverified: '200', confirming: '200', ...members('200') },
      },
    },
  },
  exportAccount: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  deleteAccount: { when: { nothing: { request: nothing, answers: { ...anyone('204'), ...signedOut } } } },
  listNotifications: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  markNotificationsSeen: {
    when: {
      // A notification of others does not change.
      'an unknown notification': {
        request: () => ({ body: { ids: [unknownId] } }),
        answers: { ...anyone('204'), ...signedOut },
      },
    },
  },
  getNotificationSettings: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  updateNotificationSettings: {
    when: {
      settings: {
        request: () => ({ body: defaultNotificationSettings }),
        answers: { ...anyone('200'), ...signedOut },
      },
    },
  },
  getMailConsent: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  updateMailConsent: {
    when: {
      'a yes': {
        request: () => ({ body: { agreed: true, version: currentMailConsentVersion, language: 'ar' } }),
        answers: { ...anyone('200'), ...signedOut },
      },
    },
  },
  updateNewsLanguage: {
    when: {
      'a language': { request: () => ({ body: { language: 'ar' } }), answers: { ...anyone('204'), ...signedOut } },
    },
  },
  getPushSubscription: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  updatePushSubscription: {
    when: {
      'a subscription': {
        request: () => ({ body: newPushSubscription() }),
        answers: { ...anyone('200'), ...signedOut },
      },
    },
  },
  deletePushSubscription: { when: { nothing: { request: nothing, answers: { ...anyone('204'), ...signedOut } } } },
  listSessions: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  endAllSessions: { when: { nothing: { request: nothing, answers: { ...anyone('204'), ...signedOut } } } },

  listBlocks: {
    when: { nothing: { request: nothing, answers: { ...notVerified, confirming: '200', ...members('200') } } },
  },
  blockMember: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { ...notVerified, confirming: '201', ...members('201'), owner: '400 validation' },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { confirming: '404 not-found', stranger: '404 not-found', ...parties('201') },
      },
      'no member': {
        request: () => ({ body: { profileId: unknownId } }),
        answers: { ...notVerified, confirming: '404 not-found', ...nobody },
      },
    },
  },
  unblockMember: {
    when: {
      'a member who is not blocked': {
        request: ({ profileId: id }) => ({ params: { id } }),
        answers: { ...notVerified, confirming: '404 not-found', ...nobody },
      },
    },
  },
  listHiddenMembers: { when: { nothing: { request: nothing, answers: { ...notVerified, ...members('200') } } } },
  hideMember: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { ...notVerified, ...members('201'), owner: '400 validation' },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { stranger: '404 not-found', ...parties('201') },
      },
      'no member': { request: () => ({ body: { profileId: unknownId } }), answers: { ...notVerified, ...nobody } },
    },
  },
  unhideMember: {
    when: {
      'a member who is not hidden': {
        request: ({ profileId: id }) => ({ params: { id } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  listSavedProfiles: { when: { nothing: { request: nothing, answers: { ...notVerified, ...members('200') } } } },
  listSavedProfileIds: { when: { nothing: { request: nothing, answers: { ...notVerified, ...members('200') } } } },
  saveProfile: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { ...notVerified, ...members('201'), owner: '400 validation' },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ body: { profileId } }),
        answers: { stranger: '404 not-found', ...parties('201') },
      },
      'no member': { request: () => ({ body: { profileId: unknownId } }), answers: { ...notVerified, ...nobody } },
    },
  },
  unsaveProfile: {
    when: {
      'a member who is not saved': {
        request: ({ profileId: id }) => ({ params: { id } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  reportMember: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId, reason: 'OTHER' } }),
        answers: { ...notVerified, confirming: '201', ...members('201'), owner: '400 validation' },
      },
      'a member whose marriage is fixed': {
        proposal: 'MARRIAGE_FIXED',
        request: ({ profileId }) => ({ body: { profileId, reason: 'OTHER' } }),
        answers: { confirming: '404 not-found', stranger: '404 not-found', ...parties('201') },
      },
      'no member': {
        request: () => ({ body: { profileId: unknownId, reason: 'OTHER' } }),
        answers: { ...notVerified, confirming: '404 not-found', ...nobody },
      },
    },
  },
  reportProposalParty: {
    when: {
      'a proposal': {
        proposal: 'PENDING',
        request: ({ proposalId: id }) => ({ params: { id }, body: { reason: 'OTHER' } }),
        answers: { ...notVerified, confirming: '404 not-found', stranger: '404 not-found', ...parties('201') },
      },
      'no proposal': {
        request: () => ({ params: { id: unknownId }, body: { reason: 'OTHER' } }),
        answers: { ...notVerified, confirming: '404 not-found', ...nobody },
      },
    },
  },

  listModerationCases: { when: { nothing: { request: nothing, answers: { ...onlyModerators, moderator: '200' } } } },
  listModerationAudit: { when: { nothing: { request: nothing, answers: { ...onlyModerators, moderator: '200' } } } },
  listSuspendedMembers: { when: { nothing: { request: nothing, answers: { ...onlyModerators, moderator: '200' } } } },
  closeModerationCase: {
    when: {
      'no case': {
        request: () => ({ params: { id: unknownId }, body: { reason: 'Nothing to do.' } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },
  findMembers: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { text: profileId } }),
        answers: { ...onlyModerators, moderator: '200' },
      },
      'no member': {
        request: () => ({ body: { text: unknownId } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },
  sendModeratorMessage: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId, kind: 'WARNING', text: 'Please be polite.' } }),
        answers: { ...onlyModerators, moderator: '201' },
      },
      'no member': {
        request: () => ({ body: { profileId: unknownId, kind: 'WARNING', text: 'Please be polite.' } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },
  listMessagesToMember: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ params: { id: profileId } }),
        answers: { ...onlyModerators, moderator: '200' },
      },
      'no member': {
        request: () => ({ params: { id: unknownId } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },
  listModeratorMessages: { when: { nothing: { request: nothing, answers: { ...anyone('200'), ...signedOut } } } },
  readModeratorMessage: {
    when: {
      'no message': {
        request: () => ({ body: { messageId: unknownId } }),
        answers: { ...anyone('204'), ...signedOut },
      },
    },
  },
  suspendMember: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId, reason: 'Asked for money.' } }),
        answers: { ...onlyModerators, moderator: '201' },
      },
      'no member': {
        request: () => ({ body: { profileId: unknownId, reason: 'Asked for money.' } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },
  liftSuspension: {
    when: {
      'a member': {
        request: ({ profileId }) => ({ body: { profileId, reason: 'It was a mistake.' } }),
        answers: { ...onlyModerators, moderator: '409 not-suspended' },
      },
      'no member': {
        request: () => ({ body: { profileId: unknownId, reason: 'It was a mistake.' } }),
        answers: { ...onlyModerators, moderator: '404 not-found' },
      },
    },
  },

  savePreferences: {
    when: {
      'no id': { request: () => ({ body: newPreferences() }), answers: { ...notVerified, ...members('200') } },
      preferences: {
        request: ({ preferencesId }) => ({ body: newPreferences({ preferencesId }) }),
        answers: { ...notVerified, ...nobody, owner: '200' },
      },
    },
  },
  getPreferences: {
    when: {
      preferences: {
        request: ({ preferencesId: id }) => ({ params: { id } }),
        answers: { ...notVerified, ...nobody, owner: '200' },
      },
      'no preferences': {
        request: () => ({ params: { id: unknownId } }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
  updatePreferences: {
    when: {
      preferences: {
        request: ({ preferencesId: id }) => ({ params: { id }, body: newPreferences() }),
        answers: { ...notVerified, ...nobody, owner: '200' },
      },
      'no preferences': {
        request: () => ({ params: { id: unknownId }, body: newPreferences() }),
        answers: { ...notVerified, ...nobody },
      },
    },
  },
};

/** For each operation and caller without an answer, a sentence that says what to add. */
export function missingCases(operationIds: string[], cases: Record<string, OperationCases>): string[] {
  return operationIds.flatMap((operationId) => {
    const { when = {}, without = {} } = cases[operationId] ?? {};
    const answered = new Set(Object.values(when).flatMap(({ answers }) => Object.keys(answers)));
    const missing = Object.keys(callers).filter((caller) => !answered.has(caller) && !(caller in without));
    if (missing.length === 0) return [];
    const who = missing.map((caller) => `${caller} (${callers[caller as Caller]})`).join(', ');
    return [`${operationId} has no authorization case for ${who} in tests/contract/authorization-cases.ts.`];
  });
}
