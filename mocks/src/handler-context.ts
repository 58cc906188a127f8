import type { Handlers, MockedOperationId } from '@mithaq/openapi/handlers.ts';
import type { Limits } from '@mithaq/openapi/rules/limits.ts';
import type { Member, State, User } from './state.ts';

/** What every handler receives beside the parts of its request. */
export type HandlerContext = {
  state: State;
  limits: Limits;
  moderatorEmails: readonly string[];
  /** Whether a new profile needs the consent to storing religious data. */
  requiresConsent: boolean;
  /** Where the client finds the identity service: the page itself. */
  origin: string;
  request: Request;
  /** Headers of the response that the contract declares. */
  headers: Headers;
  now: () => Date;
  /** Returns a new version 7 UUID, higher than all before. */
  newId: () => string;
  signOut: () => void;
  /**
   * Compares what is stored, as its GET shows it, with `If-Match`.
   * @throws ApiProblem changed-meanwhile
   */
  requireUnchanged: (stored: unknown) => void;
};

/** The handlers of the mocks: the user of the session, who is a member where the contract requires a profile. */
export type MockHandlers = Handlers<
  {
    public: HandlerContext;
    account: HandlerContext & { user: User };
    session: HandlerContext & { user: User };
    complete: HandlerContext & { user: Member };
    proved: HandlerContext & { user: Member };
    verified: HandlerContext & { user: Member };
    moderator: HandlerContext & { user: User };
  },
  MockedOperationId
>;
