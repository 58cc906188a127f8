import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type {
  ContactRole,
  MarriageAnswer,
  ProposalStatus,
  SharedContact,
} from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import {
  activeStatuses,
  denials,
  fixesMarriage,
  laterStatuses,
  marriageAnswerDays,
  marriageStatuses,
  statusesOfFreeMembers,
  transitions,
  type MarriageFacts,
} from '@mithaq/openapi/rules/proposal.ts';
import { oneOf, refuse } from './checks.ts';
import { Profile } from './profile.entity.ts';
import { ProfileSnapshot } from './profile-snapshot.entity.ts';
import { hasBlocked } from './blocks.ts';
import { notTakenBack } from './taken-back.ts';
import { otherMember, type MemberData } from './member-data.ts';

const inList = (statuses: readonly ProposalStatus[]) => statuses.map((status) => `'${status}'`).join(', ');
const steps = (changes: typeof transitions) => changes.map(([from, to]) => `('${from}', '${to}')`).join(', ');
const allowed = steps(transitions);
const ofDenials = steps(denials);
const fixed = inList(marriageStatuses);
const active = inList(activeStatuses);
const pair = 'least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id")';

function listIndex(name: string, column: string): string {
  return `create index "${name}" on "proposal" ("${column}", (status = 'PENDING') desc, "created_at" desc, "id" desc)`;
}

/**
 * Database-level backstop for openapi/rules/proposal.ts: it holds for every writer. A process of the release before does not say
 * who fixed a marriage: the other side is the one that has not seen it.
 */
const allowedTransitions = `
  if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (${allowed})
    and ((old.status, new.status) not in (${ofDenials}) or new.marriage_answer is distinct from 'DENIED') then
    raise exception 'this change of status is not allowed' using errcode = '23514', constraint = 'proposal_transition';
  end if;
  if new.status <> old.status and new.status in (${fixed}) then
    new.marriage_fixed_by := coalesce(new.marriage_fixed_by, case new.unseen_by when 'SENDER' then 'RECEIVER' when 'RECEIVER' then 'SENDER' end);
  elsif new.marriage_fixed_by is distinct from old.marriage_fixed_by then
    ${refuse('proposal_marriage_fixed_by', 'who fixed a marriage does not change')}
  end if;
  if new.marriage_answer is distinct from old.marriage_answer and (old.marriage_answer is not null or old.marriage_fixed_by is null
    or old.status not in (${fixed}) or new.marriage_answered_at > old.changed_at + interval '${marriageAnswerDays} days') then
    ${refuse('proposal_marriage_answer', 'a fixed marriage is answered once, in time')}
  end if;
  if old.taken_back_at is not null and new.taken_back_at is distinct from old.taken_back_at then
    ${refuse('proposal_taken_back', 'a proposal that was taken back stays so')}
  end if;
  return new;`;

const ofParties = (condition: string) =>
  `(select count(*) from profile where id in (new.sender_id, new.receiver_id) and ${condition})`;

/**
 * A proposal begins pending, between two verified members of different genders. The profiles are locked, so that
 * a change of gender or a marriage at the same moment is seen, or waits.
 */
const beginning = `
  if new.status in (${inList(laterStatuses)}) then
    ${refuse('proposal_begins_pending', 'a proposal begins pending')}
  end if;
  if new.sender_id <> new.receiver_id then
    perform from profile where id in (new.sender_id, new.receiver_id) order by id for share;
    if ${ofParties(`gender = 'MALE'`)} <> 1 then
      ${refuse('proposal_genders', 'a proposal is between a man and a woman')}
    end if;
    if ${ofParties('is_verified')} <> 2 then
      ${refuse('proposal_verified', 'both sides of a proposal are verified')}
    end if;
    if ${ofParties('is_marriage_fixed')} > 0 then
      ${refuse('proposal_both_free', 'a marriage has been fixed')}
    end if;
  end if;
  return new;`;

/** Nobody accepts or fixes a marriage after one of the two has fixed one. A fixed one marks both profiles. */
const marriage = `
  if new.status <> old.status and new.status in (${inList(statusesOfFreeMembers)}) then
    perform from profile where id in (new.sender_id, new.receiver_id) order by id for update;
    if ${ofParties('is_marriage_fixed')} > 0 then
      ${refuse('proposal_both_free', 'a marriage has been fixed')}
    end if;
    if new.status in (${inList(statusesOfFreeMembers.filter(fixesMarriage))}) then
      update profile set is_marriage_fixed = true where id in (new.sender_id, new.receiver_id);
    end if;
  end if;
  return new;`;

const party = (role: string) => `case ${role} when 'SENDER' then new.sender_id else new.receiver_id end`;

/**
 * Who denies a marriage is free again; the one who fixed it once the proposal has closed with it. After the row has changed,
 * since a profile looks for its fixed marriages before it is freed.
 */
const freeing = `
  if new.marriage_answer = 'DENIED' and old.marriage_answer is distinct from 'DENIED' then
    update profile set is_marriage_fixed = false, match_changed_at = greatest(match_changed_at, new.marriage_answered_at)
      where id = ${party(`case new.marriage_fixed_by when 'SENDER' then 'RECEIVER' else 'SENDER' end`)};
  end if;
  if (old.status, new.status) in (${ofDenials}) then
    update profile set is_marriage_fixed = false, match_changed_at = greatest(match_changed_at, new.changed_at)
      where id = ${party('new.marriage_fixed_by')};
  end if;
  return new;`;

