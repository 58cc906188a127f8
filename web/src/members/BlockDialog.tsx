import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListBlocksInfiniteQueryKey,
  useBlockMember,
  useUnblockMember,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import { ConfirmDialog, notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { focusCard, refreshMembers, removeFromLists } from './refresh-members.ts';

export interface BlockDialogProps {
  member: { id: string; name: string };
  /** There is no proposal between the two, which a block would close for good: the notice then offers Undo. */
  isUndoable?: boolean;
  onClose: () => void;
  /** Called when the member is blocked, before the lists are loaded again. */
  onBlocked?: (() => void) | undefined;
}

/** Asks before a member is blocked. */
export function BlockDialog({ member: { id, name }, isUndoable, onClose, onBlocked }: BlockDialogProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([client.invalidateQueries({ queryKey: getListBlocksInfiniteQueryKey() }), refreshMembers(client, id)]);
  const { mutate: unblock } = useUnblockMember({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: t`Unblocked` });
        await refresh();
        focusCard(id);
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
    },
  });
  const { mutateAsync } = useBlockMember({
    mutation: {
      onSuccess: async () => {
        notify({
          kind: 'success',
          message: t`${name} is blocked`,
          ...(isUndoable && { undo: { label: t`Undo`, onClick: () => unblock({ id }) } }),
        });
        void client.invalidateQueries({ queryKey: getListBlocksInfiniteQueryKey() });
        // Before one comes back to the list: the focus would be on the card of that member, which goes.
        removeFromLists(client, id);
        onBlocked?.();
        void refreshMembers(client);
      },
      onError: ({ problem }) => {
        notify({ kind: 'error', message: messages.problem(problem) });
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t`Block ${name}`}
      confirmLabel={t`Block`}
      isDestructive
      onConfirm={() => mutateAsync({ data: { profileId: id } })}
      onCancel={onClose}
    >
      <Trans>
        You and <bdi>{name}</bdi> will not see each other anywhere, and a proposal between you is closed. Nobody is
        told. You can unblock in the settings.
      </Trans>
    </ConfirmDialog>
  );
}
