import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  ContactRole,
  Proposal as ProposalAnswer,
  ProposalStatus,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { limitReached } from '@mithaq/openapi/rules/limits.ts';
import { canFollow, isContactShared, isLive, mayMove, otherRole } from '@mithaq/openapi/rules/proposal.ts';
import { today } from '@mithaq/openapi/rules/age.ts';
import type { Limits } from '../config.ts';
import { constraintOf, type Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { secondsUntilTomorrow } from '../limits.ts';
import type { Handlers, Member } from '../operation.ts';
import { Profile, type IProfile } from '../profiles/profile.entity.ts';
import { User } from '../users/user.entity.ts';
import { ContactRead } from './contact-read.entity.ts';
import { oneProposal, proposalAnswer, receivedProposals, sentProposals, type ProposalRow } from './proposal-list.ts';
import { Proposal, type IProposal } from './proposal.entity.ts';

type Parts = { database: Database; limits: Limits };
type Operations =
  | 'sendProposal'
  | 'listProposals'
  | 'updateProposalStatus'
  | 'acceptProposal'
  | 'declineProposal'
  | 'getContactInfo';

export function proposalsHandlers({ database, limits }: Parts): Pick<Handlers, Operations> {
  const answer = async (id: string): Promise<ProposalAnswer> =>
    proposalAnswer((await database.read<ProposalRow>(oneProposal, [id]))[0]!);

  /** The one function behind update-status, accept and decline. */
  async function move(member: Member, proposalId: string, next: ProposalStatus): Promise<ProposalAnswer> {
    await database.transaction(async (em) => {
      const proposal = await findOwn(em, member, proposalId, LockMode.PESSIMISTIC_WRITE);
      if (!canFollow(proposal.status, next)) throw new Refusal('illegal-transition');
      if (!mayMove(proposal.status, next, roleOf(member, proposal))) throw new Refusal('not-your-move');
      if (next === 'ACCEPTED' || next === 'MARRIAGE_FIXED') {
        const parties = await lockProfiles(em, proposal.sender.id, proposal.receiver.id);
        if (parties.some((party) => party.isMarriageFixed)) throw new Refusal('marriage-fixed');
        if (next === 'MARRIAGE_FIXED') for (const party of parties) party.isMarriageFixed = true;
      }
      proposal.status = next;
    });
    return answer(proposalId);
  }

  return {
    async sendProposal({ member, body: { receiverProfileId } }) {
      const receiverId = receiverProfileId.toLowerCase();
      if (receiverId === member.profileId) throw toOneself();
      const id = await database
        .transaction(async (em) => {
          // Both rows locked, in the order of their ids: of two people who press at once, one comes second.
          const parties = await lockProfiles(em, member.profileId, receiverId);
          const sender = parties.find((party) => party.id === member.profileId);
          const receiver = parties.find((party) => party.id === receiverId);
          // Both as they are now, behind the lock: the guard saw the sender before a change of theirs may have come through.
          if (!sender?.isVerified) throw new Refusal('phone-unverified');
          if (!receiver?.isVerified || receiver.gender === sender.gender)
            throw new Refusal('not-found', { detail: 'Profile not found' });
          await refuseSecond(em, member.profileId, receiverId);
          if (parties.some((party) => party.isMarriageFixed)) throw new Refusal('marriage-fixed');
          await refuseTooMany(em, member.profileId, limits);
          const proposal = em.create(Proposal, {
            sender: member.profileId,
            receiver: receiverId,
            status: 'PENDING',
            createdAt: new Date(),
            changedAt: new Date(),
          });
          await em.flush();
          return proposal.id;
        })
        .catch((error: unknown) => {
          throw afterTheFact[constraintOf(error) ?? '']?.() ?? error;
        });
      return answer(id);
    },

    async listProposals({ member, params }) {
      const rows = await database.read<ProposalRow>(params.type === 'SENT' ? sentProposals : receivedProposals, [
        member.profileId,
      ]);
      return rows.map(proposalAnswer);
    },

    updateProposalStatus: ({ member, body }) => move(member, body.proposalId, body.status),
    acceptProposal: ({ member, body }) => move(member, body.proposalId, 'ACCEPTED'),
    declineProposal: ({ member, body }) => move(member, body.proposalId, 'DECLINED'),

    getContactInfo: ({ member, params, query }) =>
      database.transaction(async (em) => {
        // Shared lock: who changes the status waits, so that no details go out after the change was acknowledged.
        const proposal = await findOwn(em, member, params.id, LockMode.PESSIMISTIC_READ);
        const other = otherRole(roleOf(member, proposal));
        if (query.role !== other) throw notTheOther();
        if (!isContactShared(proposal.status)) throw new Refusal('contact-not-shared');
        // The row decides whose details these are; the query never does.
        const subject = await em.findOneOrFail(Profile, other === 'SENDER' ? proposal.sender.id : proposal.receiver.id);
        const { email } = await em.findOneOrFail(User, subject.user.id);
        em.create(ContactRead, { proposal, reader: member.profileId, subject, readAt: new Date() });
        return { email, phoneNumber: subject.phoneNumber! }; // a party is verified, and a number once given stays
      }),
  };
}

/** A proposal to which the member is party; for everyone else it is not there. */
async function findOwn(em: EntityManager, member: Member, id: string, lockMode: LockMode): Promise<IProposal> {
  const proposal = await em.findOne(
    Proposal,
    { id, $or: [{ sender: member.profileId }, { receiver: member.profileId }] },
    { lockMode },
  );
  if (!proposal) throw new Refusal('not-found', { detail: 'Proposal not found' });
  return proposal;
}

function roleOf(member: Member, proposal: IProposal): ContactRole {
  return proposal.sender.id === member.profileId ? 'SENDER' : 'RECEIVER';
}

function lockProfiles(em: EntityManager, a: string, b: string): Promise<IProfile[]> {
  return em.find(Profile, { id: { $in: [a, b] } }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** A sender proposes to the same person once, ever; and one live proposal stands between two (DESIGN rule 4). */
async function refuseSecond(em: EntityManager, senderId: string, receiverId: string): Promise<void> {
  const mine = await em.findOne(Proposal, { sender: senderId, receiver: receiverId });
  if (mine) throw new Refusal('already-proposed');
  const theirs = await em.findOne(Proposal, { sender: receiverId, receiver: senderId });
  if (theirs && isLive(theirs.status)) throw new Refusal('they-proposed-first');
}

/** DESIGN rule 12; a day is a day in UTC. */
async function refuseTooMany(
  em: EntityManager,
  senderId: string,
  { proposalsPerDay, proposalsPending }: Limits,
): Promise<void> {
  const since = new Date(`${today()}T00:00:00Z`);
  if (
    proposalsPerDay > 0 &&
    (await em.count(Proposal, { sender: senderId, createdAt: { $gte: since } })) >= proposalsPerDay
  ) {
    throw new Refusal('rate-limited', {
      detail: limitReached('proposalsPerDay', proposalsPerDay),
      retryAfter: secondsUntilTomorrow(),
    });
  }
  if (proposalsPending > 0 && (await em.count(Proposal, { sender: senderId, status: 'PENDING' })) >= proposalsPending) {
    throw new Refusal('rate-limited', {
      detail: limitReached('proposalsPending', proposalsPending),
      retryAfter: secondsUntilTomorrow(),
    });
  }
}

/** What the indexes say when the locks were not enough, as with another version of this code beside us. */
const afterTheFact: Record<string, () => Refusal> = {
  proposal_once: () => new Refusal('already-proposed'),
  proposal_live_pair: () => new Refusal('they-proposed-first'),
};

function toOneself(): Refusal {
  const detail = 'A proposal cannot be sent to oneself';
  return new Refusal('validation', { detail, errors: [{ pointer: '/receiverProfileId', detail }] });
}

function notTheOther(): Refusal {
  const detail = 'Please name the role of the other party';
  return new Refusal('validation', { detail, errors: [{ pointer: 'role', detail }] });
}
