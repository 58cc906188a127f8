import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import classes from './Faq.module.css';

export interface FaqProps {
  /** The questions, in order. */
  entries: readonly { question: string; answer: ReactNode }[];
}

/** Questions that open on their answers; works without JavaScript. */
export function Faq({ entries }: FaqProps) {
  return (
    <div className={classes.list}>
      {entries.map(({ question, answer }) => (
        <details key={question} className={classes.entry}>
          <summary className={classes.question}>
            <span>{question}</span>
            <ChevronIcon className={classes.chevron} />
          </summary>
          <div className={classes.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
