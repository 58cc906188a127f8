import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

onEachBackend((on) => {
  test('listSessions has the session of the request', async () => {
    const member = await on.verified();
    expect(await member.gets('listSessions')).toMatchObject([{ isCurrent: true }]);
  });

  test('endAllSessions ends the session of the request too', async () => {
    const member = await on.verified();
    await member.gets('endAllSessions');
    await member.expectProblem('getCurrentUser', {}, 401, 'signed-out');
  });
});
