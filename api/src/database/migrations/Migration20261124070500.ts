import { Migration } from '@mikro-orm/migrations';

/**
 * A marriage that one side fixed is answered by the other; a proposal can be taken back; a member chooses which name a sender
 * reads. Processes of the release before fix marriages without a side, which the trigger adds, and know no denial: they read it as
 * NOT_COMPATIBLE, and a proposal that was taken back as DECLINED.
 */
export class Migration20261124070500 extends Migration {

  override name = 'Migration20261124070500';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "profile_lasting_facts" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_lasting_facts_fn"();`);
    this.addSql(`alter table "profile" add "name_before_answer" varchar(20) null;`);
    this.addSql(`alter table "profile" add constraint "name_before_answer_known" check (name_before_answer in ('FULL_NAME', 'FIRST_NAME')) not valid;`);
    this.addSql(`create or replace function "profile_profile_lasting_facts_fn"() returns trigger as \$\$ begin if new.gender <> old.gender and (old.is_verified or old.phone_number is not null
    or exists (select from proposal where sender_id = old.id) or exists (select from proposal where receiver_id = old.id)) then
    raise exception 'the gender does not change any more' using errcode = '23514', constraint = 'profile_gender_fixed';   end if;   if old.is_marriage_fixed and not new.is_marriage_fixed and (exists (select from proposal where sender_id = old.id
    and status in ('MARRIAGE_FIXED') and (marriage_answer is distinct from 'DENIED' or marriage_fixed_by = 'SENDER'))
    or exists (select from proposal where receiver_id = old.id
    and status in ('MARRIAGE_FIXED') and (marriage_answer is distinct from 'DENIED' or marriage_fixed_by = 'RECEIVER'))) then
    raise exception 'a fixed marriage stays' using errcode = '23514', constraint = 'profile_marriage_fixed';   end if;   if new.phone_number is distinct from old.phone_number and new.phone_number is not null and not new.is_verified then
    raise exception 'an unproved number waits in a column of its own' using errcode = '23514', constraint = 'profile_phone_proved';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_lasting_facts" BEFORE UPDATE on "profile" for each ROW execute function "profile_profile_lasting_facts_fn"();`);

    this.addSql(`drop trigger if exists "proposal_transitions" on "proposal";`);
    this.addSql(`drop function if exists "proposal_proposal_transitions_fn"();`);
    this.addSql(`alter table "proposal" add "taken_back_at" timestamptz null, add "marriage_fixed_by" varchar(8) null, add "marriage_answer" varchar(10) null, add "marriage_answered_at" timestamptz null;`);
    this.addSql(`alter table "proposal" add constraint "marriage_fixed_by_known" check (marriage_fixed_by in ('SENDER', 'RECEIVER')) not valid;`);
    this.addSql(`alter table "proposal" add constraint "marriage_answer_known" check (marriage_answer in ('CONFIRMED', 'DENIED')) not valid;`);
    this.addSql(`alter table "proposal" add constraint "proposal_taken_back" check (taken_back_at is null or status = 'DECLINED') not valid;`);
    this.addSql(`alter table "proposal" add constraint "proposal_answered" check ((marriage_answer is null) = (marriage_answered_at is null)) not valid;`);
    this.addSql(`create or replace function "proposal_proposal_transitions_freeing_fn"() returns trigger as \$\$ begin if new.marriage_answer = 'DENIED' and old.marriage_answer is distinct from 'DENIED' then
    update profile set is_marriage_fixed = false, match_changed_at = greatest(match_changed_at, new.marriage_answered_at)
      where id = case case new.marriage_fixed_by when 'SENDER' then 'RECEIVER' else 'SENDER' end when 'SENDER' then new.sender_id else new.receiver_id end;   end if;   if (old.status, new.status) in (('MARRIAGE_FIXED', 'NOT_COMPATIBLE')) then
    update profile set is_marriage_fixed = false, match_changed_at = greatest(match_changed_at, new.changed_at)
      where id = case new.marriage_fixed_by when 'SENDER' then new.sender_id else new.receiver_id end;   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_transitions_freeing" AFTER UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_freeing_fn"();`);
    this.addSql(`create or replace function "proposal_proposal_transitions_fn"() returns trigger as \$\$ begin if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';   end if;   if new.status <> old.status and (old.status, new.status) not in (('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('ACCEPTED', 'MARRIAGE_FIXED'), ('ACCEPTED', 'NOT_COMPATIBLE'))
    and ((old.status, new.status) not in (('MARRIAGE_FIXED', 'NOT_COMPATIBLE')) or new.marriage_answer is distinct from 'DENIED') then
    raise exception 'this change of status is not allowed' using errcode = '23514', constraint = 'proposal_transition';   end if;   if new.status <> old.status and new.status in ('MARRIAGE_FIXED') then
    new.marriage_fixed_by := coalesce(new.marriage_fixed_by, case new.unseen_by when 'SENDER' then 'RECEIVER' when 'RECEIVER' then 'SENDER' end);   elsif new.marriage_fixed_by is distinct from old.marriage_fixed_by then
    raise exception 'who fixed a marriage does not change' using errcode = '23514', constraint = 'proposal_marriage_fixed_by';   end if;   if new.marriage_answer is distinct from old.marriage_answer and (old.marriage_answer is not null or old.marriage_fixed_by is null
    or old.status not in ('MARRIAGE_FIXED') or new.marriage_answered_at > old.changed_at + interval '14 days') then
    raise exception 'a fixed marriage is answered once, in time' using errcode = '23514', constraint = 'proposal_marriage_answer';   end if;   if old.taken_back_at is not null and new.taken_back_at is distinct from old.taken_back_at then
    raise exception 'a proposal that was taken back stays so' using errcode = '23514', constraint = 'proposal_taken_back';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_transitions" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_fn"();`);

