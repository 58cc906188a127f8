import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../shared/when-idle.ts';
import type { ConfirmModalProps } from './ConfirmModal.tsx';

const load = () => import('./ConfirmModal.tsx');
const ConfirmModal = lazy(async () => ({ default: (await load()).ConfirmModal }));

export interface ConfirmDialogProps extends ConfirmModalProps {
  /** Whether it is open. */
  isOpen: boolean;
}

/**
 * Asks before something that cannot be undone. The focus begins at Cancel, or at the fields, and goes back to where it was. Mantine's Modal
 * is loaded when the browser is idle, since no page begins with a dialog.
 */
export function ConfirmDialog({ isOpen, ...dialog }: ConfirmDialogProps) {
  // If it fails, opening the dialog tries again, and its failure reaches the error boundary.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return <Suspense>{isOpen ? <ConfirmModal {...dialog} /> : null}</Suspense>;
}
