import type { EntityManager } from '@mikro-orm/postgresql';
import type { KnownName } from '@mithaq/openapi/rules/first-name.ts';
import { audienceOf, type Audience, type VisibilityFacts } from '@mithaq/openapi/rules/profile-view.ts';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { knownName } from './shown-name.ts';

/** The relation of another member to the viewer. */
export type Relation = {
  audience: Audience;
  name: KnownName;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  /** The viewer has blocked the other. */
  hasBlocked: boolean;
};

type Row = VisibilityFacts & Omit<Relation, 'audience'>;

const statement = `select ${knownName('v.id', 'p')} as name, p.gender, p.is_verified as "isVerified",
    p.is_marriage_fixed as "isMarriageFixed", p.is_paused as "isPaused", p.suspended_at is not null as "isSuspended",
    exists (select 1 from block b where (b.blocker_id, b.blocked_id) in ((v.id, p.id), (p.id, v.id))) as "isBlocked",
    exists (select 1 from block b where b.blocker_id = v.id and b.blocked_id = p.id) as "hasBlocked"
  from profile p, (select ?::uuid as id) v where p.id = ?::uuid`;

/** The relation of the member with this profile to the viewer, or null when there is no such profile. */
export async function findRelation(
  em: EntityManager,
  { profileId, gender }: { profileId: string; gender: Gender },
  otherId: string,
): Promise<Relation | null> {
  const [row] = await em.execute<Row[]>(statement, [profileId, otherId]);
  if (!row) return null;
  const { name, isBlocked, hasBlocked, ...profile } = row;
  const isOwner = otherId === profileId;
  const { hasProposal } = name;
  const audience = audienceOf({ isOwner, hasProposal, isBlocked, viewerGender: gender, profile });
  return { audience, name, isBlocked, hasBlocked };
}
