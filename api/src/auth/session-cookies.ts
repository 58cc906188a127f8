import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { networkOf } from '../http/address.ts';
import { sessionDays } from '../entities/session.entity.ts';
import type { SessionTokens } from './session-tokens.ts';
import { limitUnsignedLookUps } from './unsigned-look-ups.ts';

/** A token of version 0.1.0, which did not sign them. */
const unsignedToken = /^[\w-]{43}$/;

export type SessionCookies = ReturnType<typeof sessionCookies>;

/**
 * The two cookies: the session, and a readable one without content that tells the client that there is a session.
 * Over https they are bound to this host (`__Host-`, RFC 6265bis section 4.1.3.2) and Secure.
 */
export function sessionCookies(isSecure: boolean, tokens: SessionTokens) {
  const name = hostCookie('mithaq_session', isSecure);
  const hint = hostCookie(signedInCookie, isSecure);
  const lookUpUnsigned = limitUnsignedLookUps();
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure };
  const lasting = { ...shared, maxAge: sessionDays.absolute * 24 * 60 * 60 };

  function signedToken({ cookies }: FastifyRequest): string | undefined {
    const token = cookies[name];
    return token !== undefined && tokens.isSigned(token) ? token : undefined;
  }

  return {
    /** The token in the request's cookie if we have signed it: its sender has or had a session. */
    signedToken,

    isSent: ({ cookies }: FastifyRequest): boolean => cookies[name] !== undefined,

    /**
     * What `find` returns for the token in the request's cookie; null, without asking it, when no session can have this token.
     * @throws Overload when the address sent too many tokens without a signature
     */
    async lookUp<T>(request: FastifyRequest, find: (token: string) => Promise<T | null>): Promise<T | null> {
      const signed = signedToken(request);
      if (signed !== undefined) return find(signed);
      const token = request.cookies[name] ?? '';
      return unsignedToken.test(token) ? lookUpUnsigned(networkOf(request.ip), () => find(token)) : null;
    },

    set(reply: FastifyReply, token: string): void {
      reply.setCookie(name, token, { ...lasting, httpOnly: true }).setCookie(hint, '1', lasting);
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(name, { ...shared, httpOnly: true }).clearCookie(hint, shared);
      // Version 0.1.0 set it without the prefix.
      if (hint !== signedInCookie) reply.clearCookie(signedInCookie, shared);
    },
  };
}
