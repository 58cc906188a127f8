import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

export interface SaidProps {
  /** A message of the client, as its catalogs have it. */
  message: string;
  values?: Record<string, string | number>;
  /** The value `time` of the message. */
  daysAgo?: number;
}

/** A message of the client's catalogs with its values, in the language of Storybook. */
export function Said({ message, values, daysAgo }: SaidProps) {
  const format = new Intl.RelativeTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, { numeric: 'auto' });
  const time = daysAgo === undefined ? '' : format.format(-daysAgo, 'day');
  return i18n._(generateMessageId(message), { time, ...values }, { message });
}

/** Texts in one line, with the comma of the language. */
export function Listed({ children }: { children: readonly [React.ReactNode, React.ReactNode] }) {
  const [one, other] = children;
  return (
    <>
      {one}
      {i18n.locale === 'en' ? ', ' : '، '}
      {other}
    </>
  );
}
