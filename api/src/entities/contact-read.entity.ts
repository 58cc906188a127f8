import { randomUUIDv7 } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { refuse } from './checks.ts';
import { Profile } from './profile.entity.ts';
import { Proposal } from './proposal.entity.ts';
import { hasBlocked } from './blocks.ts';
import { otherMember, type MemberData } from './member-data.ts';

const neverLess = refuse('contact_read_only_grows', 'the log of contact reads only grows');

/**
 * The log only grows. Its references become null when the member or the proposal is deleted; one more read of the same day
 * raises the count by one and moves the time forward, within the day; nothing else changes. The migration refuses TRUNCATE as well.
 */
const onlyGrows = `
  if tg_op = 'DELETE' or new.id <> old.id or new.day is distinct from old.day
    or ((new.read_at <> old.read_at or new.count <> old.count)
      and (new.count = old.count + 1 and new.read_at >= old.read_at and new.day = (new.read_at at time zone 'UTC')::date) is not true)
    or (new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id)
    or (new.reader_id is not null and new.reader_id is distinct from old.reader_id)
    or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
    ${neverLess}
  end if;
  return new;`;

/**
 * Who read whose contact details and when, recorded for the person whose details were read: one row for a reader, a
 * proposal and a day, so that nobody makes the list of another member longer by reading again and again.
 */
export const ContactRead = defineEntity({
  name: 'ContactRead',
  indexes: [
    {
      name: 'contact_read_of_day',
      expression: `create unique index "contact_read_of_day" on "contact_read" ("proposal_id", "reader_id", "day") where "day" is not null`,
    },
  ],
  triggers: [
    {
      name: 'contact_read_only_grows',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: onlyGrows,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUIDv7()),
    proposal: () => p.manyToOne(Proposal).ref().nullable().deleteRule('set null').index(),
    // Null once the member has left: the log stays for the other side, without the name.
    reader: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    subject: () => p.manyToOne(Profile).ref().nullable().deleteRule('set null').index(),
    // The last read of the day.
    readAt: p.datetime(),
    // In UTC; null in the rows of a single read that earlier versions wrote.
    day: p.date().nullable(),
    count: p.integer().default(1),
  },
});

/** What the table holds about a member. */
export const contactReadData: MemberData = {
  exported: {
    list: 'contactReads',
    rows: `select c.read_at as "readAt", c.count, c.reader_id is not distinct from p.id as "isReader", o.id as "otherProfileId"
      from profile p join contact_read c on p.id in (c.reader_id, c.subject_id)
        ${otherMember('case when c.reader_id = p.id then c.subject_id else c.reader_id end', hasBlocked('o.id', 'p.id'))}
      where p.user_id = ? order by c.read_at desc, c.id desc`,
  },
  notExported: {
    day: 'It is the day of readAt.',
    proposal_id: 'It is the exported proposal of the two.',
  },
  members: { reader_id: 'clears the column', subject_id: 'clears the column' },
};
