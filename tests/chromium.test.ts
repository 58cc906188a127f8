import { afterEach, expect, test, vi } from 'vitest';
import { chromiumOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH comes first, and an error names it when the file does not exist', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(chromiumOptions()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, and no browser starts there.');
});
