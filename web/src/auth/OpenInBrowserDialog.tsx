import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@mithaq/ui-kit';
import { useEffect, useState } from 'react';
import { openInBrowserMessages as words } from './open-in-browser-messages.ts';

/** How long the copying is confirmed, in milliseconds. */
const copiedFor = 2000;

export interface OpenInBrowserDialogProps {
  onClose: () => void;
}

/** Shown instead of signing in within Instagram's own browser, in which Google refuses to sign anyone in. */
export function OpenInBrowserDialog({ onClose }: OpenInBrowserDialogProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setIsCopied(true);
    } catch {
      window.prompt(t(words.byHand), window.location.href);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={t(words.title)}
      confirmLabel={t(isCopied ? words.copied : words.copyLink)}
      onConfirm={() => void copyLink()}
      onCancel={onClose}
    >
      {t(words.text)}
    </ConfirmDialog>
  );
}
