import { acceptedStatuses, activeStatuses } from '@mithaq/openapi/rules/proposal.ts';
import { notTakenBack } from './taken-back.ts';

const inList = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ');

/**
 * The SQL expression for the name under which a viewer knows another member, as JSON with the fields of KnownName: the name
 * that the card of their last proposal and the page of the profile show, which is an earlier one after its end.
 * @param viewer an SQL expression for the id of the viewer's profile
 * @param p the alias of the other profile
 */
export const knownName = (viewer: string, p: string): string => `(
    select json_build_object('hasProposal', q.id is not null, 'isFullNameShared', q.id is not null and (e.id is not null
        or q.sender_id = ${p}.id or ${p}.name_before_answer is distinct from 'FIRST_NAME' or q.status in (${inList(acceptedStatuses)})), 'fullName', coalesce(shown.profile ->> 'fullName', ${p}.full_name),
      'firstName', case when shown.profile is null then ${p}.first_name else shown.profile ->> 'firstName' end)
    from (select 1) one
      left join lateral (select * from proposal q where least(q.sender_id, q.receiver_id) = least(${viewer}, ${p}.id)
        and greatest(q.sender_id, q.receiver_id) = greatest(${viewer}, ${p}.id) and ${notTakenBack(viewer)}
        order by q.status in (${inList(activeStatuses)}) desc, q.created_at desc, q.id desc limit 1) q on true
      left join profile_snapshot e on e.id = case when q.sender_id = ${p}.id then q.sender_snapshot_id else q.receiver_snapshot_id end
      left join profile_snapshot m on m.profile_id = ${p}.id and m.is_marriage and q.id is not null
      cross join lateral (select coalesce(e.version, m.version) -> 'profile' as profile) shown)`;
