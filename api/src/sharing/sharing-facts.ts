import type { SharingFacts } from '@mithaq/openapi/rules/sharing.ts';
import type { Database, Statement } from '../database/database.ts';
import { hasBlocked } from '../entities/blocks.ts';
import { notTakenBack } from '../entities/taken-back.ts';

const visibility = (
  p: string,
) => `'gender', ${p}.gender, 'isVerified', ${p}.is_verified, 'isMarriageFixed', ${p}.is_marriage_fixed,
  'isPaused', ${p}.is_paused, 'isSuspended', ${p}.suspended_at is not null`;

/** The SQL expression for the facts that decide whether the member with profile `s` may show profile `o`, as JSON. */
export const sharingFacts = `json_build_object(
  'sharer', json_build_object(${visibility('s')}),
  'owner', json_build_object(${visibility('o')}, 'allowsFamilySharing', o.allows_family_sharing),
  'isBlocked', ${hasBlocked('s.id', 'o.id')} or ${hasBlocked('o.id', 's.id')},
  'statuses', array(select q.status from proposal q where least(q.sender_id, q.receiver_id) = least(s.id, o.id)
    and greatest(q.sender_id, q.receiver_id) = greatest(s.id, o.id) and ${notTakenBack('s.id')}))`;

const factsStatement: Statement = {
  name: 'sharing-facts',
  text: `select ${sharingFacts} as facts from profile s, profile o where s.id = $1::uuid and o.id = $2::uuid`,
};

/** The facts that decide whether a member may show another's profile, or null when there is no such profile. */
export async function readSharingFacts(
  database: Database,
  sharer: string,
  owner: string,
): Promise<SharingFacts | null> {
  const [row] = await database.query<{ facts: SharingFacts }>(factsStatement, [sharer, owner]);
  return row?.facts ?? null;
}
