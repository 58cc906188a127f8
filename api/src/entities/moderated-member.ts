/** What a moderator sees of the member with the profile `id`, an SQL expression. */
export const memberSelect = (
  id: string,
) => `select p.id as "profileId", coalesce(p.held_texts ->> 'fullName', p.full_name) as name, p.created_by as "createdBy",
    u.created_at as "memberSince", p.is_verified as "isVerified", p.suspended_at is not null as "isSuspended",
    nullif(p.is_paused, false) as "isPaused",
    (select count(distinct o.case_key)::int from moderation_case o where o.member_id = p.id and o.closed_at is null) as "openCases",
    (select nullif(count(*)::int, 0) from moderator_message w where w.profile_id = p.id and w.kind = 'WARNING') as warnings,
    coalesce(p.held_texts ->> 'aboutMe', p.about_me) as "aboutMe",
    coalesce(p.held_texts ->> 'preferredOtherPreferences', f.other_preferences) as "otherPreferences"
  from profile p join app_user u on u.id = p.user_id join preferences f on f.profile_id = p.id where p.id = ${id}`;
