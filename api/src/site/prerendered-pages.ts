import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathsOfUsers } from '@mithaq/openapi/rules/client-paths.ts';
import { hostCookieNames, languageCookie, signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { languageOf, languages, preferredLanguages, type Language } from '@mithaq/openapi/rules/language.ts';
import { operatorPlaceholder } from '@mithaq/openapi/rules/operator.ts';
import { sendStatic, staticBody } from '../http/static-body.ts';
import type { Config } from '../server/config.ts';

/** The build's placeholder for the site's origin. */
const originPlaceholder = 'https://origin.invalid';

/** The service worker's offline page. */
const offline = '/offline';

/** Paths that require a session, excluded in robots.txt. */
const closed = ['/api/', ...pathsOfUsers];

/** What a page says about the copy that serves it. */
export type Site = Pick<Config, 'publicUrl' | 'operator'>;

/** The page of each path in each language. */
type Pages = Map<string, Map<Language, ReturnType<typeof staticBody>>>;

/** Serves the prerendered pages to visitors, and robots.txt and sitemap.xml. */
export async function serveVisitorPages(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  const { publicUrl } = site;
  const pages = await readPages(path.join(folder, 'pages'), site);
  for (const [url, inLanguages] of pages) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        reply.header('vary', 'Cookie, Accept-Language');
        // If the session has ended, the application shows the page and clears the cookie.
        if (url !== offline && cookieOf(request, signedInCookie) !== undefined) return reply.sendFile('index.html');
        const page = inLanguages.get(wantedLanguage(request)) ?? inLanguages.get('en');
        return page ? sendStatic(await page(), request, reply) : reply.sendFile('index.html');
      },
    });
  }
  const places = [...pages.keys()].filter((url) => url !== offline);
  const lists = {
    '/robots.txt': staticBody('text/plain; charset=utf-8', () => robots(publicUrl)),
    '/sitemap.xml': staticBody('application/xml; charset=utf-8', () => sitemap(places, publicUrl)),
  };
  for (const [url, list] of Object.entries(lists))
    app.get(url, async (request, reply) => sendStatic(await list(), request, reply));
}

async function readPages(folder: string, site: Site): Promise<Pages> {
  const pages: Pages = new Map();
  for (const language of Object.keys(languages) as Language[]) {
    // the keys of a record of languages
    for await (const file of glob('*.html', { cwd: path.join(folder, language) })) {
      const html = completed(await readFile(path.join(folder, language, file), 'utf8'), site);
      const url = file === 'index.html' ? '/' : `/${path.basename(file, '.html')}`;
      const inLanguages: NonNullable<ReturnType<Pages['get']>> = pages.get(url) ?? new Map();
      pages.set(
        url,
        inLanguages.set(
          language,
          staticBody('text/html; charset=utf-8', () => html),
        ),
      );
    }
  }
  return pages;
}

/** Puts in what was not known when the page was built. */
function completed(html: string, { publicUrl, operator }: Site): string {
  const placeholder = halvesOf(operatorPlaceholder.contactEmail);
  const address = halvesOf(operator.contactEmail);
  return html
    .replaceAll(originPlaceholder, publicUrl)
    .replaceAll(operatorPlaceholder.name, () => escaped(operator.name))
    .replaceAll(placeholder.user, () => escaped(address.user))
    .replaceAll(placeholder.host, () => escaped(address.host));
}

/** A page may break the line before the host. */
function halvesOf(email: string): { user: string; host: string } {
  const at = email.lastIndexOf('@');
  return { user: email.slice(0, at), host: email.slice(at) };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The language in the URL, else in the cookie, else the browser's. */
function wantedLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }; // not validated
  const preferred = preferredLanguages(request.headers['accept-language']);
  return languageOf(typeof lang === 'string' ? lang : undefined, [
    cookieOf(request, languageCookie) ?? '',
    ...preferred,
  ]);
}

/** Only https uses the prefix, and a request through a proxy does not show for sure that it came by https: both names count. */
function cookieOf({ cookies }: FastifyRequest, name: string): string | undefined {
  return hostCookieNames(name, true)
    .map((each) => cookies[each])
    .find((value) => value !== undefined);
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((place) => `Disallow: ${place}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every page in every language (sitemaps.org, with the alternates of Google's extension). */
function sitemap(places: readonly string[], publicUrl: string): string {
  const address = (place: string, language: string) =>
    `${publicUrl}${place}${language === 'en' ? '' : `?lang=${language}`}`;
  const codes = Object.keys(languages);
  const alternates = (place: string) =>
    codes.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(place, code)}"/>`).join('');
  const entries = places.flatMap((place) =>
    codes.map((code) => `<url><loc>${address(place, code)}</loc>${alternates(place)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
