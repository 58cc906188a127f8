import { defineEntity, p } from '@mikro-orm/core';

/** Accounts that were deleted: a restore from an older backup deletes them again. The id names nobody any more. */
export const Erasure = defineEntity({
  name: 'Erasure',
  properties: {
    accountId: p.uuid().primary(),
    erasedAt: p.datetime(),
  },
});
