import { expect, test } from 'vitest';
import { onEachSubject } from './checked.ts';
import { testGates } from './gates.ts';
import { expectAlike } from './same-refusal.ts';
import { malformedIds, nobody } from './some-ids.ts';

onEachSubject((on) => {
  testGates(on, 'getCurrentUser');
  testGates(on, 'getUser', { params: { id: nobody } });

  test('getCurrentUser tells each how far they have come', async () => {
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

  test('getCurrentUser refuses a parameter nobody declared', async () => {
    const owner = await on.verified();
    await owner.isRefused('getCurrentUser', { query: { fields: 'all' } }, 400, 'validation');
  });

  test('getUser gives one’s own account, as getCurrentUser does', async () => {
    const owner = await on.verified();
    expect(await owner.gets('getUser', { params: { id: owner.userId } })).toEqual(await owner.gets('getCurrentUser'));
  });

  test('getUser says the same of another’s account and of none', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    expectAlike([
      await stranger.isRefused('getUser', { params: { id: other.userId } }, 404, 'not-found'),
      await stranger.isRefused('getUser', { params: { id: nobody } }, 404, 'not-found'),
    ]);
  });

  test.each(malformedIds)('getUser refuses %s as an id', async (id) => {
    await (await on.verified()).isRefused('getUser', { params: { id } }, 400, 'validation');
  });
});
