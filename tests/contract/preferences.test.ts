import { newPreferences } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { refusedPreferences } from './refused-values.ts';
import { expectSameProblem, malformedIds, onEachBackend, unknownId, type TestMember } from './test-client.ts';

const stored = async (owner: TestMember) => (await owner.gets('getCurrentUserProfile')).preferences;

onEachBackend((on) => {
  test('savePreferences and updatePreferences replace all preferences', async () => {
    const owner = await on.verified();
    const params = { id: owner.preferencesId };
    const body = newPreferences({
      preferredMinAge: 27,
      preferredOtherPreferences: 'Someone who keeps the prayers.',
      preferredEducation: ['MBBS', 'BSc'],
    });
    const saved = await owner.gets('savePreferences', { body });
    expect(saved).toMatchObject({
      preferencesId: owner.preferencesId,
      minAge: 27,
      education: ['MBBS', 'BSc'],
      otherPreferences: 'Someone who keeps the prayers.',
    });
    expect(await owner.gets('getPreferences', { params })).toEqual(saved);

    const updated = await owner.gets('updatePreferences', {
      params,
      body: newPreferences({ preferencesId: owner.preferencesId, preferredMaxAge: 61 }),
    });
    expect(updated).toMatchObject({ minAge: 18, maxAge: 61, education: ['Any'] });
    expect(updated).not.toHaveProperty('otherPreferences');
    expect(await owner.gets('getPreferences', { params })).toEqual(updated);
  });

  test('getPreferences returns the same 404 for the id of another member and an unknown id', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    expectSameProblem([
      await stranger.expectProblem('getPreferences', { params: { id: other.preferencesId } }, 404, 'not-found'),
      await stranger.expectProblem('getPreferences', { params: { id: unknownId } }, 404, 'not-found'),
    ]);
  });

  test('updatePreferences and savePreferences change the preferences of no other member', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    const before = await stored(other);
    const params = { id: other.preferencesId };
    const mine = { id: stranger.preferencesId };
    const body = newPreferences({ preferredMinAge: 40 });
    const naming = newPreferences({ preferredMinAge: 40, preferencesId: other.preferencesId });
    expectSameProblem([
      await stranger.expectProblem('updatePreferences', { params, body }, 404, 'not-found'),
      await stranger.expectProblem('updatePreferences', { params: { id: unknownId }, body }, 404, 'not-found'),
      await stranger.expectProblem('updatePreferences', { params: mine, body: naming }, 404, 'not-found'),
      await stranger.expectProblem('savePreferences', { body: naming }, 404, 'not-found'),
    ]);
    expect(await stored(other)).toEqual(before);
    expect(await stored(stranger)).toMatchObject({ minAge: 18 });
  });

  test.each(malformedIds)('getPreferences and updatePreferences refuse the id %s', async (id) => {
    const owner = await on.verified();
    await owner.expectProblem('getPreferences', { params: { id } }, 400, 'validation');
    await owner.expectProblem('updatePreferences', { params: { id }, body: newPreferences() }, 400, 'validation');
  });

  test.each(refusedPreferences)(
    'savePreferences and updatePreferences refuse $what',
    async ({ change, code = 'validation' }) => {
      const owner = await on.verified();
      const before = await stored(owner);
      const body = { ...newPreferences(), ...change };
      await owner.expectProblem('savePreferences', { body }, 400, code);
      await owner.expectProblem('updatePreferences', { params: { id: owner.preferencesId }, body }, 400, code);
      expect(await stored(owner)).toEqual(before);
    },
  );
});
