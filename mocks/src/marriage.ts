import type { OwnMarriage } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { toOwnMarriage } from '@mithaq/openapi/rules/proposal-view.ts';
import {
  answeredMarriage,
  changedProposal,
  decideMarriageAnswer,
  deniedStatus,
  fixesMarriage,
  notificationOfStatus,
  otherRole,
} from '@mithaq/openapi/rules/proposal.ts';
import { throwIfProblem } from './api-problem.ts';
import { findFormerParty } from './cases.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { notify, notifyModerators } from './notify.ts';
import { otherSideOf, proposalNotFound, roleOf, saveProfileSnapshots, tellOther, toResponse } from './proposals.ts';
import {
  findUser,
  hasBlocked,
  marriageOf,
  otherParty,
  proposalsOf,
  seesProposal,
  type Member,
  type State,
  type StoredProposal,
  type User,
} from './state.ts';

/** What the other side says of a marriage that one side has fixed. */
export const marriageHandlers = {
  answerMarriage({ user, body, moderatorEmails, ...context }) {
    const { state, now, newId } = context;
    const proposal = proposalsOf(state, user).find((p) => p.id === body.proposalId.toLowerCase());
    if (!proposal || !seesProposal(user, proposal)) throw proposalNotFound();
    const role = roleOf(user, proposal);
    const fixedAt = new Date(proposal.changedAt ?? proposal.createdAt);
    throwIfProblem(decideMarriageAnswer(marriageOf(proposal), { role, fixedAt, now: now() }));
    const otherId = proposal.sender === user.id ? proposal.receiver : proposal.sender;
    const isHidden = hasBlocked(state, user.id, otherId);
    const { answer } = body;
    Object.assign(proposal, answeredMarriage(proposal.status, answer, { role, isHidden, now: now().toISOString() }));
    if (answer === 'DENIED') {
      if (!isHidden) endMarriage(state, proposal, now);
      freeFromMarriage(user, now);
      openMarriageCase({ ...context, moderatorEmails }, user, proposal);
    }
    if (!isHidden && otherParty(state, user, proposal)) tellOther({ state, user, now, newId }, proposal);
    return toResponse(state, user, proposal, now());
  },
} satisfies Partial<MockHandlers>;

/** The fixed marriage of a user, or null. Another one than the last was denied behind a block. */
export function ownMarriageOf(state: State, user: Member, now: () => Date): OwnMarriage | null {
  const own = proposalsOf(state, user)
    .filter(({ status }) => fixesMarriage(status))
    .toReversed()
    .map((proposal) => {
      const { id: proposalId, createdAt, changedAt: fixedAt = createdAt } = proposal;
      const side = otherSideOf(state, user, proposal);
      const other = side ? { profileId: side.member.profile.id, name: side.name } : null;
      const facts = { proposalId, role: roleOf(user, proposal), fixedAt, marriage: marriageOf(proposal), other };
      return toOwnMarriage(facts, now());
    });
  return own.find((each) => each !== null) ?? null;
}

/** Closes a proposal whose marriage was denied behind a block that has ended. */
export function closeDenied(context: Pick<HandlerContext, 'state' | 'now' | 'newId'>, proposal: StoredProposal): void {
  const { state, now } = context;
  const { fixedBy, ...marriage } = marriageOf(proposal);
  const status = fixedBy && deniedStatus(marriage);
  if (!status) return;
  Object.assign(proposal, changedProposal(status, otherRole(fixedBy), now().toISOString()));
  endMarriage(state, proposal, now);
  const kind = notificationOfStatus(status, marriage.answer);
  notify(context, { user: fixedBy === 'SENDER' ? proposal.sender : proposal.receiver, kind, subject: proposal.id });
}

/** Of a marriage that was denied: what each side shows from now on; the one who fixed it is free again. */
function endMarriage(state: State, proposal: StoredProposal, now: () => Date): void {
  const { sender, receiver, marriageFixedBy } = proposal;
  if ([sender, receiver].every((id) => findUser(state, id))) saveProfileSnapshots(state, proposal);
  const fixer = findUser(state, marriageFixedBy === 'SENDER' ? sender : receiver);
  if (fixer) freeFromMarriage(fixer, now);
}

function freeFromMarriage(user: User, now: () => Date): void {
  delete user.ofMarriage;
  if (user.profile) user.profile.matchChangedAt = now().toISOString(); // so that For You lists are built again
}

/** The case about a member who fixed a marriage which the other side denies, also about one who has left since. */
function openMarriageCase(
  context: Parameters<typeof notifyModerators>[0],
  reporter: Member,
  proposal: StoredProposal,
): void {
  const { state, now, newId } = context;
  const id = newId();
  const other = findUser(state, proposal.sender === reporter.id ? proposal.receiver : proposal.sender);
  const about = other ? { member: other.id } : findFormerParty(state, reporter, proposal);
  const openedAt = now().toISOString();
  const report = { kind: 'REPORT', openedAt, reporter: reporter.id, reason: 'MARRIAGE_NOT_FIXED' } as const;
  const made = { ...about, ...report, id };
  state.cases.push(made);
  notifyModerators(context, made);
}
