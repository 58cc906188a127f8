import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import classes from './Faq.module.css';

export interface FaqProps {
  /** The questions, in order; `aside` is at the end of the line, such as the place of a verse. */
  entries: readonly { question: string; aside?: string; answer: ReactNode }[];
}

/** Questions that open on their answers; works without JavaScript. */
export function Faq({ entries }: FaqProps) {
  return (
    <div className={classes.list}>
      {entries.map(({ question, aside, answer }) => (
        <details key={question} className={classes.entry}>
          <summary className={classes.question}>
            <span>{question}</span>
            {aside ? <span className={classes.aside}>{aside}</span> : null}
            <ChevronIcon className={classes.chevron} />
          </summary>
          <div className={classes.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
