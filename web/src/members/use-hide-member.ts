import { useLingui } from '@lingui/react/macro';
import {
  getListHiddenMembersInfiniteQueryKey,
  useHideMember as useHideMemberCall,
  useUnhideMember,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { focusCard, refreshMembers } from './refresh-members.ts';

/**
 * Returns a function that hides a member from the own lists. It can be undone at once and in the settings, so nothing is asked first.
 * Undo leads to the card in the list, or does what `onHidden` returned.
 */
export function useHideMember(
  { id, name }: { id: string; name: string },
  onHidden: () => (() => void) | void,
): () => void {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListHiddenMembersInfiniteQueryKey() }),
      refreshMembers(client),
    ]);
  const { mutateAsync: showAgain } = useUnhideMember({
    mutation: {
      onSuccess: async () => {
        notify({ kind: 'success', message: t`${name} is shown in your lists again.` });
        await refresh();
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
    },
  });
  const { mutate, isPending } = useHideMemberCall({
    mutation: {
      onSuccess: () => {
        const onUndone = onHidden() ?? (() => focusCard(id));
        notify({
          kind: 'success',
          message: t`${name} is hidden from your lists. You can undo this in the settings.`,
          undo: { label: t`Undo`, onClick: () => void showAgain({ id }).then(onUndone, () => undefined) },
        });
        void refresh();
      },
      onError: ({ problem }) => notify({ kind: 'error', message: messages.problem(problem) }),
    },
  });
  return () => {
    if (!isPending) mutate({ data: { profileId: id } });
  };
}
