import { notBlocked } from '../relations/blocks.ts';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/**
 * The SQL condition that nothing stands between a viewer and a profile: no block, not hidden by the viewer, and no proposal
 * between the two in any status, which is one probe into the index over pairs. Both are SQL expressions for ids.
 */
export function notInvolved(viewer: string, profile: string): string {
  return `${notBlocked(viewer, profile)}
    and not exists (select 1 from hidden_member h where h.member_id = ${viewer} and h.hidden_id = ${profile})
    and not exists (select 1 from proposal q where least(q.sender_id, q.receiver_id) = least(${viewer}, ${profile})
      and greatest(q.sender_id, q.receiver_id) = greatest(${viewer}, ${profile}))`;
}

/**
 * The SQL condition for profiles that may be listed ($1 the viewer's id, $2 the sought gender; R40): verified, marriage
 * not fixed, not paused, not suspended, and nothing between the two.
 */
export const eligible = `p.gender = $2 and p.is_verified and not p.is_marriage_fixed and not p.is_paused
  and p.suspended_at is null and ${notInvolved('$1::uuid', 'p.id')}`;

/** The opposite gender: only its profiles are listed (R9). */
export function soughtGender(gender: Gender): Gender {
  return gender === 'MALE' ? 'FEMALE' : 'MALE';
}
