import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newPhoneNumber } from '@mithaq/openapi/examples/factories.ts';
import { recordRun } from '../entities/maintenance-run.entity.ts';
import { deliveryMetrics } from '../notifications/delivery/delivery-metrics.ts';
import { memberFactory, prove } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8');
let server: TestApp;
let metrics: string;
const endedAt = new Date('2026-01-02T03:04:05Z');
beforeAll(async () => {
  server = await startTestApp({ isInterruptible: true, config: { valkeyUrl: 'redis://127.0.0.1:5392' } });
  for (const channel of ['MAIL', 'PUSH'] as const)
    deliveryMetrics(server.app, server.database, channel, () => new Date());
  const members = memberFactory(() => server);
  await members.woman();
  await prove(server, await members.unverified(), newPhoneNumber(), 'no token');
  await server.app.inject('/api/v1/auth/google/callback?error=access_denied');
  for (const task of ['backup', 'retention'] as const) await recordRun(server.database.pool, task, endedAt);
  metrics = await scrape();
});
afterAll(() => server.close());
const scrape = async () => (await server.app.inject('/metrics')).body;

describe('/metrics', () => {
  it.each([
    'mithaq_members 1',
    'mithaq_mail_queue{state="dead"} 0',
    'mithaq_sign_ins_total{outcome="ok"} 0',
    'mithaq_sign_ins_total{outcome="refused"} 1',
    'mithaq_phone_codes_total{outcome="operator fault"} 0',
    'mithaq_phone_proofs_total{outcome="ok"} 1',
    'mithaq_phone_proofs_total{outcome="refused"} 1',
    'mithaq_phone_proofs_total{outcome="operator fault"} 0',
    'mithaq_refused_total{reason="database queue"} 0',
    'mithaq_database_connections_max 8',
    'mithaq_database_waiting 0',
    'mithaq_valkey_up 0',
    'mithaq_push_queue{state="waiting"} 0',
    'mithaq_push_queue{state="dead"} 0',
    'mithaq_push_late_seconds 0',
    `mithaq_backup_timestamp_seconds ${endedAt.getTime() / 1000}`,
    `mithaq_retention_timestamp_seconds ${endedAt.getTime() / 1000}`,
  ])('has %s', (line) => {
    expect(metrics.split('\n')).toContain(line);
  });

  it('leaves out the age of a replica where there is none', () => {
    expect(metrics).not.toMatch(/^mithaq_replica_lag_seconds/m);
  });

  it('is served while the database is away, and counts what is refused meanwhile', async () => {
    const fresh = await startTestApp({ isInterruptible: true });
    try {
      deliveryMetrics(fresh.app, fresh.database, 'MAIL', () => new Date());
      fresh.proxy!.cut();
      const headers = { cookie: 'mithaq_session=x' };
      expect((await fresh.app.inject({ url: '/readyz', headers })).statusCode).toBe(503);
      const body = (await fresh.app.inject('/metrics')).body;
      expect(body).toContain('mithaq_refused_total{reason="service away"} 1');
      expect(body).not.toMatch(/^mithaq_(members|mail_queue\{)/m);
    } finally {
      fresh.proxy!.restore();
      await fresh.close();
    }
  });
});

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };
const { rules } = (parse(read('deploy/prometheus/mithaq.rules.yml')) as Rules).groups[0]!;
const dashboard = JSON.parse(read('deploy/grafana/mithaq.json')) as { panels: { targets: { expr: string }[] }[] };

/** The names of measures in an expression; labels and times are left out. */
const namesIn = (expression: string) =>
  expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/\b(mithaq|http|nodejs|process)_\w+/g) ?? [];
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => ['the dashboard', expr])),
] as [string, string][];

it.each(expressions)('%s names measures that /metrics has: %s', (_from, expression) => {
  const served = new Set(Array.from(metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name]) => name));
  for (const name of namesIn(expression))
    expect(served.has(name) || served.has(name.replace(/_(bucket|count|sum)$/, ''))).toBe(true);
});

it('each alert has a heading in the runbook, and each heading an alert', () => {
  const headings = Array.from(read('docs/operations/alerts.md').matchAll(/^## (.+)$/gm), ([, heading]) => heading);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook_url).toBe(`docs/operations/alerts.md#${alert.toLowerCase()}`);
});
