import { Title } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import classes from './Settings.module.css';

export interface SettingsGroupProps {
  title: string;
  /** `SettingsSection`s. */
  children: ReactNode;
}

/** Sections that belong together, in one card under a title. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <div>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <div className={classes.group}>{children}</div>
    </div>
  );
}
