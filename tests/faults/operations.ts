import { randomUUID } from 'node:crypto';
import type { ContactRole, MarriageAnswer, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { HttpRequest } from './client.ts';
import type { Modelled } from './linearizability.ts';
import {
  answersMarriage,
  authorizes,
  changesStatus,
  keyOf,
  listsMembers,
  listsProposals,
  marksSeen,
  provesPhone,
  readsContact,
  readsOwnAccount,
  readsOwnProfile,
  refuses,
  roleOf,
  sends,
  shown,
  signsOut,
  takesBack,
  updatesProfile,
  viewsProfile,
  type Proposal,
  type Step,
} from './model.ts';

/** One request of a member: how to send it, how to read the facts of a success, and what the model says of it. */
export type Operation = Modelled & {
  name: string;
  by: number;
  session: number;
  request: Omit<HttpRequest, 'cookie'>;
  factsOf: (body: never) => unknown;
  /** The API process that must receive it; any by default. */
  process?: number;
};

/** Who sends it: a member with one of two sessions. */
export type Sender = { by: number; session: number };

/** What the operations need to know of the real rows: ids of members and proposals, and whose an e-mail address is. */
export type Names = {
  profileId(member: number): string;
  memberOf(profileId: string): number;
  memberWithEmail(email: string): number;
  proposalId(key: string): string | undefined;
  profileBody(member: number, text: string, phoneNumber?: string): object;
};

type ProposalBody = {
  proposalId: string;
  status: ProposalStatus;
  senderProfile: Party;
  receiverProfile: Party;
  takenBackAt?: string;
  marriage?: { fixedBy: ContactRole; answer?: MarriageAnswer };
  note?: string;
  answerNote?: string;
};
type Party = { id: string };

/** What can be done with a proposal; the columns of the table of reached cells. */
export const actions = [
  'to PENDING',
  'to ACCEPTED',
  'to DECLINED',
  'to MARRIAGE_FIXED',
  'to NOT_COMPATIBLE',
  'accept',
  'decline',
  'take-back',
  'answer CONFIRMED',
  'answer DENIED',
  'contact-info',
] as const;
export type Action = (typeof actions)[number];
type StatusAction = Extract<Action, `to ${string}` | 'accept' | 'decline'>;

/** The operations of a group, by what a member does. */
export function operationsOf(names: Names) {
  const keyIn = (body: ProposalBody) =>
    keyOf(names.memberOf(body.senderProfile.id), names.memberOf(body.receiverProfile.id));
  const showsOf = ({ status, takenBackAt, marriage, note, answerNote }: ProposalBody) =>
    shown({
      status,
      isTakenBack: takenBackAt !== undefined,
      fixedBy: marriage?.fixedBy ?? null,
      answer: marriage?.answer ?? null,
      note: note ?? null,
      answerNote: answerNote ?? null,
    });
  const proposalFacts = (body: ProposalBody) => ({ key: keyIn(body), shows: showsOf(body) });
  const idOf = (key: string) => names.proposalId(key) ?? randomUUID();
  const verified = ({ by, session }: Sender, ...steps: Step[]): Step[][] => [
    [authorizes('verified', by, session), ...steps],
  ];

  function changeStatus(sender: Sender, key: string, action: StatusAction, answerNote: string | null): Operation {
    const proposalId = idOf(key);
    const [path, to]: [string, ProposalStatus] =
      action === 'accept'
        ? ['accept', 'ACCEPTED']
        : action === 'decline'
          ? ['decline', 'DECLINED']
          : ['update-status', action.slice('to '.length) as ProposalStatus]; // the names of the actions
    const note = to === 'ACCEPTED' || to === 'DECLINED' ? answerNote : null;
    const body = { proposalId, ...(path === 'update-status' && { status: to }), ...(note && { note }) };
    return {
      ...sender,
      name: action,
      request: { method: 'POST', path: `/api/v1/proposals/${path}`, body },
      factsOf: proposalFacts,
      alternatives: verified(
        sender,
        to === 'PENDING'
          ? (state) => refuses('validation', cellOf(state.proposals[key], action, sender.by))(state, null)
          : changesStatus(sender.by, key, to, action, note),
      ),
    };
  }

  return {
    changeStatus,

    takeBack(sender: Sender, key: string): Operation {
      return {
        ...sender,
        name: 'take-back',
        request: { method: 'POST', path: '/api/v1/proposals/take-back', body: { proposalId: idOf(key) } },
        factsOf: proposalFacts,
        alternatives: verified(sender, takesBack(sender.by, key, 'take-back')),
      };
    },

    answerMarriage(sender: Sender, key: string, answer: MarriageAnswer): Operation {
      const name = `answer ${answer}`;
      const body = { proposalId: idOf(key), answer };
      return {
        ...sender,
        name,
        request: { method: 'POST', path: '/api/v1/proposals/marriage-answer', body },
        factsOf: proposalFacts,
        alternatives: [
          [authorizes('complete', sender.by, sender.session), answersMarriage(sender.by, key, answer, name)],
        ],
      };
    },

    readContact(sender: Sender, key: string, role: ContactRole): Operation {
      return {
        ...sender,
        name: 'contact-info',
        request: { method: 'GET', path: `/api/v1/proposals/${idOf(key)}/contact-info?role=${role}` },
        factsOf: ({ email, phoneNumber }: { email: string; phoneNumber: string }) => ({
          email: names.memberWithEmail(email),
          phoneNumber,
        }),
        alternatives: verified(sender, readsContact(sender.by, key, role)),
      };
    },

    markSeen(sender: Sender, key: string, status: ProposalStatus): Operation {
      return {
        ...sender,
        name: 'markProposalsSeen',
        request: {
          method: 'POST',
          path: '/api/v1/proposals/seen',
          body: { proposals: [{ proposalId: idOf(key), status }] },
        },
        factsOf: () => undefined,
        alternatives: verified(sender, marksSeen(sender.by, key, status)),
      };
    },

    send(sender: Sender, receiver: number, note: string | null): Operation {
      const body = { receiverProfileId: names.profileId(receiver), note };
      return {
        ...sender,
        name: 'sendProposal',
        request: { method: 'POST', path: '/api/v1/proposals', body },
        factsOf: proposalFacts,
        alternatives: verified(sender, sends(sender.by, receiver, note)),
      };
    },

    updateProfile(sender: Sender, text: string, phoneNumber?: string): Operation {
      return {
        ...sender,
        name: 'updateProfile',
        request: {
          method: 'PUT',
          path: '/api/v1/profiles/update',
          body: names.profileBody(sender.by, text, phoneNumber),
        },
        factsOf: textIn,
        alternatives: verified(sender, updatesProfile(sender.by, text, phoneNumber)),
      };
    },

    provePhone(sender: Sender, phoneNumber: string, token: string, process: number): Operation {
      return {
        ...sender,
        process,
        name: 'recordVerifiedPhone',
        request: {
          method: 'POST',
          path: '/api/v1/profiles/verified-phone',
          body: { phoneNumber, isPhoneVerified: true },
          headers: { authorization: `Bearer ${token}` },
        },
        factsOf: (body: { phoneNumber: string }) => ({ phoneNumber: body.phoneNumber }),
        alternatives: [[authorizes('complete', sender.by, sender.session), provesPhone(sender.by, phoneNumber)]],
      };
    },

    completeAgain(sender: Sender): Operation {
      return {
        ...sender,
        name: 'completeProfile',
        request: { method: 'POST', path: '/api/v1/profiles/complete', body: names.profileBody(sender.by, 'Again.') },
        factsOf: () => undefined,
        alternatives: [[authorizes('session', sender.by, sender.session), refuses('already-complete')]],
      };
    },

    signOut(sender: Sender): Operation {
      return {
        ...sender,
        name: 'logout',
        request: { method: 'POST', path: '/api/v1/auth/logout' },
        factsOf: () => undefined,
        alternatives: [[signsOut(sender.by, sender.session)]],
      };
    },

    readAccount(sender: Sender): Operation {
      return {
        ...sender,
        name: 'getCurrentUser',
        request: { method: 'GET', path: '/api/v1/users/current-user' },
        factsOf: ({ isPhoneVerified }: { isPhoneVerified: boolean }) => ({ isPhoneVerified }),
        alternatives: [[readsOwnAccount(sender.by, sender.session)]],
      };
    },

    readOwnProfile(sender: Sender): Operation {
      return {
        ...sender,
        name: 'getCurrentUserProfile',
        request: { method: 'GET', path: '/api/v1/profiles/current-user-profile' },
        factsOf: textIn,
        alternatives: [[authorizes('session', sender.by, sender.session), readsOwnProfile(sender.by)]],
      };
    },

    viewProfile(sender: Sender, subject: number): Operation {
      return {
        ...sender,
        name: 'getProfile',
        request: { method: 'GET', path: `/api/v1/profiles/${names.profileId(subject)}` },
        factsOf: ({ proposal }: { proposal?: { proposalId: string; status: string; role: ContactRole } }) => {
          if (!proposal) return 'no proposal';
          const { role, status } = proposal;
          return `${role === 'SENDER' ? keyOf(sender.by, subject) : keyOf(subject, sender.by)} ${status}`;
        },
        alternatives: viewsProfile(sender.by, subject).map((steps) => [
          authorizes('verified', sender.by, sender.session),
          ...steps,
        ]),
      };
    },

    listProposals(sender: Sender, side: 'SENT' | 'RECEIVED'): Operation {
      return {
        ...sender,
        name: 'listProposals',
        request: { method: 'GET', path: `/api/v1/proposals/${side}` },
        factsOf: (body: ProposalBody[]) => {
          const statuses = body.map(({ status }) => status);
          if (statuses.lastIndexOf('PENDING') >= statuses.filter((status) => status === 'PENDING').length)
            return 'A pending proposal is not among the first.';
          return body.map((proposal) => `${keyIn(proposal)} ${showsOf(proposal)}`).toSorted();
        },
        alternatives: verified(sender, listsProposals(sender.by, side)),
      };
    },

    listMembers(sender: Sender, list: 'feed' | 'for-you'): Operation {
      return {
        ...sender,
        name: list === 'feed' ? 'getFeed' : 'getForYou',
        request: { method: 'GET', path: `/api/v1/profiles/${list}?limit=50` },
        // Members of other groups are in the list as well.
        factsOf: ({ data }: { data: { id: string }[] }) =>
          data.flatMap(({ id }) => (names.memberOf(id) < 0 ? [] : [names.memberOf(id)])).toSorted((a, b) => a - b),
        alternatives: verified(sender, listsMembers(sender.by)),
        // For You is built a moment before it is read: a member who became eligible between the two may be missing.
        ...(list === 'for-you' && { agrees: isSubset }),
      };
    },
  };
}

export type Operations = ReturnType<typeof operationsOf>;

function cellOf(proposal: Proposal | undefined, action: string, by: number) {
  return proposal && `${proposal.status} ${action} ${roleOf(proposal, by) ?? 'STRANGER'}`;
}

/** The text that a profile and its preferences share; a difference shows that only half was written. */
function textIn({
  profile,
  preferences,
}: {
  profile: { aboutMe: string };
  preferences: { otherPreferences?: string };
}) {
  return {
    text:
      profile.aboutMe === preferences.otherPreferences
        ? profile.aboutMe
        : `${profile.aboutMe} / ${preferences.otherPreferences}`,
  };
}

function isSubset(model: unknown, received: unknown): boolean {
  return Array.isArray(model) && Array.isArray(received) && received.every((member) => model.includes(member));
}
