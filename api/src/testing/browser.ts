import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser as far as a sign-in needs one: it keeps cookies, for the server and for the local Google apart. */
export type Browser = {
  cookies: Map<string, string>;
  /** asks our server */
  ask(path: string, method?: 'GET' | 'POST'): Promise<LightMyRequestResponse>;
  /** goes to Google, chooses there, and gives the address to which Google sends it back */
  choose(address: string, form: Record<string, string>): Promise<URL>;
};

export function openBrowser(app: FastifyInstance, googleUrl: string): Browser {
  const cookies = new Map<string, string>();
  const googleCookies = new Map<string, string>();

  async function go(address: string, form?: Record<string, string>): Promise<URL> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: header(googleCookies), accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      keep(googleCookies, name, value);
    }
    const next = response.headers.get('location');
    if (!next) return new URL(address);
    const url = new URL(next, address);
    return url.origin === googleUrl ? go(url.href) : url;
  }

  return {
    cookies,
    async ask(path, method = 'GET') {
      const answer = await app.inject({
        method,
        url: path,
        headers: { cookie: header(cookies), host: 'localhost:3000' },
      });
      for (const { name, value } of answer.cookies) keep(cookies, name, value);
      return answer;
    },
    async choose(address, form) {
      const chooser = await go(address);
      return go(chooser.href, form);
    },
  };
}

function keep(cookies: Map<string, string>, name: string, value: string): void {
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function header(cookies: Map<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
