import { useLingui } from '@lingui/react/macro';
import {
  getListSavedProfileIdsQueryKey,
  getListSavedProfilesQueryKey,
  useListSavedProfileIds,
  useSaveProfile,
  useUnsaveProfile,
} from '@mithaq/openapi/generated/hooks/members/members.ts';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { notify, SaveButton } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';

export interface SaveProfileButtonProps {
  member: { id: string; firstName: string };
}

/** Saves a member's profile, or removes it again. Nobody else learns of it. */
export function SaveProfileButton({ member: { id, firstName } }: SaveProfileButtonProps) {
  const { t } = useLingui();
  const { isSaved, toggle } = useSavedProfile(id);
  return <SaveButton label={t`Save ${firstName}'s profile`} isSaved={isSaved === true} onClick={toggle} />;
}

/** One request after the other, so that a second press during the first request is not lost. */
const scope = { id: 'saved-profiles' };

/** Whether a profile is saved, and a function that saves it or removes it again. Undefined until the server has said it. */
function useSavedProfile(profileId: string) {
  const messages = useMessages();
  const client = useQueryClient();
  const queryKey = getListSavedProfileIdsQueryKey();
  const { data: ids } = useListSavedProfileIds();
  const isSaved = ids?.includes(profileId);
  const mark = (saves: boolean) =>
    client.setQueryData<string[]>(queryKey, (before = []) => [
      ...(saves ? [profileId] : []),
      ...before.filter((id) => id !== profileId),
    ]);
  const mutation = (saves: boolean) => ({
    scope,
    // At once, since the mark is all that changes.
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      mark(saves);
    },
    onError: ({ problem }: ApiError) => {
      // The server cannot be asked while there is no connection.
      mark(!saves);
      notify({ kind: 'error', message: messages.problem(problem) });
    },
    onSettled: async () => {
      // A page with the list keeps its cards until the member leaves it, so that a slip can be undone.
      await client.invalidateQueries({ queryKey: getListSavedProfilesQueryKey(), exact: true, refetchType: 'none' });
      // The answer between two presses is out of date.
      const isLast = client.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;
      if (isLast) await client.invalidateQueries({ queryKey });
    },
  });
  const save = useSaveProfile({ mutation: mutation(true) });
  const remove = useUnsaveProfile({ mutation: mutation(false) });
  return {
    isSaved,
    toggle(): void {
      if (isSaved) remove.mutate({ id: profileId });
      else save.mutate({ data: { profileId } });
    },
  };
}
