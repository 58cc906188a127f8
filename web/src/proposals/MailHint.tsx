import { Trans } from '@lingui/react/macro';
import { useGetMailConsent } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { Text, TextLink } from '@mithaq/ui-kit';

/**
 * A quiet line that leads to the settings: until the member has answered, and when mails came back; nothing where the server sends
 * no mail. It is below the list, which it does not move.
 */
export function MailHint() {
  const { data: config } = useGetClientConfig();
  const { data: consent } = useGetMailConsent({ query: { enabled: config?.mail === true } });
  if (consent?.status === 'NOT_ASKED')
    return (
      <Text c="dimmed" mt="lg">
        <Trans>
          Would you like a mail when there is news? <TextLink href="/settings">Answer in Settings</TextLink>
        </Trans>
      </Text>
    );
  if (consent?.status === 'STOPPED')
    return (
      <Text c="dimmed" mt="lg">
        <Trans>
          Mails to you came back, so no more are sent. <TextLink href="/settings">Open Settings</TextLink>
        </Trans>
      </Text>
    );
  return null;
}
