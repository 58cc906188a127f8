import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import { Alert as MantineAlert } from '@mantine/core';
import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../icons/icons.tsx';
import classes from './Alert.module.css';

interface CommonProps {
  /** What happened, and what to do next; with buttons the question, which also names their group where there is no title. */
  children: ReactNode;
  /** `error` for a failure, `sand` for a serious matter that is no failure, `info` for anything else that must stay on the page. */
  tone?: 'error' | 'info' | 'sand';
  /** A short heading. */
  title?: ReactNode;
  /** Buttons below the words, which are announced without them. */
  actions?: ReactNode;
  /** It was so before the page was opened, which does not have to announce it at every visit. */
  isStatic?: boolean;
}

// The table of props has those of an interface, not those of a union.
export type AlertProps = CommonProps &
  ({ actions?: undefined } | { children: string; actions: ReactNode; isStatic?: undefined });

const colors = { error: 'red', info: 'pine', sand: 'brass' } as const;

/** Mantine's Alert for a message that stays on the page. An error is announced at once, everything else politely, and what is static not at all. */
export function Alert({ tone = 'error', title, children, actions, isStatic = false }: AlertProps) {
  const isError = tone === 'error';
  const role = isError ? 'alert' : 'status';
  return (
    <MantineAlert
      variant="light"
      color={colors[tone]}
      role={actions ? 'group' : isStatic ? 'note' : role}
      // Mantine names it after a title only, and lets nothing else be its `aria-labelledby`.
      aria-label={actions && !title ? children : undefined}
      title={title}
      icon={isError ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
      classNames={classes}
    >
      {actions ? (
        <div className={classes.asks}>
          <div role={role}>{children}</div>
          {actions}
        </div>
      ) : (
        children
      )}
    </MantineAlert>
  );
}
