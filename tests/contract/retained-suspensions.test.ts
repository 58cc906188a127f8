import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

onEachBackend((on) => {
  test('a suspension outlives the account: a person who signs up again is suspended until it is lifted', async () => {
    const moderator = await on.moderator();
    const her = await on.suspended();
    const { suspension } = await her.gets('getCurrentUser');
    await her.gets('deleteAccount');
    const again = await on.incomplete(her.email);
    expect(await again.gets('getCurrentUser')).not.toHaveProperty('suspension');
    const { profile } = await again.gets('completeProfile', { body: newProfileBody() });
    expect(await again.gets('getCurrentUser')).toMatchObject({ suspension });
    await again.expectProblem('getCurrentUserProfile', {}, 403, 'suspended');
    expect((await moderator.gets('listSuspendedMembers')).data).toMatchObject([
      { member: { profileId: profile.id, isSuspended: true }, suspension },
    ]);
    await moderator.gets('liftSuspension', { body: { profileId: profile.id, reason: 'A mistake.' } });
    await again.gets('getCurrentUserProfile');
    await again.gets('deleteAccount');
    const free = await on.incomplete(her.email);
    await free.gets('completeProfile', { body: newProfileBody() });
    await free.gets('getCurrentUserProfile');
  });

  test('the number of a suspended member who left is in use for 180 days', async () => {
    const her = await on.suspended();
    await her.gets('deleteAccount');
    const prove = async () => on.prove(await on.unverified(), her.phoneNumber);
    const day = 86_400_000;
    on.advance(2 * day);
    expect(await prove()).toMatchObject({ status: 409, body: { code: 'phone-in-use' } });
    on.advance(177 * day);
    expect(await prove()).toMatchObject({ status: 409, body: { code: 'phone-in-use' } });
    on.advance(day);
    expect(await prove()).toMatchObject({ status: 200 });
  });
});
