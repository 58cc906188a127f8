import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getGetForYouInfiniteQueryKey } from '@mithaq/openapi/generated/hooks/matching/matching.ts';
import type {
  Problem,
  ProfileAndPreferences,
  ProfileAndPreferencesInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetCurrentUserProfileQueryKey,
  getGetCurrentUserProfileQueryOptions,
  useCompleteProfile,
  useUpdateProfile,
} from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { ApiError } from '@mithaq/openapi/http.ts';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnectionReturn } from '../reference/use-connection-return.ts';
import { useLock } from '../shared/use-lock.ts';
import { clearDraft, type ProfileFormKind } from '../shared/draft-storage.ts';

/** What is said of a saved form, and the page that follows. */
function outcomeOf(kind: ProfileFormKind): { toast: MessageDescriptor; next: string } {
  if (kind === 'create') return { toast: msg`Profile created successfully`, next: '/verify-phone' };
  return { toast: msg`Profile updated successfully`, next: kind === 'edit' ? '/feed' : '/my-profile' };
}

/** Sends the profile and continues. `refusal` is the server's when it named no field; `seen` is the entity tag of what the form changes. */
export function useSaveProfile(kind: ProfileFormKind, userId: string, seen?: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Problem>();
  const lock = useLock();
  useConnectionReturn(refusal?.status === 0, () => setRefusal(undefined));
  // Also when the page was left meanwhile: a saved profile is no draft any more.
  const mutation = { onSuccess: saved };
  const create = useCompleteProfile({ mutation });
  // The profile may be edited in two places at once. A member who knows of it and chooses this version sends it in any case.
  const isKnown = refusal?.code === 'changed-meanwhile';
  const condition = seen && !isKnown && { request: { headers: { 'if-match': seen } } };
  const update = useUpdateProfile({ mutation, ...condition });
  const { mutate, isPending } = kind === 'create' ? create : update;

  async function saved(answer: ProfileAndPreferences): Promise<void> {
    clearDraft(userId, kind);
    const { toast, next } = outcomeOf(kind);
    notify({ kind: 'success', message: t(toast) });
    client.setQueryData(getGetCurrentUserProfileQueryKey(), answer);
    await Promise.all([
      client.refetchQueries({ queryKey: getGetCurrentUserQueryKey() }),
      client.invalidateQueries({ queryKey: getGetForYouInfiniteQueryKey() }),
    ]);
    await navigate(next);
  }

  return {
    isBusy: isPending || create.isSuccess || update.isSuccess,
    refusal,
    /** Gives up what was typed for what is stored, which `open` gets. */
    async takeStored(open: (stored: ProfileAndPreferences) => void): Promise<void> {
      try {
        const stored = await client.fetchQuery(getGetCurrentUserProfileQueryOptions({ query: { staleTime: 0 } }));
        clearDraft(userId, kind);
        open(stored);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefusal(error.problem);
      }
    },
    /** `showRefused` returns whether a refused value has a field. */
    send(request: ProfileAndPreferencesInput, showRefused: (problem: Problem) => boolean): void {
      if (!lock.take()) return;
      if (!isKnown) setRefusal(undefined);
      mutate(
        { data: request },
        {
          onError: ({ problem }) => {
            lock.release();
            // The form has no errors: the dialog that asks to sign in again is enough.
            if (problem.status === 401) return;
            // Nor when no answer came: then only that sentence is shown.
            if (problem.status === 0 || problem.code === 'changed-meanwhile') return setRefusal(problem);
            notify({ kind: 'error', message: t`Please ensure all fields are filled correctly` });
            if (!showRefused(problem)) setRefusal(problem);
          },
        },
      );
    },
  };
}
