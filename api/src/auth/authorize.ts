import type { FastifyReply, FastifyRequest } from 'fastify';
import { requiredStageOf, type Operation } from '@mithaq/openapi/openapi-document.ts';
import { isModeratorEmail, stageOf, stageProblem } from '@mithaq/openapi/rules/onboarding.ts';
import { moderatorRole } from './moderators.ts';
import type { SessionCookies } from './session-cookies.ts';
import { endSession } from './sessions.ts';
import { findSession } from './find-session.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/problems.ts';
import type { Session } from '../http/operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

export type AuthorizeOptions = {
  database: Database;
  cookies: SessionCookies;
  publicUrl: string;
  moderatorEmails: readonly string[];
  now: () => Date;
};

/**
 * The first hook of an operation, before the body is read, so that a caller without access learns nothing: first
 * the session (401), then the origin of the request (csrf), then the onboarding stage (403).
 */
export function authorize(options: AuthorizeOptions, operation: Operation) {
  const { database, cookies, publicUrl, moderatorEmails, now } = options;
  const requiredStage = requiredStageOf(operation);
  // A link on another site would use up the quota of a member who follows it, and record a read.
  const isRecorded = operation['x-records-read'] === true;
  const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

  /** The session of a token with the role of its user. */
  async function find(token: string): Promise<Session | null> {
    const session = await findSession(database, token, now());
    if (!session) return null;
    const isNamed = isModeratorEmail(session.email, moderatorEmails);
    const role = isNamed ? await moderatorRole(database, token, now()) : 'none';
    if (role !== 'ended') return { ...session, isModerator: role === 'moderator' };
    await endSession(database, token);
    return null;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = requiredStage === 'public' ? null : await cookies.lookUp(request, find);
    request.session = session;
    const code = stageProblem(requiredStage, stageOf(session && factsOf(session)), session ?? {});
    if (code === 'signed-out') {
      if (cookies.isSent(request)) cookies.clear(reply);
      throw new ApiProblem(code);
    }
    // Before the origin: a caller who is no moderator learns nothing of these operations.
    if (code === 'not-found') throw new ApiProblem(code);
    if ((isRecorded || !isSafe(request.method)) && !isSameOrigin(request, publicUrl)) throw new ApiProblem('csrf');
    if (code) throw new ApiProblem(code);
  };
}

function factsOf({ profileId, isVerified, suspension }: Session) {
  return { isProfileComplete: profileId !== null, isPhoneVerified: isVerified, ...(suspension && { suspension }) };
}

/**
 * Whether the request comes from our own pages, or from no page at all. Browsers set Sec-Fetch-Site themselves and
 * pages cannot forge it; Origin is for browsers without it (OWASP, Cross-Site Request Forgery Prevention).
 */
function isSameOrigin({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || headers.origin === publicUrl || headers.origin === `${protocol}://${host}`;
}
