import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf, resolve } from '@mithaq/openapi/generate/contract.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { describe, expect, it } from 'vitest';

/** What the landing page promises of the product as a whole, and no test of one part of it shows. */
const root = path.join(import.meta.dirname, '..');
const shipped = globSync('{web,ui-kit}/{index.html,public/*.{js,webmanifest},src/**/*.{ts,tsx,css}}', {
  cwd: root,
}).filter((file) => !/\.(test|stories)\.|\/testing\/|samples/.test(file));
const words = (file: string) => readFileSync(path.join(root, file), 'utf8');
const linesWith = (pattern: RegExp, files = shipped) =>
  files.flatMap((file) => (pattern.test(words(file)) ? [file] : []));

describe('photos', () => {
  it('have no way in: no operation takes a file, and no field of a body is binary', () => {
    const bodies = operationsOf(contract).flatMap(({ operation }) =>
      operation.requestBody ? [resolve(contract, operation.requestBody)] : [],
    );
    expect(bodies.length).toBeGreaterThan(5);
    for (const body of bodies) expect(Object.keys(body.content)).toEqual(['application/json']);
    const binary = Object.entries(contract.components.schemas).filter(([, schema]) =>
      /"format":"(binary|byte)"|contentEncoding|contentMediaType/.test(JSON.stringify(schema)),
    );
    expect(binary.map(([name]) => name)).toEqual([]);
  });

  it('have no control: nothing in the client opens a file', () => {
    expect(
      linesWith(/type=["'{]+file|FileInput|FileButton|Dropzone|showOpenFilePicker|FileReader|DataTransfer\b/),
    ).toEqual([]);
  });

  it('of an account are in the account’s own answer, and in no other', () => {
    const withPicture = Object.entries(contract.components.schemas).filter(([, { properties = {} }]) =>
      Object.keys(properties).some((name) => /avatar|picture|photo|image|profileUrl/i.test(name)),
    );
    expect(withPicture.map(([name]) => name)).toEqual(['User']);
    const told = operationsOf(contract).filter(({ operation }) =>
      Object.values(operation.responses).some((answer) =>
        /schemas\/User"/.test(JSON.stringify(resolve(contract, answer))),
      ),
    );
    expect(told.map(({ operation }) => operation.operationId).toSorted()).toEqual(['getCurrentUser', 'getUser']);
  });
});

describe('elsewhere', () => {
  /** Links that someone may follow, names of vocabularies, and an example of a form field; nothing of it is fetched. */
  const named = new Set(['https://www.instagram.com', 'http://www.w3.org', 'https://origin.invalid']);

  it('is nowhere in what the client is made of', () => {
    expect(shipped.length).toBeGreaterThan(150);
    const hosts = shipped.flatMap((file) =>
      [...words(file).matchAll(/https?:\/\/[\w.-]+/g)].map(([host]) => `${host} in ${file}`),
    );
    expect(hosts.filter((found) => !named.has(found.split(' ')[0]!))).toEqual([]);
  });

  it('is met by one part of the client, which checks the phone and is fetched by that page alone', () => {
    expect(linesWith(/from 'firebase|import\('firebase/)).toEqual(['web/src/phone/identity-service.ts']);
    expect(
      linesWith(/identity-service\.ts/).filter((file) =>
        /\bimport\b[^;]*from '[^']*identity-service\.ts'/.test(words(file).replace(/import type[^;]*;/g, '')),
      ),
    ).toEqual([]);
    expect(linesWith(/import\('[^']*identity-service\.ts'\)/).every((file) => file.startsWith('web/src/phone/'))).toBe(
      true,
    );
  });

  it('nobody who measures or advertises is among the packages that ship', () => {
    const packages = ['web', 'ui-kit', 'api', 'openapi'].flatMap((folder) =>
      Object.keys((JSON.parse(words(`${folder}/package.json`)) as { dependencies: object }).dependencies),
    ); // npm's own format
    expect(
      packages.filter((name) =>
        /analytics|gtag|tag-manager|segment|mixpanel|amplitude|posthog|hotjar|sentry|datadog|plausible|matomo|pixel|adsense|facebook/i.test(
          name,
        ),
      ),
    ).toEqual([]);
    expect(linesWith(/sendBeacon|firebase\/(analytics|performance)/)).toEqual([]);
  });
});

it('no cookie is written by anything else than signing in and the choice of a language', () => {
  const server = globSync('api/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\/|\/local\//.test(file),
  );
  expect(linesWith(/setCookie\(|'set-cookie'/i, server)).toEqual(['api/src/auth/sessions.ts']);
  expect(linesWith(/@fastify\/oauth2/, server)).toEqual(['api/src/auth/google-sign-in.ts']);
  expect(linesWith(/document\.cookie\s*=|cookieStore/).toSorted()).toEqual([
    'web/src/auth/session-cookie.ts',
    'web/src/languages/language-cookie.ts',
  ]);
});
