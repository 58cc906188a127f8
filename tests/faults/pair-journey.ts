import { setTimeout as wait } from 'node:timers/promises';
import { newEmail, newPhoneNumber, newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import type { ApiProcess } from './api-process.ts';

/** Where members send their requests, and what came back. */
export type Front = {
  url: string;
  /** The processes; the local Google and phone service belong to one of them each, and a member goes there for both. */
  processes: readonly ApiProcess[];
  /** Statuses and how often they came. */
  statuses: Map<number, number>;
  /** How long the slowest request took, also one without an answer. */
  slowestMs: number;
  failures: string[];
};

type Person = { cookie: string; email: string; phoneNumber: string; profileId: string };
type Gender = 'MALE' | 'FEMALE';

const timeoutMs = 60_000;

/**
 * A man and a woman use the whole product: sign-in, profile, phone, lists, proposal, acceptance, contact details. A request
 * without an answer is sent again. Returns the id of the accepted proposal.
 */
async function completeJourney(front: Front): Promise<string> {
  const [him, her] = await Promise.all([newMember(front, 'MALE'), newMember(front, 'FEMALE')]);
  const feedOf = async (person: Person) => {
    const { data } = await send<{ data: { id: string }[] }>(front, person, 'GET', '/api/v1/profiles/feed?limit=50');
    return data.map(({ id }) => id);
  };
  if (!(await feedOf(her)).includes(him.profileId)) front.failures.push('A new member is not in the Feed.');
  // He has read no list yet: in 1.0.0 a proposal within a second of that can wait in a circle with the write of what was seen.
  await send(front, him, 'POST', '/api/v1/proposals', { receiverProfileId: her.profileId });
  await send(front, him, 'GET', '/api/v1/profiles/for-you');
  if ((await feedOf(him)).includes(her.profileId)) front.failures.push('The Feed does not know the own proposal.');
  const received = await send<{ proposalId: string }[]>(front, her, 'GET', '/api/v1/proposals/RECEIVED');
  const proposalId = received[0]!.proposalId;
  await send(front, her, 'POST', '/api/v1/proposals/accept', { proposalId });
  const contact = await send<{ phoneNumber: string }>(
    front,
    him,
    'GET',
    `/api/v1/proposals/${proposalId}/contact-info?role=RECEIVER`,
  );
  if (contact.phoneNumber !== her.phoneNumber) front.failures.push('The contact details are of somebody else.');
  return proposalId;
}

/** Pairs that complete journeys one after the other, until stop() or a failure. */
export type Pairs = {
  /** The ids of the accepted proposals. */
  accepted: string[];
  /** Resolves when so many more journeys are complete, or one has failed. */
  complete(count: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts so many pairs at once. A failure is added to those of the front. */
export function startPairs(front: Front, pairsAtOnce: number): Pairs {
  const over = new AbortController();
  const accepted: string[] = [];
  const runPair = async () => {
    while (!over.signal.aborted && front.failures.length === 0) {
      const proposalId = await completeJourney(front).catch(
        (error: unknown) => void front.failures.push(String(error)),
      );
      if (proposalId) accepted.push(proposalId);
    }
  };
  const pairs = Promise.all(Array.from({ length: pairsAtOnce }, runPair));
  return {
    accepted,
    async complete(count) {
      const goal = accepted.length + count;
      while (accepted.length < goal && front.failures.length === 0) await wait(20);
    },
    async stop() {
      over.abort();
      await pairs;
    },
  };
}

/** A member of this gender with a proved number. */
export async function newMember(front: Front, gender: Gender): Promise<Person> {
  const person = { cookie: '', email: newEmail(), phoneNumber: newPhoneNumber(), profileId: '' };
  person.cookie = await atOneProcess(front, (api) => signIn(api.origin, person.email));
  await send(front, person, 'POST', '/api/v1/profiles/complete', newProfileBody({ profile: { gender } }));
  type Own = { profile: { id: string } };
  const { profile } = await send<Own>(front, person, 'GET', '/api/v1/profiles/current-user-profile');
  person.profileId = profile.id;
  const { phoneNumber } = person;
  const proofs = new Map<ApiProcess, string>();
  await atOneProcess(front, async (api) => {
    // A proof is used again: the local phone service sends no second code to a number within half a minute.
    const proof = proofs.get(api) ?? (await api.phoneProof(phoneNumber));
    proofs.set(api, proof);
    const response = await fetch(`${api.origin}/api/v1/profiles/verified-phone`, {
      method: 'POST',
      headers: { cookie: person.cookie, authorization: `Bearer ${proof}`, 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber, isPhoneVerified: true }),
    });
    if (response.ok) return;
    if (response.status !== 503) proofs.delete(api);
    throw new Error(`The proof of a number got ${response.status}: ${await response.text()}`);
  });
  return person;
}

/** Tries the processes in turn: what runs on one of them ends with it. */
async function atOneProcess<T>({ processes }: Front, work: (api: ApiProcess) => Promise<T>): Promise<T> {
  for (let attempt = 0, until = Date.now() + timeoutMs; ; attempt += 1) {
    try {
      return await work(processes[attempt % processes.length]!);
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}

/** Signs in at the local Google of a process and returns the cookie of the session. */
async function signIn(origin: string, email: string): Promise<string> {
  const jars = new Map<string, Map<string, string>>();
  const start = new URL(`${origin}/api/v1/auth/google?display=page`);
  start.hostname = 'localhost'; // as in PUBLIC_URL, for the cookies
  let form: URLSearchParams | undefined;
  for (let url = start; ;) {
    const jar = jars.getOrInsertComputed(url.origin, () => new Map());
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; '), accept: 'text/html' },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const session = jar.get('mithaq_session');
    if (session) return `mithaq_session=${session}`;
    const next = response.headers.get('location');
    if (!next && form) throw new Error(`The sign-in ended with ${response.status}.`);
    form = next ? undefined : new URLSearchParams({ name: 'Someone', email });
    if (next) url = new URL(next, url);
  }
}

/** Sends a request until it is answered. One whose answer was lost may have been done: then 409 says so. */
export async function send<T>(
  front: Front,
  { cookie }: Pick<Person, 'cookie'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const { url, statuses, failures } = front;
  for (const until = Date.now() + timeoutMs; Date.now() < until; await wait(50)) {
    const began = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: { cookie, connection: 'close', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    const status = text === undefined || text === null ? 0 : response!.status;
    front.slowestMs = Math.max(front.slowestMs, performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const wasSentBefore = until - Date.now() < timeoutMs - 50;
    if (status === 503 && !response!.headers.get('retry-after')) failures.push(`${path} got 503 without Retry-After.`);
    if (status === 0 || status === 503) continue;
    if (response!.ok) return (text ? JSON.parse(text) : undefined) as T; // as the contract says
    if (status === 409 && wasSentBefore) return undefined as T; // no caller reads what a repeated change answers
    failures.push(`${method} ${path} got ${status}: ${text}`);
    throw new Error(`${method} ${path} got ${status}: ${text}`);
  }
  throw new Error(`${method} ${path} was not answered within a minute.`);
}
