import type { FastifyInstance } from 'fastify';
import { authHandlers } from './auth/auth.handlers.ts';
import type { GoogleProvider } from './auth/google-sign-in.ts';
import type { SessionCookies } from './auth/session-cookies.ts';
import type { SessionTokens } from './auth/session-tokens.ts';
import { membersHandlers } from './members/members.handlers.ts';
import { clientConfigHandlers } from './reference/client-config.handlers.ts';
import { contactReadsHandlers } from './proposals/contact-reads.handlers.ts';
import { guardianHandlers } from './proposals/guardian.handlers.ts';
import type { Complete, OperationId } from '@mithaq/openapi/handlers.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import type { Database } from './database/database.ts';
import type { KeyedHashes } from './server/keyed-hashes.ts';
import { retainedSuspensions } from './moderation/retained-suspensions.ts';
import { locationsHandlers } from './reference/locations.handlers.ts';
import { matchingHandlers } from './matching/matching.handlers.ts';
import { messagesHandlers } from './moderation/messages.handlers.ts';
import { moderationHandlers } from './moderation/moderation.handlers.ts';
import type { Handlers } from './http/operation.ts';
import { mailConsentHandlers } from './notifications/mail-consent.handlers.ts';
import { notificationsHandlers } from './notifications/notifications.handlers.ts';
import { pushHandlers } from './notifications/push.handlers.ts';
import { phoneHandlers } from './phone/phone.handlers.ts';
import type { IdentityService } from './server/identity-service.ts';
import { createProfileViews } from './matching/profile-view-quota.ts';
import { profilesHandlers } from './profiles/profiles.handlers.ts';
import { proposalsHandlers } from './proposals/proposals.handlers.ts';
import { sharingHandlers } from './sharing/sharing.handlers.ts';
import { reportsHandlers } from './moderation/reports.handlers.ts';
import { sessionsHandlers } from './auth/sessions.handlers.ts';
import { usersHandlers } from './users/users.handlers.ts';

export type HandlerParts = {
  app: FastifyInstance;
  database: Database;
  google: GoogleProvider;
  identity: IdentityService;
  hashes: KeyedHashes;
  cookies: SessionCookies;
  tokens: SessionTokens;
  limits: Limits;
  moderatorEmails: readonly string[];
  requiresConsent: boolean;
  localServices: ('database' | 'google' | 'phone')[];
  operator: Operator;
  hasMail: boolean;
  /** The public key of web push; without it no browser can subscribe. */
  pushKey?: string;
  now: () => Date;
};

/** One handler for each operation of the contract, from all capabilities. */
export function createHandlers(
  parts: HandlerParts,
): Complete<Handlers, `${Missing} is in the contract: write its handler and join it here`> {
  // Needed where something is missing: the sentence is then the one error.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  return joinHandlers(parts) as Joined & Pick<Handlers, Missing>;
}

type Joined = ReturnType<typeof joinHandlers>;
type Missing = Exclude<OperationId, keyof Joined>;

function joinHandlers(parts: HandlerParts) {
  const suspensions = retainedSuspensions(parts.hashes);
  const views = createProfileViews(parts.app, parts.database, parts.limits);
  return {
    ...authHandlers(parts),
    ...usersHandlers({ ...parts, views }),
    ...profilesHandlers({ ...parts, suspensions, views }),
    ...matchingHandlers({ ...parts, views }),
    ...proposalsHandlers(parts),
    ...contactReadsHandlers(parts),
    ...guardianHandlers(parts),
    ...sessionsHandlers(parts),
    ...membersHandlers({ ...parts, views }),
    ...sharingHandlers({ ...parts, views }),
    ...reportsHandlers(parts),
    ...moderationHandlers({ ...parts, suspensions }),
    ...messagesHandlers(parts),
    ...notificationsHandlers(parts),
    ...mailConsentHandlers(parts),
    ...pushHandlers(parts),
    ...phoneHandlers(parts),
    ...locationsHandlers(),
    ...clientConfigHandlers(parts),
  };
}
