import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { ProfileFormKind } from '../shared/draft-storage.ts';

// The first step does without it.
const ConsentField = lazy(async () => ({ default: (await import('./ConsentField.tsx')).ConsentField }));

/** The consent that a request carries; nothing where none is asked for. */
type Consent = { consentVersion?: string };

export interface ConsentState {
  /** For the end of the form. */
  field: ReactNode;
  /** Returns the consent; or shows that it is missing, with the focus there if `mayFocus`, and returns undefined. */
  take: (mayFocus: boolean) => Consent | undefined;
}

/**
 * The consent to storing religious data, which a new profile needs. It is in no draft: whoever comes back agrees
 * again.
 */
export function useConsent(kind: ProfileFormKind): ConsentState {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  if (kind === 'edit') return { field: null, take: () => ({}) };
  const choose = (agrees: boolean) => {
    setHasAgreed(agrees);
    setIsMissing(false);
  };
  return {
    field: (
      <Suspense>
        <ConsentField ref={box} hasAgreed={hasAgreed} onChange={choose} isMissing={isMissing} />
      </Suspense>
    ),
    take(mayFocus) {
      setIsMissing(!hasAgreed);
      if (!hasAgreed && mayFocus) box.current?.focus();
      return hasAgreed ? { consentVersion: currentConsentVersion } : undefined;
    },
  };
}
