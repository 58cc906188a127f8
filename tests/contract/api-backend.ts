import { randomUUID } from 'node:crypto';
import { addSavedCopies } from '@mithaq/api/src/testing/saved-copies.ts';
import { startTestApp } from '@mithaq/api/src/testing/test-app.ts';
import { contentOf, urlOf, type Send, type Backend, type BackendOptions, type BackendSource } from './backend.ts';

/** The server with its database and the local services, without a network. */
export const api: BackendSource = { name: 'api', open };

async function open(settings: BackendOptions): Promise<Backend> {
  const server = await startTestApp(settings);
  const { app, phone, signIn, close } = server;

  function sendAs(cookie?: string): Send {
    return async (method, path, options = {}) => {
      const { headers, payload } = contentOf(options);
      const response = await app.inject({
        method: method as 'GET', // inject's list of methods is shorter than HTTP's
        url: urlOf(path, options.query),
        headers: { ...(cookie && { cookie }), ...headers },
        payload: typeof payload === 'object' ? Buffer.from(payload) : payload,
      });
      const entries = Object.entries(response.headers).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      );
      const isJson = /json/.test(response.headers['content-type'] ?? '') && response.payload !== '';
      const body: unknown = isJson ? response.json() : undefined;
      return { status: response.statusCode, headers: new Headers(entries), body };
    };
  }

  return {
    visitor: sendAs(),
    signIn: async (account) => sendAs((await signIn(account)).cookie),
    phoneProof: (phoneNumber, claims) => phone.sign(randomUUID(), phoneNumber, claims),
    addSavedCopies: (members) => addSavedCopies(server, { ...members, at: settings.now() }),
    close,
  };
}
