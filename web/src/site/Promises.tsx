import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@mithaq/ui-kit';
import type { Landing } from '../content/content-schema.ts';
import classes from './Promises.module.css';

export interface PromisesProps {
  /** A heading and a sentence each. */
  promises: Landing['privacy']['promises'];
}

/** The privacy pledge. */
export function Promises({ promises }: PromisesProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.list}>
      {promises.map(({ heading, text }) => (
        <li key={heading.id} className={classes.promise}>
          <CheckIcon size={20} />
          <p>
            <strong>{t(heading)}</strong> {t(text)}
          </p>
        </li>
      ))}
    </ul>
  );
}
