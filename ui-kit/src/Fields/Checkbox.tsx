import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Checkbox as MantineCheckbox,
  type CheckboxProps as MantineCheckboxProps,
  type DataAttributes,
} from '@mantine/core';
import classes from './choices.module.css';
import field from './Fields.module.css';

export type CheckboxProps = Omit<MantineCheckboxProps, 'size' | 'variant'> & DataAttributes;

/** Mantine's Checkbox, with a label that wraps and a sentence below when something is wrong. */
export function Checkbox(props: CheckboxProps) {
  return (
    <MantineCheckbox
      size="md"
      // False in so many words: a browser takes one that is required for invalid as long as it is empty.
      aria-invalid={Boolean(props.error)}
      {...props}
      classNames={{
        body: classes.body,
        label: classes.label,
        labelWrapper: classes.labelWrapper,
        description: classes.description,
        error: `${field.error} ${classes.error}`,
        input: classes.input,
      }}
    />
  );
}
