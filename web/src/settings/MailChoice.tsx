import { useLingui } from '@lingui/react/macro';
import type { MailConsent, NotificationSettings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetMailConsentQueryKey,
  useUpdateMailConsent,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { currentMailConsentVersion } from '@mithaq/openapi/rules/mail-consent.ts';
import { defaultNotificationSettings as defaults } from '@mithaq/openapi/rules/notifications.ts';
import { Alert, notify, Switch, Text } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../i18n/i18n.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { MailKinds } from './MailKinds.tsx';
import { ownTimeZone } from './time-zones.ts';
import type { NewsSettings } from './use-news-settings.ts';

export interface MailChoiceProps extends Pick<NewsSettings, 'settings' | 'change'> {
  consent: MailConsent | undefined;
  getsMail: boolean;
}

/** The consent to mail about news, and how it comes. A new sentence needs a new version (openapi/rules/mail-consent.ts). */
export function MailChoice({ consent, settings, change, getsMail }: MailChoiceProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useUpdateMailConsent({
    mutation: {
      onSuccess: (now) => {
        client.setQueryData<MailConsent>(getGetMailConsentQueryKey(), now);
        const message = now.status === 'AGREED' ? t`You get mail about news` : t`You get no mail about news`;
        notify({ kind: 'success', message });
        if (now.status === 'AGREED' && settings) begin(settings);
      },
    },
  });

  /** Without a time zone the quiet hours would be those of UTC, and a yes to mail of no kind would bring none. */
  function begin({ mail, timeZone }: NotificationSettings): void {
    const isChosen = timeZone !== defaults.timeZone || ownTimeZone() === timeZone;
    const isNever = Object.values(mail).every((choice) => choice === 'NEVER');
    if (isNever || !isChosen)
      change({ mail: isNever ? defaults.mail : mail, timeZone: isChosen ? timeZone : ownTimeZone() });
  }

  return (
    <div>
      <Text c="dimmed" fz="sm" mb="xs">
        {t`Mithaq writes to your e-mail address when there is news for you, at most once an hour. A mail never says what it is or whom it is from. Each has a link that ends them.`}
      </Text>
      <Switch
        label={t`Mithaq may use my e-mail address for this`}
        checked={isPending ? variables.data.agreed : getsMail}
        disabled={!consent || !settings}
        onChange={({ currentTarget: { checked: agreed } }) => {
          const answer = { agreed, version: currentMailConsentVersion, language: currentLanguage() };
          if (!isPending) mutate({ data: answer });
        }}
      />
      {consent?.status === 'STOPPED' ? (
        <Alert tone="info" isStatic>
          {t`Three mails came back, so no more are sent. When your e-mail address takes mail again, switch this on.`}
        </Alert>
      ) : null}
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
      {getsMail && settings ? <MailKinds settings={settings} change={change} /> : null}
    </div>
  );
}
