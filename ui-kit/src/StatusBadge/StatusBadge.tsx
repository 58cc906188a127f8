import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'green' | 'yellow' | 'red' | 'neutral';

export interface StatusBadgeProps {
  /** The tint. The text carries the meaning (WCAG 1.4.1). */
  tone: Tone;
  /** The name of the status. */
  children: ReactNode;
}

/** Mantine's Badge in one of four tones, for the status of a proposal. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge
      component="span"
      color={tone === 'neutral' ? 'gray' : tone}
      leftSection={<span className={classes.mark} />}
      classNames={classes}
    >
      {children}
    </Badge>
  );
}
