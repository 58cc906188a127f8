import { uuidV7 } from '@mithaq/openapi/examples/deterministic-uuid.ts';
import {
  members as demoMembers,
  proposals as demoProposals,
  type DemoProposal,
  type Member as DemoMember,
} from '@mithaq/openapi/examples/members.ts';
import { mswHandlers } from '@mithaq/openapi/generated/msw-handlers.ts';
import type { MockedOperationId } from '@mithaq/openapi/handlers.ts';
import { defaultLimits, type Limits } from '@mithaq/openapi/rules/limits.ts';
import type { RuleProblem } from '@mithaq/openapi/rules/problems.ts';
import type { SmsCode } from '@mithaq/openapi/phone-service.ts';
import { http, type HttpHandler } from 'msw';
import { unroutedResponse } from './api-problem.ts';
import { createRespond, type MswInfo } from './respond.ts';
import { phoneServiceHandlers } from './phone.ts';
import { sentinelMembers } from './sentinels.ts';
import { createState, newAccount, type State, type User } from './state.ts';
import {
  accountKey,
  createMemoryStorage,
  parsed,
  readAccount,
  stateKey,
  type KeyValueStorage,
} from './storage-keys.ts';

/** The behavior of an operation instead of its answer. */
export type Failure = RuleProblem | 'offline';

export type MockBackendOptions = {
  /** The members; by default the demo community with the sentinels. */
  members?: DemoMember[];
  proposals?: DemoProposal[];
  /** The key of a demo member, or the id of a user. */
  signedInAs?: string | null;
  limits?: Partial<Limits>;
  moderatorEmails?: readonly string[];
  /** A new profile needs the consent to storing religious data, as in production. */
  requiresConsent?: boolean;
  now?: () => Date;
  origin?: string;
  /** Milliseconds before each response. */
  latency?: number;
  /** Where the state survives a reload; nowhere by default. */
  storage?: KeyValueStorage;
  onSms?: (sms: SmsCode) => void;
  onSignOut?: () => void;
};

