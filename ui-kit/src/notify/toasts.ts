import { useSyncExternalStore } from 'react';
import type { Notice } from './notify.ts';

export interface Toast extends Notice {
  id: number;
}

let standing: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** What is shown now, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, currentToasts);
}

export function currentToasts(): readonly Toast[] {
  return standing;
}

export function addToast(notice: Notice): void {
  lastId += 1;
  change([...standing, { ...notice, id: lastId }]);
}

export function removeToast(id: number): void {
  change(standing.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  standing = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
