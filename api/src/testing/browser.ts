import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A minimal browser for sign-ins: it keeps cookies, separately for the server and the local Google. */
export type Browser = {
  cookies: Map<string, string>;
  /** Sends a request to the server. */
  ask(path: string, method?: 'GET' | 'POST'): Promise<LightMyRequestResponse>;
  /** Opens Google's page, submits the form there and returns the address of Google's redirect. */
  choose(address: string, form: Record<string, string>): Promise<URL>;
};

export function openBrowser(app: FastifyInstance, googleUrl: string): Browser {
  const cookies = new Map<string, string>();
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
    choose: chooserAt(googleUrl),
  };
}

/** Signs in at this local Google, with cookies of its own. */
export function chooserAt(googleUrl: string): Browser['choose'] {
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

  return async (address, form) => {
    const chooser = await go(address);
    return go(chooser.href, form);
  };
}

function keep(cookies: Map<string, string>, name: string, value: string): void {
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function header(cookies: Map<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
