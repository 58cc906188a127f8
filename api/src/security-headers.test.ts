import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;

/** As it is with the real services: Google, and Firebase for the phone. */
beforeAll(async () => {
  server = await startTestApp({
    publicUrl: 'https://mithaq.test',
    google: { authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
    identity: { client: { apiKey: 'key', authDomain: 'mithaq.firebaseapp.com', projectId: 'mithaq' } },
  });
});
afterAll(() => server.close());

it('lets a page reach this address alone, but for its owner’s picture, Google’s check of the phone, and Google’s sign-in', async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/api/v1/client-config' });
  const captcha = [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ];
  const directives = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...captcha],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...captcha,
    ],
    'frame-src': captcha,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'https://accounts.google.com'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});
