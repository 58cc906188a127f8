import { expect, test } from 'vitest';
import { onEachSubject } from './checked.ts';

onEachSubject((on) => {
  test('getClientConfig tells anyone how to reach the phone service', async () => {
    const { phone, standIns } = await on.visitor().gets('getClientConfig');
    expect(phone.projectId).not.toBe('');
    expect(phone.emulatorUrl !== undefined).toBe(standIns.includes('phone'));
  });

  test('getClientConfig tells no secret', async () => {
    const text = JSON.stringify(await on.visitor().gets('getClientConfig'));
    expect(text).not.toMatch(/secret|postgres|password|private/i);
  });

  test('getClientConfig refuses a parameter nobody declared', async () => {
    await on.visitor().isRefused('getClientConfig', { query: { debug: '1' } }, 400, 'validation');
  });
});
