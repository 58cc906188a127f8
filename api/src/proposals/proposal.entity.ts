import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ProposalStatus } from '@mithaq/openapi/generated/operations.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { oneOf } from '../database/checks.ts';
import { Profile } from '../profiles/profile.entity.ts';

/** The second wall behind openapi/rules/proposal.ts: whatever writes to the table, an illegal step is refused. */
const legalMoves = `
  if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('ACCEPTED', 'MARRIAGE_FIXED'), ('ACCEPTED', 'NOT_COMPATIBLE')
  ) then
    raise exception 'this step is not in the table' using errcode = '23514', constraint = 'proposal_legal_move';
  end if;
  return new;`;

export const Proposal = defineEntity({
  name: 'Proposal',
  // A sender proposes to the same person once, ever (DESIGN rule 4).
  uniques: [{ name: 'proposal_once', properties: ['sender', 'receiver'] }],
  indexes: [
    // One live proposal per pair, whichever way (DESIGN rule 4).
    {
      name: 'proposal_live_pair',
      expression: `create unique index "proposal_live_pair" on "proposal" (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id")) where "status" in ('PENDING', 'ACCEPTED', 'MARRIAGE_FIXED')`,
    },
    // The lists ask for any proposal of a pair, one probe per candidate (LISTS.md).
    {
      name: 'proposal_pair',
      expression: `create index "proposal_pair" on "proposal" (least("sender_id", "receiver_id"), greatest("sender_id", "receiver_id"))`,
    },
    { name: 'proposal_received', properties: ['receiver', 'createdAt'] },
    { name: 'proposal_sent', properties: ['sender', 'createdAt'] },
  ],
  checks: [
    oneOf('status', labels.ProposalStatus),
    { name: 'proposal_not_to_oneself', expression: 'sender_id <> receiver_id' },
  ],
  triggers: [{ name: 'proposal_legal_moves', timing: 'before', events: ['update'], forEach: 'row', body: legalMoves }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    sender: () => p.manyToOne(Profile).ref().deleteRule('cascade'),
    receiver: () => p.manyToOne(Profile).ref().deleteRule('cascade'),
    status: p.string().length(20).$type<ProposalStatus>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    changedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});
export type IProposal = InferEntity<typeof Proposal>;
