import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';

export interface ButtonProps
  extends
    Omit<MantineButtonProps, 'variant' | 'size' | 'color'>,
    Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps | 'color'> {
  /** One filled button on a screen; `default` is the secondary one, `light` is tinted, `subtle` has no frame. */
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** No size is lower than 44 px. */
  size?: 'sm' | 'md' | 'lg';
  /** The action takes something away that does not come back: red, and filled only where a dialog asks. */
  isDestructive?: boolean;
  /** The action is running: the button shows a loader, ignores clicks and keeps the focus. */
  loading?: boolean;
}

/**
 * Mantine's Button, with labels that wrap. While it loads it is `aria-disabled` instead of disabled, since a disabled
 * button loses the focus and a screen reader loses its place.
 */
export function Button({
  loading = false,
  disabled,
  type = 'button',
  isDestructive = false,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <MantineButton
      size="md"
      color={isDestructive ? 'red' : undefined}
      {...button}
      type={type}
      loading={loading}
      disabled={disabled}
      aria-disabled={loading || button['aria-disabled']}
      classNames={{ root: classes.root, label: classes.label, inner: classes.inner, loader: classes.loader }}
      onClick={(event) => {
        // Also keeps a form from being sent twice.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      // oxlint-disable-next-line react/button-has-type -- `root` has the type given above
      renderRoot={(root) => <button {...root} disabled={disabled} />}
    />
  );
}