/** One active proposal per pair, in either direction. migrate-create.ts compares it with the migrations. */
export const activePairIndex = {
  name: 'proposal_active_pair',
  expression: `drop index if exists "proposal_active_pair"; create unique index "proposal_active_pair" on "proposal" (${pair}) where "status" in (${active})`,
};

export const Proposal = defineEntity({
  name: 'Proposal',
  // A sender proposes to the same person only once.
  uniques: [{ name: 'proposal_once', properties: ['sender', 'receiver'] }],
  indexes: [
    activePairIndex,
    // The lists look for any proposal of a pair, one probe per candidate.
    { name: 'proposal_pair', expression: `create index "proposal_pair" on "proposal" (${pair})` },
    // The lists of a member, in their order.
    { name: 'proposal_received_list', expression: listIndex('proposal_received_list', 'receiver_id') },
    { name: 'proposal_sent_list', expression: listIndex('proposal_sent_list', 'sender_id') },
    // Those that wait for an answer, for the reminder.
    {
      name: 'proposal_waiting',
      expression: `create index "proposal_waiting" on "proposal" ("created_at") where "status" = 'PENDING'`,
    },
    // The proposals that a member has sent today.
    { name: 'proposal_sent', properties: ['sender', 'createdAt'] },
  ],
  checks: [
    oneOf('status', labels.ProposalStatus),
    oneOf('unseen_by', labels.ContactRole),
    oneOf('sender_shares', labels.SharedContact),
    oneOf('receiver_shares', labels.SharedContact),
    oneOf('marriage_fixed_by', labels.ContactRole),
    oneOf('marriage_answer', labels.MarriageAnswer),
    { name: 'proposal_not_to_oneself', expression: 'sender_id <> receiver_id' },
    { name: 'proposal_taken_back', expression: `taken_back_at is null or status = 'DECLINED'` },
    { name: 'proposal_answered', expression: '(marriage_answer is null) = (marriage_answered_at is null)' },
  ],
  triggers: [
    { name: 'proposal_beginning', timing: 'before', events: ['insert'], forEach: 'row', body: beginning },
    // PostgreSQL runs triggers in the order of their names: the transition is checked before the marriage.
    { name: 'proposal_transitions', timing: 'before', events: ['update'], forEach: 'row', body: allowedTransitions },
    { name: 'proposal_transitions_marriage', timing: 'before', events: ['update'], forEach: 'row', body: marriage },
    { name: 'proposal_transitions_freeing', timing: 'after', events: ['update'], forEach: 'row', body: freeing },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    // Null once the member has left: the proposal stays for the other side.
    sender: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null'),
    receiver: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null'),
    status: p.string().length(20).$type<ProposalStatus>(),
    // What the other side sees of each once the proposal has ended.
    senderSnapshot: () => p.manyToOne(ProfileSnapshot).ref().nullable().deleteRule('set null').index(),
    receiverSnapshot: () => p.manyToOne(ProfileSnapshot).ref().nullable().deleteRule('set null').index(),
    createdAt: p.datetime(),
    changedAt: p.datetime(),
    // The side that has not yet seen what the other one did; null when there is no news.
    unseenBy: p.string().length(8).nullable().$type<ContactRole>(),
    // Which contact details each side chose to share here; null where the choice with the guardian holds.
    senderShares: p.string().length(8).nullable().$type<SharedContact>(),
    receiverShares: p.string().length(8).nullable().$type<SharedContact>(),
    // The sender has taken it back; the receiver sees it no more.
    takenBackAt: p.datetime().nullable(),
    // The side that chose Marriage Fixed, and what the other one says of it.
    marriageFixedBy: p.string().length(8).nullable().$type<ContactRole>(),
    marriageAnswer: p.string().length(10).nullable().$type<MarriageAnswer>(),
    marriageAnsweredAt: p.datetime().nullable(),
  },
});
export type IProposal = InferEntity<typeof Proposal>;

/** What the rules about marriages need to know of a proposal. */
export function marriageOf({ status, marriageFixedBy, marriageAnswer }: IProposal): MarriageFacts {
  return { status, fixedBy: marriageFixedBy ?? null, answer: marriageAnswer ?? null };
}

/** What the table holds about a member. */
export const proposalData: MemberData = {
  exported: {
    list: 'proposals',
    rows: `select q.id as "proposalId", case when q.sender_id = p.id then 'SENDER' else 'RECEIVER' end as role,
        case when q.sender_id = p.id then q.sender_shares else q.receiver_shares end as shares,
        o.id as "otherProfileId", q.status, q.created_at as "createdAt", q.changed_at as "changedAt",
        q.unseen_by as "unseenBy", q.taken_back_at as "takenBackAt", q.marriage_fixed_by as "marriageFixedBy",
        q.marriage_answer as "marriageAnswer", q.marriage_answered_at as "marriageAnsweredAt"
      from profile p join proposal q on p.id in (q.sender_id, q.receiver_id) and ${notTakenBack('p.id')}
        ${otherMember('case when q.sender_id = p.id then q.receiver_id else q.sender_id end', hasBlocked('o.id', 'p.id'))}
      where p.user_id = ? order by q.created_at desc, q.id desc`,
  },
  notExported: {
    sender_snapshot_id: 'It refers to a table that is left out.',
    receiver_snapshot_id: 'It refers to a table that is left out.',
  },
  members: { sender_id: 'clears the column', receiver_id: 'clears the column' },
};
