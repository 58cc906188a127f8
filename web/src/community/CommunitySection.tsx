import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import classes from './CommunityPage.module.css';
import type { Section } from './sections.tsx';

/** One section of the page, to which a card at the top scrolls. */
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
