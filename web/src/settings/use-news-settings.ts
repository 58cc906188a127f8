import type { NotificationSettings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetNotificationSettingsQueryKey,
  useGetNotificationSettings,
  useUpdateNotificationSettings,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useQueryClient } from '@tanstack/react-query';

/** How the member wants to hear of news, as just chosen; `change` stores a part, and the rest stays. */
export function useNewsSettings() {
  const client = useQueryClient();
  const { data: stored } = useGetNotificationSettings();
  const { mutate, isPending, variables, error } = useUpdateNotificationSettings({
    mutation: {
      // One after the other: each replaces all settings.
      scope: { id: 'notification-settings' },
      onSuccess: (now) => client.setQueryData<NotificationSettings>(getGetNotificationSettingsQueryKey(), now),
    },
  });
  const settings = isPending ? variables.data : stored;
  const change = (part: Partial<NotificationSettings>) => {
    if (settings) mutate({ data: { ...settings, ...part } });
  };
  return { settings, error, change };
}

export type NewsSettings = ReturnType<typeof useNewsSettings>;
