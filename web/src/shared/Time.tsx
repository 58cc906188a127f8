import { useLingui } from '@lingui/react/macro';
import { exactTime, timeAgo } from './time.ts';

/** A time in words, and the exact time after it. */
export function Time({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      <bdi>{timeAgo(at, i18n)}</bdi> · <bdi>{exactTime(at, i18n.locale)}</bdi>
    </time>
  );
}
