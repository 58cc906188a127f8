import { useEffect, useSyncExternalStore } from 'react';
import { schemeAttribute, schemeKey } from './tokens.ts';

/** Light, dark, or as the device has it. */
export type Appearance = 'light' | 'dark' | 'auto';

/** Storage may be closed to us: then the choice lasts as long as the page. */
let chosen: Appearance = 'auto';
const listeners = new Set<() => void>();

/** The colour scheme the visitor chose, kept on this device. */
export function useAppearance(): { appearance: Appearance; setAppearance: (appearance: Appearance) => void } {
  return { appearance: useSyncExternalStore(subscribe, current, () => 'auto' as const), setAppearance: choose };
}

/** Shows the page in the scheme that was chosen, or in the one it is held in; on paper always in the light one: the dark one would be pale words on white. */
export function useColourScheme(held?: 'light' | 'dark'): void {
  const { appearance } = useAppearance();
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    const show = () => {
      const ofDevice = dark.matches ? 'dark' : 'light';
      const onScreen = held ?? (appearance === 'auto' ? ofDevice : appearance);
      document.documentElement.setAttribute(schemeAttribute, print.matches ? 'light' : onScreen);
    };
    show();
    dark.addEventListener('change', show);
    print.addEventListener('change', show);
    return () => {
      dark.removeEventListener('change', show);
      print.removeEventListener('change', show);
    };
  }, [appearance, held]);
}

function current(): Appearance {
  try {
    const kept = localStorage.getItem(schemeKey);
    return kept === 'light' || kept === 'dark' || kept === 'auto' ? kept : chosen;
  } catch {
    return chosen;
  }
}

function choose(appearance: Appearance): void {
  chosen = appearance;
  try {
    localStorage.setItem(schemeKey, appearance);
  } catch {
    // `chosen` has it.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may choose, too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
