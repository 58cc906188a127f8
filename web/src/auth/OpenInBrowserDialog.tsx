import { ConfirmDialog } from '@mithaq/ui-kit';
import { useEffect, useState } from 'react';

/** SPEC section 9. */
const copiedFor = 2000;

export interface OpenInBrowserDialogProps {
  onClose: () => void;
}

/** Shown instead of signing in within Instagram's own browser, where Google refuses it. */
export function OpenInBrowserDialog({ onClose }: OpenInBrowserDialogProps) {
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
      window.prompt('Copy this link and open it in your browser:', window.location.href);
    }
  }

  return (
    <ConfirmDialog isOpen title="Open in Browser" confirmLabel={isCopied ? 'Copied!' : 'Copy Link'} onConfirm={() => void copyLink()} onCancel={onClose}>
      For a secure sign-in experience, please continue in your device&apos;s default browser.
    </ConfirmDialog>
  );
}
