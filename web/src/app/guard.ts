import { homeOf, type Stage } from '@mithaq/openapi/rules/onboarding.ts';

/** Where a protected page sends someone, or null when they may stay (SPEC section 2). */
const fromProtected: Record<Stage, (path: string) => string | null> = {
  visitor: () => homeOf.visitor,
  incomplete: (path) => (isCreation(path) ? null : homeOf.incomplete),
  unverified: () => homeOf.unverified,
  // A profile is made once; after that it is edited.
  verified: (path) => (isCreation(path) ? '/edit-profile' : null),
};

export function detourFromProtected(path: string, stage: Stage): string | null {
  return fromProtected[stage](path);
}

/** The same for /verify-phone; `from` is the page that sent them there. */
export function detourFromVerifyPhone(stage: Stage, from?: string): string | null {
  if (stage === 'unverified') return null;
  return stage === 'verified' ? (from ?? homeOf.verified) : homeOf[stage];
}

/** The gate of `/`: visitors see the landing page, everyone else goes on. */
export function detourFromLanding(stage: Stage): string | null {
  return stage === 'visitor' ? null : homeOf[stage];
}

/** The one protected page for those who have no profile yet. */
export function isCreation(path: string): boolean {
  return /^\/profile\/create\/?$/.test(path);
}
