import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberFactory, propose } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.close());
const factory = memberFactory(() => server);

const report = (proposalId: string) => [`/api/v1/proposals/${proposalId}/reports`, { reason: 'OTHER' }] as const;
const execute = <Row>(sql: string, values: unknown[] = []) => server.database.orm.em.fork().execute<Row[]>(sql, values);

const leave = ({ cookie }: { cookie: string }) =>
  server.app.inject({ method: 'DELETE', url: '/api/v1/users/current-user', headers: { cookie } });

/** Whom the report is about. */
async function aboutOf(made: LightMyRequestResponse): Promise<unknown> {
  const [row] = await execute(
    `select member_id as member, person_hashes as "personHashes" from moderation_case where id = ?`,
    [made.json<{ reportId: string }>().reportId],
  );
  return row;
}

it('reportProposalParty takes a report about a member of whom nothing is retained any more', async () => {
  const [him, her] = [await factory.man(), await factory.woman()];
  const proposalId = await propose(him, her);
  await leave(her);
  await execute(`delete from retained_relation where member_id = ?`, [him.profileId]);
  const made = await him.post(...report(proposalId));
  expect(made.statusCode).toBe(201);
  expect(await aboutOf(made)).toEqual({ member: null, personHashes: null });
});

it('reportProposalParty takes the hashes of nobody where two proposals of one moment could be meant', async () => {
  const [him, her, other] = [await factory.man(), await factory.woman(), await factory.woman()];
  const proposals = [await propose(him, her), await propose(him, other)];
  await execute(
    `update proposal set created_at = (select min(created_at) from proposal where sender_id = ?) where sender_id = ?`,
    [him.profileId, him.profileId],
  );
  await leave(her);
  for (const proposalId of proposals) {
    const made = await him.post(...report(proposalId));
    expect(made.statusCode).toBe(201);
    const isOther = proposalId === proposals[1];
    expect(await aboutOf(made)).toEqual({ member: isOther ? other.profileId : null, personHashes: null });
  }
});