    this.addSql(`alter table "moderation_case" drop constraint "reason_known";`);
    this.addSql(`alter table "moderation_case" add constraint "reason_known" check (reason in ('FAKE_PROFILE', 'ALREADY_MARRIED', 'UNDERAGE', 'ASKS_FOR_MONEY', 'DISRESPECTFUL', 'CONTACT_DETAILS', 'MARRIAGE_NOT_FIXED', 'OTHER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moderation_case" drop constraint "reason_known";`);
    this.addSql(`alter table "moderation_case" add constraint "reason_known" check ("reason" in ('FAKE_PROFILE', 'ALREADY_MARRIED', 'UNDERAGE', 'ASKS_FOR_MONEY', 'DISRESPECTFUL', 'CONTACT_DETAILS', 'OTHER'));`);

    this.addSql(`alter table "profile" drop constraint "name_before_answer_known";`);
    this.addSql(`drop trigger if exists "profile_lasting_facts" on "profile";`);
    this.addSql(`drop function if exists "profile_profile_lasting_facts_fn"();`);
    this.addSql(`alter table "profile" drop column "name_before_answer";`);
    this.addSql(`create or replace function "profile_profile_lasting_facts_fn"() returns trigger as \$\$ begin if new.gender <> old.gender and (old.is_verified or old.phone_number is not null
    or exists (select from proposal where sender_id = old.id) or exists (select from proposal where receiver_id = old.id)) then
    raise exception 'the gender does not change any more' using errcode = '23514', constraint = 'profile_gender_fixed';   end if;   if old.is_marriage_fixed and not new.is_marriage_fixed then
    raise exception 'a fixed marriage stays' using errcode = '23514', constraint = 'profile_marriage_fixed';   end if;   if new.phone_number is distinct from old.phone_number and new.phone_number is not null and not new.is_verified then
    raise exception 'an unproved number waits in a column of its own' using errcode = '23514', constraint = 'profile_phone_proved';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "profile_lasting_facts" BEFORE UPDATE on "profile" for each ROW execute function "profile_profile_lasting_facts_fn"();`);

    this.addSql(`alter table "proposal" drop constraint "marriage_fixed_by_known";`);
    this.addSql(`alter table "proposal" drop constraint "marriage_answer_known";`);
    this.addSql(`alter table "proposal" drop constraint "proposal_taken_back";`);
    this.addSql(`alter table "proposal" drop constraint "proposal_answered";`);
    this.addSql(`drop trigger if exists "proposal_transitions_freeing" on "proposal";`);
    this.addSql(`drop function if exists "proposal_proposal_transitions_freeing_fn"();`);
    this.addSql(`drop trigger if exists "proposal_transitions" on "proposal";`);
    this.addSql(`drop function if exists "proposal_proposal_transitions_fn"();`);
    this.addSql(`alter table "proposal" drop column "taken_back_at", drop column "marriage_fixed_by", drop column "marriage_answer", drop column "marriage_answered_at";`);
    this.addSql(`create or replace function "proposal_proposal_transitions_fn"() returns trigger as \$\$ begin if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';   end if;   if new.status <> old.status and (old.status, new.status) not in (('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('ACCEPTED', 'MARRIAGE_FIXED'), ('ACCEPTED', 'NOT_COMPATIBLE')) then
    raise exception 'this change of status is not allowed' using errcode = '23514', constraint = 'proposal_transition';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_transitions" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_fn"();`);
  }

}
