import type { FocusEvent, ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  /** The question above the field. */
  label: ReactNode;
  /** A word of help under the field. */
  description?: ReactNode;
  /** What is wrong, under the field. */
  error?: ReactNode;
  /** Text in the empty field. */
  placeholder?: string;
  /** Says to screen readers that an answer is needed, where it is said to others in words. */
  'aria-required'?: boolean;
  /** Can't be changed now. */
  disabled?: boolean;
  /** Name within the form. */
  name?: string;
  /** Id of the control, to focus it. */
  id?: string;
  /** Called when the focus comes. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** Called when the focus leaves. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}
