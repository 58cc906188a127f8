import { Migration } from '@mikro-orm/migrations';

/** Standard names for tables, columns and constraints. */
export class Migration20261122033000 extends Migration {

  override name = 'Migration20261122033000';

  override up(): void | Promise<void> {
    this.addSql(`drop table if exists "start_gate";`);

    this.addSql(`alter table "member" rename to "app_user";`);
    this.addSql(`alter table "app_user" rename constraint "member_pkey" to "app_user_pkey";`);
    this.addSql(`alter table "app_user" rename constraint "member_issuer_subject_unique" to "app_user_issuer_subject_unique";`);

    this.addSql(`alter table "list_position" rename to "list_cursor";`);
    this.addSql(`alter table "list_cursor" rename column "behind_place" to "after_rank";`);
    this.addSql(`alter table "list_cursor" rename constraint "list_position_pkey" to "list_cursor_pkey";`);
    this.addSql(`alter table "list_cursor" rename constraint "list_position_list" to "list_cursor_list";`);
    this.addSql(`alter table "list_cursor" rename constraint "list_position_viewer_id_foreign" to "list_cursor_viewer_id_foreign";`);

    this.addSql(`alter table "seen_profile" rename to "profile_view";`);
    this.addSql(`alter table "profile_view" rename constraint "seen_profile_pkey" to "profile_view_pkey";`);
    this.addSql(`alter table "profile_view" rename constraint "seen_profile_viewer_id_foreign" to "profile_view_viewer_id_foreign";`);

    this.addSql(`alter table "seen_count" rename to "profile_view_count";`);
    this.addSql(`alter table "profile_view_count" rename column "seen" to "views";`);
    this.addSql(`alter table "profile_view_count" rename constraint "seen_count_pkey" to "profile_view_count_pkey";`);
    this.addSql(`alter table "profile_view_count" rename constraint "seen_count_viewer_id_foreign" to "profile_view_count_viewer_id_foreign";`);

    this.addSql(`alter table "profile" rename column "school_of_thought" to "profile_school_of_thought";`);
    this.addSql(`alter table "profile" rename constraint "school_of_thought_known" to "profile_school_of_thought_known";`);
    this.addSql(`alter table "preferences" rename column "school_of_thought" to "preferred_school_of_thought";`);
    this.addSql(`alter table "preferences" rename constraint "school_of_thought_known" to "preferred_school_of_thought_known";`);

    this.addSql(`alter index "proposal_live_pair" rename to "proposal_active_pair";`);
    this.addSql(`drop trigger "proposal_legal_moves" on "proposal";`);
    this.addSql(`drop function "proposal_proposal_legal_moves_fn"();`);
    this.addSql(`create or replace function "proposal_proposal_transitions_fn"() returns trigger as \$\$ begin if new.sender_id <> old.sender_id or new.receiver_id <> old.receiver_id then
    raise exception 'the parties of a proposal do not change' using errcode = '23514', constraint = 'proposal_parties';   end if;   if new.status <> old.status and (old.status, new.status) not in (('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('ACCEPTED', 'MARRIAGE_FIXED'), ('ACCEPTED', 'NOT_COMPATIBLE')) then
    raise exception 'this change of status is not allowed' using errcode = '23514', constraint = 'proposal_transition';   end if;   return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "proposal_transitions" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_fn"();`);
  }

}
