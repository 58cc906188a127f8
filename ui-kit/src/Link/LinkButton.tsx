import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import type { ButtonProps } from '../Button/Button.tsx';
import classes from '../Button/Button.module.css';
import { Link, type LinkProps } from './LinkContext.tsx';

export interface LinkButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection'>, Omit<LinkProps, keyof MantineButtonProps> {
  /** The label. */
  children: MantineButtonProps['children'];
}

/** A link that looks like a button, for a way to another page. */
export function LinkButton(props: LinkButtonProps) {
  return (
    <MantineButton
      component={Link}
      size="md"
      classNames={{ root: classes.root, label: classes.label, inner: classes.inner }}
      {...props}
    />
  );
}
