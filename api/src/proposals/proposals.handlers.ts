import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  ContactRole,
  Proposal as ProposalResponse,
  ProposalStatus,
  ProposalStatusChange,
  SharedContact,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  acceptanceProblem,
  decideSharedContact,
  sharedContact,
  toContactInfo,
} from '@mithaq/openapi/rules/guardian.ts';
import { startOfDay, today } from '@mithaq/openapi/rules/day.ts';
import { cursorOfProposal, plainPageHeaders } from '@mithaq/openapi/rules/page-link.ts';
import { rowLimitHeaders, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { toProposal, type ProposalSide } from '@mithaq/openapi/rules/proposal-view.ts';
import { decideAnswers, decideNote, sentTexts } from '@mithaq/openapi/rules/proposal-texts.ts';
import {
  answeredMarriage,
  changedProposal,
  decideContactRead,
  decideMarriageAnswer,
  decideSendProposal,
  decideStatusChange,
  decideTakeBack,
  fixedMarriage,
  otherRole,
  partyFacts,
  sentProposal,
  takenBackProposal,
  type PartyFacts,
  type SendProposalFacts,
  notificationOfStatus,
} from '@mithaq/openapi/rules/proposal.ts';
import { Block } from '../entities/block.entity.ts';
import { Guardian, type IGuardian } from '../entities/guardian.entity.ts';
import { once } from '../http/once.ts';
import { ApiProblem, throwIfProblem } from '../http/problems.ts';
import type { Call, Handlers, MemberSession } from '../http/operation.ts';
import { constraintOf, type Database, type Statement } from '../database/database.ts';
import { changeNotifications, notify, withdrawNotifications } from '../entities/notify.ts';
import { countProposal, proposalsWithNumber } from '../phone/number-quota.ts';
import { Profile, type IProfile } from '../entities/profile.entity.ts';
import { openMarriageCase } from '../moderation/marriage-cases.ts';
import { endMarriageSnapshot, saveProfileSnapshots, versionsOfMarriage } from '../entities/profile-snapshots.ts';
import { User } from '../entities/user.entity.ts';
import { marriageOf, Proposal, type IProposal } from '../entities/proposal.entity.ts';
import { ProposalText } from '../entities/proposal-text.entity.ts';
import { Preferences } from '../entities/preferences.entity.ts';
import { endProposalCases, storeProposalTexts } from '../moderation/flagged-texts.ts';
import { readProposal, readProposals } from './proposal-lists.ts';

/** What a member sends with an answer. */
type Answer = Pick<ProposalStatusChange, 'proposalId' | 'note' | 'shares'>;

type Parts = { database: Database; limits: Limits; now: () => Date };
type Operations =
  | 'sendProposal'
  | 'listProposals'
  | 'getProposal'
  | 'updateProposalStatus'
  | 'acceptProposal'
  | 'declineProposal'
  | 'takeBackProposal'
  | 'answerMarriage'
  | 'getContactInfo'
  | 'chooseSharedContact'
  | 'markProposalsSeen';

export function proposalsHandlers({ database, limits, now }: Parts): Pick<Handlers, Operations> {
  /** Notifies the other side of the proposal's status, which may also end what the caller's own list says. */
  const tellOther = async (em: EntityManager, session: MemberSession, proposal: IProposal, parties: IProfile[]) => {
    const other = parties.find(({ id }) => id !== session.profileId);
    const [kind, subjectId] = [notificationOfStatus(proposal.status, proposal.marriageAnswer), proposal.id];
    if (other) await notify(em, { accountId: other.user.id, kind, subjectId }, now(), [session.userId]);
    else await changeNotifications(em, [session.userId]);
  };

  /** Changes the status in one transaction with the proposal and both profiles locked. */
  const changeStatus = (
    { session, request }: Pick<Call<'acceptProposal'>, 'session' | 'request'>,
    to: ProposalStatus,
    { proposalId, note, shares }: Answer,
  ): Promise<ProposalResponse> => {
    throwIfProblem(decideNote(to, note));
    return once({ database, now }, { session, request }, async (em) => {
      const proposal = await findOwn(em, session, proposalId, LockMode.PESSIMISTIC_WRITE);
      const parties = await lockProfiles(em, idsOf(proposal));
      const role = roleOf(session, proposal);
      const facts = partyFacts(session.profileId, parties.map(factsOf));
      throwIfProblem(decideStatusChange({ from: proposal.status, to, role, ...facts }));
      const guardian = await em.findOne(Guardian, session.profileId);
      throwIfProblem(acceptanceProblem(shares, to, guardian !== null));
      // The trigger of the table marks both profiles when this fixes their marriage.
      Object.assign(proposal, changedProposal(to, role, now()), fixedMarriage(to, role));
      if (shares) proposal[sharesOf(role)] = shares;
      await saveProfileSnapshots(em, proposal, parties, to, now());
      if (note) {
        const author = parties.find(({ id }) => id === session.profileId)!; // it is a party
        const other = role === 'SENDER' ? proposal.receiver : proposal.sender;
        const texts = { proposalId, written: { answerNote: note }, role, author, other: other!.id }; // who has left gets no answer
        await storeProposalTexts(em, texts, now());
      }
      await tellOther(em, session, proposal, parties);
      return toResponse(em, proposal, parties, { role, now: now() });
    });
  };

  return {
    sendProposal({ session, body, request, reply }) {
      const receiverId = body.receiverProfileId.toLowerCase();
      return once({ database, now }, { session, request }, async (em) => {
        // Locked in the order of their ids: of two members who send to each other at once, one waits.
        const parties = await lockProfiles(em, [session.profileId, receiverId]);
        const sender = parties.find(({ id }) => id === session.profileId)!; // authorize() has seen the profile
        const receiver = parties.find(({ id }) => id === receiverId) ?? null;
        const { sentToday, sentWithNumber, ...facts } = await readFacts(em, sender, receiverId, now());
        throwIfProblem(
          decideSendProposal({
            sender: factsOf(sender),
            receiver: receiver && factsOf(receiver),
            ...facts,
            sentToday: Math.max(sentToday, sentWithNumber),
            limits,
            now: now(),
          }),
        );
        // The receiver's profile is locked, so the questions stay as they are.
        const asked = body.answers?.length ? await em.findOneOrFail(Preferences, { profile: receiverId }) : null;
        const questions = asked?.questions ?? [];
        throwIfProblem(decideAnswers(body, questions));
        await countProposal(em, sender.numberHash, now());
        const proposal = em.create(Proposal, { sender: sender.id, receiver: receiverId, ...sentProposal(now()) });
        await em.flush();
        const written = sentTexts(body, questions);
        await storeProposalTexts(
          em,
          { proposalId: proposal.id, written, role: 'SENDER', author: sender, other: receiverId },
          now(),
        );
        await tellOther(em, session, proposal, parties);
        const used = {
          PROPOSALS_PER_DAY: Math.max(sentToday, sentWithNumber) + 1,
          PROPOSALS_PENDING: facts.pending + 1,
        };
        reply.headers(rowLimitHeaders(limits, used, now()));
        return toResponse(em, proposal, parties, { role: 'SENDER', now: now() });
      }).catch((error: unknown) => {
        const code = constraintProblems[constraintOf(error) ?? ''];
        throw code ? new ApiProblem(code) : error;
      });
    },

    async listProposals({ session, params, query, request, reply }) {
      const { proposals, hasNextPage } = await readProposals(database, session.profileId, params.type, query, now());
      const next = hasNextPage ? { cursor: cursorOfProposal(proposals.at(-1)!) } : undefined;
      reply.headers(plainPageHeaders(request.url, next));
      return proposals;
    },

    async getProposal({ session, params }) {
      const proposal = await readProposal(database, session.profileId, params.id, now());
      if (!proposal) throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
      return proposal;
    },

    async markProposalsSeen({ session, body: { proposals } }) {
      const ids = proposals.map(({ proposalId }) => proposalId);
      const statuses = proposals.map(({ status }) => status);
      await database.query(seenStatement, [session.profileId, ids, statuses]);
      return null;
    },

    updateProposalStatus: (call) => changeStatus(call, call.body.status, call.body),
    acceptProposal: (call) => changeStatus(call, 'ACCEPTED', call.body),
    declineProposal: (call) => changeStatus(call, 'DECLINED', call.body),

    takeBackProposal: ({ session, body, request }) =>
      once({ database, now }, { session, request }, async (em) => {
        const proposal = await findOwn(em, session, body.proposalId, LockMode.PESSIMISTIC_WRITE);
        const parties = await lockProfiles(em, idsOf(proposal));
        const role = roleOf(session, proposal);
        throwIfProblem(decideTakeBack({ status: proposal.status, role }));
        Object.assign(proposal, takenBackProposal(proposal.status, now()));
        await saveProfileSnapshots(em, proposal, parties, proposal.status, now());
        await endProposalCases(em, proposal.id, now());
        const accounts = parties.map(({ user }) => user.id);
        await withdrawNotifications(em, accounts, proposal.id);
        return toResponse(em, proposal, parties, { role, now: now() });
      }),

    answerMarriage: ({ session, body: { proposalId, answer }, request }) =>
      once({ database, now }, { session, request }, async (em) => {
        const proposal = await findAsParty(em, session, proposalId, LockMode.PESSIMISTIC_WRITE);
        const parties = await lockProfiles(em, idsOf(proposal));
        const role = roleOf(session, proposal);
        throwIfProblem(decideMarriageAnswer(marriageOf(proposal), { role, fixedAt: proposal.changedAt, now: now() }));
        const other = parties.find(({ id }) => id !== session.profileId);
        const isHidden = other !== undefined && (await hasBlocked(em, session.profileId, other.id));
        Object.assign(proposal, answeredMarriage(proposal.status, answer, { role, isHidden, now: now() }));
        if (answer === 'DENIED') {
          // The trigger of the table frees the profiles.
          if (!isHidden) await saveProfileSnapshots(em, proposal, parties, proposal.status, now());
          for (const { id } of parties) if (!isHidden || id === session.profileId) await endMarriageSnapshot(em, id);
          const sides = { reporter: session.profileId, role, member: other?.id ?? null };
          await openMarriageCase(em, { proposalId: proposal.id, ...sides, now: now() });
        }
        if (isHidden) await changeNotifications(em, [session.userId]);
        else await tellOther(em, session, proposal, parties);
        const isSeparated = isHidden || (other !== undefined && (await hasBlocked(em, other.id, session.profileId)));
        const visible = isSeparated ? parties.filter(({ id }) => id === session.profileId) : parties;
        await em.flush();
        return toResponse(em, proposal, visible, { role, now: now() });
      }),

    getContactInfo: ({ session, params, query }) =>
      database.transaction(async (em) => {
        // With a shared lock a change of status waits, so that no details are sent after it was confirmed.
        const proposal = await findOwn(em, session, params.id, LockMode.PESSIMISTIC_READ);
        const role = roleOf(session, proposal);
        const other = role === 'SENDER' ? proposal.receiver : proposal.sender;
        if (!other || (await hasBlocked(em, other.id, session.profileId)))
          throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
        // Both profiles as well: nothing is sent after another marriage, or the loss of a number, was confirmed.
        const parties = await lockProfiles(em, idsOf(proposal), LockMode.PESSIMISTIC_READ);
        // The proposal decides whose details are read, never the query.
        const subject = parties.find(({ id }) => id === other.id)!; // it exists while the proposal names it
        const facts = partyFacts(session.profileId, parties.map(factsOf));
        throwIfProblem(decideContactRead({ status: proposal.status, role, named: query.role, ...facts }));
        const { email } = await em.findOneOrFail(User, subject.user.id);
        await em.execute(countRead, [randomUUIDv7(), proposal.id, session.profileId, subject.id, now(), today(now())]);
        const own = { email, phoneNumber: subject.phoneNumber! }; // who is verified has a number (profile_verified_has_phone)
        const guardian = await em.findOne(Guardian, subject.id);
        return toContactInfo({ own, guardian, chosen: proposal[sharesOf(otherRole(role))] ?? null });
      }),

    chooseSharedContact: ({ session, params, body: { shares } }) =>
      database.transaction(async (em) => {
        const proposal = await findOwn(em, session, params.id, LockMode.PESSIMISTIC_WRITE);
        const role = roleOf(session, proposal);
        await lockProfiles(em, [session.profileId]);
        const hasGuardian = (await em.count(Guardian, { member: session.profileId })) > 0;
        throwIfProblem(decideSharedContact({ shares, status: proposal.status, hasGuardian }));
        proposal[sharesOf(role)] = shares;
        return { shares };
      }),
  };
}

/** One row for all reads of a day. The clocks of two processes may differ, and the time of a row only moves forward. */
const countRead = `insert into contact_read (id, proposal_id, reader_id, subject_id, read_at, day, count) values (?, ?, ?, ?, ?, ?, 1)
  on conflict (proposal_id, reader_id, day) where day is not null
  do update set count = contact_read.count + 1, read_at = greatest(contact_read.read_at, excluded.read_at)`;

/**
 * Ends the news of those proposals that still have the status which was seen. They are locked in the order of their
 * ids: the same call from a second tab waits.
 */
const seenStatement: Statement = {
  name: 'mark-proposals-seen',
  text: `with seen as (
      select q.id from proposal q join unnest($2::uuid[], $3::text[]) as shown (id, status) on shown.id = q.id and shown.status = q.status
      where q.sender_id = $1 and q.unseen_by = 'SENDER' or q.receiver_id = $1 and q.unseen_by = 'RECEIVER'
      order by q.id for update of q)
    update proposal set unseen_by = null where id in (select id from seen)`,
};

/** The problems for violated constraints, in case the locks missed one, such as those of another version of this code. */
const constraintProblems: Record<string, 'already-proposed' | 'they-proposed-first' | 'marriage-fixed'> = {
  proposal_once: 'already-proposed',
  proposal_active_pair: 'they-proposed-first',
  proposal_both_free: 'marriage-fixed',
};

type Facts = Pick<
  SendProposalFacts,
  'isBlocked' | 'hasSentBefore' | 'sentProposal' | 'receivedProposal' | 'sentToday' | 'pending'
> & {
  /** By all accounts that proved the sender's number today. */
  sentWithNumber: number;
};

/** What decideSendProposal needs to know of earlier proposals. */
async function readFacts(em: EntityManager, sender: IProfile, receiver: string, now: Date): Promise<Facts> {
  const values = [sender.id, receiver, sender.numberHash ?? null, startOfDay(now), today(now)];
  const [facts] = await em.execute<Facts[]>(factsStatement, values);
  return facts!; // always one row
}

/** In one round trip, while both profiles are locked. */
const factsStatement = `select
    exists (select 1 from block where (blocker_id, blocked_id) in ((sender, receiver), (receiver, sender))) as "isBlocked",
    exists (select 1 from proposal where sender_id = sender and receiver_id = receiver)
      or exists (select 1 from retained_relation where (member_id, kind, returned_id) in
        ((sender, 'SENT_TO', receiver), (receiver, 'RECEIVED_FROM', sender))) as "hasSentBefore",
    (select json_build_object('proposalId', id, 'status', status) from proposal where sender_id = sender and receiver_id = receiver) as "sentProposal",
    (select json_build_object('proposalId', id, 'status', status, 'fixedBy', marriage_fixed_by, 'answer', marriage_answer) from proposal
      where sender_id = receiver and receiver_id = sender and taken_back_at is null) as "receivedProposal",
    (select count(*)::int from proposal where sender_id = sender and created_at >= midnight) as "sentToday",
    (select count(*)::int from proposal where sender_id = sender and status = 'PENDING') as pending,
    ${proposalsWithNumber('hash', 'today')} as "sentWithNumber"
  from (select ?::uuid as sender, ?::uuid as receiver, ?::text as hash, ?::timestamptz as midnight, ?::date as today) one`;

/**
 * A proposal of which the member is a party.
 * @throws ApiProblem not-found for everyone else, and while the member blocks the other party
 */
async function findOwn(em: EntityManager, session: MemberSession, id: string, lockMode: LockMode): Promise<IProposal> {
  const proposal = await findAsParty(em, session, id, lockMode);
  const other = proposal.sender?.id === session.profileId ? proposal.receiver : proposal.sender;
  if (other && (await hasBlocked(em, session.profileId, other.id)))
    throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
  return proposal;
}

/**
 * A proposal of which the member is a party, also of one whom they block: the member is asked about a marriage all the same.
 * @throws ApiProblem not-found for everyone else, and for the receiver once it was taken back
 */
async function findAsParty(
  em: EntityManager,
  { profileId }: MemberSession,
  id: string,
  lockMode: LockMode,
): Promise<IProposal> {
  const isParty = { $or: [{ sender: profileId }, { receiver: profileId, takenBackAt: null }] };
  const proposal = await em.findOne(Proposal, { id, ...isParty }, { lockMode });
  if (!proposal) throw new ApiProblem('not-found', { params: { resource: 'PROPOSAL' } });
  return proposal;
}

async function hasBlocked(em: EntityManager, blocker: string, blocked: string): Promise<boolean> {
  return (await em.count(Block, { blocker, blocked })) > 0;
}

/** The parties who have not left. */
function idsOf({ sender, receiver }: IProposal): string[] {
  return [sender, receiver].flatMap((party) => party?.id ?? []);
}

function factsOf(profile: IProfile): PartyFacts {
  return { ...profile, isSuspended: profile.suspendedAt !== null };
}

function roleOf(session: MemberSession, proposal: IProposal): ContactRole {
  return proposal.sender?.id === session.profileId ? 'SENDER' : 'RECEIVER';
}

/** Where a proposal has what this side chose to share. */
function sharesOf(role: ContactRole): 'senderShares' | 'receiverShares' {
  return role === 'SENDER' ? 'senderShares' : 'receiverShares';
}

/** What a party shares, or null without a guardian. */
function ownShares(proposal: IProposal, role: ContactRole, guardian: IGuardian | null): SharedContact | null {
  return guardian && sharedContact(proposal[sharesOf(role)] ?? null, guardian);
}

function lockProfiles(
  em: EntityManager,
  ids: string[],
  lockMode: LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE = LockMode.PESSIMISTIC_WRITE,
): Promise<IProfile[]> {
  return em.find(Profile, { id: { $in: ids } }, { orderBy: { id: 'asc' }, lockMode });
}

/** The proposal as one of its sides sees it, with what both wrote with it. */
async function toResponse(
  em: EntityManager,
  proposal: IProposal,
  parties: IProfile[],
  reader: { role: ContactRole; now: Date },
): Promise<ProposalResponse> {
  const texts = await em.find(ProposalText, { proposal: proposal.id });
  const ofMarriage = await versionsOfMarriage(em, parties);
  const own = reader.role === 'SENDER' ? proposal.sender : proposal.receiver;
  const guardian = own && (await em.findOne(Guardian, own.id));
  const { id: proposalId, status, sender, receiver, senderSnapshot, receiverSnapshot } = proposal;
  const [createdAt, changedAt] = [proposal.createdAt.toISOString(), proposal.changedAt.toISOString()];
  const side = (party: IProposal['sender'], snapshot: IProposal['senderSnapshot']): ProposalSide => {
    const present = parties.find((profile) => profile.id === party?.id);
    if (!present) return null;
    // Where one side has left, or looks so, the other one keeps nothing of the end.
    const ofEnd = parties.length > 1 ? snapshot?.unwrap().version.profile : undefined;
    return {
      profile: ofEnd ?? ofMarriage.get(present.id)?.profile ?? present,
      isUnavailable: present.isMarriageFixed || present.suspendedAt !== null,
      nameBeforeAnswer: ofEnd ? null : present.nameBeforeAnswer,
    };
  };
  const sides = { sender: side(sender, senderSnapshot), receiver: side(receiver, receiverSnapshot) };
  return toProposal(
    {
      proposalId,
      status,
      createdAt,
      changedAt,
      takenBackAt: proposal.takenBackAt?.toISOString() ?? null,
      marriage: marriageOf(proposal),
      texts,
      ownShares: ownShares(proposal, reader.role, guardian ?? null),
      ...sides,
    },
    reader,
  );
}
