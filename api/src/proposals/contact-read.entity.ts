import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from '../profiles/profile.entity.ts';
import { Proposal } from './proposal.entity.ts';

/** Who read whose contact details and when, recorded for the person whose details were read (R35). */
export const ContactRead = defineEntity({
  name: 'ContactRead',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    proposal: () => p.manyToOne(Proposal).ref().deleteRule('cascade').index(),
    reader: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    subject: () => p.manyToOne(Profile).ref().deleteRule('cascade').index(),
    readAt: p.datetime(),
  },
});
