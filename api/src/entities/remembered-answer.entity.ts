import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rememberedHours } from '@mithaq/openapi/rules/idempotency.ts';
import { Profile } from './profile.entity.ts';
import { User } from './user.entity.ts';
import type { MemberData } from './member-data.ts';

/** The answer to a request with an `Idempotency-Key`, for the same request sent again. */
export const RememberedAnswer = defineEntity({
  name: 'RememberedAnswer',
  properties: {
    account: () => p.manyToOne(User).ref().deleteRule('cascade').primary(),
    key: p.string().length(255).primary(),
    fingerprint: p.string().length(20),
    answer: p.json<object>().nullable(),
    // The other member whom the answer shows.
    member: () => p.manyToOne(Profile).ref().nullable().deleteRule('cascade').index(),
    createdAt: p.datetime().index(),
  },
});

/** What the table holds about a member. */
export const rememberedAnswerData: MemberData = {
  exported: { not: 'It is the copy of an answer, for a day; the proposal or report in it is exported.' },
  members: {
    account_id: 'deletes the row',
    member_id: 'deletes the row',
  },
  expired: `s.created_at < clock.now - interval '${rememberedHours} hours'`,
};

/** Forgets what one member was answered about another, in both directions. */
export async function forgetAnswersBetween(em: EntityManager, one: string, other: string): Promise<void> {
  await em.execute(forgetStatement, [one, other, other, one]);
}

const forgetStatement = `delete from remembered_answer a using profile p
  where p.user_id = a.account_id and (p.id, a.member_id) in ((?, ?), (?, ?))`;
