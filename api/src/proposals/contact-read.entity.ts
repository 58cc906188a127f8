import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Profile } from '../profiles/profile.entity.ts';
import { Proposal } from './proposal.entity.ts';

/** Who read whose contact details and when, kept for the person whose they are (DESIGN rule 7). */
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
    readAt: p.datetime().onCreate(() => new Date()),
  },
});
