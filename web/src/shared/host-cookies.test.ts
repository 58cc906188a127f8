import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCookie, readCookie, writeCookie } from './host-cookies.ts';

let cookies = '';
const set = vi.fn<(cookie: string) => void>();
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(set);
});
afterEach(() => {
  vi.restoreAllMocks();
  set.mockReset();
  cookies = '';
});

const overHttps = () => vi.spyOn(document, 'URL', 'get').mockReturnValue('https://mithaq.example/');
const written = () => set.mock.calls.map(([cookie]) => cookie);

test('over https a cookie is bound to this host', () => {
  overHttps();
  writeCookie('mithaq_language', 'ur', 60);
  expect(written()).toEqual(['__Host-mithaq_language=ur; Path=/; Max-Age=60; SameSite=Lax; Secure']);
});

test('over http it has no prefix, which a browser would refuse', () => {
  writeCookie('mithaq_language', 'ur', 60);
  expect(written()).toEqual(['mithaq_language=ur; Path=/; Max-Age=60; SameSite=Lax']);
});

test('over https a cookie of an earlier version counts until there is one with the prefix', () => {
  overHttps();
  cookies = 'other=1; mithaq_language=ur';
  expect(readCookie('mithaq_language')).toBe('ur');
  cookies = 'mithaq_language=ur; __Host-mithaq_language=ar';
  expect(readCookie('mithaq_language')).toBe('ar');
  expect(readCookie('mithaq_signed_in')).toBeUndefined();
});

test('to forget a cookie is to forget it under both names', () => {
  overHttps();
  forgetCookie('mithaq_signed_in');
  const rest = '; Path=/; Max-Age=0; SameSite=Lax; Secure';
  expect(written()).toEqual([`__Host-mithaq_signed_in=${rest}`, `mithaq_signed_in=${rest}`]);
});
