import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './Foundations.module.css';

/** Copies the name of a CSS variable by a click. What is shown is the children. */
export function CopyName({ name, children }: { name: string; children: ReactNode }) {
  const { copied, copy } = useClipboard({ timeout: 1500 });
  return (
    <UnstyledButton className={classes.copy} data-copied={copied || undefined} onClick={() => copy(name)}>
      {children}
      <VisuallyHidden>{copied ? `Copied ${name}` : 'Copy'}</VisuallyHidden>
    </UnstyledButton>
  );
}
