import type { PreferencesInput, ProfileCreationInput } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** An answer, before anything is known about it. */
export type Answer = { status: number; headers: Headers; body: unknown };

export type CallInit = {
  query?: Record<string, string | string[]>;
  /** sent as JSON */
  body?: unknown;
  /** sent as it stands, with whatever content type the headers name */
  raw?: string;
  headers?: Record<string, string>;
};

/** Someone who calls: a visitor, or the holder of a session. */
export type Caller = {
  call(method: string, path: string, init?: CallInit): Promise<Answer>;
  userId?: string;
  profileId?: string;
  email?: string;
  phoneNumber?: string;
};

/** What a test wants to be particular about someone; the rest is made up. */
export type MemberOverrides = {
  name?: string;
  email?: string;
  profile?: Partial<ProfileCreationInput>;
  preferences?: Partial<PreferencesInput>;
};

/** How an identity token differs from a good one. */
export type ProofFlaws = {
  /** claims put over the good ones */
  claims?: Record<string, unknown>;
  /** only a subject that checks signatures can tell */
  signature?: 'none' | 'HS256 with the public key' | 'another key';
};

/** What one account may do; 0 = as much as it likes. */
export type Limits = {
  proposalsPerDay: number;
  proposalsPending: number;
  profilesPerDay: number;
  phoneProofsPer10Min: number;
};

/** One implementation of the contract, opened. Members come about as in life: sign-in, profile, proof of the phone. */
export type Subject = {
  name: SubjectSource['name'];
  visitor(): Caller;
  expired(): Promise<Caller>;
  incomplete(): Promise<Caller>;
  unverified(overrides?: MemberOverrides): Promise<Caller>;
  verified(overrides?: MemberOverrides): Promise<Caller>;
  phoneProof(phoneNumber: string, flaws?: ProofFlaws): Promise<string>;
  close(): Promise<void>;
};

/** An implementation that can be opened, with limits of the test's own. */
export type SubjectSource = {
  name: 'mocks' | 'api';
  open(limits?: Partial<Limits>): Promise<Subject>;
};
