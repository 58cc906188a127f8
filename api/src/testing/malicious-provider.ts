import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** An OpenID provider whose token endpoint and key set a test controls. */
export type MaliciousProvider = {
  /** The configuration for the server. */
  parts: {
    issuer: string;
    accountIssuer: string;
    authorizeUrl: string;
    tokenUrl: string;
    jwksUrl: string;
    clientId: string;
    clientSecret: string;
  };
  /** Sets the response of the token endpoint. */
  onToken(answer: (form: URLSearchParams, response: ServerResponse) => void): void;
  /** Sets the response of the key set; undefined returns the keys. */
  onKeys(answer: ((response: ServerResponse) => void) | undefined): void;
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>;
  signWithAnotherKey(claims: JWTPayload): Promise<string>;
  signWithPublicKeyAsSecret(claims: JWTPayload): Promise<string>;
  unsigned(claims: JWTPayload): string;
  close(): Promise<void>;
};

const kid = 'the-key';

export async function startMaliciousProvider(): Promise<MaliciousProvider> {
  const ours = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(ours.publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  let onToken: Parameters<MaliciousProvider['onToken']>[0] = (_form, response) => json(response, 500, {});
  let onKeys: Parameters<MaliciousProvider['onKeys']>[0];
  const server = createServer(async (request, response) => {
    if (request.url === '/jwks') return onKeys ? onKeys(response) : json(response, 200, jwks);
    onToken(new URLSearchParams(await text(request)), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on a port, not a pipe
  return {
    parts: {
      issuer,
      accountIssuer: issuer,
      authorizeUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/jwks`,
      clientId: 'mithaq-test',
      clientSecret: 'secret',
    },
    onToken: (answer) => (onToken = answer),
    onKeys: (answer) => (onKeys = answer),
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(ours.privateKey),
    signWithAnotherKey: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(foreign.privateKey),
    async signWithPublicKeyAsSecret(claims) {
      const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
    },
    unsigned: (claims) => new UnsecuredJWT(claims).encode(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
