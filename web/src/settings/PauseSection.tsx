import { useLingui } from '@lingui/react/macro';
import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { usePauseProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { Alert, notify, Switch } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Pauses the profile, which removes it from all lists, and ends the pause. */
export function PauseSection({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = usePauseProfile({
    mutation: {
      onSuccess: (now) => {
        client.setQueryData<User>(getGetCurrentUserQueryKey(), (user) => {
          const { isPaused: _, ...rest } = user!; // the settings are shown to a user
          return now.isPaused ? { ...rest, isPaused: true } : rest;
        });
        const message = now.isPaused ? t`Your profile is paused` : t`Your profile is in the lists again`;
        notify({ kind: 'success', message });
      },
    },
  });
  return (
    <SettingsSection
      title={t`Pause my profile`}
      lead={t`While your profile is paused, it is in no list and nobody can send you a proposal. Members with whom you have a proposal still see it. You can go on reading and answering.`}
    >
      <Switch
        label={t`My profile is paused`}
        checked={isPending ? variables.data.isPaused : isPaused}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate({ data: { isPaused: currentTarget.checked } });
        }}
      />
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </SettingsSection>
  );
}
