import { useLingui } from '@lingui/react/macro';
import { exactTime, timeAgo } from './time.ts';
import classes from './Time.module.css';

/** A time in words, and the exact time after it. */
export function Time({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi className={classes.part}>{timeAgo(at, i18n)}</bdi> ·{' '}
      <bdi className={classes.part}>{exactTime(at, i18n.locale)}</bdi>
    </time>
  );
}
