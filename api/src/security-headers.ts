import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { IdentityService } from './identity-service.ts';

type Parts = { isSecure: boolean; webFolder: string | undefined; phone: IdentityService['client'] };

/** Security headers on every answer, with a strict Content-Security-Policy (W3C CSP 3). */
export async function setSecurityHeaders(app: FastifyInstance, { isSecure, webFolder, phone }: Parts): Promise<void> {
  const captcha = phone.emulatorUrl ? [] : ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
  const identity = phone.emulatorUrl ? [phone.emulatorUrl] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...captcha];
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(await inlineScripts(webFolder)), ...captcha],
        // Mantine sets its variables in style elements and attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...identity],
        'frame-src': captcha.length > 0 ? captcha : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The sign-in popup must be able to tell its opener that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.url.startsWith('/api/docs')) {
      // The reader of the contract brings its own inline scripts; it holds no session of its own and shows no member.
      reply.header('content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    }
  });
}

/** The hashes of the scripts that stand in the page itself: the colour scheme must be known before the first paint. */
async function inlineScripts(webFolder: string | undefined): Promise<string[]> {
  if (!webFolder) return [];
  const html = await readFile(`${webFolder}/index.html`, 'utf8');
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
}
