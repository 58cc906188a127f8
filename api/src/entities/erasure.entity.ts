import { defineEntity, p } from '@mikro-orm/core';
import type { MemberData } from './member-data.ts';

/** Accounts that were deleted: a restore from an older backup deletes them again. The id names nobody any more. */
export const Erasure = defineEntity({
  name: 'Erasure',
  properties: {
    accountId: p.uuid().primary(),
    erasedAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const erasureData: MemberData = {
  exported: { not: 'It is written when there is nothing left to export.' },
  members: { account_id: { else: 'It is written by the deletion, and names nobody any more.' } },
};
