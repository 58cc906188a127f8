import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { IdentityService } from '../server/identity-service.ts';

type Parts = {
  isSecure: boolean;
  webFolder: string | undefined;
  /** Where Sign In leads. */
  signInUrl: string;
  phone: IdentityService['client'];
};

/**
 * Security headers on every response, with a strict Content-Security-Policy (W3C CSP 3). Returns those of a response under /api, for
 * what Node's parser refuses before there is a request.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { isSecure, webFolder, signInUrl, phone }: Parts,
): Promise<Record<string, string>> {
  const captcha = phone.emulatorUrl
    ? []
    : [
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ];
  const identity = phone.emulatorUrl
    ? [phone.emulatorUrl]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...captcha];
  const securityHeaders = await fixedHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(await inlineScripts(webFolder)), ...captcha],
        // Mantine writes style elements and attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...identity],
        'frame-src': captcha.length > 0 ? captcha : ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        // Sign In is a form whose response redirects to Google.
        'form-action': ["'self'", new URL(signInUrl).origin],
        'frame-ancestors': ["'none'"],
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The sign-in popup must be able to message its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const ofApi = { ...securityHeaders, 'cache-control': 'no-store' };
  const { 'content-security-policy': _, ...ofAssets } = securityHeaders;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.headers(ofApi).header('x-request-id', request.id);
    // The policy applies to pages; on twenty scripts it would only add 12 KB.
    else reply.headers(request.url.startsWith('/assets/') ? ofAssets : securityHeaders);
    // The API reference loads its script from here and its fonts from the script. It needs no other service.
    if (request.url.startsWith('/api/docs/reference')) {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
    }
    done();
  });
  return ofApi;
}

/** The headers that helmet sets. They never change, and to compute them for each request would take a twentieth of its time. */
async function fixedHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, options);
  app.get('/', async () => '');
  return securityHeadersIn((await app.inject('/')).headers);
}

function securityHeadersIn(headers: OutgoingHttpHeaders): Record<string, string> {
  const ofBody = /^(content-(type|length|encoding)|date|connection|vary|keep-alive|x-request-id)$/;
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofBody.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The hashes of the inline scripts in the pages: they set the color scheme before the first paint. */
export async function inlineScripts(webFolder: string | undefined): Promise<string[]> {
  if (!webFolder) return [];
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: webFolder }), (file) =>
    readFile(path.join(webFolder, file), 'utf8'),
  );
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!),
  );
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
