/**
 * Who can be on a list at all ($1 the viewer, $2 the gender sought; DESIGN rules 1 and 3): verified, marriage not fixed,
 * and no proposal between the two in any state, by one probe into the index over pairs.
 */
export const eligible = `p.gender = $2 and p.is_verified and not p.is_marriage_fixed
  and not exists (select 1 from proposal q where least(q.sender_id, q.receiver_id) = least($1::uuid, p.id)
    and greatest(q.sender_id, q.receiver_id) = greatest($1::uuid, p.id))`;

/** The gender a member is shown. */
export function opposite(gender: 'MALE' | 'FEMALE'): 'MALE' | 'FEMALE' {
  return gender === 'MALE' ? 'FEMALE' : 'MALE';
}
