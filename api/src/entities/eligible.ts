import { notBlocked } from './blocks.ts';
import { notTakenBack } from './taken-back.ts';
import { isSeparating } from './retained-relation.entity.ts';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/**
 * The SQL condition that nothing separates a viewer and a profile: no block, not hidden by the viewer, and no proposal
 * between the two in any status that the viewer sees, which is one probe into the index over pairs, also none with an earlier account of either.
 * Those are looked up once, as a list: as one more join they made PostgreSQL plan the statement each time, four times
 * as long. Both are SQL expressions for ids.
 */
export function notInvolved(viewer: string, profile: string): string {
  return `${notBlocked(viewer, profile)}
    and not exists (select 1 from hidden_member h where h.member_id = ${viewer} and h.hidden_id = ${profile})
    and not exists (select 1 from proposal q where least(q.sender_id, q.receiver_id) = least(${viewer}, ${profile})
      and greatest(q.sender_id, q.receiver_id) = greatest(${viewer}, ${profile}) and ${notTakenBack(viewer)})
    and ${profile} <> all (array(select r.returned_id from retained_relation r where r.member_id = ${viewer} and r.returned_id is not null and r.${isSeparating}
      union all select r.member_id from retained_relation r where r.returned_id = ${viewer} and r.${isSeparating}))`;
}

/**
 * The SQL condition for profiles that may be listed: of the sought gender, verified, marriage not fixed, not paused, not
 * suspended, and nothing between the two. The viewer's id is $1, the sought gender $2.
 */
export const eligible = `p.gender = $2 and p.is_verified and not p.is_marriage_fixed and not p.is_paused
  and p.suspended_at is null and ${notInvolved('$1::uuid', 'p.id')}`;

/** The opposite gender: only its profiles are listed. */
export function soughtGender(gender: Gender): Gender {
  return gender === 'MALE' ? 'FEMALE' : 'MALE';
}
