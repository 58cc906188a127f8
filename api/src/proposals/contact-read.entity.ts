import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { refuse } from '../platform/database/checks.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { Proposal } from './proposal.entity.ts';

const neverLess = refuse('contact_read_only_grows', 'the log of contact reads only grows');

/**
 * The log only grows (R96). Its references become null when the member or the proposal is gone, and nothing else changes; the
 * migration refuses TRUNCATE as well.
 */
const onlyReferencesGo = `
  if tg_op = 'DELETE' or new.id <> old.id or new.read_at <> old.read_at
    or (new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id)
    or (new.reader_id is not null and new.reader_id is distinct from old.reader_id)
    or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
    ${neverLess}
  end if;
  return new;`;

/** Who read whose contact details and when, recorded for the person whose details were read (R35). */
export const ContactRead = defineEntity({
  name: 'ContactRead',
  triggers: [
    {
      name: 'contact_read_only_grows',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: onlyReferencesGo,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    proposal: () => p.manyToOne(Proposal).ref().nullable().deleteRule('set null').index(),
    // Null once the member has left: the log stays for the other side, without the name (R106).
    reader: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    subject: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    readAt: p.datetime(),
  },
});
