import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Operations } from '@mithaq/openapi/generated/operations.ts';

/** Who is behind the session. */
export type Account = {
  userId: string;
  email: string;
  name: string;
  avatarUrl: string | null;
  tokenHash: string;
  profileId: string | null;
  gender: Gender | null;
  isVerified: boolean;
};

/** An account that has a profile. */
export type Member = Account & { profileId: string; gender: Gender };

type Callers = {
  public: object;
  session: { account: Account };
  complete: { account: Account; member: Member };
  verified: { account: Account; member: Member };
};

/** What a handler is called with: the checked parts of the request, and who asks, as far as the contract demands it. */
export type Call<K extends keyof Operations> = Pick<Operations[K], 'params' | 'query' | 'body'> &
  Callers[Operations[K]['need']] & { request: FastifyRequest; reply: FastifyReply };

/** A handler for each operation of the contract; it gives the body of the success that the contract names. */
export type Handlers = { [K in keyof Operations]: (call: Call<K>) => Promise<Operations[K]['answer']> };
