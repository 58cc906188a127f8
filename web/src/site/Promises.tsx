import { useLingui } from '@lingui/react/macro';
import type { Landing } from '../content/content-schema.ts';
import classes from './Promises.module.css';

export interface PromisesProps {
  /** A heading with one or two sentences each. */
  promises: Landing['privacy']['promises'];
}

/** The privacy pledge as a definition list. */
export function Promises({ promises }: PromisesProps) {
  const { t } = useLingui();
  return (
    <dl className={classes.list}>
      {promises.map(({ heading, sentences }) => (
        <div key={heading.id} className={classes.promise}>
          <dt className={classes.term}>{t(heading)}</dt>
          <dd className={classes.text}>{sentences.map(({ text }) => t(text)).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
