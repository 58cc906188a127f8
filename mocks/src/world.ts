import {
  members as demoMembers,
  proposals as demoProposals,
  type DemoProposal,
  type Member as Example,
} from '@mithaq/openapi/examples/members.ts';
import { http } from 'msw';
import { authHandlers } from './auth.ts';
import { clientConfigHandlers } from './client-config.ts';
import type { OperationId } from './contract-checks.ts';
import { locationHandlers } from './locations.ts';
import { matchingHandlers } from './matching.ts';
import type { Limits, Mock } from './mock.ts';
import { createNewId } from './new-id.ts';
import { createAnswering, type Failure } from './operation.ts';
import { phoneHandlers } from './phone.ts';
import { phoneServiceHandlers, type Sms } from './phone-service.ts';
import { preferencesHandlers } from './preferences.ts';
import { profileHandlers } from './profiles.ts';
import { proposalHandlers } from './proposals.ts';
import { Refusal } from './refusal.ts';
import { accountKey, createMemory, readAccount, stateKey, type Remembered } from './remembered.ts';
import { seededState } from './seed.ts';
import { sentinelMembers } from './sentinels.ts';
import { fromText, toText, type Account } from './state.ts';
import { userHandlers } from './users.ts';

export type WorldOptions = {
  /** who lives in it; the demo community with the sentinels when left out */
  members?: Example[];
  proposals?: DemoProposal[];
  /** key of a demo person, or id of a user */
  signedInAs?: string | null;
  limits?: Partial<Limits>;
  now?: () => Date;
  origin?: string;
  /** milliseconds each answer takes */
  latency?: number;
  /** where the world survives a reload; nowhere when left out */
  storage?: Remembered;
  onSms?: (sms: Sms) => void;
  onSignOut?: () => void;
};

const defaultLimits: Limits = {
  proposalsPerDay: 10,
  proposalsPending: 30,
  profilesPerDay: 300,
  phoneProofsPer10Min: 5,
};

/** One stateful world that answers like the API: for `npm run dev`, Storybook and tests. */
export function createWorld(options: WorldOptions = {}) {
  const {
    now = () => new Date(),
    origin = 'http://localhost',
    latency = 0,
    storage = createMemory(),
    onSms = () => undefined,
    onSignOut = () => undefined,
  } = options;
  const members = options.members ?? [...demoMembers, ...sentinelMembers(demoMembers)];
  const seed = () => seededState(members, options.proposals ?? (options.members ? [] : demoProposals));
  const state = seed();
  const newId = createNewId(now);
  const failures = new Map<OperationId, Arranged<Failure>>();
  const delays = new Map<OperationId, Arranged<number>>();
  const survives = options.storage !== undefined;
  let saved: string | null = null;

  /** Writes the world down. */
  function save(): void {
    saved = toText(state);
    storage.setItem(stateKey, saved);
  }

  /** Reads what was written, also by another tab; what cannot be read is left alone. */
  function restore(): void {
    const found = storage.getItem(stateKey);
    if (found === null || found === saved) return;
    try {
      Object.assign(state, fromText(found));
      saved = found;
    } catch {
      storage.removeItem(stateKey);
    }
  }

  /** Forgets everything that happened, and signs out. */
  function startOver(): void {
    Object.assign(state, seed());
    saved = null;
    storage.removeItem(stateKey);
    signInAs(null);
    onSignOut();
  }

  /** Signs in a demo person by key, anyone by id, or nobody. */
  function signInAs(who: string | null): void {
    if (who === null) return storage.removeItem(accountKey);
    const id = members.find(({ key }) => key === who)?.userId ?? who;
    const account = state.accounts.get(id);
    if (!account) throw new Error(`Nobody of this world has the key or id ${who}.`);
    storage.setItem(accountKey, JSON.stringify({ email: account.email, name: account.name }));
  }

  /** The account of the session. An address nobody has signed in with becomes a new, empty account, as at the real sign-in. */
  function whoAsks(): Account | null {
    if (survives) restore();
    const chosen = readAccount(storage);
    if (!chosen) return null;
    const known = [...state.accounts.values()].find(({ email }) => email === chosen.email);
    return known ?? addAccount(chosen.email, chosen.name);
  }

  function addAccount(email: string, name: string): Account {
    const account: Account = {
      id: newId(),
      email,
      name,
      profile: null,
      preferences: null,
      phoneNumber: null,
      isPhoneVerified: false,
    };
    state.accounts.set(account.id, account);
    return account;
  }

  const mock: Mock = {
    state,
    limits: { ...defaultLimits, ...options.limits },
    origin,
    now,
    newId,
    signOut: () => {
      signInAs(null);
      onSignOut();
    },
    answering: createAnswering({
      whoAsks,
      failureOf: (operationId, request) => arrangedFor(request, failures.get(operationId)),
      latencyOf: (operationId, request) => arrangedFor(request, delays.get(operationId)) ?? latency,
      onAnswered: () => survives && save(),
    }),
  };

  const handlers = [
    ...authHandlers(mock),
    ...userHandlers(mock),
    ...matchingHandlers(mock),
    ...profileHandlers(mock),
    ...phoneHandlers(mock),
    ...preferencesHandlers(mock),
    ...proposalHandlers(mock),
    ...locationHandlers(mock),
    ...clientConfigHandlers(mock),
    http.all(/^https?:\/\/[^/]+\/api\//, () => new Refusal('not-found').toResponse('mock-unknown')),
    ...phoneServiceHandlers(now, onSms),
  ];

  if (options.signedInAs) signInAs(options.signedInAs);

  return {
    handlers,
    state,
    addAccount,
    signInAs,
    signedInUserId: () => whoAsks()?.id ?? null,
    save,
    restore,
    startOver,
    /** Makes an operation fail until it is undone; of its requests those that are meant, or all. */
    fail(operationId: OperationId, what: Failure, isMeant = always): () => void {
      failures.set(operationId, { what, isMeant });
      return () => void failures.delete(operationId);
    },
    /** Makes an operation slow, or by default never answer, until it is undone. */
    slow(operationId: OperationId, what = Infinity, isMeant = always): () => void {
      delays.set(operationId, { what, isMeant });
      return () => void delays.delete(operationId);
    },
    /** Ends every failure and every slowness. */
    recover(): void {
      failures.clear();
      delays.clear();
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** What was arranged for an operation, and for which of its requests. */
type Arranged<T> = { what: T; isMeant: (asked: URL) => boolean };

const always: Arranged<unknown>['isMeant'] = () => true;

function arrangedFor<T>(request: Request, arranged: Arranged<T> | undefined): T | undefined {
  return arranged?.isMeant(new URL(request.url)) ? arranged.what : undefined;
}
