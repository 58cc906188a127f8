import { lazy, Suspense } from 'react';
import type { DrawerFrameProps } from './DrawerFrame.tsx';

const DrawerFrame = lazy(async () => ({ default: (await import('./DrawerFrame.tsx')).DrawerFrame }));

export interface DrawerProps extends DrawerFrameProps {
  /** Whether it is open. */
  isOpen: boolean;
}

/** A form at the edge of the window, over the page: on a phone it fills the window. */
export function Drawer({ isOpen, ...frame }: DrawerProps) {
  return <Suspense>{isOpen ? <DrawerFrame {...frame} /> : null}</Suspense>;
}
