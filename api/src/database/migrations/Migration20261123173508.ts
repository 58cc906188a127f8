import { Migration } from '@mikro-orm/migrations';

/** All reads of contact details by one member on one day are one row, which is counted up; earlier rows stay as they are. */
export class Migration20261123173508 extends Migration {

  override name = 'Migration20261123173508';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "contact_read_only_grows" on "contact_read";`);
    this.addSql(`drop function if exists "contact_read_contact_read_only_grows_fn"();`);
    this.addSql(`alter table "contact_read" add "day" date null, add "count" int not null default 1;`);
    this.addSql(`create or replace function "contact_read_contact_read_only_grows_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or new.id <> old.id or new.day is distinct from old.day
    or ((new.read_at <> old.read_at or new.count <> old.count)
      and (new.count = old.count + 1 and new.read_at >= old.read_at and new.day = (new.read_at at time zone 'UTC')::date) is not true)
    or (new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id)
    or (new.reader_id is not null and new.reader_id is distinct from old.reader_id)
    or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
    raise exception 'the log of contact reads only grows' using errcode = '23514', constraint = 'contact_read_only_grows';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_read_only_grows" BEFORE UPDATE OR DELETE on "contact_read" for each ROW execute function "contact_read_contact_read_only_grows_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "contact_read_only_grows" on "contact_read";`);
    this.addSql(`drop function if exists "contact_read_contact_read_only_grows_fn"();`);
    this.addSql(`alter table "contact_read" drop column "day", drop column "count";`);
    this.addSql(`create or replace function "contact_read_contact_read_only_grows_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or new.id <> old.id or new.read_at <> old.read_at
    or (new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id)
    or (new.reader_id is not null and new.reader_id is distinct from old.reader_id)
    or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
    raise exception 'the log of contact reads only grows' using errcode = '23514', constraint = 'contact_read_only_grows';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_read_only_grows" BEFORE DELETE OR UPDATE on "contact_read" for each ROW execute function "contact_read_contact_read_only_grows_fn"();`);
  }

}
