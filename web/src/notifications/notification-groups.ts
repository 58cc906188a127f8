import type { Notification } from '@mithaq/openapi/generated/hooks/model/index.ts';

export type NotificationGroup = 'today' | 'week' | 'earlier';

/** The notifications of today, of the six days before, and earlier ones, by the clock of the device. A group without any is absent. */
export function groupNotifications(
  notifications: readonly Notification[],
  now = new Date(),
): [NotificationGroup, Notification[]][] {
  const dayStart = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).getTime();
  const groupOf = ({ createdAt }: Notification): NotificationGroup => {
    const time = Date.parse(createdAt);
    if (time >= dayStart(0)) return 'today';
    return time >= dayStart(6) ? 'week' : 'earlier';
  };
  const groups = Map.groupBy(notifications, groupOf);
  return (['today', 'week', 'earlier'] as const).flatMap((group) => {
    const found = groups.get(group);
    return found ? [[group, found]] : [];
  });
}
