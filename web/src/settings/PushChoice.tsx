import { useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetNotificationSettingsQueryKey,
  getGetPushSubscriptionQueryKey,
  useGetPushSubscription,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { ApiError } from '@mithaq/openapi/http.ts';
import { defaultNotificationSettings as defaults } from '@mithaq/openapi/rules/notifications.ts';
import { Alert, notify, Switch, Text } from '@mithaq/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '../i18n/i18n.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { pushSupport, switchPushOff, switchPushOn } from '../notifications/push.ts';
import { ownTimeZone } from './time-zones.ts';
import type { NewsSettings } from './use-news-settings.ts';

export interface PushChoiceProps extends Pick<NewsSettings, 'settings' | 'change'> {
  /** The server's key for subscriptions. */
  pushKey: string;
}

/** Whether this browser shows that there is news; for browsers that cannot, why. */
export function PushChoice({ pushKey, settings, change }: PushChoiceProps) {
  const { t } = useLingui();
  const support = pushSupport();
  return (
    <div>
      <Text c="dimmed" fz="sm" mb="xs">
        {t`This device can show “There is news for you”, also while Mithaq is closed. It never says what it is or whom it is from. It ends when you sign out.`}
      </Text>
      {support === 'READY' || support === 'BLOCKED' ? (
        <PushSwitch pushKey={pushKey} settings={settings} change={change} />
      ) : null}
      {support === 'INSTALL_FIRST' ? (
        <Alert tone="info" isStatic>
          {t`On an iPhone or iPad only the app on the home screen shows notifications. Put Mithaq there, open it from there, and switch this on in its settings.`}
        </Alert>
      ) : null}
      {support === 'UNSUPPORTED' ? (
        <Alert tone="info" isStatic>{t`This browser cannot show notifications.`}</Alert>
      ) : null}
    </div>
  );
}

function PushSwitch({ pushKey, settings, change }: PushChoiceProps) {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { data: subscription } = useGetPushSubscription();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) await switchPushOff();
      return on && (await switchPushOn(pushKey, currentLanguage()));
    },
    onSuccess: (isOn, asked) => {
      if (isOn && settings) begin(settings);
      if (isOn || !asked) {
        const message = isOn ? t`This device shows when there is news` : t`This device shows no news`;
        notify({ kind: 'success', message });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: getGetPushSubscriptionQueryKey() }),
  });
  const isOn = subscription !== undefined && subscription.endpoint !== null && settings?.push === true;
  const isBlocked = pushSupport() === 'BLOCKED';
  const [wasBlocked] = useState(isBlocked);

  /** The server has switched push on. Without a time zone the quiet hours would be those of UTC. */
  function begin(before: NotificationSettings): void {
    const isChosen = before.timeZone !== defaults.timeZone || ownTimeZone() === before.timeZone;
    if (isChosen) client.setQueryData(getGetNotificationSettingsQueryKey(), { ...before, push: true });
    else change({ push: true, timeZone: ownTimeZone() });
  }

  return (
    <>
      <Switch
        label={t`News on this device`}
        checked={isPending ? variables : isOn}
        disabled={!subscription || !settings || (isBlocked && !isOn)}
        onChange={({ currentTarget: { checked } }) => {
          if (!isPending) mutate(checked);
        }}
      />
      {isBlocked ? (
        <Alert tone="info" isStatic={wasBlocked}>
          {t`This browser blocks notifications from Mithaq. Press the sign before the address of the page, or open the settings of the browser for this page, allow notifications, and load the page again.`}
        </Alert>
      ) : null}
      {error ? (
        <Alert>
          {error instanceof ApiError
            ? messages.problem(error.problem)
            : t`This browser could not reach the service that brings notifications. Please try again later.`}
        </Alert>
      ) : null}
    </>
  );
}
