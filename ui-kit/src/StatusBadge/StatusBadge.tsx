import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, DashIcon, RingsIcon } from '../icons/icons.tsx';
import classes from './StatusBadge.module.css';

/** `sand` is the neutral tone of Marriage Fixed, in the sand and brass of the page: quiet, and not as if it were over. */
export type Tone = 'green' | 'yellow' | 'red' | 'neutral' | 'sand';

export interface StatusBadgeProps {
  /** The tint and its icon. The text carries the meaning (WCAG 1.4.1). */
  tone: Tone;
  /** The name of the status. */
  children: ReactNode;
}

const looks = {
  green: { color: 'green', Icon: CheckIcon },
  yellow: { color: 'yellow', Icon: ClockIcon },
  red: { color: 'red', Icon: CloseIcon },
  neutral: { color: 'gray', Icon: DashIcon },
  sand: { color: 'brass', Icon: RingsIcon },
} as const satisfies Record<Tone, object>;

/** Mantine's Badge in one of five tones, each with an icon, for the status of a proposal. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const { color, Icon } = looks[tone];
  return (
    <Badge
      component="span"
      color={color}
      leftSection={<Icon size={16} />}
      classNames={classes}
      data-is-warm={tone === 'sand' || undefined}
    >
      {children}
    </Badge>
  );
}
