import { Text } from '@mithaq/ui-kit';
import { useId, type ReactNode } from 'react';
import classes from './Settings.module.css';

export interface SettingsSectionProps {
  title: string;
  /** The group has the same title, which is not shown twice. */
  isNamedByGroup?: boolean;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** A button at the end of the title and its sentence. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One subject of the settings, in the card of its group. */
export function SettingsSection({ title, isNamedByGroup = false, lead, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={isNamedByGroup ? undefined : id}
      aria-label={isNamedByGroup ? title : undefined}
      className={classes.section}
    >
      {isNamedByGroup && !lead && !action ? null : (
        <div className={classes.top}>
          <div className={classes.topWords}>
            {isNamedByGroup ? null : (
              <h3 id={id} className={classes.title}>
                {title}
              </h3>
            )}
            {lead ? (
              <Text c="dimmed" fz="sm" textWrap="pretty">
                {lead}
              </Text>
            ) : null}
          </div>
          {action}
        </div>
      )}
      {children ? <div className={classes.content}>{children}</div> : null}
    </section>
  );
}
