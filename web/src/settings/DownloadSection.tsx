import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiError } from '@mithaq/openapi/http.ts';
import type { AccountExport } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { exportAccount } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { Alert, Button, notify } from '@mithaq/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { aboutPerson } from '../shared/person.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { saveFile } from './save-file.ts';
import { SettingsSection } from './SettingsSection.tsx';

const lead = msg({
  message:
    'Everything that Mithaq stores about {person, select, son {you and your son} daughter {you and your daughter} brother {you and your brother} sister {you and your sister} other {you}}, as JSON. Keep it in a safe place.',
});

/** Everything that is stored about the account, as a file. As a mutation, so that no cache keeps it. */
export function DownloadSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const { person } = useOwnPerson();
  const { mutate, isPending, error } = useMutation<AccountExport, ApiError>({
    mutationFn: () => exportAccount(),
    gcTime: 0,
    onSuccess: (data) => {
      saveFile('mithaq-export.json', JSON.stringify(data, null, 2));
      notify({ kind: 'success', message: t`Your data was downloaded` });
    },
  });
  return (
    <SettingsSection
      title={t`Download my data`}
      lead={t(aboutPerson(lead, person))}
      action={
        <Button
          size="sm"
          variant="default"
          aria-label={t`Download my data`}
          loading={isPending}
          onClick={() => mutate()}
        >
          <Trans>Download</Trans>
        </Button>
      }
    >
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </SettingsSection>
  );
}
