import { useLingui } from '@lingui/react/macro';
import { getListSharedLinksQueryKey, useCreateSharedLink } from '@mithaq/openapi/generated/hooks/sharing/sharing.ts';
import { Button, FormDialog, notify, TextInput } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

export interface ShareDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Makes a link to a profile for the member's family, which is shown this one time. */
export function ShareDialog({ member, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const [link, setLink] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useCreateSharedLink({
    mutation: {
      onSuccess: ({ token }) => {
        // Behind the #, so that no server and no other page gets it.
        setLink(`${location.origin}/shared#${token}`);
        return client.invalidateQueries({ queryKey: getListSharedLinksQueryKey() });
      },
    },
  });
  const { name } = member;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link!);
      notify({ kind: 'success', message: t`The link was copied` });
    } catch {
      // Refused, or the browser has no clipboard for us.
      notify({ kind: 'error', message: t`Please copy the link by hand` });
      field.current?.focus();
    }
  }
  // The member may close what the system shows.
  const send = () => void navigator.share({ url: link! }).catch(() => undefined);
  return (
    <FormDialog
      isOpen
      title={t`Share with family`}
      description={
        link
          ? t`Please copy the link now: it is not shown again.`
          : t`Whoever has the link sees this profile for seven days without an account: the first name only, and no way to answer. You can end it in the settings. ${name} allows this, and is not told.`
      }
      submitLabel={link ? t`Copy link` : t`Make a link`}
      cancelLabel={link ? t`Close` : undefined}
      onSubmit={() => (link ? void copy() : mutate({ data: { profileId: member.id } }))}
      onCancel={onClose}
      isBusy={isPending}
      failure={error ? messages.problem(error.problem) : undefined}
    >
      {link ? (
        <TextInput
          ref={field}
          label={t`Link`}
          dir="ltr"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      {link && 'share' in navigator ? (
        <Button variant="default" onClick={send}>{t`Send with another app`}</Button>
      ) : null}
    </FormDialog>
  );
}
