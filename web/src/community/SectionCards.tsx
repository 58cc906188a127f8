import { Button } from '@mithaq/ui-kit';
import { scrollToElement } from '../motion/scroll.ts';
import classes from './SectionCards.module.css';
import { sections } from './sections.tsx';

/** SPEC section 9. */
const offset = 77;

/** Three cards whose buttons lead to the parts of the page. */
export function SectionCards() {
  return (
    <ul className={classes.cards}>
      {Object.values(sections).map(({ id, title, text, icon }) => (
        <li key={id} className={classes.card}>
          <span className={classes.icon}>{icon}</span>
          <p className={classes.title}>{title}</p>
          <p className={classes.text}>{text}</p>
          <Button variant="default" size="sm" aria-label={`Read: ${title}`} onClick={() => show(id)}>
            Read
          </Button>
        </li>
      ))}
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
