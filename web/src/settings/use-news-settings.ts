import type { NotificationSettings } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetNotificationSettingsQueryKey,
  getNotificationSettings,
  updateNotificationSettings,
  useGetNotificationSettings,
} from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { ApiError } from '@mithaq/openapi/http.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** How the member wants to hear of news, as just chosen; `change` stores a part, and the rest stays. */
export function useNewsSettings() {
  const client = useQueryClient();
  const { data: stored } = useGetNotificationSettings();
  const key = getGetNotificationSettingsQueryKey();
  const { mutate, isPending, variables, error } = useMutation<
    NotificationSettings,
    ApiError,
    Partial<NotificationSettings>
  >({
    // One after the other: each replaces all settings.
    scope: { id: 'notification-settings' },
    async mutationFn(part) {
      const save = (seen: NotificationSettings) =>
        updateNotificationSettings({ ...seen, ...part }, { headers: { 'if-match': entityTag(seen) } });
      const seen = client.getQueryData<NotificationSettings>(key);
      try {
        return await save(seen ?? (await getNotificationSettings()));
      } catch (failed) {
        // Another page has changed another part meanwhile: both stay.
        if (!(failed instanceof ApiError) || failed.problem.code !== 'changed-meanwhile') throw failed;
        return save(await getNotificationSettings());
      }
    },
    onSuccess: (now) => client.setQueryData<NotificationSettings>(key, now),
  });
  const chosen = isPending ? variables : {};
  const change = (part: Partial<NotificationSettings>) => {
    if (stored) mutate({ ...chosen, ...part });
  };
  return { settings: stored && { ...stored, ...chosen }, error, change };
}

export type NewsSettings = ReturnType<typeof useNewsSettings>;
