import { homeOf, type Stage } from '@mithaq/openapi/rules/onboarding.ts';

/** Who may see a page. RouteGuard.tsx redirects everyone else. */
export type Guard = 'none' | 'landing' | 'verifyPhone' | 'settings' | 'moderator' | 'protected';

/** @param from the page that redirected to /verify-phone */
type Redirect = (stage: Stage, path: string, from?: string) => string | null;

const redirects: Record<Guard, Redirect> = {
  none: () => null,
  /** Only visitors see `/`. */
  landing: (stage) => (stage === 'visitor' ? null : homeOf[stage]),
  verifyPhone: (stage, _, from) => {
    if (stage === 'unverified') return null;
    return stage === 'verified' ? (from ?? homeOf.verified) : homeOf[stage];
  },
  /** Every account has settings and news. */
  settings: (stage) => (stage === 'visitor' ? homeOf.visitor : null),
  /** For everyone but moderators the page does not exist. */
  moderator: () => null,
  protected: (stage, path) => {
    // A profile is created once and then edited.
    if (stage === 'verified') return isCreation(path) ? '/edit-profile' : null;
    return stage === 'incomplete' && isCreation(path) ? null : homeOf[stage];
  },
};

/** The page to which a guard redirects, or null when the user may stay. */
export function redirectFor(guard: Guard, ...facts: Parameters<Redirect>): string | null {
  return redirects[guard](...facts);
}

/** Whether a path is the only protected page for users without a profile. */
export function isCreation(path: string): boolean {
  return /^\/profile\/create\/?$/.test(path);
}
