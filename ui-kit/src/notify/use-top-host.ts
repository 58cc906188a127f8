import { useEffect, useId, useSyncExternalStore } from 'react';

let hosts: readonly string[] = [];
const listeners = new Set<() => void>();

/** Whether this is the uppermost place for toasts: that of the dialog opened last, or else the page's own. */
export function useTopHost(isInDialog: boolean): boolean {
  const id = useId();
  useEffect(() => {
    change(isInDialog ? [...hosts, id] : [id, ...hosts]);
    return () => change(hosts.filter((host) => host !== id));
  }, [id, isInDialog]);
  return useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) === id,
    () => false,
  );
}

function change(next: readonly string[]): void {
  hosts = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
