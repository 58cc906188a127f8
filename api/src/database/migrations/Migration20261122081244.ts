import { Migration } from '@mikro-orm/migrations';
import { preferenceKeys, profileKeys, type PreferenceKeys, type ProfileKeys } from '@mithaq/openapi/rules/match-keys.ts';

/** The names as they are compared, and rules that the database holds itself. */
export class Migration20261122081244 extends Migration {

  override name = 'Migration20261122081244';

  override async up(): Promise<void> {
    await this.addKeys('profile', 'country, state, city, education, occupation', (row) => profileKeys(row as ProfileKeys));
    await this.addKeys('preferences', 'countries, states, cities, education, occupation', (row) =>
      preferenceKeys(row as PreferenceKeys),
    );

    this.addSql(`alter table "contact_read" drop constraint "contact_read_proposal_id_foreign";`);
    this.addSql(`alter table "contact_read" drop constraint "contact_read_reader_id_foreign";`);
    this.addSql(`alter table "contact_read" drop constraint "contact_read_subject_id_foreign";`);

    this.addSql(`alter table "profile" add constraint "profile_adult" check ((date_of_birth + '18 years'::interval) <= (match_changed_at AT TIME ZONE 'UTC'::text));`);
    this.addSql(`create or replace function "profile_profile_lasting_facts_fn"() returns trigger as \$\$ begin if new.gender <> old.gender and (old.is_verified or old.phone_number is not null
    or exists (select from proposal where sender_id = old.id) or exists (select from proposal where receiver_id = old.id)) then
    raise exception 'the gender does not change any more' using errcode = '23514', constraint = 'profile_gender_fixed';   end if;   if old.is_marriage_fixed and not new.is_marriage_fixed then
    raise exception 'a fixed marriage stays' using errcode = '23514', constraint = 'profile_marriage_fixed';   end if;   if new.phone_number is distinct from old.phone_number and new.phone_number is not null and not new.is_verified then
    raise exception 'an unproved number waits in a column of its own' using errcode = '23514', constraint = 'profile_phone_proved';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_lasting_facts" BEFORE UPDATE on "profile" for each ROW execute function "profile_profile_lasting_facts_fn"();`);

    this.addSql(`create or replace function "proposal_proposal_beginning_fn"() returns trigger as \$\$ begin if new.status in ('ACCEPTED', 'DECLINED', 'MARRIAGE_FIXED', 'NOT_COMPATIBLE') then
    raise exception 'a proposal begins pending' using errcode = '23514', constraint = 'proposal_begins_pending';   end if;   if new.sender_id <> new.receiver_id then
    perform from profile where id in (new.sender_id, new.receiver_id) order by id for share;     if (select count(*) from profile where id in (new.sender_id, new.receiver_id) and gender = 'MALE') <> 1 then
      raise exception 'a proposal is between a man and a woman' using errcode = '23514', constraint = 'proposal_genders';     end if;     if (select count(*) from profile where id in (new.sender_id, new.receiver_id) and is_verified) <> 2 then
      raise exception 'both sides of a proposal are verified' using errcode = '23514', constraint = 'proposal_verified';     end if;     if (select count(*) from profile where id in (new.sender_id, new.receiver_id) and is_marriage_fixed) > 0 then
      raise exception 'a marriage has been fixed' using errcode = '23514', constraint = 'proposal_both_free';     end if;   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_beginning" BEFORE INSERT on "proposal" for each ROW execute function "proposal_proposal_beginning_fn"();`);
    this.addSql(`create or replace function "proposal_proposal_transitions_marriage_fn"() returns trigger as \$\$ begin if new.status <> old.status and new.status in ('PENDING', 'ACCEPTED', 'MARRIAGE_FIXED') then
    perform from profile where id in (new.sender_id, new.receiver_id) order by id for update;     if (select count(*) from profile where id in (new.sender_id, new.receiver_id) and is_marriage_fixed) > 0 then
      raise exception 'a marriage has been fixed' using errcode = '23514', constraint = 'proposal_both_free';     end if;     if new.status in ('MARRIAGE_FIXED') then
      update profile set is_marriage_fixed = true where id in (new.sender_id, new.receiver_id);     end if;   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_transitions_marriage" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_marriage_fn"();`);

    this.addSql(`alter table "contact_read" alter column "proposal_id" drop not null;`);
    this.addSql(`alter table "contact_read" alter column "reader_id" drop not null;`);
    this.addSql(`alter table "contact_read" alter column "subject_id" drop not null;`);
    this.addSql(`alter table "contact_read" add constraint "contact_read_proposal_id_foreign" foreign key ("proposal_id") references "proposal" ("id") on delete set null;`);
    this.addSql(`alter table "contact_read" add constraint "contact_read_reader_id_foreign" foreign key ("reader_id") references "profile" ("id") on delete set null;`);
    this.addSql(`alter table "contact_read" add constraint "contact_read_subject_id_foreign" foreign key ("subject_id") references "profile" ("id") on delete set null;`);
    this.addSql(`create or replace function "contact_read_contact_read_only_grows_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or new.id <> old.id or new.read_at <> old.read_at
    or (new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id)
    or (new.reader_id is not null and new.reader_id is distinct from old.reader_id)
    or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
    raise exception 'the log of contact reads only grows' using errcode = '23514', constraint = 'contact_read_only_grows';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_read_only_grows" BEFORE UPDATE OR DELETE on "contact_read" for each ROW execute function "contact_read_contact_read_only_grows_fn"();`);
    // By hand: MikroORM does not see triggers on TRUNCATE.
    this.addSql(`create or replace function "contact_read_contact_read_stays_fn"() returns trigger as \$\$ begin raise exception 'the log of contact reads only grows' using errcode = '23514', constraint = 'contact_read_only_grows'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "contact_read_stays" BEFORE TRUNCATE on "contact_read" for each STATEMENT execute function "contact_read_contact_read_stays_fn"();`);
  }

  /** Adds the column, with the keys of the rows that are there, which only the rules can make. */
  private async addKeys(table: string, columns: string, keysOf: (row: object) => object): Promise<void> {
    await this.execute(`alter table "${table}" add "match_keys" jsonb null`);
    const rows = await this.execute(`select id, ${columns} from "${table}"`);
    const keyed = rows.map((row) => ({ id: (row as { id: string }).id, keys: keysOf(row) }));
    await this.execute(
      `update "${table}" t set match_keys = k.keys from jsonb_to_recordset(?::jsonb) as k (id uuid, keys jsonb) where t.id = k.id`,
      [JSON.stringify(keyed)],
    );
    await this.execute(`alter table "${table}" alter column "match_keys" set not null`);
  }

}
