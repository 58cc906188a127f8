import type { ContactRole, Gender, ProblemCode, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfile } from '@mithaq/openapi/examples/factories.ts';
import { defaultLimits } from '@mithaq/openapi/rules/limits.ts';
import { stageOf, stageProblem, type RequiredStage } from '@mithaq/openapi/rules/onboarding.ts';
import { decideNumberProof, provedNumber } from '@mithaq/openapi/rules/phone.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { changedProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { audienceOf } from '@mithaq/openapi/rules/profile-view.ts';
import {
  decideContactRead,
  decideSendProposal,
  decideStatusChange,
  fixesMarriage,
  otherRole,
  proposalBetween,
} from '@mithaq/openapi/rules/proposal.ts';
import type { RuleProblem } from '@mithaq/openapi/rules/problems.ts';

/** A few members with the proposals between them: all that the model knows. Members are named by their index. */
export type World = {
  members: readonly Member[];
  proposals: Readonly<Record<string, Proposal>>;
  /** The proofs of numbers since the last look at the rows; each round has new numbers. */
  proofs?: readonly { by: number; phoneNumber: string }[];
};

export type Member = {
  gender: Gender;
  isVerified: boolean;
  isMarriageFixed: boolean;
  phoneNumber: string | null;
  pendingPhoneNumber: string | null;
  /** Stands in the profile and in the preferences, which are written together. */
  text: string;
  /** Whether each of the member's two sessions is alive. */
  sessions: readonly boolean[];
};

/** `reads` counts the recorded reads of contact details by each side; `unseenBy` is the side that has news. */
export type Proposal = {
  sender: number;
  receiver: number;
  status: ProposalStatus;
  reads: Record<ContactRole, number>;
  unseenBy: ContactRole | null;
};

/** What a caller receives: the status, with the code of a problem or the facts of a success. */
export type Answer = { status: number; code?: string; facts?: unknown };

/**
 * What happens at one moment: a change of the world, something remembered for the next step, or the answer, which ends the
 * operation. `cell` names the combination of status, action and side that was decided.
 */
export type Outcome = { world?: World; memory?: unknown; answer?: Answer; cell?: string };

