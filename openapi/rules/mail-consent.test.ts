import { expect, test } from 'vitest';
import { currentMailConsentVersion as version, mailConsentProblem, mailStatus, maxBounces } from './mail-consent.ts';

test.each([
  [null, 'NOT_ASKED'],
  [{ agreed: true, version, bounces: 0 }, 'AGREED'],
  [{ agreed: true, version, bounces: maxBounces - 1 }, 'AGREED'],
  [{ agreed: true, version, bounces: maxBounces }, 'STOPPED'],
  [{ agreed: true, version: '2026-11-22', bounces: 0 }, 'NOT_ASKED'],
  [{ agreed: false, version, bounces: 0 }, 'REFUSED'],
  [{ agreed: false, version: '2026-11-22', bounces: 0 }, 'REFUSED'],
])('an answer %o means %s', (answer, status) => {
  expect(mailStatus(answer)).toBe(status);
});

test('only a yes must be one to the present text', () => {
  const old = { version: '2026-11-22', language: 'en' as const };
  expect(mailConsentProblem({ agreed: true, version, language: 'en' })).toBeNull();
  expect(mailConsentProblem({ agreed: false, ...old })).toBeNull();
  expect(mailConsentProblem({ agreed: true, ...old })).toMatchObject({ errors: [{ pointer: '/version' }] });
});
