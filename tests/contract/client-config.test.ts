import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { expect, test } from 'vitest';
import { onEachBackend } from './test-client.ts';

onEachBackend((on) => {
  test('getClientConfig tells anyone how to reach the phone service', async () => {
    const { phone, localServices } = await on.visitor().gets('getClientConfig');
    expect(phone.projectId).not.toBe('');
    expect(phone.emulatorUrl !== undefined).toBe(localServices.includes('phone'));
  });

  test('getClientConfig names the operator of a copy for development', async () => {
    const { operator } = await on.visitor().gets('getClientConfig');
    expect(operator).toEqual({ name: 'Local demo', contactEmail: 'operator@mithaq.localhost' });
  });

  test('getClientConfig says whether there is mail about news', async () => {
    expect(await on.visitor().gets('getClientConfig')).toMatchObject({ mail: true });
  });

  test('getClientConfig has the consent that a new profile needs', async () => {
    const { consent } = await on.visitor().gets('getClientConfig');
    const newcomer = await on.incomplete();
    const outdated = { ...newProfileBody(), consentVersion: '2020-01-01' };
    const { errors } = await newcomer.expectProblem('completeProfile', { body: outdated }, 400, 'validation');
    expect(errors).toMatchObject([{ code: 'outdated', params: { version: consent.version } }]);
    await newcomer.gets('completeProfile', { body: { ...newProfileBody(), consentVersion: consent.version } });
  });

  test('getClientConfig sends no secret', async () => {
    const text = JSON.stringify(await on.visitor().gets('getClientConfig'));
    expect(text).not.toMatch(/secret|postgres|password|private/i);
  });

  test('getClientConfig refuses an undeclared parameter', async () => {
    await on.visitor().expectProblem('getClientConfig', { query: { debug: '1' } }, 400, 'validation');
  });
});