/** A stateful backend that answers like the API: for `npm run dev`, Storybook and tests. */
export function createMockBackend(options: MockBackendOptions = {}) {
  const { now = () => new Date(), origin = 'http://localhost', latency = 0, storage = createMemoryStorage() } = options;
  const members = options.members ?? [...demoMembers, ...sentinelMembers(demoMembers)];
  const proposals = options.proposals ?? (options.members ? [] : demoProposals);
  const { moderatorEmails = [], requiresConsent = false } = options;
  const state = createState(members, proposals, now());
  const failures = new Map<MockedOperationId, ForMatching<Failure>>();
  const delays = new Map<MockedOperationId, ForMatching<number>>();
  const emptied = new Set<MockedOperationId>();
  const isPersistent = options.storage !== undefined;
  let saved: string | null = null;
  let ids = Math.floor(Math.random() * 2 ** 40);

  /** Returns UUIDs that rise also within a millisecond, and differ between the tabs of a browser. */
  const newId = () => uuidV7(now(), (ids += 1).toString(16).padStart(19, '0'));

  function save(): void {
    const text = isPersistent ? JSON.stringify(state) : saved;
    // Most requests only read, and writing to the storage of a browser blocks the page.
    if (text !== null && text !== saved) storage.setItem(stateKey, (saved = text));
  }

  /** Reads what this or another tab saved; another text is ignored. */
  function restore(): void {
    const found = isPersistent ? storage.getItem(stateKey) : null;
    if (found === null || found === saved) return;
    Object.assign(state, parsed(found) as State | null); // only save() writes there
    saved = found;
  }

  /** Undoes every change, and signs out. */
  function startOver(): void {
    Object.assign(state, createState(members, proposals, now()));
    saved = null;
    storage.removeItem(stateKey);
    signOut();
  }

  /** Signs in a demo member by key, anyone by id, or nobody. */
  function signInAs(who: string | null): void {
    if (who === null) return storage.removeItem(accountKey);
    const id = members.find(({ key }) => key === who)?.userId ?? who;
    const user = state.users.find((each) => each.id === id);
    if (!user) throw new Error(`No member or user of this backend has the key or id ${who}.`);
    storage.setItem(accountKey, JSON.stringify({ email: user.email, name: user.name }));
  }

  function signOut(): void {
    const account = readAccount(storage);
    const user = state.users.find(({ email }) => email === account?.email);
    state.sessions = state.sessions.filter((session) => session.user !== user?.id);
    signInAs(null);
    options.onSignOut?.();
  }

  /** The user of the session. An unknown address becomes a new user without a profile, as at the first sign-in. */
  function currentUser(): User | null {
    restore();
    const account = readAccount(storage);
    if (!account) return null;
    const user = state.users.find(({ email }) => email === account.email) ?? addUser(account.email, account.name);
    useSession(user);
    return user;
  }

  function useSession(user: User): void {
    const at = now().toISOString();
    const session = state.sessions.find((each) => each.user === user.id);
    // The server writes the time at most once an hour, too.
    if (session && Date.parse(at) - Date.parse(session.lastUsedAt) > 3_600_000) session.lastUsedAt = at;
    if (session) return;
    state.sessions.push({ user: user.id, startedAt: at, lastUsedAt: at });
    user.signedInAt = at;
  }

  function addUser(email: string, name: string): User {
    const signedInAt = now().toISOString();
    const user: User = { id: newId(), email, name, signedInAt, profile: null, preferences: null, ...newAccount() };
    state.users.push(user);
    useSession(user);
    return user;
  }

  const respond = createRespond(
    {
      state,
      limits: { ...defaultLimits, ...options.limits },
      moderatorEmails,
      requiresConsent,
      origin,
      now,
      newId,
      signOut,
    },
    {
      currentUser,
      failure: (operationId, request) => valueFor(request, failures.get(operationId)),
      delay: (operationId, request) => valueFor(request, delays.get(operationId)) ?? latency,
      isEmptied: (operationId) => emptied.has(operationId),
      afterResponse: save,
    },
  );

  // Orval's handlers route; respond() answers.
  const operations = Object.entries(mswHandlers) as unknown as [
    MockedOperationId,
    (respond: (info: MswInfo) => Promise<never>) => HttpHandler,
  ][];

  if (options.signedInAs) signInAs(options.signedInAs);

  return {
    handlers: [
      ...operations.map(([operationId, handler]) => handler((info) => respond(operationId, info))),
      http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => unroutedResponse(request)),
      ...phoneServiceHandlers(now, (sms) => options.onSms?.(sms)),
    ],
    state,
    addUser,
    signInAs,
    signedInUserId: () => currentUser()?.id ?? null,
    startOver,
    /** Makes requests of an operation fail, all or those that match, until the returned function is called. */
    fail: (operationId: MockedOperationId, failure: Failure, matches = always) =>
      setFor(failures, operationId, { value: failure, matches }),
    /** Delays an operation by milliseconds, by default for ever, until the returned function is called. */
    slow: (operationId: MockedOperationId, milliseconds = Infinity, matches = always) =>
      setFor(delays, operationId, { value: milliseconds, matches }),
    /** Empties the list that the operation answers with. */
    empty: (operationId: MockedOperationId) => void emptied.add(operationId),
    /** Ends every failure and every delay, and fills the lists again. */
    recover(): void {
      failures.clear();
      delays.clear();
      emptied.clear();
    },
  };
}

export type MockBackend = ReturnType<typeof createMockBackend>;

/** A failure or delay for the matching requests of an operation. */
type ForMatching<T> = { value: T; matches: (url: URL) => boolean };

const always: ForMatching<unknown>['matches'] = () => true;

function setFor<T>(
  table: Map<MockedOperationId, ForMatching<T>>,
  operationId: MockedOperationId,
  set: ForMatching<T>,
): () => void {
  table.set(operationId, set);
  return () => void table.delete(operationId);
}

function valueFor<T>(request: Request, set: ForMatching<T> | undefined): T | undefined {
  return set?.matches(new URL(request.url)) ? set.value : undefined;
}
