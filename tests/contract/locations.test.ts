import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

onEachBackend((on) => {
  test('listCountries sends anyone every country once, with code and name', async () => {
    const countries = await on.visitor().gets('listCountries');
    expect(countries.length).toBeGreaterThan(190);
    expect(countries).toContainEqual({ code: 'IN', name: 'India' });
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  test('listStates sends anyone the states of a country', async () => {
    const states = await on.visitor().gets('listStates', { params: { code: 'IN' } });
    expect(states.map(({ name }) => name)).toContain('Telangana');
  });

  test('listStates returns 404 for an unknown country', async () => {
    await on.visitor().expectProblem('listStates', { params: { code: 'ZZ' } }, 404, 'not-found');
  });

  test.each(['in', 'IND', '1', 'I%00'])('listStates refuses the code %s', async (code) => {
    await on.visitor().expectProblem('listStates', { params: { code } }, 400, 'validation');
  });

  test('listCountries refuses an undeclared parameter', async () => {
    await on.visitor().expectProblem('listCountries', { query: { page: '1' } }, 400, 'validation');
  });
});
