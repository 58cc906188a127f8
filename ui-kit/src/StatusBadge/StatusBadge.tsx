import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'green' | 'yellow' | 'red' | 'neutral';

export interface StatusBadgeProps {
  /** The tint; the words carry the meaning. */
  tone: Tone;
  /** The status in words. */
  children: ReactNode;
}

/** A status as tinted words. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
