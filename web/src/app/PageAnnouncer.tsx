import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mithaq/ui-kit';
import { useSyncExternalStore } from 'react';

let announced = '';
const listeners = new Set<() => void>();

/** Says which page is there now, to those who can't see it change. */
export function announce(words: string): void {
  announced = words;
  listeners.forEach((listener) => listener());
}

/** Where announcements are heard. */
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
