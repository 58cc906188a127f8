import type { Operations } from './generated/operations.ts';
import type { RequiredStage } from './rules/onboarding.ts';

export type OperationId = keyof Operations;

/**
 * What a handler receives: the validated parts of the request, and what its backend adds for the stage that the contract
 * requires. `Context` has one type per stage, for example the session of a member.
 */
export type Call<K extends OperationId, Context extends Record<RequiredStage, object>> = Pick<
  Operations[K],
  'params' | 'query' | 'body'
> &
  Context[Operations[K]['requiredStage']];

/** A handler for each operation of the contract, of the server or of the mocks; it returns the body of the success response. */
export type Handlers<Context extends Record<RequiredStage, object>> = {
  [K in OperationId]: (call: Call<K, Context>) => Operations[K]['response'] | Promise<Operations[K]['response']>;
};
