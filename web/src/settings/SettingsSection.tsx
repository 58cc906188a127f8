import { Text, Title } from '@mithaq/ui-kit';
import { useId, type ReactNode } from 'react';
import classes from './Settings.module.css';

export interface SettingsSectionProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings, in the card of its group. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {lead ? (
        <Text c="dimmed" fz="sm" mt={4}>
          {lead}
        </Text>
      ) : null}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
