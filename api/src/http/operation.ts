import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type * as contract from '@mithaq/openapi/handlers.ts';

/** The signed-in browser and its user. */
export type Session = {
  userId: string;
  email: string;
  name: string;
  avatarUrl: string | null;
  tokenHash: string;
  profileId: string | null;
  gender: Gender | null;
  isVerified: boolean;
};

/** A session whose user has a profile. */
export type MemberSession = Session & { profileId: string; gender: Gender };

type Http = { request: FastifyRequest; reply: FastifyReply };

/** What a handler of the server receives beside the request's parts, by the onboarding stage that the contract requires. */
export type Context = {
  public: Http;
  session: Http & { session: Session };
  complete: Http & { session: MemberSession };
  verified: Http & { session: MemberSession };
};

/** What a handler of this operation receives. */
export type Call<K extends contract.OperationId> = contract.Call<K, Context>;

/** A handler for each operation of the contract. */
export type Handlers = contract.Handlers<Context>;
