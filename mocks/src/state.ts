import type { Preferences, Profile, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isLive } from '@mithaq/openapi/rules/proposal.ts';

/** A profile as it is kept: exact and whole. */
export type StoredProfile = Omit<Profile, 'firstName' | 'isVerified' | 'phoneNumber' | 'fullName' | 'annualIncome'> & {
  fullName: string;
  annualIncome: number | null;
};

export type Account = {
  id: string;
  email: string;
  name: string;
  profile: StoredProfile | null;
  preferences: Preferences | null;
  phoneNumber: string | null;
  isPhoneVerified: boolean;
};

/** An account that has created its profile. */
export type Member = Account & { profile: StoredProfile; preferences: Preferences };

/** Sender and receiver are ids of accounts. */
export type StoredProposal = {
  id: string;
  sender: string;
  receiver: string;
  status: ProposalStatus;
  createdAt: string;
};

export type ContactRead = { proposalId: string; readBy: string; readOf: string; at: string };

/** Everything the world remembers. */
export type State = {
  accounts: Map<string, Account>;
  proposals: Map<string, StoredProposal>;
  contactReads: ContactRead[];
  /** which profiles an account has seen on a day */
  seen: Map<string, { day: string; profileIds: Set<string> }>;
  /** when an account tried to prove a phone number, in milliseconds */
  phoneAttempts: Map<string, number[]>;
  usedProofs: Set<string>;
};

export function emptyState(): State {
  return {
    accounts: new Map(),
    proposals: new Map(),
    contactReads: [],
    seen: new Map(),
    phoneAttempts: new Map(),
    usedProofs: new Set(),
  };
}

export function isMember(account: Account): account is Member {
  return account.profile !== null && account.preferences !== null;
}

export function memberById(state: State, accountId: string): Member {
  const account = state.accounts.get(accountId);
  if (!account || !isMember(account)) throw new Error(`${accountId} is no member of this world.`);
  return account;
}

export function memberByProfile(state: State, profileId: string): Member | undefined {
  return [...state.accounts.values()].filter(isMember).find((member) => member.profile.id === profileId.toLowerCase());
}

export function proposalsOf(state: State, account: Account): StoredProposal[] {
  return [...state.proposals.values()].filter((p) => p.sender === account.id || p.receiver === account.id);
}

export function proposalsBetween(state: State, one: Account, other: Account): StoredProposal[] {
  return proposalsOf(state, one).filter((p) => p.sender === other.id || p.receiver === other.id);
}

export function liveProposalBetween(state: State, one: Account, other: Account): StoredProposal | undefined {
  return proposalsBetween(state, one, other).find((p) => isLive(p.status));
}

/** Whether the marriage of this account is fixed, in another proposal than the named one. */
export function isMarriageFixed(state: State, account: Account, besides?: StoredProposal): boolean {
  return proposalsOf(state, account).some((p) => p.status === 'MARRIAGE_FIXED' && p.id !== besides?.id);
}

/** The state as text, for localStorage. */
export function toText(state: State): string {
  return JSON.stringify(state, (_key, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    if (value instanceof Set) return { $set: [...value] };
    return value;
  });
}

/** The state that was written by toText. */
export function fromText(text: string): State {
  // Only toText writes what is read here.
  return JSON.parse(text, (_key, value: { $map?: [unknown, unknown][]; $set?: unknown[] } | null) => {
    if (value?.$map) return new Map(value.$map);
    if (value?.$set) return new Set(value.$set);
    return value;
  }) as State;
}
