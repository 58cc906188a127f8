import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { usePauseProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { Alert, notify, Switch } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { aboutPerson } from '../shared/person.ts';
import { SettingsSection } from './SettingsSection.tsx';

export const pauseTitle = msg({
  message:
    "{person, select, self {Pause my profile} son {Pause my son's profile} daughter {Pause my daughter's profile} brother {Pause my brother's profile} sister {Pause my sister's profile} other {Pause the profile}}",
});
const lead = msg({
  message:
    '{person, select, self {It is in no list, and nobody can send you a proposal.} son {It is in no list, and nobody can send a proposal for your son.} daughter {It is in no list, and nobody can send a proposal for your daughter.} brother {It is in no list, and nobody can send a proposal for your brother.} sister {It is in no list, and nobody can send a proposal for your sister.} other {It is in no list, and nobody can send a proposal.}} Members with whom there is a proposal still see it. You can go on reading, sending and answering.',
});
const paused = msg({
  message:
    "{person, select, self {Your profile is paused} son {Your son's profile is paused} daughter {Your daughter's profile is paused} brother {Your brother's profile is paused} sister {Your sister's profile is paused} other {The profile is paused}}",
});
const shown = msg({
  message:
    "{person, select, self {Your profile is in the lists again} son {Your son's profile is in the lists again} daughter {Your daughter's profile is in the lists again} brother {Your brother's profile is in the lists again} sister {Your sister's profile is in the lists again} other {The profile is in the lists again}}",
});

/** Pauses the profile, which removes it from all lists, and ends the pause. */
export function PauseSection({ isPaused }: { isPaused: boolean }) {
  const { t } = useLingui();
  const { person } = useOwnPerson();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = usePauseProfile({
    mutation: {
      onSuccess: (now) => {
        client.setQueryData<User>(getGetCurrentUserQueryKey(), (user) => {
          const { isPaused: _, ...rest } = user!; // the settings are shown to a user
          return now.isPaused ? { ...rest, isPaused: true } : rest;
        });
        notify({ kind: 'success', message: t(aboutPerson(now.isPaused ? paused : shown, person)) });
      },
    },
  });
  return (
    <SettingsSection title={t(aboutPerson(pauseTitle, person))} lead={t(aboutPerson(lead, person))}>
      <Switch
        label={t(aboutPerson(pauseTitle, person))}
        checked={isPending ? variables.data.isPaused : isPaused}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate({ data: { isPaused: currentTarget.checked } });
        }}
      />
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </SettingsSection>
  );
}
