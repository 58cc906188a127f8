import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import classes from './CommunityPage.module.css';
import type { Section } from './sections.tsx';

/** One part of the page; a card at its top leads here. */
export function CommunitySection({ id, title, children }: Section & { children: ReactNode }) {
  const { t } = useLingui();
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={-1} className={classes.section}>
      <SectionHeading id={headingId}>{t(title)}</SectionHeading>
      <div className={classes.entries}>{children}</div>
    </section>
  );
}