/** One atomic step of an operation. Between two steps of an operation those of others may happen. */
export type Step = (world: World, memory: unknown) => Outcome;

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
export function gate(required: RequiredStage, by: number, session: number): Step {
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

/** Nobody in this world pauses, and nobody is suspended. */
const undisturbed = { isPaused: false, isSuspended: false };

export function sends(sender: number, receiver: number): Step {
  return (world) => {
    const facts = (member: number) => ({ id: String(member), ...world.members[member]!, ...undisturbed });
    const sent = Object.values(world.proposals).filter((proposal) => proposal.sender === sender);
    const problem = decideSendProposal({
      sender: facts(sender),
      receiver: facts(receiver),
      isBlocked: false,
      hasSentBefore: keyOf(sender, receiver) in world.proposals,
      receivedStatus: world.proposals[keyOf(receiver, sender)]?.status ?? null,
      sentToday: sent.length,
      pending: sent.filter(({ status }) => status === 'PENDING').length,
      limits,
      now: new Date(),
    });
    return unless(problem, () => ({
      world: withProposal(world, {
        sender,
        receiver,
        status: 'PENDING',
        reads: { SENDER: 0, RECEIVER: 0 },
        unseenBy: 'RECEIVER',
      }),
      answer: success({ key: keyOf(sender, receiver), status: 'PENDING' }, 201),
    }));
  };
}

/** `action` is what the table of reached cells calls it: the status, or the operation that sets it. */
export function changesStatus(by: number, key: string, to: ProposalStatus, action: string): Step {
  return (world) => {
    const proposal = world.proposals[key];
    const role = proposal && roleOf(proposal, by);
    const cell = proposal && `${proposal.status} ${action} ${role ?? 'STRANGER'}`;
    if (!proposal || !role) return { ...refusal('not-found'), ...(cell && { cell }) };
    const parties = [proposal.sender, proposal.receiver];
    const isMarriageFixed = parties.some((party) => world.members[party]!.isMarriageFixed);
    const outcome = unless(
      decideStatusChange({ from: proposal.status, to, role, isMarriageFixed, isOtherSuspended: false }),
      () => {
        const changed = withProposal(world, { ...proposal, status: to, unseenBy: otherRole(role) });
        const fixed = { isMarriageFixed: true };
        return {
          world: fixesMarriage(to)
            ? parties.reduce((before, party) => withMember(before, party, fixed), changed)
            : changed,
          answer: success({ key, status: to }),
        };
      },
    );
    return { ...outcome, cell: cell! }; // there is a proposal
  };
}

/** Ends the news of a proposal that still has the status which was seen; every other one changes nothing. */
export function marksSeen(by: number, key: string, status: ProposalStatus): Step {
  return (world) => {
    const proposal = world.proposals[key];
    const isNews = proposal && proposal.status === status && proposal.unseenBy === roleOf(proposal, by);
    return {
      ...(isNews && { world: withProposal(world, { ...proposal, unseenBy: null }) }),
      answer: success(undefined, 204),
    };
  };
}

export function readsContact(by: number, key: string, named: ContactRole): Step {
  return (world) => {
    const proposal = world.proposals[key];
    const role = proposal && roleOf(proposal, by);
    const cell = proposal && `${proposal.status} contact-info ${role ?? 'STRANGER'}`;
    if (!proposal || !role) return { ...refusal('not-found'), ...(cell && { cell }) };
    const subject = role === 'SENDER' ? proposal.receiver : proposal.sender;
    const problem = decideContactRead({
      status: proposal.status,
      role,
      named,
      isOtherVerified: world.members[subject]!.isVerified,
      isOtherSuspended: false,
      isMarriageFixed: [by, subject].some((party) => world.members[party]!.isMarriageFixed),
    });
    const outcome = unless(problem, () => ({
      world: withProposal(world, { ...proposal, reads: { ...proposal.reads, [role]: proposal.reads[role] + 1 } }),
      answer: success({ email: subject, phoneNumber: world.members[subject]!.phoneNumber }),
    }));
    return { ...outcome, cell: cell! }; // there is a proposal
  };
}

/** The other fields of a request are no part of the model. */
const anyProfile = newProfile();

/** Changes the texts and, when there is one, the phone number. */
export function updatesProfile(by: number, text: string, phoneNumber?: string): Step {
  return (world) => {
    const stored = world.members[by]!;
    const input = { ...anyProfile, phoneNumber };
    const { pendingPhoneNumber, isVerified } = { ...stored, ...changedProfile(stored, input) };
    return { world: withMember(world, by, { text, isVerified, pendingPhoneNumber }), answer: success({ text }) };
  };
}

export function provesPhone(by: number, phoneNumber: string): Step {
  return (world) => {
    const isTaken = world.members.some(
      (member, index) => index !== by && member.isVerified && member.phoneNumber === phoneNumber,
    );
    if (isTaken) return refusal('phone-in-use');
    const { proofs = [] } = world;
    const now = new Date();
    const earlier = proofs
      .filter((proof) => proof.phoneNumber === phoneNumber)
      .map((proof) => ({ isOwn: proof.by === by, provedAt: now }));
    return unless(decideNumberProof(earlier, limits, now), () => ({
      world: {
        ...withMember(world, by, provedNumber(phoneNumber)),
        proofs: [...proofs, { by, phoneNumber }],
      },
      answer: success({ phoneNumber }),
    }));
  };
}

export function signsOut(by: number, session: number): Step {
  return (world) => {
    const sessions = world.members[by]!.sessions.with(session, false);
    return { world: withMember(world, by, { sessions }), answer: success(undefined, 204) };
  };
}

export function readsOwnAccount(by: number, session: number): Step {
  return (world, memory) => {
    const outcome = gate('session', by, session)(world, memory);
    return outcome.answer ? outcome : { answer: success({ isPhoneVerified: world.members[by]!.isVerified }) };
  };
}

export function readsOwnProfile(by: number): Step {
  return ({ members }) => ({ answer: success({ text: members[by]!.text }) });
}

export function listsProposals(by: number, side: 'SENT' | 'RECEIVED'): Step {
  return ({ proposals }) => {
    const own = Object.entries(proposals).filter(
      ([, { sender, receiver }]) => (side === 'SENT' ? sender : receiver) === by,
    );
    return { answer: success(own.map(([key, { status }]) => `${key} ${status}`).toSorted()) };
  };
}

/** Everyone in this world who is eligible for the member's lists. */
export function listsMembers(by: number): Step {
  return (world) => {
    const viewer = world.members[by]!;
    const eligible = world.members.flatMap((profile, index) => {
      const facts = {
        isOwner: index === by,
        hasProposal: false,
        isBlocked: false,
        viewerGender: viewer.gender,
        profile: { ...profile, ...undisturbed },
      };
      return between(world, by, index).length === 0 && audienceOf(facts) === 'listed' ? [index] : [];
    });
    return { answer: success(eligible) };
  };
}

/** The profile and the proposals are read by two statements at once, so either may be the first. */
export function viewsProfile(by: number, subject: number): Step[][] {
  type Memory = { profile?: Member; proposals?: ReturnType<typeof between> };
  const answer = (world: World, { profile, proposals }: Memory): Outcome => {
    if (!profile || !proposals) return { memory: { profile, proposals } };
    const viewerGender = world.members[by]!.gender;
    const audience = audienceOf({
      isOwner: false,
      hasProposal: proposals.length > 0,
      isBlocked: false,
      viewerGender,
      profile: { ...profile, ...undisturbed },
    });
    if (audience === 'nobody') return refusal('not-found');
    const proposal = proposalBetween(proposals);
    return { answer: success(proposal ? `${proposal.proposalId} ${proposal.status}` : 'no proposal') };
  };
  // Memory is what an earlier step of the same operation has left.
  const readProfile: Step = (world, memory) =>
    answer(world, { ...(memory as Memory), profile: world.members[subject]! });
  const readProposals: Step = (world, memory) =>
    answer(world, { ...(memory as Memory), proposals: between(world, by, subject) });
  return [
    [readProfile, readProposals],
    [readProposals, readProfile],
  ];
}

const worldKeys = new WeakMap<World, string>();

/** What the rows say of a world. */
export function storedOf({ members, proposals }: World): World {
  return { members, proposals };
}

/** One text for equal worlds, in whatever order their properties were written. */
export function keyOfWorld(world: World): string {
  const known = worldKeys.get(world);
  if (known) return known;
  const key = JSON.stringify(world, (_, value: unknown) => (isPlainObject(value) ? inOrder(value) : value));
  worldKeys.set(world, key);
  return key;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function withMember(world: World, index: number, change: Partial<Member>): World {
  return { ...world, members: world.members.with(index, { ...world.members[index]!, ...change }) };
}

export function roleOf({ sender, receiver }: Pick<Proposal, 'sender' | 'receiver'>, by: number): ContactRole | null {
  return sender === by ? 'SENDER' : receiver === by ? 'RECEIVER' : null;
}

function withProposal(world: World, proposal: Proposal): World {
  return { ...world, proposals: { ...world.proposals, [keyOf(proposal.sender, proposal.receiver)]: proposal } };
}

function between({ proposals }: World, one: number, other: number) {
  return [keyOf(one, other), keyOf(other, one)].flatMap((proposalId) => {
    const proposal = proposals[proposalId];
    const role = proposal && roleOf(proposal, one);
    return role ? [{ proposalId, status: proposal.status, role }] : [];
  });
}
