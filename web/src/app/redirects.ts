import { homeOf, type Stage } from '@mithaq/openapi/rules/onboarding.ts';

/** The page to which a protected page redirects, or null when the user may stay. */
const fromProtected: Record<Stage, (path: string) => string | null> = {
  visitor: () => homeOf.visitor,
  suspended: () => homeOf.suspended,
  incomplete: (path) => (isCreation(path) ? null : homeOf.incomplete),
  unverified: () => homeOf.unverified,
  // A profile is created once and then edited.
  verified: (path) => (isCreation(path) ? '/edit-profile' : null),
};

export function redirectForProtected(path: string, stage: Stage): string | null {
  return fromProtected[stage](path);
}

/** The same for /verify-phone; `from` is the page that redirected there. */
export function redirectForVerifyPhone(stage: Stage, from?: string): string | null {
  if (stage === 'unverified') return null;
  return stage === 'verified' ? (from ?? homeOf.verified) : homeOf[stage];
}

/** The same for /settings, which every account has. */
export function redirectForSettings(stage: Stage): string | null {
  return stage === 'visitor' ? homeOf.visitor : null;
}

/** The same for `/`, which only visitors see. */
export function redirectForLanding(stage: Stage): string | null {
  return stage === 'visitor' ? null : homeOf[stage];
}

/** Whether a path is the only protected page for users without a profile. */
export function isCreation(path: string): boolean {
  return /^\/profile\/create\/?$/.test(path);
}
