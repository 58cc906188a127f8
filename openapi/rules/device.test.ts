import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari on Mac'],
  ['curl/8.9.1', undefined],
  ['', undefined],
  [undefined, undefined],
  ['A name, <script> and amina@example.test', undefined],
])('deviceOf %j is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it('reads the beginning of a long header only', () => {
  expect(deviceOf(`${' '.repeat(2000)}Firefox/140.0`)).toBeUndefined();
});
