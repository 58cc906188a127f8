import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gender, Suspension } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type * as contract from '@mithaq/openapi/handlers.ts';

/** What the database knows of a signed-in browser and its user. */
export type SessionFacts = {
  userId: string;
  email: string;
  name: string;
  avatarUrl: string | null;
  tokenHash: string;
  profileId: string | null;
  gender: Gender | null;
  /** The keyed hash of the proved number. */
  numberHash: string | null;
  isVerified: boolean;
  /** A new number waits in place of a proved one. */
  isConfirmingNumber: boolean;
  isPaused: boolean;
  isMarriageFixed: boolean;
  suspension: Suspension | null;
};

/** The signed-in browser and its user. */
export type Session = SessionFacts & {
  /** The operator named the user's e-mail address. */
  isModerator: boolean;
};

/** A session whose user has a profile. */
export type MemberSession = Session & { profileId: string; gender: Gender };

type Http = {
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Compares what is stored, as its GET shows it, with `If-Match`. In the transaction of the change, with the row locked.
   * @throws ApiProblem changed-meanwhile
   */
  requireUnchanged(stored: unknown): void;
};

/** What a handler of the server receives beside the request's parts, by the onboarding stage that the contract requires. */
export type Context = {
  public: Http;
  account: Http & { session: Session };
  session: Http & { session: Session };
  complete: Http & { session: MemberSession };
  proved: Http & { session: MemberSession };
  verified: Http & { session: MemberSession };
  moderator: Http & { session: Session };
};

/** What a handler of this operation receives. */
export type Call<K extends contract.OperationId> = contract.Call<K, Context>;

/** A handler for each operation of the contract. */
export type Handlers = contract.Handlers<Context>;
