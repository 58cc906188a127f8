import { expect, test } from 'vitest';
import { groupNotifications } from './notification-groups.ts';

const now = new Date(2026, 10, 24, 9, 0);

test.each([
  ['this morning', new Date(2026, 10, 24, 0, 0), 'today'],
  ['by a clock that is ahead', new Date(2026, 10, 24, 9, 5), 'today'],
  ['late yesterday', new Date(2026, 10, 23, 23, 59), 'week'],
  ['six days ago', new Date(2026, 10, 18, 0, 0), 'week'],
  ['seven days ago', new Date(2026, 10, 17, 23, 59), 'earlier'],
])('%s', (_, at, group) => {
  const one = { id: 'a', kind: 'SUSPENDED', createdAt: at.toISOString(), seenAt: null } as const;
  expect(groupNotifications([one], now)).toEqual([[group, [one]]]);
});
