import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import classes from './Promises.module.css';

export interface PromisesProps {
  /** A few words and a sentence or two each. */
  promises: readonly { heading: MessageDescriptor; text: MessageDescriptor }[];
}

/** The privacy pledge, set as a list of terms. */
export function Promises({ promises }: PromisesProps) {
  const { t } = useLingui();
  return (
    <dl className={classes.list}>
      {promises.map(({ heading, text }) => (
        <div key={heading.id} className={classes.promise}>
          <dt className={classes.term}>{t(heading)}</dt>
          <dd className={classes.text}>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
