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

  test('getClientConfig sends no secret', async () => {
    const text = JSON.stringify(await on.visitor().gets('getClientConfig'));
    expect(text).not.toMatch(/secret|postgres|password|private/i);
  });

  test('getClientConfig refuses an undeclared parameter', async () => {
    await on.visitor().expectProblem('getClientConfig', { query: { debug: '1' } }, 400, 'validation');
  });
});
