import { defineEntity, p } from '@mikro-orm/core';
import type { ProposalTextField } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { textAuthors } from '@mithaq/openapi/rules/proposal-texts.ts';
import { oneOf } from './checks.ts';
import type { MemberData } from './member-data.ts';
import { Profile } from './profile.entity.ts';
import { Proposal } from './proposal.entity.ts';
import { notTakenBack } from './taken-back.ts';

/**
 * A text that goes with a proposal: each has one author, with whose account it is deleted. A question of the receiver is copied
 * when it is answered, so that the answer keeps its meaning.
 */
export const ProposalText = defineEntity({
  name: 'ProposalText',
  checks: [oneOf('field', textAuthors)],
  properties: {
    proposal: () => p.manyToOne(Proposal).ref().deleteRule('cascade').primary(),
    field: p.string().length(20).$type<ProposalTextField>().primary(),
    author: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    text: p.text(),
    // The other side does not see it until a moderator has released it.
    isHeld: p.boolean(),
  },
});

/** The texts of the proposal `q`, for toShownTexts. */
export const textsOfProposal = `(select coalesce(json_agg(json_build_object('field', t.field, 'text', t.text, 'isHeld', t.is_held)), '[]')
    from proposal_text t where t.proposal_id = q.id)`;

/** What the table holds about a member. */
export const proposalTextData: MemberData = {
  exported: {
    list: 'proposalTexts',
    rows: `select t.proposal_id as "proposalId", t.field, t.text, t.is_held as "isHeldBack"
      from profile p join proposal_text t on t.author_id = p.id
        join proposal q on q.id = t.proposal_id and ${notTakenBack('p.id')} where p.user_id = ? order by t.proposal_id desc, t.field`,
  },
  members: { author_id: 'deletes the row' },
};
