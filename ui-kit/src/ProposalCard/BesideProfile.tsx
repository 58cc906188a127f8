import type { ReactNode } from 'react';
import { useOwnWords } from '../shared/own-words.ts';
import classes from './BesideProfile.module.css';

/** One line of what the other side wrote, in the place of its Note sheet: the whole is read in the profile beside the list. */
export function LetterLine({ children }: { children: string }) {
  return (
    <p className={classes.excerpt} {...useOwnWords()(children)}>
      {children}
    </p>
  );
}

/** Where the open profile is answered, in the place of the buttons. */
export function AnsweredElsewhere({ children }: { children: ReactNode }) {
  return <span className={classes.elsewhere}>{children}</span>;
}
