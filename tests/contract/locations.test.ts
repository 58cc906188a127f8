import { expect, test } from 'vitest';
import { onEachSubject } from './checked.ts';

onEachSubject((on) => {
  test('listCountries gives every country by code and name, to anyone', async () => {
    const countries = await on.visitor().gets('listCountries');
    expect(countries.length).toBeGreaterThan(190);
    expect(countries).toContainEqual({ code: 'IN', name: 'India' });
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  test('listStates gives the states of one country, to anyone', async () => {
    const states = await on.visitor().gets('listStates', { params: { code: 'IN' } });
    expect(states.map(({ name }) => name)).toContain('Telangana');
  });

  test('listStates knows no states of no country', async () => {
    await on.visitor().isRefused('listStates', { params: { code: 'ZZ' } }, 404, 'not-found');
  });

  test.each(['in', 'IND', '1', 'I%00'])('listStates refuses %s as a code', async (code) => {
    await on.visitor().isRefused('listStates', { params: { code } }, 400, 'validation');
  });

  test('listCountries refuses a parameter nobody declared', async () => {
    await on.visitor().isRefused('listCountries', { query: { page: '1' } }, 400, 'validation');
  });
});

onEachSubject(
  (on) => {
    test('listCountries and listStates may be kept for a day', async () => {
      const countries = await on.visitor().ask('listCountries');
      const states = await on.visitor().ask('listStates', { params: { code: 'IN' } });
      for (const { headers } of [countries, states]) expect(headers.get('cache-control')).toMatch(/max-age=86400/);
    });
  },
  { only: 'api' },
);
