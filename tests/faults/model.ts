import type {
  ContactRole,
  Gender,
  MarriageAnswer,
  ProblemCode,
  ProposalStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfile } from '@mithaq/openapi/examples/factories.ts';
import { defaultLimits } from '@mithaq/openapi/rules/limits.ts';
import { stageOf, stageProblem, type RequiredStage } from '@mithaq/openapi/rules/onboarding.ts';
import { decideNumberProof, provedNumber } from '@mithaq/openapi/rules/phone.ts';
import { problems, type RuleProblem } from '@mithaq/openapi/rules/problems.ts';
import { changedProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { audienceOf } from '@mithaq/openapi/rules/profile-view.ts';
import {
  answeredMarriage,
  changedProposal,
  decideContactRead,
  decideMarriageAnswer,
  decideSendProposal,
  decideStatusChange,
  decideTakeBack,
  fixedMarriage,
  fixesMarriage,
  proposalBetween,
  takenBackProposal,
  type MarriageFacts,
} from '@mithaq/openapi/rules/proposal.ts';

/** A few members and the proposals between them, which is all that the model knows. An index names a member. */
export type ModelState = {
  members: readonly Member[];
  proposals: Readonly<Record<string, Proposal>>;
  /** The proofs of numbers since the rows were last read; each round has new numbers. */
  proofs?: readonly { by: number; phoneNumber: string }[];
};

export type Member = {
  gender: Gender;
  isVerified: boolean;
  isMarriageFixed: boolean;
  phoneNumber: string | null;
  pendingPhoneNumber: string | null;
  /** Is stored in the profile and in the preferences, which are written together. */
  text: string;
  /** Whether each of the member's two sessions is alive. */
  sessions: readonly boolean[];
};

/** `reads` counts the recorded reads of contact details by each side; `unseenBy` is the side that has news. */
export type Proposal = MarriageFacts & {
  sender: number;
  receiver: number;
  reads: Record<ContactRole, number>;
  unseenBy: ContactRole | null;
  isTakenBack: boolean;
  /** What the sender wrote with it, and the receiver with the answer. */
  note: string | null;
  answerNote: string | null;
};

/** What a response shows of a proposal, in one text. */
export function shown({
  status,
  isTakenBack,
  fixedBy,
  answer,
  note,
  answerNote,
}: Omit<Proposal, 'sender' | 'receiver' | 'reads' | 'unseenBy'>): string {
  return [status, isTakenBack ? 'taken back' : '', fixedBy, answer, note, answerNote].filter(Boolean).join(', ');
}

/** What a caller receives: the status, with the code of a problem or the facts of a success. */
export type Answer = { status: number; code?: string; facts?: unknown };

/**
 * What happens at one moment: a change of the state, something remembered for the next step, or the answer, which ends the
 * operation. `cell` names the combination of status, action and side that was decided.
 */
export type Outcome = { state?: ModelState; memory?: unknown; answer?: Answer; cell?: string };

/** One atomic step of an operation. Between two steps of an operation those of others may happen. */
export type Step = (state: ModelState, memory: unknown) => Outcome;

/** The limits of the servers that the model describes; 0 is without limit. */
export const limits = {
  ...defaultLimits,
  PROPOSALS_PER_DAY: 0,
  PROPOSALS_PENDING: 2,
  PROFILES_PER_DAY: 0,
  PHONE_PROOFS_PER_10_MIN: 0,
  SIGN_INS_PER_MIN: 0,
};

/** A sender proposes to a receiver once, so the two name the proposal. */
export const keyOf = (sender: number, receiver: number): string => `${sender}>${receiver}`;

const success = (facts?: unknown, status = 200): Answer => ({ status, facts });
const refusal = (code: ProblemCode): Outcome => ({ answer: { status: problems[code].status, code } });
const unless = (problem: RuleProblem | null, allowed: () => Outcome): Outcome =>
  problem ? refusal(problem.code) : allowed();

/** The session and the onboarding stage, which are read before the handler begins. */
export function authorizes(required: RequiredStage, by: number, session: number): Step {
  return ({ members }) => {
    const { sessions, isVerified } = members[by]!;
    const stage = stageOf(sessions[session] ? { isProfileComplete: true, isPhoneVerified: isVerified } : null);
    const code = stageProblem(required, stage);
    return code ? refusal(code) : {};
  };
}

export const refuses =
  (code: ProblemCode, cell?: string): Step =>
  () => ({ ...refusal(code), ...(cell && { cell }) });

/** Nobody in this state pauses, and nobody is suspended. */
const notPausedOrSuspended = { isPaused: false, isSuspended: false };

export function sends(sender: number, receiver: number, note: string | null): Step {
  return (state) => {
    const facts = (member: number) => ({ id: String(member), ...state.members[member]!, ...notPausedOrSuspended });
    const sent = Object.values(state.proposals).filter((proposal) => proposal.sender === sender);
    const received = state.proposals[keyOf(receiver, sender)];
    const problem = decideSendProposal({
      sender: facts(sender),
      receiver: facts(receiver),
      isBlocked: false,
      hasSentBefore: keyOf(sender, receiver) in state.proposals,
      sentProposal: null,
      receivedProposal: received && !received.isTakenBack ? { proposalId: keyOf(receiver, sender), ...received } : null,
      sentToday: sent.length,
      pending: sent.filter(({ status }) => status === 'PENDING').length,
      limits,
      now: new Date(),
    });
    return unless(problem, () =>
      changes(
        state,
        {
          sender,
          receiver,
          status: 'PENDING',
          reads: { SENDER: 0, RECEIVER: 0 },
          unseenBy: 'RECEIVER',
          isTakenBack: false,
          fixedBy: null,
          answer: null,
          note,
          answerNote: null,
        },
        201,
      ),
    );
  };
}

/** A change of a proposal that is the answer, too. */
function changes(state: ModelState, proposal: Proposal, status = 200): Outcome {
  const key = keyOf(proposal.sender, proposal.receiver);
  return { state: withProposal(state, proposal), answer: success({ key, shows: shown(proposal) }, status) };
}

/**
 * A step of one of the two sides of a proposal; to everyone else there is none. `action` is what the table of reached cells calls
 * it: the status, or the operation that sets it.
 */
function ofParty(
  by: number,
  key: string,
  action: string,
  decide: (state: ModelState, proposal: Proposal, role: ContactRole) => Outcome,
): Step {
  return (state) => {
    const proposal = state.proposals[key];
    const role = proposal && roleOf(proposal, by);
    const cell = proposal && { cell: `${proposal.status} ${action} ${role ?? 'STRANGER'}` };
    return { ...(proposal && role ? decide(state, proposal, role) : refusal('not-found')), ...cell };
  };
}

/** With the note of an answer, where the status is one. */
export function changesStatus(
  by: number,
  key: string,
  to: ProposalStatus,
  action: string,
  answerNote: string | null,
): Step {
  return ofParty(by, key, action, (state, proposal, role) => {
    const parties = [proposal.sender, proposal.receiver];
    const isMarriageFixed = parties.some((party) => state.members[party]!.isMarriageFixed);
    return unless(
      decideStatusChange({ from: proposal.status, to, role, isMarriageFixed, isOtherSuspended: false }),
      () => {
        const { status, unseenBy } = changedProposal(to, role, null);
        const fixedBy = fixedMarriage(to, role).marriageFixedBy ?? null;
        const marked = fixesMarriage(to) ? marking(state, proposal, true) : state;
        const answered = { ...proposal, ...(answerNote !== null && { answerNote }) };
        return changes(marked, { ...answered, status, unseenBy, fixedBy });
      },
    );
  });
}

export function takesBack(by: number, key: string, action: string): Step {
  return ofParty(by, key, action, (state, proposal, role) =>
    unless(decideTakeBack({ status: proposal.status, role }), () => {
      const { status, unseenBy } = takenBackProposal(proposal.status, null);
      return changes(state, { ...proposal, status, unseenBy, isTakenBack: true });
    }),
  );
}

/** Says whether a marriage is fixed; a denial frees both. */
export function answersMarriage(by: number, key: string, answer: MarriageAnswer, action: string): Step {
  return ofParty(by, key, action, (state, proposal, role) => {
    const now = new Date();
    return unless(decideMarriageAnswer(proposal, { role, fixedAt: now, now }), () => {
      const { status = proposal.status, unseenBy = null } = answeredMarriage(proposal.status, answer, {
        role,
        isHidden: false,
        now,
      });
      const marked = fixesMarriage(status) ? state : marking(state, proposal, false);
      return changes(marked, { ...proposal, status, unseenBy, answer });
    });
  });
}

function marking(state: ModelState, { sender, receiver }: Proposal, isMarriageFixed: boolean): ModelState {
  return [sender, receiver].reduce((before, party) => withMember(before, party, { isMarriageFixed }), state);
}

/** Ends the news of a proposal that still has the status which was seen; every other one changes nothing. */
export function marksSeen(by: number, key: string, status: ProposalStatus): Step {
  return (state) => {
    const proposal = state.proposals[key];
    const isNews = proposal && proposal.status === status && proposal.unseenBy === roleOf(proposal, by);
    return {
      ...(isNews && { state: withProposal(state, { ...proposal, unseenBy: null }) }),
      answer: success(undefined, 204),
    };
  };
}

export function readsContact(by: number, key: string, named: ContactRole): Step {
  return ofParty(by, key, 'contact-info', (state, proposal, role) => {
    const subject = role === 'SENDER' ? proposal.receiver : proposal.sender;
    const problem = decideContactRead({
      status: proposal.status,
      role,
      named,
      isOtherVerified: state.members[subject]!.isVerified,
      isOtherSuspended: false,
      isMarriageFixed: [by, subject].some((party) => state.members[party]!.isMarriageFixed),
    });
    return unless(problem, () => ({
      state: withProposal(state, { ...proposal, reads: { ...proposal.reads, [role]: proposal.reads[role] + 1 } }),
      answer: success({ email: subject, phoneNumber: state.members[subject]!.phoneNumber }),
    }));
  });
}

/** The other fields of a request are no part of the model. */
const anyProfile = newProfile();

/** Changes the texts and, when there is one, the phone number. */
export function updatesProfile(by: number, text: string, phoneNumber?: string): Step {
  return (state) => {
    const stored = state.members[by]!;
    const input = { ...anyProfile, phoneNumber };
    const { pendingPhoneNumber, isVerified } = { ...stored, ...changedProfile(stored, input) };
    return { state: withMember(state, by, { text, isVerified, pendingPhoneNumber }), answer: success({ text }) };
  };
}

export function provesPhone(by: number, phoneNumber: string): Step {
  return (state) => {
    const isTaken = state.members.some(
      (member, index) => index !== by && member.isVerified && member.phoneNumber === phoneNumber,
    );
    if (isTaken) return refusal('phone-in-use');
    const { proofs = [] } = state;
    const now = new Date();
    const earlier = proofs
      .filter((proof) => proof.phoneNumber === phoneNumber)
      .map((proof) => ({ isOwn: proof.by === by, provedAt: now }));
    return unless(decideNumberProof({ holders: [], suspended: [], proofs: earlier, limits, now }), () => ({
      state: {
        ...withMember(state, by, provedNumber(phoneNumber)),
        proofs: [...proofs, { by, phoneNumber }],
      },
      answer: success({ phoneNumber }),
    }));
  };
}

export function signsOut(by: number, session: number): Step {
  return (state) => {
    const sessions = state.members[by]!.sessions.with(session, false);
    return { state: withMember(state, by, { sessions }), answer: success(undefined, 204) };
  };
}

export function readsOwnAccount(by: number, session: number): Step {
  return (state, memory) => {
    const outcome = authorizes('session', by, session)(state, memory);
    return outcome.answer ? outcome : { answer: success({ isPhoneVerified: state.members[by]!.isVerified }) };
  };
}

export function readsOwnProfile(by: number): Step {
  return ({ members }) => ({ answer: success({ text: members[by]!.text }) });
}

export function listsProposals(by: number, side: 'SENT' | 'RECEIVED'): Step {
  return ({ proposals }) => {
    const role = side === 'SENT' ? 'SENDER' : 'RECEIVER';
    const own = Object.entries(proposals).filter(([, proposal]) => roleOf(proposal, by) === role);
    return { answer: success(own.map(([key, proposal]) => `${key} ${shown(proposal)}`).toSorted()) };
  };
}

/** Everyone in this state who is eligible for the member's lists. */
export function listsMembers(by: number): Step {
  return (state) => {
    const viewer = state.members[by]!;
    const eligible = state.members.flatMap((profile, index) => {
      const facts = {
        isOwner: index === by,
        hasProposal: false,
        isBlocked: false,
        viewerGender: viewer.gender,
        profile: { ...profile, ...notPausedOrSuspended },
      };
      return between(state, by, index).length === 0 && audienceOf(facts) === 'listed' ? [index] : [];
    });
    return { answer: success(eligible) };
  };
}

/** The profile and the proposals are read by two statements at once, so either may be the first. */
export function viewsProfile(by: number, subject: number): Step[][] {
  type Memory = { profile?: Member; proposals?: ReturnType<typeof between> };
  const answer = (state: ModelState, { profile, proposals }: Memory): Outcome => {
    if (!profile || !proposals) return { memory: { profile, proposals } };
    const viewerGender = state.members[by]!.gender;
    const audience = audienceOf({
      isOwner: false,
      hasProposal: proposals.length > 0,
      isBlocked: false,
      viewerGender,
      profile: { ...profile, ...notPausedOrSuspended },
    });
    if (audience === 'nobody') return refusal('not-found');
    const proposal = proposalBetween(proposals);
    return { answer: success(proposal ? `${proposal.proposalId} ${proposal.status}` : 'no proposal') };
  };
  // Memory is what an earlier step of the same operation has left.
  const readProfile: Step = (state, memory) =>
    answer(state, { ...(memory as Memory), profile: state.members[subject]! });
  const readProposals: Step = (state, memory) =>
    answer(state, { ...(memory as Memory), proposals: between(state, by, subject) });
  return [
    [readProfile, readProposals],
    [readProposals, readProfile],
  ];
}

const stateKeys = new WeakMap<ModelState, string>();

/** What the rows say of a state. */
export function storedOf({ members, proposals }: ModelState): ModelState {
  return { members, proposals };
}

/** One text for equal states, whatever the order of their properties. */
export function keyOfState(state: ModelState): string {
  const known = stateKeys.get(state);
  if (known) return known;
  const key = JSON.stringify(state, (_, value: unknown) => (isPlainObject(value) ? inOrder(value) : value));
  stateKeys.set(state, key);
  return key;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function withMember(state: ModelState, index: number, change: Partial<Member>): ModelState {
  return { ...state, members: state.members.with(index, { ...state.members[index]!, ...change }) };
}

/** To its receiver a proposal that was taken back has never been there. */
export function roleOf({ sender, receiver, isTakenBack }: Proposal, by: number): ContactRole | null {
  return sender === by ? 'SENDER' : receiver === by && !isTakenBack ? 'RECEIVER' : null;
}

function withProposal(state: ModelState, proposal: Proposal): ModelState {
  return { ...state, proposals: { ...state.proposals, [keyOf(proposal.sender, proposal.receiver)]: proposal } };
}

function between({ proposals }: ModelState, one: number, other: number) {
  return [keyOf(one, other), keyOf(other, one)].flatMap((proposalId) => {
    const proposal = proposals[proposalId];
    const role = proposal && roleOf(proposal, one);
    return role
      ? [{ proposalId, status: proposal.status, role, fixedBy: proposal.fixedBy, answer: proposal.answer }]
      : [];
  });
}
