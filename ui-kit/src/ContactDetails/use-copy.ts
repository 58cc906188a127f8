import { useClipboard } from '@mantine/hooks';
import { useEffect } from 'react';
import { notify } from '../notify/notify.ts';
import { useUiMessages } from '../shared/messages.ts';

/** Copies a text: it was copied within the last two seconds, or a notice says that it could not be. */
export function useCopy(value: string): { isCopied: boolean; copy: () => void } {
  const { notCopied } = useUiMessages();
  const { copied, copy, error } = useClipboard({ timeout: 2000 });
  useEffect(() => {
    if (error) notify({ kind: 'error', message: notCopied });
  }, [error, notCopied]);
  return { isCopied: copied, copy: () => copy(value) };
}
