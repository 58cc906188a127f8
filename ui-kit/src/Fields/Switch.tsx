import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch as MantineSwitch, type SwitchProps as MantineSwitchProps } from '@mantine/core';
import classes from './choices.module.css';
import field from './Fields.module.css';

export type SwitchProps = Omit<MantineSwitchProps, 'size' | 'variant'>;

/** Mantine's Switch: turns something on and off at once. */
export function Switch(props: SwitchProps) {
  return (
    <MantineSwitch
      size="md"
      {...props}
      classNames={{
        body: classes.body,
        label: classes.label,
        labelWrapper: classes.labelWrapper,
        description: classes.description,
        error: `${field.error} ${classes.error}`,
        input: classes.input,
        track: classes.track,
        thumb: classes.thumb,
      }}
    />
  );
}
