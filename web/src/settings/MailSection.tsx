import { useLingui } from '@lingui/react/macro';
import type { MailConsent } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetMailConsentQueryKey,
  useGetMailConsent,
  useUpdateMailConsent,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { Alert, notify, Switch } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../i18n/i18n.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The consent to mail about news. A new sentence needs a new version (openapi/rules/mail-consent.ts). */
export function MailSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { data: consent } = useGetMailConsent();
  const { mutate, isPending, variables, error } = useUpdateMailConsent({
    mutation: {
      onSuccess: (now) => {
        client.setQueryData<MailConsent>(getGetMailConsentQueryKey(), now);
        const message = now.status === 'AGREED' ? t`You get mail about news` : t`You get no mail about news`;
        notify({ kind: 'success', message });
      },
    },
  });
  const hasAgreed = consent?.status === 'AGREED';
  return (
    <SettingsSection
      title={t`Mail about news`}
      lead={t`Mithaq writes to your e-mail address when there is news for you, at most once an hour. A mail never says what it is or whom it is from. Each has a link that ends them.`}
    >
      <Switch
        label={t`Mithaq may use my e-mail address for this`}
        checked={isPending ? variables.data.agreed : hasAgreed}
        disabled={!consent}
        onChange={({ currentTarget: { checked: agreed } }) => {
          const answer = { agreed, version: currentMailConsentVersion, language: currentLanguage() };
          if (!isPending) mutate({ data: answer });
        }}
      />
      {consent?.status === 'STOPPED' ? (
        <Alert tone="info">
          {t`Three mails came back, so no more are sent. When your e-mail address takes mail again, switch this on.`}
        </Alert>
      ) : null}
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </SettingsSection>
  );
}
