import type { FastifyReply, FastifyRequest } from 'fastify';
import { needOf, type Operation } from '@mithaq/openapi/generate/contract.ts';
import { refusal, stageOf, type Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { findAccount, type SessionCookies } from './auth/sessions.ts';
import type { Database } from './database/database.ts';
import { Refusal } from './errors.ts';
import type { Account } from './operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

export type GuardParts = { database: Database; cookies: SessionCookies; publicUrl: string };

/**
 * Stands before everything else of an operation, before the body is even read, so that a caller who may not ask learns
 * nothing by asking: first who it is (401), then whether the request is ours (csrf), then how far they have come (403).
 */
export function guard({ database, cookies, publicUrl }: GuardParts, operation: Operation) {
  const need = needOf(operation);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = need === 'public' ? undefined : cookies.read(request);
    request.account = await findAccount(database, token);
    const reason = refusal(need, stageReached(request.account));
    if (reason === 'signed-out') {
      if (token) cookies.clear(reply);
      throw new Refusal(reason);
    }
    if (request.method !== 'GET' && !isOurs(request, publicUrl)) throw new Refusal('csrf');
    if (reason) throw new Refusal(reason);
  };
}

function stageReached(account: Account | null): Stage {
  return stageOf(account && { isProfileComplete: account.profileId !== null, isPhoneVerified: account.isVerified });
}

/**
 * Whether the request comes from our own pages, or from no page at all. Browsers send Sec-Fetch-Site on their own and
 * pages can't forge it; Origin is for those that do not send it (OWASP, Cross-Site Request Forgery Prevention).
 */
function isOurs({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin === publicUrl || headers.origin === `${protocol}://${host}`;
}
