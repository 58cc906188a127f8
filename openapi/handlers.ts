import type { Operations } from './generated/operations.ts';
import type { RequiredStage } from './rules/onboarding.ts';

/** An operation that the mocks answer: every one of the contract. */
export type MockedOperationId = keyof Operations;

/** An operation that the server answers: not those that are still `x-mocks-only`. */
export type OperationId = {
  [K in MockedOperationId]: Operations[K] extends { isMocksOnly: true } ? never : K;
}[MockedOperationId];

/**
 * What a handler receives: the validated parts of the request, and what its backend adds for the stage that the contract
 * requires. `Context` has one type per stage, for example the session of a member.
 */
export type Call<K extends MockedOperationId, Context extends Record<RequiredStage, object>> = Pick<
  Operations[K],
  'params' | 'query' | 'body'
> &
  Context[Operations[K]['requiredStage']];

/** A handler for each operation of the server, or of the mocks; it returns the body of the success response. */
export type Handlers<Context extends Record<RequiredStage, object>, Ids extends MockedOperationId = OperationId> = {
  [K in Ids]: (call: Call<K, Context>) => Operations[K]['response'] | Promise<Operations[K]['response']>;
};

/** All handlers. The compiler names each operation that has none, where it would else list the types of all that are there. */
export type Complete<All, _Missing extends never> = All;
