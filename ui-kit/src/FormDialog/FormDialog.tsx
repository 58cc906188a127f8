import { lazy, Suspense } from 'react';
import type { FormModalProps } from './FormModal.tsx';

const FormModal = lazy(async () => ({ default: (await import('./FormModal.tsx')).FormModal }));

export interface FormDialogProps extends FormModalProps {
  /** Whether it is open. */
  isOpen: boolean;
}

/** Asks for a few words before something is sent. What was typed is the owner's, so that it can outlive a failure. */
export function FormDialog({ isOpen, ...dialog }: FormDialogProps) {
  return <Suspense>{isOpen ? <FormModal {...dialog} /> : null}</Suspense>;
}
