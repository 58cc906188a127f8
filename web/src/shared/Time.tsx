import { Trans, useLingui } from '@lingui/react/macro';
import { exactTime, timeAgo } from './time.ts';
import classes from './Time.module.css';

/** A time in words, and the exact time after it. */
export function Time({ at }: { at: string }) {
  const { i18n } = useLingui();
  const ago = timeAgo(at, i18n);
  const exact = exactTime(at, i18n.locale);
  return (
    <time dateTime={at}>
      <Trans>
        <bdi className={classes.part}>{ago}</bdi> · <bdi className={classes.part}>{exact}</bdi>
      </Trans>
    </time>
  );
}
