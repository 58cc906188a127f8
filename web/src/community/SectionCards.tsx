import { useLingui } from '@lingui/react/macro';
import { Button } from '@mithaq/ui-kit';
import { scrollToElement } from '../motion/scroll.ts';
import classes from './SectionCards.module.css';
import { sections } from './sections.tsx';

/** SPEC section 9. */
const offset = 77;

/** Three cards whose buttons lead to the parts of the page. */
export function SectionCards() {
  const { t } = useLingui();
  return (
    <ul className={classes.cards}>
      {Object.values(sections).map(({ id, title, text, icon }) => {
        const section = t(title);
        return (
          <li key={id} className={classes.card}>
            <span className={classes.icon}>{icon}</span>
            <p className={classes.title}>{section}</p>
            <p className={classes.text}>{t(text)}</p>
            <Button variant="default" size="sm" aria-label={t`Read: ${section}`} onClick={() => show(id)}>
              {t`Read`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function show(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollToElement(section, offset);
  // The next Tab goes on from there.
  section.focus({ preventScroll: true });
}
