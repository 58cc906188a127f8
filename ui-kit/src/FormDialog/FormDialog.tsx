import { lazy, Suspense } from 'react';
import type { FormModalProps } from './FormModal.tsx';

const FormModal = lazy(async () => ({ default: (await import('./FormModal.tsx')).FormModal }));

export interface FormDialogProps extends FormModalProps {
  /** Whether it is open. */
  isOpen: boolean;
}

/** Asks for a short text before something is sent. The owner has the typed text, so that it stays after a failure. */
export function FormDialog({ isOpen, ...dialog }: FormDialogProps) {
  return <Suspense>{isOpen ? <FormModal {...dialog} /> : null}</Suspense>;
}
