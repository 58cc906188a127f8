import type { FocusEvent, ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  /** The question above the field. */
  label: ReactNode;
  /** A word of help, between the label and the field. */
  description?: ReactNode;
  /** What is wrong, under the field. */
  error?: ReactNode;
  /** Text in the empty field. */
  placeholder?: string;
  /** Marks the label with an asterisk. */
  withAsterisk?: boolean;
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
  /** Set by @mantine/form, so that it can find the first field with an error. */
  'data-path'?: string;
}
