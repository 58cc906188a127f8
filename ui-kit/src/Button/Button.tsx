import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Loader } from '../Spinner/Loader.tsx';
import classes from './Button.module.css';

export interface ButtonLook {
  /** One filled button on a screen; `default` is its quiet neighbour, `light` is tinted, `subtle` is bare. */
  variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** No size is lower than 44 px. */
  size?: 'sm' | 'md' | 'lg';
  /** An icon before the words. */
  leftSection?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** It is being done: a ring turns, and a press does nothing. The focus stays. */
  loading?: boolean;
}

/** Does something. */
export function Button({
  variant,
  size,
  leftSection,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      // oxlint-disable-next-line react/button-has-type -- one of three, and never none
      type={type}
      className={buttonClass({ className })}
      {...lookOf({ variant, size })}
      data-loading={loading || undefined}
      aria-disabled={loading || button['aria-disabled']}
      onClick={(event) => {
        // Also keeps a form from being sent twice.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Words leftSection={leftSection}>{children}</Words>
      {loading ? (
        <span className={classes.ring}>
          <Loader size="sm" />
        </span>
      ) : null}
    </button>
  );
}

/** What stands within a button, and within a link that looks like one. */
export function Words({ leftSection, children }: { leftSection: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.words} data-button-words>
      {leftSection}
      {children}
    </span>
  );
}

export function buttonClass({ className }: { className?: string }): string {
  return className ? `${classes.button} ${className}` : `${classes.button}`;
}

/** What the styles look at. */
export function lookOf({ variant = 'filled', size = 'md' }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size };
}
