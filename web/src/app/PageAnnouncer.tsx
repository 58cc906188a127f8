import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mithaq/ui-kit';
import { useSyncExternalStore } from 'react';

let announced = '';
const listeners = new Set<() => void>();

/** Announces the new page to screen readers. */
export function announce(words: string): void {
  announced = words;
  listeners.forEach((listener) => listener());
}

/** The live region of the announcements. */
export function PageAnnouncer() {
  const { t } = useLingui();
  const words = useSyncExternalStore(subscribe, () => announced);
  return (
    <VisuallyHidden role="status" aria-label={t`Page`}>
      {words}
    </VisuallyHidden>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
