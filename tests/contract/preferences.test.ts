import { expect, test } from 'vitest';
import { onEachSubject, type CheckedMember } from './checked.ts';
import { testGates } from './gates.ts';
import * as madeUp from './made-up.ts';
import { refusedPreferences } from './refused-values.ts';
import { expectAlike } from './same-refusal.ts';
import { malformedIds, nobody } from './some-ids.ts';

const stored = async (owner: CheckedMember) => (await owner.gets('getCurrentUserProfile')).preferences;

onEachSubject((on) => {
  testGates(on, 'savePreferences', { body: madeUp.preferences() });
  testGates(on, 'getPreferences', { params: { id: nobody } });
  testGates(on, 'updatePreferences', { params: { id: nobody }, body: madeUp.preferences() });

  test('savePreferences and updatePreferences store the whole and give it back', async () => {
    const owner = await on.verified();
    const params = { id: owner.preferencesId };
    const body = madeUp.preferences({
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
      body: madeUp.preferences({ preferencesId: owner.preferencesId, preferredMaxAge: 61 }),
    });
    expect(updated).toMatchObject({ minAge: 18, maxAge: 61, education: ['Any'] });
    expect(updated).not.toHaveProperty('otherPreferences');
    expect(await owner.gets('getPreferences', { params })).toEqual(updated);
  });

  test('getPreferences says the same of another’s and of none', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    expectAlike([
      await stranger.isRefused('getPreferences', { params: { id: other.preferencesId } }, 404, 'not-found'),
      await stranger.isRefused('getPreferences', { params: { id: nobody } }, 404, 'not-found'),
    ]);
  });

  test('updatePreferences and savePreferences change nobody else’s', async () => {
    const stranger = await on.woman();
    const other = await on.man();
    const before = await stored(other);
    const params = { id: other.preferencesId };
    const mine = { id: stranger.preferencesId };
    const body = madeUp.preferences({ preferredMinAge: 40 });
    const naming = madeUp.preferences({ preferredMinAge: 40, preferencesId: other.preferencesId });
    expectAlike([
      await stranger.isRefused('updatePreferences', { params, body }, 404, 'not-found'),
      await stranger.isRefused('updatePreferences', { params: { id: nobody }, body }, 404, 'not-found'),
      await stranger.isRefused('updatePreferences', { params: mine, body: naming }, 404, 'not-found'),
      await stranger.isRefused('savePreferences', { body: naming }, 404, 'not-found'),
    ]);
    expect(await stored(other)).toEqual(before);
    expect(await stored(stranger)).toMatchObject({ minAge: 18 });
  });

  test.each(malformedIds)('getPreferences and updatePreferences refuse %s as an id', async (id) => {
    const owner = await on.verified();
    await owner.isRefused('getPreferences', { params: { id } }, 400, 'validation');
    await owner.isRefused('updatePreferences', { params: { id }, body: madeUp.preferences() }, 400, 'validation');
  });

  test.each(refusedPreferences)(
    'savePreferences and updatePreferences refuse $what',
    async ({ change, code = 'validation' }) => {
      const owner = await on.verified();
      const before = await stored(owner);
      const body = { ...madeUp.preferences(), ...change };
      await owner.isRefused('savePreferences', { body }, 400, code);
      await owner.isRefused('updatePreferences', { params: { id: owner.preferencesId }, body }, 400, code);
      expect(await stored(owner)).toEqual(before);
    },
  );
});
