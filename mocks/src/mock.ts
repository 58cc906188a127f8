import type { Operations } from '@mithaq/openapi/generated/operations.ts';
import type { DefaultBodyType, http } from 'msw';
import type { OperationId } from './contract-checks.ts';
import type { Account, Member, State } from './state.ts';

/** How much one account may do; 0 = as much as it likes. The server's defaults are the same. */
export type Limits = {
  proposalsPerDay: number;
  proposalsPending: number;
  profilesPerDay: number;
  phoneProofsPer10Min: number;
};

/** What a resolver of MSW is given, and the generated handlers pass on. */
export type Received = Parameters<Parameters<typeof http.get>[1]>[0];

/** A request that has passed the gates and is well-formed. */
export type Call<K extends OperationId> = {
  params: Operations[K]['params'];
  query: Operations[K]['query'];
  body: Operations[K]['body'];
  request: Request & { json(): Promise<DefaultBodyType> };
  /** who is signed in; to be asked for only where the contract wants a session */
  readonly account: Account;
  /** the same, with a profile; to be asked for only where the contract wants one */
  readonly member: Member;
};

type Answer<K extends OperationId> = Operations[K]['answer'];

/** What a capability needs to answer its operations. */
export type Mock = {
  state: State;
  limits: Limits;
  /** where the client finds the identity service */
  origin: string;
  now(): Date;
  /** a new version 7 UUID, later than all before */
  newId(): string;
  signOut(): void;
  /** Wraps an answer in everything that holds for every operation: failures on demand, gates, validation, the contract. */
  answering<K extends OperationId>(
    operationId: K,
    act: (call: Call<K>) => Answer<K> | Promise<Answer<K>>,
  ): (received: Received) => Promise<Answer<K>>;
};
