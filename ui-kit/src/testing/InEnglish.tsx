import { DirectionProvider } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { englishMessages, MessagesProvider } from '../shared/messages.ts';
import { fonts, leading } from '../theme/tokens.ts';

/** The typeface and the line heights of English: a page in Arabic or Urdu gives its own to all that is on it. */
export const englishType = {
  '--mq-font-text': fonts.text,
  '--mq-font-serif': fonts.serif,
  ...Object.fromEntries(Object.entries(leading).map(([name, { latin }]) => [`--mq-leading-${name}`, latin])),
  // Mantine's Text takes it from the page.
  '--mantine-line-height-md': leading.text.latin,
  fontFamily: 'var(--mq-font-text)',
} as CSSProperties;

interface InEnglishProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What stays English, from left to right, whatever the language of the page. */
export function InEnglish({ className, children }: InEnglishProps) {
  return (
    <DirectionProvider initialDirection="ltr" detectDirection={false}>
      <MessagesProvider value={englishMessages}>
        <div className={className} lang="en" dir="ltr" style={{ ...englishType, lineHeight: 'var(--mq-leading-text)' }}>
          {children}
        </div>
      </MessagesProvider>
    </DirectionProvider>
  );
}
