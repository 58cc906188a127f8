import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { freePort } from './free-port.ts';
import { type Accounts, type Person, createAccounts } from './google-accounts.ts';
import { type Page, chooserPage, problemPage } from './google-pages.ts';
import { createProvider, sessionCookie } from './google-provider.ts';
import { isForThisMachine, notThisMachine } from './own-host.ts';
import { refuseInProduction } from './refuse-in-production.ts';

/** The local Google: an OpenID provider with an account chooser. */
export type LocalGoogle = { issuer: string; url: string; close(): Promise<void> };

export type GoogleOptions = {
  /** The first port to try, then the next free one. */
  port: number;
  /** A name besides localhost by which it is asked. */
  host?: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  people: readonly Person[];
};

const maxBodyBytes = 4096;

/** Starts the provider on loopback. */
export async function startGoogle({
  port,
  host = 'localhost',
  clientId,
  clientSecret,
  redirectUris,
  people,
}: GoogleOptions): Promise<LocalGoogle> {
  refuseInProduction('The local Google sign-in');
  const accounts = createAccounts(people);
  const free = await freePort(port);
  const issuer = `http://127.0.0.1:${free}`;
  const redirects = redirectUris.flatMap(bothLoopbackNames);
  const provider = await createProvider({ issuer, clientId, clientSecret, redirectUris: redirects, accounts });
  const answer = provider.callback();
  const formTargets = [...new Set(redirects.map((uri) => new URL(uri).origin))];

  const server = createServer((request, response) => {
    if (!isForThisMachine(request, host)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(notThisMachine);
      return;
    }
    clearAccountCookie(request);
    if (request.url?.startsWith('/choose/')) void choose({ provider, accounts, formTargets, request, response });
    else void answer(request, response);
  });
  server.listen(free, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    url: issuer,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Every sign-in shows the account chooser, so that a user can sign in with another account. */
function clearAccountCookie(request: IncomingMessage): void {
  const cookies = request.headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(sessionCookie));
  if (cookies) request.headers.cookie = cookies.join('; ');
}

/** Developers use both localhost and 127.0.0.1, which are two addresses for the provider. */
function bothLoopbackNames(uri: string): string[] {
  const names = ['localhost', '127.0.0.1'];
  const { hostname } = new URL(uri);
  if (!names.includes(hostname)) return [uri];
  return names.map((name) => {
    const twin = new URL(uri);
    twin.hostname = name;
    return twin.href;
  });
}

type Choice = {
  provider: Provider;
  accounts: Accounts;
  formTargets: readonly string[];
  request: IncomingMessage;
  response: ServerResponse;
};

async function choose({ provider, accounts, formTargets, request, response }: Choice): Promise<void> {
  try {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST')
      return show(response, 200, chooserPage(accounts.all(), `/choose/${uid}`, formTargets));
    if (!(Number(request.headers['content-length']) <= maxBodyBytes)) {
      return show(response, 413, problemPage('That was too long', 'Go back and use a shorter name or address.'));
    }
    const form = new URLSearchParams(await text(request));
    if (form.has('cancel')) {
      const refusal = { error: 'access_denied', error_description: 'The sign-in was cancelled' };
      return await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    }
    const person = personIn(form, accounts);
    if (!person) {
      return show(
        response,
        400,
        problemPage('Who is this?', 'Go back, and choose an account or give a name and an email address.'),
      );
    }
    const login = { accountId: person.sub, remember: false };
    await provider.interactionFinished(
      request,
      response,
      { login, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  } catch {
    show(
      response,
      400,
      problemPage('This sign-in has expired', 'Close this page, go back to Mithaq and sign in again.'),
    );
  }
}

function personIn(form: URLSearchParams, accounts: Accounts): Person | undefined {
  const sub = form.get('sub');
  if (sub !== null) return accounts.find(sub);
  const [name, email] = [form.get('name')?.trim(), form.get('email')?.trim()];
  return name && email && /^[^@\s]+@[^@\s]+$/.test(email) ? accounts.use(email, name) : undefined;
}

/** No Cross-Origin-Opener-Policy: it would separate the popup from its opener. */
function show(response: ServerResponse, status: number, { html, csp }: Page): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}
