import { defineEntity, p } from '@mikro-orm/core';
import type { ClientBase, Pool } from 'pg';
import { oneOf } from './checks.ts';
import type { MemberData } from './member-data.ts';

const tasks = { backup: '', retention: '' };

/** When each task of the operator has last ended well. All processes show it in /metrics, whichever machine ran the task. */
export const MaintenanceRun = defineEntity({
  name: 'MaintenanceRun',
  checks: [oneOf('task', tasks)],
  properties: {
    task: p.string().length(20).primary().$type<keyof typeof tasks>(),
    endedAt: p.datetime(),
  },
});

/** What the table holds about a member. */
export const maintenanceRunData: MemberData = { exported: { not: 'It is about no member.' }, members: {} };

/** Records that a task has ended well. */
export async function recordRun(client: ClientBase | Pool, task: keyof typeof tasks, now: Date): Promise<void> {
  const text = `insert into maintenance_run (task, ended_at) values ($1, $2)
    on conflict (task) do update set ended_at = excluded.ended_at`;
  await client.query(text, [task, now]);
}
