import { expect, test } from 'vitest';
import { expectSameProblem, malformedIds, onEachBackend, unknownId } from './test-client.ts';

onEachBackend((on) => {
  test('getCurrentUser returns the onboarding stage', async () => {
    expect(await (await on.incomplete()).gets('getCurrentUser')).toMatchObject({
      isProfileComplete: false,
      isPhoneVerified: false,
    });
    expect(await (await on.unverified()).gets('getCurrentUser')).toMatchObject({
      isProfileComplete: true,
      isPhoneVerified: false,
    });
    expect(await (await on.verified()).gets('getCurrentUser')).toMatchObject({
      isProfileComplete: true,
      isPhoneVerified: true,
    });
  });

  test('getCurrentUser refuses an undeclared parameter', async () => {
    const owner = await on.verified();
    await owner.expectProblem('getCurrentUser', { query: { fields: 'all' } }, 400, 'validation');
  });

  test('getUser returns the own account, as getCurrentUser does', async () => {
    const owner = await on.verified();
    expect(await owner.gets('getUser', { params: { id: owner.userId } })).toEqual(await owner.gets('getCurrentUser'));
  });

  test('getUser returns the same 404 for another account and an unknown id', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    expectSameProblem([
      await stranger.expectProblem('getUser', { params: { id: other.userId } }, 404, 'not-found'),
      await stranger.expectProblem('getUser', { params: { id: unknownId } }, 404, 'not-found'),
    ]);
  });

  test.each(malformedIds)('getUser refuses the id %s', async (id) => {
    const { errors } = await (await on.verified()).expectProblem('getUser', { params: { id } }, 400, 'validation');
    expect(errors).toEqual([{ pointer: 'id', code: 'wrong-format', detail: 'This must be a UUID' }]);
  });
});
