import { responseFields } from '../generated/fields.ts';
import type {
  ProposalStatus,
  SharedLink,
  SharedPreferences,
  SharedProfile,
  SharedProfilePage,
} from '../generated/hooks/model/index.ts';
import { listedName, type KnownName } from './first-name.ts';
import { pick } from './pick.ts';
import { toPreferences } from './preferences.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import { isActive } from './proposal.ts';
import { isListed, toStrangersProfile, type ProfileVersion, type VisibilityFacts } from './profile-view.ts';

/** For how long a link leads to a profile. */
export const linkDays = 7;

/** How many links of a member lead to profiles at once. */
export const mostLinks = 10;

export type SharingFacts = {
  /** The member who shares. */
  sharer: VisibilityFacts;
  /** The member whose profile is shared. */
  owner: VisibilityFacts & { allowsFamilySharing: boolean };
  /** One of the two has blocked the other. */
  isBlocked: boolean;
  /** Of the proposals between the two. */
  statuses: readonly ProposalStatus[];
};

/**
 * Whether a member may show another's profile to their family: while strangers may see both, the owner allows it, and no
 * proposal between the two has ended without another that goes on, since its parties see the profile of that moment alone.
 */
export function isShareable({ sharer, owner, isBlocked, statuses }: SharingFacts): boolean {
  const isOpen = statuses.length === 0 || statuses.some(isActive);
  const areListed = isListed(sharer) && isListed(owner) && sharer.gender !== owner.gender;
  return owner.allowsFamilySharing && areListed && !isBlocked && isOpen;
}

/** Whether a member may make one more link: the problem, or null when they may. The same for each reason why not. */
export function decideShare(facts: SharingFacts | 'own' | null, links: number): RuleProblem | null {
  if (facts === 'own') return invalidValue('/profileId', 'You cannot share your own profile.');
  if (!facts || !isShareable(facts)) return { code: 'not-found', params: { resource: 'PROFILE' } };
  return links >= mostLinks ? { code: 'links-full' } : null;
}

/** When a link ends that was made then. */
export function linkEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + linkDays * 86_400_000);
}

/** Whether a link has ended by its age. */
export function isLinkExpired(createdAt: Date, now: Date): boolean {
  return linkEnd(createdAt) <= now;
}

/** The one answer to a link that leads nowhere, whatever the reason. */
export const noLink: RuleProblem = { code: 'not-found', params: { resource: 'LINK' } };

type LinkFacts = Pick<SharedLink, 'linkId' | 'profileId' | 'timesOpened'> & {
  name: KnownName;
  createdAt: Date;
  lastOpenedOn: string | null;
};

/** A link as the member who made it sees it. */
export function toSharedLink({ name, createdAt, lastOpenedOn, ...link }: LinkFacts): SharedLink {
  return {
    ...link,
    name: listedName(name),
    createdAt: createdAt.toISOString(),
    expiresAt: linkEnd(createdAt).toISOString(),
    ...(lastOpenedOn && { lastOpenedOn }),
  };
}

/** What somebody without an account sees of a profile: the fields of the contract's SharedProfile and SharedPreferences. */
export function toSharedProfilePage({ profile, preferences }: ProfileVersion, createdAt: Date): SharedProfilePage {
  return {
    profile: pick(responseFields.SharedProfile, { ...toStrangersProfile(profile) }) as SharedProfile,
    preferences: pick(responseFields.SharedPreferences, {
      ...toPreferences(preferences.id, preferences),
    }) as SharedPreferences,
    expiresAt: linkEnd(createdAt).toISOString(),
  };
}
